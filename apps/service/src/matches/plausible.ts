/** A time in the race of a day, and what is known of who needed it. */
export interface Effort {
  /** How many cells were to be filled. */
  readonly cells: number;
  readonly ms: number;
  /** How long the account was there before the attempt began, in ms. */
  readonly age: number;
  /** How many attempts of earlier days the account has finished. */
  readonly finished: number;
  /** The best pace of these, in ms a cell; null without any. */
  readonly best: number | null;
}

/** Nobody reads a puzzle, thinks and types faster, in ms a cell. */
const FASTEST = 400;
/** The quickest people need about so long. Who is quicker has shown it before. */
const QUICK = 1000;
const ENOUGH_DAYS = 3;
const ENOUGH_AGE = 86_400_000; // ms
/** Nobody becomes twice as quick overnight. */
const MOST_GAIN = 2;

/**
 * Whether a time in the race of a day may have come about without help. A time of which this cannot
 * be said stands apart from the table. That is no verdict: a person decides about people.
 */
export function isPlausible({ cells, ms, age, finished, best }: Effort): boolean {
  const pace = ms / cells;
  if (pace >= QUICK) return true;
  const isKnown = finished >= ENOUGH_DAYS && age >= ENOUGH_AGE && best !== null;
  return isKnown && pace >= FASTEST && pace * MOST_GAIN >= best;
}
