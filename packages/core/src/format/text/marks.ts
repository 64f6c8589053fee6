import type { Geometry } from '../../geometry/geometry.ts';
import { conflicts } from '../../puzzle/conflicts.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';

/**
 * The candidates of all cells, one flag each: digit d of cell c is at `c·size + d - 1`. A Grid is
 * no use here, because it has at most 32 digits.
 */
export type Marks = Uint8Array;

/**
 * The marks of a puzzle. A given has only its own digit. An empty cell has the digits that the
 * givens and `struckOut` leave.
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

/** Whether a peer of a cell has a digit marked. */
export const peerHas = (geometry: Geometry, marks: Marks, cell: Cell, digit: Digit): boolean =>
  peersOf(geometry, cell).some((peer) => marks[peer * geometry.size + digit - 1] === 1);

/**
 * The puzzle that marks describe. A lone digit is a given if no peer has that digit marked and
 * `maybeGiven` allows it. A digit is struck out if it is not marked and no given excludes it.
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

/** The puzzle with these givens. Candidates that are not marked are struck out. */
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

/** Whether marks can describe a puzzle: it has no conflicts, and every cell has a candidate. */
export function hasMarks(puzzle: Puzzle): boolean {
  const { cellCount, size } = puzzle.geometry;
  if (conflicts(puzzle).length > 0) return false;
  const marks = marksOf(puzzle);
  for (let cell = 0; cell < cellCount; cell++) if (digitsIn(marks, cell, size).length === 0) return false;
  return true;
}

/** The empty cells whose only candidate looks like a given, because no peer has it. */
export function seemingGivens(puzzle: Puzzle, marks: Marks): Cell[] {
  const { geometry, givens } = puzzle;
  const cells: Cell[] = [];
  givens.forEach((given, cell) => {
    const digit = given === 0 ? onlyDigit(marks, cell, geometry.size) : 0;
    if (digit !== 0 && !peerHas(geometry, marks, cell, digit)) cells.push(cell);
  });
  return cells;
}
