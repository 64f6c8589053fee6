import type { Cell, Digit, Geometry } from '@pencilmark/core/geometry';
import { checkPuzzle, conflictCells, type Puzzle } from '@pencilmark/core/puzzle';
import { check, checkOptions, fail, LIST, TEXT } from '@pencilmark/core/result';
import { isSolution } from '@pencilmark/core/solve';
import { type Read, readAnswer } from './reading.ts';
import { signsOf } from './signs.ts';

/** The most characters of an answer: one that is longer is refused. */
export const LONGEST_ANSWER = 500_000;

/** What an answer is graded with. */
export interface AnswerOptions {
  /** The digits of all cells in the only solution; with it, more is told of a wrong answer. */
  readonly solution?: Uint8Array;
  /** The signs of the digits in their order. Default: those of the board, such as 1-9A-Z. */
  readonly alphabet?: string;
}

/** A cell with another digit than it must have. */
export interface Difference {
  readonly cell: Cell;
  /** The digit that it must have; undefined where that is not known. */
  readonly expected?: Digit;
  /** The digit of the answer, 0 for none. */
  readonly found: number;
}

/** What is said of an answer in free text. */
export type AnswerVerdict =
  | (Read & { readonly kind: 'solved' })
  /** A given has another digit: the answer is to a different puzzle. */
  | (Read & { readonly kind: 'changed'; readonly difference: Difference })
  /** Complete, and rules or clues are broken. */
  | (Read & { readonly kind: 'wrong'; readonly difference?: Difference })
  /** Cells are missing. `difference` is the first cell that is wrong besides, where it is known. */
  | (Read & { readonly kind: 'incomplete'; readonly missing: readonly Cell[]; readonly difference?: Difference })
  | { readonly kind: 'unreadable'; readonly reason: string; readonly line?: number };

/**
 * Grades an answer in free text, as people and models write it. The last grid that is not the
 * puzzle itself is the answer: drawn, as rows, in one line, as a table of Markdown, HTML or LaTeX,
 * as lists of JSON. Without such a grid, digits of single cells count ("r1c3=5", "(1,3): 5"), as do
 * those that come after an unfinished grid. `solved` is an answer only when it keeps each given
 * and each rule of the board. Throws a RangeError for a solution of another length.
 *
 *     const puzzle = puzzleOf('123.341221434321');
 *     gradeAnswer(puzzle, 'It is 4:\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1').kind      // 'solved'
 *     gradeAnswer(puzzle, 'So r1c4=4.').kind      // 'solved'
 *     gradeAnswer(puzzle, '2134\n3412\n1243\n4321').difference.found      // 2
 */
export function gradeAnswer(puzzle: Puzzle, answer: string, options: AnswerOptions = {}): AnswerVerdict {
  checkPuzzle('gradeAnswer', puzzle);
  check('gradeAnswer', 'answer', answer, TEXT);
  checkOptions('gradeAnswer', options, { solution: LIST, alphabet: TEXT });
  const { solution, alphabet } = options;
  const { geometry, givens } = puzzle;
  if (solution && solution.length !== geometry.cellCount)
    fail(`gradeAnswer was called with a solution of ${solution.length} cells; expected ${geometry.cellCount}`);
  if (answer.length > LONGEST_ANSWER)
    return { kind: 'unreadable', reason: `The answer has more than ${LONGEST_ANSWER} characters.` };
  const read = readAnswer(puzzle, answer, signsOf(geometry, alphabet));
  if ('reason' in read) return { kind: 'unreadable', ...read };
  const { digits } = read;
  const changed = geometry.cells.find(
    (cell) => givens[cell] !== 0 && digits[cell] !== 0 && digits[cell] !== givens[cell],
  );
  if (changed !== undefined)
    return {
      kind: 'changed',
      ...read,
      difference: { cell: changed, expected: givens[changed]!, found: digits[changed]! },
    };
  const missing = geometry.cells.filter((cell) => digits[cell] === 0);
  if (missing.length === 0 && isSolution(puzzle, digits)) return { kind: 'solved', ...read };
  const difference = differenceIn(geometry, digits, solution);
  const more = difference && { difference };
  return missing.length > 0 ? { kind: 'incomplete', ...read, missing, ...more } : { kind: 'wrong', ...read, ...more };
}

/** The first cell that is wrong: by the solution, or as a part of what breaks a rule. */
function differenceIn(geometry: Geometry, digits: Uint8Array, solution?: Uint8Array): Difference | undefined {
  if (!solution) {
    const [cell] = conflictCells({ geometry, givens: digits });
    return cell === undefined ? undefined : { cell, found: digits[cell]! };
  }
  const cell = geometry.cells.find((place) => digits[place] !== 0 && digits[place] !== solution[place]);
  return cell === undefined ? undefined : { cell, expected: solution[cell]!, found: digits[cell]! };
}
