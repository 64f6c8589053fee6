import {
  type Difficulty,
  type HodokuRating,
  hodoku,
  raterFor,
  rate as rateWith,
  type Score,
} from '@pencilmark/core/rate';
import { checkOptions } from '@pencilmark/core/result';
import { BOARD_KEYS, type BoardOptions } from './board.ts';
import { inputOf, type PuzzleInput } from './input.ts';
import { isProper } from './solvers.ts';

/** How hard a puzzle is for people. */
export interface PuzzleRating {
  readonly difficulty: Difficulty;
  /**
   * The score of the hardest step; `{ above: 10.5 }` where a puzzle needs more than the techniques
   * there are.
   */
  readonly hardest: Score;
  /**
   * The amount of work: the sum over all steps of what their scores have above 1, for every 81
   * cells.
   */
  readonly work: number;
  /** The level and the score that HoDoKu gives; on 9×9 boards without further rules only. */
  readonly hodoku?: HodokuRating;
  /** How often each technique is used, by its id; in the order in which they are first needed. */
  readonly techniques: Readonly<Record<string, number>>;
  /** Whether the techniques solve the puzzle. */
  readonly solved: boolean;
}

/**
 * Rates a puzzle by the steps that a person needs; nothing when the puzzle has not exactly one
 * solution. A RangeError says what is wrong with an argument. Boards of up to 32 digits.
 *
 *     rate('1...' + '..2.' + '.3..' + '...4').difficulty      // 'gentle'
 */
export function rate(puzzle: PuzzleInput, options: BoardOptions = {}): PuzzleRating | undefined {
  checkOptions('rate', options, BOARD_KEYS);
  const input = inputOf('rate', puzzle, options);
  const rater = raterFor(input.puzzle.geometry);
  if (!isProper(input.puzzle)) return undefined;
  const { rating, techniques, end } = rateWith(input.puzzle, rater);
  const { difficulty, hardest, work } = rating;
  const other = hodoku.supports(input.puzzle.geometry) && { hodoku: rateWith(input.puzzle, hodoku).rating };
  return { difficulty, hardest, work, ...other, techniques, solved: end === 'solved' };
}
