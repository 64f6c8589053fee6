import { checkArgument } from '../result.ts';

/**
 * A score with one decimal. Where a puzzle needs more than a ladder has: the score that it
 * certainly exceeds.
 */
export type Score = number | { readonly above: number };

/**
 * A score as people write it.
 *
 *     scoreText(7.1)      // '7.1'
 *     scoreText({ above: 7.5 })      // '> 7.5'
 */
export function scoreText(score: Score): string {
  checkScore('scoreText', score);
  return typeof score === 'number' ? score.toFixed(1) : `> ${score.above.toFixed(1)}`;
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a score.
 */
export function checkScore(caller: string, score: Score): void {
  const isScore = !Number.isNaN(score) && (typeof score === 'number' || typeof score?.above === 'number');
  checkArgument(caller, isScore, score, 'a score, such as 7.1 or { above: 7.5 }');
}

/**
 * A number by which scores can be compared and sorted. A score above a limit comes after all scores
 * up to that limit.
 *
 *     rankOf({ above: 7.5 }) > rankOf(7.5)      // true
 */
export function rankOf(score: Score): number {
  checkScore('rankOf', score);
  return typeof score === 'number' ? score : score.above + 0.01;
}
