import { type Difficulty, difficultyOf, type Scale } from './difficulty.ts';
import type { Score } from './score.ts';

/** The numbers of every rater. All numbers are 0 when no cell is empty. */
export interface Rating {
  /** The score of the hardest step. */
  readonly hardest: Score;
  /**
   * The amount of work: the sum over all steps of their scores above 1, scaled to 81 cells, so that
   * boards of any size can be compared.
   */
  readonly work: number;
  readonly difficulty: Difficulty;
}

/**
 * One decimal, truncated as Sudoku Explainer does.
 *
 *     printed(7.199999999999999)      // 7.2
 */
export const printed = (score: number): number => Math.floor((score + 0.05) * 10) / 10;

/** A rating from its two numbers. The difficulty is that of the work as it is printed. */
export const ratingOf = (hardest: Score, exactWork: number, scale?: Scale): Rating => {
  const work = printed(exactWork);
  return { hardest, work, difficulty: difficultyOf(hardest, work, scale) };
};
