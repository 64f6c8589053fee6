/**
 * A score with one decimal. Where a puzzle needs more than a ladder has: the score that it surely
 * exceeds.
 */
export type Score = number | { readonly above: number };

/**
 * A score as people write it.
 *
 *     scoreText(7.1)      // '7.1'
 *     scoreText({ above: 7.5 })      // '> 7.5'
 */
export const scoreText = (score: Score): string =>
  typeof score === 'number' ? score.toFixed(1) : `> ${score.above.toFixed(1)}`;

/**
 * A number by which scores can be compared and sorted. What is above a score comes after all scores
 * up to that one.
 *
 *     rankOf({ above: 7.5 }) > rankOf(7.5)      // true
 */
export const rankOf = (score: Score): number => (typeof score === 'number' ? score : score.above + 0.01);
