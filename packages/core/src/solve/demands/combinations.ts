import { lowestBit } from '../../bits.ts';
import type { DigitSet } from '../../sets/digits.ts';

/** Sets of digits in one list, and the start of the sets of each key. */
export interface SetLists {
  readonly sets: Int32Array;
  readonly start: Int32Array;
}

/** The sets of digits of which some different cells hold one: those of `key` in `lists`. */
export interface SetChoice {
  readonly lists: SetLists;
  readonly key: number;
  /** Cells that see all of these cells; undefined within alternatives. */
  readonly seers: Int32Array | undefined;
}

/** Some sets, all with the key 0. */
export const oneList = (sets: readonly DigitSet[]): SetLists => ({
  sets: Int32Array.from(sets),
  start: Int32Array.of(0, sets.length),
});

/** Boards with more digits have too many sets to list. */
export const LARGEST_LISTED = 10;

/** The key of all sets of some digits with a sum. */
export const sumKey = (size: number, count: number, sum: number): number => count * ((size * (size + 1)) / 2 + 1) + sum;

const known: (SetLists | undefined)[] = [];

/**
 * All sets of digits 1…size by count and sum, for sizes up to `LARGEST_LISTED`: those of a key are
 * `sets[start[key]] … sets[start[key + 1] - 1]`.
 */
export function setsBySum(size: number): SetLists {
  return (known[size] ??= listSets(size));
}

function listSets(size: number): SetLists {
  const keys = new Int32Array(1 << size);
  const start = new Int32Array(sumKey(size, size + 1, 0) + 1);
  for (let set: DigitSet = 0; set < 1 << size; set++) {
    let [count, sum] = [0, 0];
    for (let left = set; left !== 0; left &= left - 1) {
      count++;
      sum += lowestBit(left) + 1;
    }
    keys[set] = sumKey(size, count, sum);
    start[keys[set]! + 1]!++;
  }
  for (let key = 1; key < start.length; key++) start[key]! += start[key - 1]!;
  const next = start.slice();
  const sets = new Int32Array(1 << size);
  for (let set: DigitSet = 0; set < 1 << size; set++) sets[next[keys[set]!]!++] = set;
  return { sets, start };
}
