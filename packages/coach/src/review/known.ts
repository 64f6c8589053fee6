import { digitBit, digitCount, type Geometry, type House } from '@pencilmark/core/geometry';
import { type Candidate, Grid } from '@pencilmark/core/puzzle';
import type { Standing } from './moment.ts';

/** A place in a box is a pair or more in the corner: one note alone may be the first of several. */
const FEWEST_PLACES = 2;

/** The puzzle that is reviewed. */
export interface Reviewed {
  readonly geometry: Geometry;
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
}

/** Candidates that went, as sets of digits by cell. */
export type Removed = Int32Array;

/**
 * What the board and the notes of a moment say, without what is wrong in them: right digits, and
 * the candidates that these, the notes and `struckEarlier` leave. Notes in the middle of a cell are
 * its candidates. Notes in the corner say where a digit goes in a box.
 */
export function writtenGrid({ geometry, solution }: Reviewed, standing: Standing, struckEarlier: Removed): Grid {
  const grid = new Grid(geometry);
  for (const cell of geometry.cells)
    if (standing.digits[cell] !== 0 && standing.digits[cell] === solution[cell]) grid.place(cell, solution[cell]!);
  const keep = (cell: number, set: number): void => {
    // Notes that lack the digit of their cell rule nothing out.
    if (grid.digits[cell] === 0 && set & digitBit(solution[cell]!)) grid.candidates[cell]! &= set;
  };
  for (const cell of geometry.cells) {
    keep(cell, ~standing.ruledOut[cell]!);
    const notes = standing.corner[cell]! | standing.centre[cell]!;
    if (standing.centre[cell] !== 0) keep(cell, notes);
    else if (notes !== 0) keep(cell, notes | ~struckEarlier[cell]!);
  }
  for (const house of geometry.houses) if (house.kind === 'box') keepPlaces(house, standing, keep);
  return grid;
}

/** Where a box has a digit in some corners, it has it nowhere else. */
function keepPlaces(
  { cells }: House,
  { corner, centre, digits }: Standing,
  keep: (cell: number, set: number) => void,
): void {
  const noted = cells.reduce((set, cell) => set | (digits[cell] === 0 ? corner[cell]! : 0), 0);
  for (let left = noted; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const places = cells.filter((cell) => digits[cell] === 0 && (corner[cell]! | centre[cell]!) & bit);
    if (places.length < FEWEST_PLACES) continue;
    for (const cell of cells) if (!places.includes(cell)) keep(cell, ~bit);
  }
}

/** Takes candidates out of a grid; the digit of each cell stays. */
export function withoutRemoved(grid: Grid, removed: Removed): Grid {
  const copy = grid.copy();
  copy.candidates.forEach((set, cell) => {
    copy.candidates[cell] = set & ~removed[cell]!;
  });
  return copy;
}

/** Adds candidates to those that went. */
export function addRemoved(removed: Removed, candidates: readonly Candidate[], { solution }: Reviewed): void {
  for (const { cell, digit } of candidates) if (digit !== solution[cell]) removed[cell]! |= digitBit(digit);
}

/** How many candidates a grid has. */
export const candidateCount = ({ candidates }: Grid): number =>
  candidates.reduce((sum, set) => sum + digitCount(set), 0);
