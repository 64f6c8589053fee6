import {
  type Difficulty,
  type HodokuRating,
  hodoku,
  type Rating,
  raterFor,
  rate as rateWith,
  type Score,
  type SeRating,
} from '@pencilmark/core/rate';
import { checkOption, checkOptions, type KeysOf } from '@pencilmark/core/result';
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
  /** ER, EP and ED of Sudoku Explainer; on 9×9 boards without further rules only. */
  readonly se?: Pick<SeRating, 'er' | 'ep' | 'ed'>;
  /**
   * The level and the score that HoDoKu gives; on 9×9 boards without further rules only, and unless
   * the option `hodoku` is false.
   */
  readonly hodoku?: HodokuRating;
  /** How often each technique is used, by its id; in the order in which they are first needed. */
  readonly techniques: Readonly<Record<string, number>>;
  /**
   * The number of the hardest step, counted from 1, and its technique, by its id. Missing where no
   * step is needed, and where a puzzle needs more than the techniques there are.
   */
  readonly hardestStep?: { readonly number: number; readonly technique: string };
  /** Whether the techniques solve the puzzle. */
  readonly solved: boolean;
}

/** What `rate` may be told. */
export interface RateTextOptions extends BoardOptions {
  /** Whether HoDoKu's level and score are wanted; default true. They take most of the time. */
  readonly hodoku?: boolean;
}

const KEYS: KeysOf<RateTextOptions> = { ...BOARD_KEYS, hodoku: true };

/**
 * Rates a puzzle by the steps that a person needs; nothing when the puzzle has not exactly one
 * solution. A RangeError says what is wrong with an argument. Boards of up to 32 digits.
 *
 *     rate('1...' + '..2.' + '.3..' + '...4').difficulty      // 'gentle'
 */
export function rate(puzzle: PuzzleInput, options: RateTextOptions = {}): PuzzleRating | undefined {
  checkOptions('rate', options, KEYS);
  const { hodoku: isHodokuWanted = true } = options;
  checkOption('rate', 'hodoku', typeof isHodokuWanted === 'boolean', isHodokuWanted, 'true or false');
  const input = inputOf('rate', puzzle, options);
  const { geometry } = input.puzzle;
  const rater = raterFor(geometry);
  if (!isProper(input.puzzle)) return undefined;
  const { rating, techniques, hardestStep, end } = rateWith<Rating | SeRating>(input.puzzle, rater);
  const { difficulty, hardest, work } = rating;
  return {
    difficulty,
    hardest,
    work,
    ...('er' in rating && { se: { er: rating.er, ep: rating.ep, ed: rating.ed } }),
    ...(isHodokuWanted && hodoku.supports(geometry) && { hodoku: rateWith(input.puzzle, hodoku).rating }),
    techniques,
    ...(hardestStep && { hardestStep }),
    solved: end === 'solved',
  };
}
