import type { Cell, CellSet } from '../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../sets/digits.ts';
import type { Position } from '../position.ts';
import { cellMarks, type Step } from '../step.ts';
import { defineTechnique } from '../technique.ts';
import { cellOrder } from './cell-order.ts';

/**
 * The cells worth trying together, and the excluders of each: peers that have only a few
 * candidates, so that the digits of the tried cells could be all of them. A cell that sees a single
 * is left for later, as Sudoku Explainer 1.2.1 does.
 */
function triable({ geometry, candidates }: Position, most: number): { cells: Cell[]; excluders: Cell[][] } {
  const { peers } = cellOrder(geometry);
  const cells: Cell[] = [];
  const excluders: Cell[][] = [];
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (digitCount(candidates[cell]!) < 2) continue;
    const few = [...peers.subarray(geometry.peerStart[cell]!, geometry.peerStart[cell + 1]!)].filter((peer) => {
      const count = digitCount(candidates[peer]!);
      return count >= 1 && count <= most;
    });
    if (few.length === 0 || few.some((peer) => digitCount(candidates[peer]!) === 1)) continue;
    cells.push(cell);
    excluders[cell] = few;
  }
  return { cells, excluders };
}

/**
 * By cell, the candidates that occur in no way to fill all of these cells. In such a way no digit
 * may see itself in another cell, and each excluder must keep a candidate.
 */
function leftOut({ geometry, candidates }: Position, cells: readonly Cell[], excluders: readonly Cell[]): DigitSet[] {
  const possible = cells.map(() => 0);
  const chosen = cells.map(() => 0);
  /**
   * Tries the candidates of a cell after those chosen before it. Says whether some way leads to the
   * end.
   */
  const fill = (index: number, used: DigitSet): boolean => {
    const sees = geometry.peerSets[cells[index]!]!;
    let free = candidates[cells[index]!]!;
    for (let before = 0; before < index; before++) if (sees.has(cells[before]!)) free &= ~chosen[before]!;
    if (index === cells.length - 1) {
      for (const excluder of excluders) {
        const rest = candidates[excluder]! & ~used;
        if ((rest & (rest - 1)) === 0) free &= rest && ~rest;
      }
    } else {
      for (let left = free; left !== 0; left &= left - 1) {
        chosen[index] = left & -left;
        if (!fill(index + 1, used | chosen[index]!)) free &= ~chosen[index]!;
      }
    }
    possible[index]! |= free;
    return free !== 0;
  };
  fill(0, 0);
  return cells.map((cell, index) => candidates[cell]! & ~possible[index]!);
}

/**
 * What the ways to fill some cells together leave out, if anything, with as few excluders as are
 * needed.
 */
function exclude(
  technique: string,
  position: Position,
  cells: readonly Cell[],
  excluders: readonly Cell[],
): Step | undefined {
  const gone = leftOut(position, cells, excluders);
  if (gone.every((digits) => digits === 0)) return undefined;
  const needed = excluders.reduce((kept, excluder) => {
    const fewer = kept.filter((cell) => cell !== excluder);
    return leftOut(position, cells, fewer).every((digits, index) => digits === gone[index]) ? fewer : kept;
  }, excluders);
  const eliminations = cells.flatMap((cell, index) => digitsOf(gone[index]!).map((digit) => ({ cell, digit })));
  return {
    technique,
    placements: [],
    eliminations,
    marks: [...cellMarks(cells, 'pattern'), ...cellMarks(needed, 'second')],
    args: { cells: { cells }, candidates: { candidates: eliminations }, excluders: { cells: needed } },
  };
}

const common = (excluders: readonly Cell[], sees: CellSet): Cell[] => excluders.filter((cell) => sees.has(cell));

/** Pairs of cells with at least two excluders in common, in the order 1 2, 1 3 … */
function* pairs(
  { geometry }: Position,
  { cells, excluders }: ReturnType<typeof triable>,
): Generator<[Cell, Cell, Cell[]]> {
  for (const [index, one] of cells.entries())
    for (const other of cells.slice(index + 1)) {
      const both = common(excluders[one]!, geometry.peerSets[other]!);
      if (both.length >= 2) yield [one, other, both];
    }
}

export const alignedPairExclusion = defineTechnique({
  id: 'aligned-pair-exclusion',
  name: 'Aligned Pair Exclusion',
  family: 'exclusion',
  says: 'Try all ways to fill {cells} together, without those that put a digit twice where it may stand once, or leave a cell of {excluders} without candidates: {candidates} cannot be found in any.',
  *find(position) {
    for (const [one, other, excluders] of pairs(position, triable(position, 2))) {
      const step = exclude('aligned-pair-exclusion', position, [one, other], excluders);
      if (step) yield step;
    }
  },
});

export const alignedTripletExclusion = defineTechnique({
  id: 'aligned-triplet-exclusion',
  name: 'Aligned Triplet Exclusion',
  family: 'exclusion',
  says: 'Try all ways to fill {cells} together, without those that put a digit twice where it may stand once, or leave a cell of {excluders} without candidates: {candidates} cannot be found in any.',
  *find(position) {
    const { cellCount, peerSets } = position.geometry;
    const tried = triable(position, 3);
    const done = new Set<number>();
    for (const [one, other, both] of pairs(position, tried))
      for (const third of new Set([...tried.excluders[one]!, ...tried.excluders[other]!])) {
        if (third === one || third === other || !tried.excluders[third]) continue;
        const excluders = common(both, peerSets[third]!);
        if (excluders.length < 2) continue;
        const cells = [one, other, third].sort((a, b) => a - b);
        const key = (cells[0]! * cellCount + cells[1]!) * cellCount + cells[2]!;
        if (done.has(key)) continue;
        done.add(key);
        const step = exclude('aligned-triplet-exclusion', position, cells, excluders);
        if (step) yield step;
      }
  },
});
