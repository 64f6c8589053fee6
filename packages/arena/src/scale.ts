import { check } from '@pencilmark/core/result';
import { TIMES } from './expected.ts';

/** A scale of powers of ten on which times are drawn. */

export interface TimeScale {
  /** The powers of ten in seconds, from the first to the last. */
  readonly steps: readonly number[];
  /** Where a time in seconds lies between the first and the last step, from 0 to 1. */
  at(seconds: number): number;
}

const LEAST_SECONDS = 1e-6;

/**
 * The shortest scale of powers of ten that holds all times, in seconds.
 *
 *     timeScale([0.002, 0.05]).steps      // [0.001, 0.01, 0.1]
 *     timeScale([0.002, 0.05]).at(0.01)      // 0.5
 */
export function timeScale(times: readonly number[]): TimeScale {
  check('timeScale', 'times', times, TIMES);
  const log = (seconds: number): number => Math.log10(Math.max(seconds, LEAST_SECONDS));
  const logs = times.map(log);
  const least = Math.floor(Math.min(...logs));
  const most = Math.max(least + 1, Math.ceil(Math.max(...logs)));
  return {
    steps: Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index)),
    at: (seconds) => (log(seconds) - least) / (most - least),
  };
}
