import type { Geometry, House } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Sum, statedSums } from './sums.ts';

// Sums that follow from other sums: a house holds every digit once, so its total is known.

/** So many cells a derived sum may have. */
const MOST_CELLS = 16;
/** So many neighbouring rows or columns are taken together. */
const MOST_LINES = 4;
/** Boards with more stated sums have too many pairs of them. */
const MOST_PAIRED = 100;

/** A sum under construction: the factor of every cell of the board. */
interface Draft {
  readonly factors: Int32Array;
  total: number;
  readonly demands: Set<number>;
  readonly houses: readonly number[];
}

/**
 * The sums that follow from the total of one house or of several, and from two stated sums that
 * share cells. Sums of fewer houses come first.
 */
export const derivedSums = perBoard((geometry: Geometry): readonly Sum[] => findSums(geometry));

function findSums(geometry: Geometry): Sum[] {
  const stated = statedSums(geometry);
  if (stated.length === 0) return [];
  const sums = new Map<string, Sum>();
  for (const { cells, factors, total } of stated) sums.set(keyOf(cells, factors, total), stated[0]!);
  const known = sums.size;
  for (const houses of regionsOf(geometry))
    for (const isWhole of [true, false]) {
      const draft = totalOf(houses, geometry);
      takeOut(draft, stated, isWhole);
      keep(sums, draft);
    }
  if (stated.length <= MOST_PAIRED)
    for (const [at, sum] of stated.entries())
      for (const second of stated.slice(at + 1)) {
        const draft = draftOf(sum, geometry.cellCount);
        takeOut(draft, [second], false);
        if (draft.demands.size === 2) keep(sums, draft);
      }
  return [...sums.values()].slice(known);
}

/**
 * Houses whose totals are taken together: single houses, then two boxes, then neighbouring lines.
 */
function regionsOf({ houses, size }: Geometry): House[][] {
  const whole = houses.filter(({ cells }) => cells.length === size);
  const ofKind = (kind: House['kind']): House[] => whole.filter((house) => house.kind === kind);
  const boxes = ofKind('box');
  const pairs = boxes.flatMap((box, at) => boxes.slice(at + 1).map((secondBox) => [box, secondBox]));
  const lines = (['row', 'column'] as const).flatMap((kind) => runsOf(ofKind(kind)));
  return [...whole.map((house) => [house]), ...[...pairs, ...lines].sort((a, b) => a.length - b.length)];
}

/** Lists of lines side by side, each of two lines or more. */
const runsOf = (lines: readonly House[]): House[][] =>
  lines.flatMap((_, at) =>
    Array.from({ length: MOST_LINES - 1 }, (__, more) => lines.slice(at, at + more + 2)).filter(
      (run, index) => run.length === index + 2 && run.every(({ number }, place) => number === run[0]!.number + place),
    ),
  );

function totalOf(houses: readonly House[], { size, cellCount }: Geometry): Draft {
  const factors = new Int32Array(cellCount);
  for (const { cells } of houses) for (const cell of cells) factors[cell]!++;
  const total = (houses.length * size * (size + 1)) / 2;
  return { factors, total, demands: new Set(), houses: houses.map(({ index }) => index) };
}

function draftOf({ cells, factors, total, demands }: Sum, cellCount: number): Draft {
  const all = new Int32Array(cellCount);
  for (const [index, cell] of cells.entries()) all[cell] = factors[index]!;
  return { factors: all, total, demands: new Set(demands), houses: [] };
}

/**
 * Subtracts stated sums from a draft as long as that leaves fewer cells, always the sum that
 * removes most cells. `isWhole`: only sums all of whose cells vanish.
 */
function takeOut(draft: Draft, stated: readonly Sum[], isWhole: boolean): void {
  for (;;) {
    let best: { readonly sum: Sum; readonly sign: number; readonly saved: number } | undefined;
    for (const sum of stated) {
      if (sum.demands.some((demand) => draft.demands.has(demand))) continue;
      for (const sign of [-1, 1]) {
        const saved = savedBy(draft, sum, sign);
        if (saved > (best?.saved ?? 0) && (!isWhole || saved === sum.cells.length)) best = { sum, sign, saved };
      }
    }
    if (!best) return;
    const { sum, sign } = best;
    for (const [index, cell] of sum.cells.entries()) draft.factors[cell]! += sign * sum.factors[index]!;
    draft.total += sign * sum.total;
    for (const demand of sum.demands) draft.demands.add(demand);
  }
}

/** How many cells fewer a draft has after a sum with a sign was added. */
const savedBy = ({ factors }: Draft, sum: Sum, sign: number): number =>
  sum.cells.reduce((saved, cell, index) => {
    const before = factors[cell]!;
    const after = before + sign * sum.factors[index]!;
    return saved + (before === 0 ? 0 : 1) - (after === 0 ? 0 : 1);
  }, 0);

function keep(sums: Map<string, Sum>, { factors, total, demands, houses }: Draft): void {
  if (demands.size === 0) return;
  const cells: Cell[] = [];
  for (const [cell, factor] of factors.entries()) if (factor !== 0) cells.push(cell);
  if (cells.length === 0 || cells.length > MOST_CELLS) return;
  // A sum and its negative say the same. The first factor of the kept form is positive.
  const sign = factors[cells[0]!]! > 0 ? 1 : -1;
  const own = cells.map((cell) => sign * factors[cell]!);
  const key = keyOf(cells, own, sign * total);
  if (!sums.has(key)) sums.set(key, { cells, factors: own, total: sign * total, demands: [...demands], houses });
}

function keyOf(cells: readonly Cell[], factors: readonly number[], total: number): string {
  const parts = cells.map((cell, index) => `${cell}:${factors[index]}`);
  return `${parts.sort().join()}=${total}`;
}
