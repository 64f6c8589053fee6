/** An attempt at the race of a day, as far as its time is judged. */
export interface JudgedAttempt {
  /** The time that it took, in milliseconds. */
  readonly ms: number;
  /** The cells that were to be filled. */
  readonly cells: number;
  /** How long the account was there when the attempt began, in milliseconds. */
  readonly age: number;
  /** The matches that the account had finished before. */
  readonly finished: number;
}

/** The least milliseconds for each cell: of anybody, and of an account that nobody knows yet. */
export const LEAST_MS_A_CELL = { anybody: 500, unknown: 1000 } as const;
/** An account is known after a day, once it has finished three matches. */
export const KNOWN_AFTER = { ms: 86_400_000, finished: 3 } as const;

/**
 * Whether a time is one that people reach. The best need about 1.5 s for each cell of an easy
 * puzzle; to choose a cell and press a digit takes half a second, without any thought.
 *
 *     isPlausible({ ms: 60_000, cells: 50, age: 1e10, finished: 9 })      // true
 *     isPlausible({ ms: 40_000, cells: 50, age: 0, finished: 0 })      // false
 */
export function isPlausible({ ms, cells, age, finished }: JudgedAttempt): boolean {
  const isKnown = age >= KNOWN_AFTER.ms && finished >= KNOWN_AFTER.finished;
  return ms >= cells * LEAST_MS_A_CELL[isKnown ? 'anybody' : 'unknown'];
}
