import { chainMarks } from '../../human/relations/chain-steps.ts';
import { commonPeers, type Position } from '../../human/steps/position.ts';
import type { ChainNode, Node, Step } from '../../human/steps/step.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, digitsOf, hasDigit } from '../../sets/digits.ts';
import { type Implications, isTrue } from './implications.ts';
import { sorted } from './sum.ts';

/** A chain with eliminations. Each literal of its way follows from the literal before. */
export interface Loop {
  readonly kind: 'continuous-nice-loop' | 'discontinuous-nice-loop' | 'aic';
  readonly way: readonly number[];
  readonly eliminations: readonly Candidate[];
}

/**
 * The eliminations of a chain whose last node is true when its first is false. A single candidate
 * that sees two ends of its digit is left to the loop that begins there.
 */
export function lostToBoth(position: Position, a: Node, b: Node): Candidate[] {
  const { geometry, candidates } = position;
  const [from, to] = [a.cells[0]!, b.cells[0]!];
  if (a.digit === b.digit) {
    const cells = position.cellsWith(a.digit).and(commonPeers(geometry, [from, to]));
    return cells.size < 2 ? [] : [...cells].map((cell) => ({ cell, digit: a.digit }));
  }
  const isCross = hasDigit(candidates[from]!, b.digit) && hasDigit(candidates[to]!, a.digit);
  if (!isCross || !geometry.peerSets[from]!.has(to)) return [];
  return sorted([
    { cell: from, digit: b.digit },
    { cell: to, digit: a.digit },
  ]);
}

/** The loop of a way that returns to its first cell. */
export function ringOf(position: Position, { nodes }: Implications, way: readonly number[]): Loop {
  const [start, end] = [way[0]!, way.at(-1)!];
  const [first, second] = [nodes[start >> 1]!, nodes[end >> 1]!];
  const cell = first.cells[0]!;
  const without = (...digits: Digit[]): Candidate[] => othersOf(position, cell, digits);
  const broken = (eliminations: Candidate[]): Loop => ({ kind: 'discontinuous-nice-loop', way, eliminations });
  if (first.digit === second.digit) return broken(isTrue(end) ? without(first.digit) : [{ cell, digit: first.digit }]);
  // A link into the cell is weak when it begins true, or ends false.
  if (isTrue(start) === isTrue(end)) return broken([{ cell, digit: isTrue(start) ? first.digit : second.digit }]);
  const isClosed = !isTrue(start) || without(first.digit, second.digit).length === 0;
  const eliminations = isClosed ? sorted(lossesAround(position, nodes, way)) : [];
  return { kind: 'continuous-nice-loop', way, eliminations };
}

const othersOf = ({ candidates }: Position, cell: Cell, digits: readonly Digit[]): Candidate[] =>
  digitsOf(candidates[cell]!)
    .filter((digit) => !digits.includes(digit))
    .map((digit) => ({ cell, digit }));

/**
 * The eliminations of a closed loop. One of two candidates with a weak link between their cells is
 * true, so other cells that see both lose the digit. Cells of the loop keep it. A cell with strong
 * links to two of its digits keeps only these.
 */
function lossesAround(position: Position, nodes: readonly Node[], way: readonly number[]): Candidate[] {
  const lost = new Map<string, Candidate>();
  const lose = (candidates: readonly Candidate[]): void => {
    for (const candidate of candidates) lost.set(`${candidate.cell} ${candidate.digit}`, candidate);
  };
  const own = new Set(way.flatMap((literal) => nodes[literal >> 1]!.cells));
  for (const [at, literal] of way.entries()) {
    const next = way[(at + 1) % way.length]!;
    const [from, to] = [nodes[literal >> 1]!, nodes[next >> 1]!];
    if (!isTrue(literal) || isTrue(next)) continue;
    if (from.digit !== to.digit) {
      lose(othersOf(position, from.cells[0]!, [from.digit, to.digit]));
      continue;
    }
    const seen = position.cellsWith(from.digit).and(commonPeers(position.geometry, [...from.cells, ...to.cells]));
    lose([...seen].filter((cell) => !own.has(cell)).map((cell) => ({ cell, digit: from.digit })));
  }
  return [...lost.values()];
}

/** A loop as a step. With groups it belongs to the grouped technique. */
export function stepOf({ nodes }: Implications, { kind, way, eliminations }: Loop, isGrouped: boolean): Step {
  const drawnNodes = shownWay(way).map((literal, at): ChainNode => {
    const node = { ...nodes[literal >> 1]!, isOn: isTrue(literal) };
    if (at === 0 && kind !== 'continuous-nice-loop') return node;
    return { ...node, link: isTrue(literal) ? 'strong' : 'weak' };
  });
  const alone = ({ cells, digit, isOn }: ChainNode) => ({ chain: [{ cells, digit, isOn }] });
  return {
    technique: isGrouped ? `grouped-${kind}` : kind,
    placements: [],
    eliminations,
    marks: chainMarks(drawnNodes),
    args: { chain: { chain: drawnNodes }, start: alone(drawnNodes[0]!), end: alone(drawnNodes.at(-1)!) },
    measures: { length: drawnNodes.length },
  };
}

/** A way as it is shown: from a false node to a true node. */
function shownWay(way: readonly number[]): readonly number[] {
  const [start, end] = [way[0]!, way.at(-1)!];
  if (!isTrue(start)) return isTrue(end) ? way : way.slice(0, -1);
  if (isTrue(end)) return way.slice(1);
  return start >> 1 === end >> 1 ? way.slice(1, -1) : [end, ...way.slice(0, -1)];
}
