import { check, NUMBER } from '@pencilmark/core/result';
import { A_CALIBRATION, SOME_TIMES } from './expected.ts';

/** What the way to a program and back costs, from pings. */

export interface Calibration {
  /**
   * The least time of a ping in milliseconds, 1 at most: it is taken off every time of this
   * program.
   */
  readonly leastMs: number;
  /** Two times that differ by less than so many milliseconds tie. */
  readonly tieMs: number;
}

/** Nothing is measured more exactly than this. */
const LEAST_TIE_MS = 1;
/** The most that is taken off: a program that delays its pongs hides no more than what ties. */
const MOST_TAKEN_MS = LEAST_TIE_MS;

/**
 * The calibration of a program from the times of its pings in milliseconds, at least one. A tenth
 * of the pings was slower than the least by `tieMs` or more, so a smaller difference says nothing.
 *
 *     calibrationOf([0.2, 0.3, 0.1, 0.2])      // { leastMs: 0.1, tieMs: 1 }
 *     calibrationOf([10, 12, 11, 14, 10, 10, 10, 10, 10, 10])      // { leastMs: 1, tieMs: 2 }
 */
export function calibrationOf(pings: readonly number[]): Calibration {
  check('calibrationOf', 'pings', pings, SOME_TIMES);
  const sorted = pings.toSorted((a, b) => a - b);
  const least = sorted[0]!;
  const ninth = sorted[Math.ceil(0.9 * sorted.length) - 1]!;
  return { leastMs: Math.min(least, MOST_TAKEN_MS), tieMs: Math.max(LEAST_TIE_MS, ninth - least) };
}

/**
 * Two calibrations as one: the smaller way, the larger doubt.
 *
 *     merged({ leastMs: 2, tieMs: 1 }, { leastMs: 1, tieMs: 3 })      // { leastMs: 1, tieMs: 3 }
 */
export function merged(one: Calibration, other: Calibration): Calibration {
  check('merged', 'one', one, A_CALIBRATION);
  check('merged', 'other', other, A_CALIBRATION);
  return {
    leastMs: Math.min(one.leastMs, other.leastMs),
    tieMs: Math.max(one.tieMs, other.tieMs),
  };
}

/**
 * A measured time without the way to the program and back, in milliseconds.
 *
 *     withoutWay(5, { leastMs: 2, tieMs: 1 })      // 3
 *     withoutWay(1, { leastMs: 2, tieMs: 1 })      // 0
 */
export function withoutWay(ms: number, calibration: Calibration): number {
  check('withoutWay', 'ms', ms, NUMBER);
  check('withoutWay', 'calibration', calibration, A_CALIBRATION);
  const { leastMs } = calibration;
  return Math.max(0, ms - leastMs);
}
