import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { type Demand, isMet, isOfPeers } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, type DigitSet, digitBit, everyDigit, hasDigit } from '../../sets/digits.ts';

/** The pairs of digits that demands allow in two cells. That peers differ is included. */
export interface Tie {
  readonly from: Cell;
  readonly to: Cell;
  /** By digit - 1 of `from`: the digits that `to` may hold then. */
  readonly allowed: readonly DigitSet[];
  /** The demands from which it follows, as indexes. */
  readonly demands: readonly number[];
}

/** All ties of a board. */
export interface Ties {
  /** By cell: its ties, by the other cell. Each has its reverse. */
  readonly byCell: readonly (readonly Tie[])[];
  /** All of them, cell by cell. */
  readonly all: readonly Tie[];
}

/** The ties of a board; plain boards have none. */
export const tiesOf = perBoard((geometry: Geometry): Ties => {
  const byCell = findTies(geometry);
  return { byCell, all: byCell.flat() };
});

/** Whether some cells of a board are tied. On all other boards ties need no search. */
export const hasTies = (geometry: Geometry): boolean => geometry.demands.length > 0 && tiesOf(geometry).all.length > 0;

/** The tie of two cells, if they have one. */
export const tieBetween = (geometry: Geometry, from: Cell, to: Cell): Tie | undefined =>
  tiesOf(geometry).byCell[from]!.find((tie) => tie.to === to);

/**
 * The candidates that cannot be true beside a digit because of ties alone, as numbers: cell·size +
 * digit - 1.
 * The same digit in peers is not among them.
 */
export function tiedTo(geometry: Geometry, candidates: ArrayLike<DigitSet>, cell: Cell, digit: Digit): number[] {
  const { size, peerSets } = geometry;
  const tied: number[] = [];
  for (const { to, allowed } of tiesOf(geometry).byCell[cell]!) {
    const own = peerSets[cell]!.has(to) ? digitBit(digit) : 0;
    for (let left = candidates[to]! & ~allowed[digit - 1]! & ~own; left !== 0; left &= left - 1)
      tied.push(to * size + lowestBit(left));
  }
  return tied;
}

/** Whether two different candidates cannot both be true: by their cell, as peers or by a tie. */
export function areExclusive(geometry: Geometry, a: Candidate, b: Candidate): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit;
  if (a.digit === b.digit && geometry.peerSets[a.cell]!.has(b.cell)) return true;
  const tie = tieBetween(geometry, a.cell, b.cell);
  return tie !== undefined && !hasDigit(tie.allowed[a.digit - 1]!, b.digit);
}

function findTies(geometry: Geometry): Tie[][] {
  const { cellCount, size, demands, peerSets } = geometry;
  const tiesOf = Array.from({ length: cellCount }, () => new Map<Cell, { allowed: DigitSet[]; demands: number[] }>());
  const enter = (from: Cell, to: Cell, allowed: readonly DigitSet[], demand: number): void => {
    const known = tiesOf[from]!.get(to) ?? { allowed: emptyTable(size, peerSets[from]!.has(to)), demands: [] };
    for (let digit = 0; digit < size; digit++) known.allowed[digit]! &= allowed[digit]!;
    known.demands.push(demand);
    tiesOf[from]!.set(to, known);
  };
  for (const [index, demand] of demands.entries())
    for (const [from, to, allowed] of pairsOf(demand, size)) {
      enter(from, to, allowed, index);
      enter(to, from, reverseOf(allowed), index);
    }
  return tiesOf.map((ties, from) =>
    [...ties].sort(([from1], [from2]) => from1 - from2).map(([to, tie]) => ({ from, to, ...tie })),
  );
}

/** A table that allows all pairs, except equal digits of peers. */
const emptyTable = (size: number, arePeers: boolean): DigitSet[] =>
  Array.from({ length: size }, (_, index) => everyDigit(size) & ~(arePeers ? 1 << index : 0));

const reverseOf = (allowed: readonly DigitSet[]): DigitSet[] =>
  allowed.map((_, otherDigit) =>
    allowed.reduce((set, digits, digit) => set | (((digits >>> otherDigit) & 1) << digit), 0),
  );

type Pair = readonly [from: Cell, to: Cell, allowed: readonly DigitSet[]];

/** What a demand requires of two of its cells, whatever its other cells hold. */
function pairsOf(demand: Demand, size: number): Pair[] {
  if (isOfPeers(demand) || demand.kind === 'void') return [];
  if (demand.kind === 'pair') return [[...demand.cells, demand.allowed]];
  const cells = [...new Set(demand.cells)];
  if (demand.kind === 'set') return allPairs(cells, togetherIn(demand.sets, size));
  if (cells.length !== 2) return [];
  const [from, to] = cells as [Cell, Cell];
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  const fits = (digitAt: number) => (set: DigitSet, index: number) =>
    isMet(demand, { length: 0, [from]: digitAt, [to]: index }) ? set | digitBit(index) : set;
  return [[from, to, digits.map((digitIndex) => digits.reduce(fits(digitIndex), 0))]];
}

const allPairs = (cells: readonly Cell[], allowed: readonly DigitSet[]): Pair[] =>
  cells.flatMap((from, index) => cells.slice(index + 1).map((to): Pair => [from, to, allowed]));

/** By digit - 1: the union of the sets that hold the digit, without the digit itself. */
const togetherIn = (sets: readonly DigitSet[], size: number): DigitSet[] =>
  Array.from({ length: size }, (_, index) =>
    sets.reduce((all, set) => ((set >>> index) & 1 ? all | (set & ~(1 << index)) : all), 0),
  );
