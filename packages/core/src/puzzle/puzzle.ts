import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { check, checkArgument, fail, LIST } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';

/** A digit in a cell: still possible, placed or struck out. */
export interface Candidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** A puzzle as it is printed. It may have one solution, several or none: `judge` decides. */
export interface Puzzle {
  readonly geometry: Geometry;
  /** A digit 0…size for every cell in reading order; 0 means empty or void. Not to be changed. */
  readonly givens: Uint8Array;
  /** Candidates that are said to be impossible; a solution must avoid them. */
  readonly struckOut?: readonly Candidate[];
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a puzzle.
 *
 *     checkPuzzle('look', emptyPuzzle(classic))      // undefined
 */
export function checkPuzzle(caller: string, puzzle: Puzzle): void {
  const isPuzzle = puzzle?.geometry?.peers !== undefined && ArrayBuffer.isView(puzzle.givens);
  checkArgument(caller, isPuzzle, puzzle, 'a puzzle, such as puzzleOf(TEXT) gives');
}

/**
 * A puzzle from its digits, a digit 0…size for every cell. Throws a RangeError for other numbers.
 *
 *     makePuzzle(boxed(2, 2), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4])
 */
export function makePuzzle(geometry: Geometry, digits: ArrayLike<Digit>, struckOut: readonly Candidate[] = []): Puzzle {
  checkGeometry('makePuzzle', geometry);
  checkArgument('makePuzzle', LIST[0](digits as never), digits, 'a list of digits; puzzleOf(TEXT) reads texts');
  checkArgument('makePuzzle', Array.isArray(struckOut), struckOut, 'a list of candidates');
  const { id, size, cellCount } = geometry;
  if (digits.length !== cellCount) fail(`${digits.length} digits for ${id}; expected ${cellCount}`);
  const givens = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = digits[cell]!;
    if (!Number.isInteger(digit) || digit < 0 || digit > size)
      fail(`digit ${digit} in cell ${cell} of ${id}; expected 0 to ${size}`);
    givens[cell] = digit;
  }
  checkVoidCells(geometry, givens);
  for (const { cell, digit } of struckOut) {
    const isCandidate =
      Number.isInteger(cell) && cell >= 0 && cell < cellCount && Number.isInteger(digit) && digit >= 1 && digit <= size;
    if (!isCandidate)
      fail(`candidate ${digit} in cell ${cell} of ${id}; expected digits 1 to ${size} in cells 0 to ${cellCount - 1}`);
  }
  return struckOut.length > 0 ? { geometry, givens, struckOut } : { geometry, givens };
}

/** Throws a RangeError where a cell beyond the board has a digit. */
function checkVoidCells({ id, cells, cellCount }: Geometry, givens: Uint8Array): void {
  if (cells.length === cellCount) return;
  const cell = givens.findIndex((digit, place) => digit !== 0 && !cells.includes(place));
  if (cell >= 0) fail(`digit ${givens[cell]} in cell ${cell} of ${id}, which is void; expected 0`);
}

/**
 * The puzzle without givens on a board.
 *
 *     givenCount(emptyPuzzle(classic))      // 0
 */
export function emptyPuzzle(geometry: Geometry): Puzzle {
  checkGeometry('emptyPuzzle', geometry);
  return { geometry, givens: new Uint8Array(geometry.cellCount) };
}

/**
 * The cells that hold a given, in reading order.
 *
 *     filledCells(puzzleOf('1...' + '....'.repeat(2) + '...4'))      // [0, 15]
 */
export function filledCells(puzzle: Puzzle): Cell[] {
  checkPuzzle('filledCells', puzzle);
  const cells: Cell[] = [];
  puzzle.givens.forEach((digit, cell) => {
    if (digit !== 0) cells.push(cell);
  });
  return cells;
}

/**
 * Whether every cell of a board that is not void has a digit.
 *
 *     isFilled(classic, emptyPuzzle(classic).givens)      // false
 */
export function isFilled(geometry: Geometry, digits: ArrayLike<Digit>): boolean {
  checkGeometry('isFilled', geometry);
  check('isFilled', 'digits', digits, LIST);
  const { cells } = geometry;
  for (let index = 0; index < cells.length; index++) if (digits[cells[index]!] === 0) return false;
  return true;
}

/**
 * How many cells hold a given.
 *
 *     givenCount(puzzleOf('1...' + '....'.repeat(2) + '...4'))      // 2
 */
export function givenCount(puzzle: Puzzle): number {
  checkPuzzle('givenCount', puzzle);
  let count = 0;
  for (const digit of puzzle.givens) if (digit !== 0) count++;
  return count;
}

/**
 * The same puzzle with the digit 0…size of a cell replaced; 0 removes the given. Throws a
 * RangeError for other cells and digits.
 *
 *     withGiven(emptyPuzzle(boxed(2, 2)), 0, 4).givens[0]      // 4
 */
export function withGiven(puzzle: Puzzle, cell: Cell, digit: Digit): Puzzle {
  checkPuzzle('withGiven', puzzle);
  const { id, size, cellCount } = puzzle.geometry;
  const isWithin = (number: number, last: number): boolean => Number.isInteger(number) && number >= 0 && number <= last;
  if (!isWithin(cell, cellCount - 1) || !isWithin(digit, size))
    fail(`digit ${digit} in cell ${cell} of ${id}; expected digits 0 to ${size} in cells 0 to ${cellCount - 1}`);
  const givens = puzzle.givens.slice();
  givens[cell] = digit;
  checkVoidCells(puzzle.geometry, givens);
  return { ...puzzle, givens };
}

/**
 * Whether two puzzles are printed alike: same board, same givens, same candidates struck out in any
 * order.
 *
 *     samePuzzle(emptyPuzzle(classic), emptyPuzzle(sized(9)))      // true
 */
export function samePuzzle(first: Puzzle, second: Puzzle): boolean {
  checkPuzzle('samePuzzle', first);
  checkPuzzle('samePuzzle', second);
  const { cellCount, id, size } = first.geometry;
  const struck = (puzzle: Puzzle): string =>
    [...new Set((puzzle.struckOut ?? []).map(({ cell, digit }) => cell * size + digit))].sort((a, b) => a - b).join();
  if (id !== second.geometry.id || cellCount !== second.geometry.cellCount) return false;
  return first.givens.every((digit, cell) => digit === second.givens[cell]) && struck(first) === struck(second);
}
