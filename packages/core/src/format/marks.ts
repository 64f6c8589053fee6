import type { Geometry } from '../geometry/geometry.ts';
import { conflicts } from '../puzzle/conflicts.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';

/**
 * The candidates of every cell, one flag each: digit d of cell c at `c·size + d - 1`. A Grid would
 * do, but has at most 32 digits.
 */
export type Marks = Uint8Array;

/**
 * The marks of a puzzle: a given has its own digit only, an empty cell what its givens and
 * `struckOut` leave.
 */
export function marksOf(puzzle: Puzzle): Marks {
  const { geometry, givens, struckOut = [] } = puzzle;
  const { size, cellCount } = geometry;
  const marks = new Uint8Array(cellCount * size).fill(1);
  for (const { cell, digit } of struckOut) marks[cell * size + digit - 1] = 0;
  givens.forEach((digit, cell) => {
    if (digit !== 0) for (const peer of peersOf(geometry, cell)) marks[peer * size + digit - 1] = 0;
  });
  givens.forEach((digit, cell) => {
    if (digit === 0) return;
    marks.fill(0, cell * size, (cell + 1) * size);
    marks[cell * size + digit - 1] = 1;
  });
  return marks;
}

const peersOf = ({ peers, peerStart }: Geometry, cell: Cell): Uint16Array =>
  peers.subarray(peerStart[cell]!, peerStart[cell + 1]!);

/** The digits marked in a cell, ascending. */
export const digitsIn = (marks: Marks, cell: Cell, size: number): Digit[] => {
  const digits: Digit[] = [];
  for (let digit = 1; digit <= size; digit++) if (marks[cell * size + digit - 1]) digits.push(digit);
  return digits;
};

/** The only digit marked in a cell, or 0. */
const onlyDigit = (marks: Marks, cell: Cell, size: number): Digit => {
  const digits = digitsIn(marks, cell, size);
  return digits.length === 1 ? digits[0]! : 0;
};

/** Whether some peer of a cell has a digit marked too. */
export const peerHas = (geometry: Geometry, marks: Marks, cell: Cell, digit: Digit): boolean =>
  peersOf(geometry, cell).some((peer) => marks[peer * geometry.size + digit - 1] === 1);

/**
 * The puzzle that marks tell of. A lone digit is a given only if no peer has that digit marked,
 * and only where `maybeGiven` allows it; digits that are not marked and that no given excludes are
 * struck out.
 */
export function puzzleOfMarks(geometry: Geometry, marks: Marks, maybeGiven = (_cell: Cell): boolean => true): Puzzle {
  const { size, cellCount } = geometry;
  const givens = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = onlyDigit(marks, cell, size);
    if (digit !== 0 && maybeGiven(cell) && !peerHas(geometry, marks, cell, digit)) givens[cell] = digit;
  }
  return withMarks(geometry, givens, marks);
}

/** The puzzle with these givens where whatever is not marked is struck out. */
export function withMarks(geometry: Geometry, givens: Uint8Array, marks: Marks): Puzzle {
  const { size, cellCount } = geometry;
  const before = marksOf({ geometry, givens });
  const struckOut: Candidate[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (givens[cell] !== 0) continue;
    for (const digit of digitsIn(before, cell, size))
      if (!marks[cell * size + digit - 1]) struckOut.push({ cell, digit });
  }
  return makePuzzle(geometry, givens, struckOut);
}

/** Whether marks can tell of a puzzle at all: no conflicts, and a candidate for every cell. */
export function hasMarks(puzzle: Puzzle): boolean {
  const { cellCount, size } = puzzle.geometry;
  if (conflicts(puzzle).length > 0) return false;
  const marks = marksOf(puzzle);
  for (let cell = 0; cell < cellCount; cell++) if (digitsIn(marks, cell, size).length === 0) return false;
  return true;
}

/** The empty cells whose only candidate would pass for a given: no peer has it. */
export function seemingGivens(puzzle: Puzzle, marks: Marks): Cell[] {
  const { geometry, givens } = puzzle;
  const cells: Cell[] = [];
  givens.forEach((given, cell) => {
    const digit = given === 0 ? onlyDigit(marks, cell, geometry.size) : 0;
    if (digit !== 0 && !peerHas(geometry, marks, cell, digit)) cells.push(cell);
  });
  return cells;
}
