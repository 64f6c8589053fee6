import { AMOUNT, check } from '@pencilmark/core/result';

/**
 * What a right digit in a duel gives to the clock, in ms, for the par of its position in seconds.
 *
 *     bonusOf(3)      // 1500
 */
export function bonusOf(par: number): number {
  check('bonusOf', 'par', par, AMOUNT);
  return par * 500;
}

/**
 * What a wrong digit or a pass in a duel takes from the clock, in ms, for the par of its position
 * in seconds.
 *
 *     costOf(3)      // 13_000
 */
export function costOf(par: number): number {
  check('costOf', 'par', par, AMOUNT);
  return 10_000 + par * 1000;
}

/**
 * What the k-th wrong digit of a race adds to the time, in ms.
 *
 *     penaltyOf(3)      // 30_000
 */
export function penaltyOf(misses: number): number {
  check('penaltyOf', 'misses', misses, AMOUNT);
  return 10_000 * misses;
}

/** What every wrong digit adds to the time of a team, in ms. */
export const TEAM_PENALTY = 10_000;

/** What a full but wrong board adds, where digits are not checked one by one, in ms. */
export const BOARD_PENALTY = 30_000;

/** What a prepared placement takes from the clock of a duel when it is played, in ms. */
export const PREPARED_COST = 100;
