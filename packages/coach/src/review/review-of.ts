import type { Budget } from '@pencilmark/core/human';
import { check, checkOptions, FUNCTION, having, type KeysOf } from '@pencilmark/core/result';
import { A_PLAYED_GAME } from '../expected.ts';
import { accuracyOf } from './accuracy.ts';
import { REVIEW_METHOD, type Review } from './findings.ts';
import type { ReviewedGame } from './game.ts';
import { glancesAt } from './glances.ts';
import { insightsOf } from './insights.ts';
import { moveOf } from './moves.ts';
import { paceOf } from './pace.ts';
import { slipsIn } from './slips.ts';
import { timesOf } from './times.ts';

/** How a game is reviewed. */
export interface ReviewOptions {
  /** Hears how far the review is, 0…1. */
  readonly onProgress?: (share: number) => void;
  /**
   * What the searches for reasons may do in all. When it is spent, the moves after say that nothing
   * is known of their reasons. Default: a second and a half of work.
   */
  readonly budget?: Budget;
}

const REVIEW_KEYS: KeysOf<ReviewOptions> = {
  onProgress: FUNCTION,
  budget: having('a budget, such as { left: 1e7 }', 'left'),
};

/** For one game. */
const REVIEW_BUDGET = 700_000;

/**
 * The review of a game: which technique each move was, by all that was on the
 * board and in the notes at its moment; slips; accuracy; where the time went. The same game gives
 * the same review.
 *
 *     const geometry = boxed(2, 2);
 *     const givens = Uint8Array.from('1230341221434321', Number);
 *     const solution = Uint8Array.from(givens, (digit) => digit || 4);
 *     const end = { ms: 1000, digits: givens };
 *     reviewOf({ geometry, givens, solution, moves: [], end }).isFinished      // false
 */
export function reviewOf(game: ReviewedGame, options: ReviewOptions = {}): Review {
  check('reviewOf', 'game', game, A_PLAYED_GAME);
  checkOptions('reviewOf', options, REVIEW_KEYS);
  const { onProgress, budget = { left: REVIEW_BUDGET } } = options;
  const glances = glancesAt(game);
  const pace = paceOf(game, glances);
  const insights = insightsOf(game, glances, { pace, budget, onProgress });
  const moves = insights.map((insight) => moveOf(insight, game.solution));
  const slips = slipsIn({ game, insights, moves, pace });
  const ms = Math.max(game.end.ms, glances.at(-1)?.ms ?? 0);
  const hasTimes = game.hasTimes ?? true;
  return {
    method: REVIEW_METHOD,
    board: game.geometry.id,
    isFinished: game.geometry.cells.every((cell) => game.end.digits[cell] === game.solution[cell]),
    hasTimes,
    ms: hasTimes ? ms : 0,
    restMs: hasTimes ? ms - (glances.at(-1)?.ms ?? 0) : 0,
    pace,
    moves,
    slips,
    accuracy: accuracyOf(game.solution, insights),
    times: timesOf(moves, slips),
    points: pointsOf(game),
  };
}

function pointsOf({ moves, givens, end }: ReviewedGame): { ms: number; filled: number }[] {
  const filledIn = (digits: Uint8Array): number =>
    digits.reduce((sum, digit, cell) => sum + (digit !== 0 && givens[cell] === 0 ? 1 : 0), 0);
  const points = [{ ms: 0, filled: 0 }];
  for (const { ms, after } of moves) {
    const filled = filledIn(after.digits);
    if (filled !== points.at(-1)!.filled) points.push({ ms: Math.max(ms, points.at(-1)!.ms), filled });
  }
  return [...points, { ms: Math.max(end.ms, points.at(-1)!.ms), filled: filledIn(end.digits) }];
}
