import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import type { Cell } from '../../sets/cells.ts';
import { groupedImplications, type Implications, isTrue, plainImplications } from './implications.ts';
import { type Loop, lostToBoth, ringOf, stepOf } from './loop.ts';
import { Spread } from './spread.ts';
import { sumOf } from './sum.ts';

/** The nice loop, or chain between two candidates, that HoDoKu takes. */
export const niceLoop = (position: Position): Step | undefined =>
  firstLoop(position, position.get(plainImplications), false);

/** The same with groups. Loops without a group do not count. */
export const groupedNiceLoop = (position: Position): Step | undefined =>
  firstLoop(position, position.get(groupedImplications), true);

/** More eliminations come first, then shorter chains, then the smaller sum. */
function firstLoop(position: Position, implications: Implications, isGrouped: boolean): Step | undefined {
  let best: Loop | undefined;
  const compare = (a: Loop, b: Loop): number =>
    b.eliminations.length - a.eliminations.length ||
    a.way.length - b.way.length ||
    sumOf(a.eliminations) - sumOf(b.eliminations);
  for (const loop of loopsOf(position, implications, isGrouped)) if (!best || compare(loop, best) < 0) best = loop;
  return best && stepOf(implications, best, isGrouped);
}

/** Fewer literals are a locked candidate, a pair or nothing. */
const FEWEST = 4;

/**
 * A loop or a chain for each two candidates: the first way from one candidate to the other. If that
 * way returns to a cell, no other way is tried.
 */
function* loopsOf(position: Position, implications: Implications, isGrouped: boolean): Generator<Loop> {
  const { nodes, singles } = implications;
  const spread = new Spread(implications);
  const hasGroup = (way: readonly number[]): boolean => way.some((literal) => literal >> 1 >= singles);
  for (const first of [1, 0])
    for (let start = 0; start < singles; start++) {
      const cell = nodes[start]!.cells[0]!;
      spread.from(start * 2 + first);
      for (let at = 1; at < spread.count; at++) {
        const end = spread.order[at]!;
        if (end >> 1 >= singles) continue;
        const isRing = nodes[end >> 1]!.cells[0] === cell;
        if (!isRing && (first === 1 || !isTrue(end))) continue;
        const lost = isRing ? [] : lostToBoth(position, nodes[start]!, nodes[end >> 1]!);
        if (!isRing && lost.length === 0) continue;
        const way = spread.wayTo(end);
        if (way.length < FEWEST || (isGrouped && !hasGroup(way)) || isLasso(implications, way, isRing)) continue;
        const loop: Loop = isRing ? ringOf(position, implications, way) : { kind: 'aic', way, eliminations: lost };
        if (loop.eliminations.length > 0) yield loop;
      }
    }
}

/** Whether a chain comes back to a cell that it has left. A ring may do so where it begins. */
function isLasso({ nodes }: Implications, way: readonly number[], isRing: boolean): boolean {
  const left = new Set<Cell>();
  const first = nodes[way[0]! >> 1]!.cells[0]!;
  let before: readonly Cell[] = [];
  for (const literal of way) {
    const { cells } = nodes[literal >> 1]!;
    if (left.has(cells[0]!)) return true;
    if (!isRing || before[0] !== first) for (const cell of before) left.add(cell);
    before = cells;
  }
  return false;
}
