import { type Difficulty, difficultyOf } from './difficulty.ts';
import type { Score } from './score.ts';

/** What every rater tells of a puzzle. All numbers are 0 when no cell is empty. */
export interface Rating {
  /** The score of the hardest step. */
  readonly hardest: Score;
  /**
   * The amount of work: the sum over all steps of what their scores have above 1. It is given for
   * 81 cells, so that boards of any size can be compared.
   */
  readonly work: number;
  readonly difficulty: Difficulty;
}

/**
 * One decimal, cut as Sudoku Explainer cuts it.
 *
 *     printed(7.199999999999999)      // 7.2
 */
export const printed = (score: number): number => Math.floor((score + 0.05) * 10) / 10;

/** A rating from its two numbers. The difficulty is that of the work as it is printed. */
export const ratingOf = (hardest: Score, exactWork: number): Rating => {
  const work = printed(exactWork);
  return { hardest, work, difficulty: difficultyOf(hardest, work) };
};
