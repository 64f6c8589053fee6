import type { Geometry } from '@pencilmark/core/geometry';
import { type Conflict, conflicts } from '@pencilmark/core/puzzle';
import type { State } from '../types.ts';
import { type Beliefs, firstReading } from './beliefs.ts';
import { type Change, changesOf } from './changes.ts';
import type { Prover } from './proof.ts';
import { makeQueue } from './queue.ts';

/** A reading of a board, and how it differs from the likeliest reading. */
export interface Reading {
  /** A digit 0…size for every cell. */
  readonly digits: Uint8Array;
  readonly changes: readonly Change[];
  /** By how much (as a logarithm) it is less likely than the first reading. */
  readonly cost: number;
  readonly verdict: State;
  /** The solution of a proper reading. */
  readonly solution?: Uint8Array;
}

/** How far the search for readings goes. */
export interface ReadingLimits {
  /** A reading that costs more is not looked for; so much more for each digit beyond `few`. */
  readonly cost: number;
  readonly costOfDigit: number;
  readonly few: number;
  /** After the first proper reading, others are looked for that cost at most so much more. */
  readonly spread: number;
  /** How many readings may be looked at. */
  readonly tries: number;
}

/** The result of a search. */
export interface Readings {
  /** The likeliest reading of each cell, as it is. */
  readonly first: Reading;
  /** Proper readings, the cheapest first; of those with the same solution not all. */
  readonly proper: readonly Reading[];
  /** Whether every reading within the limits was looked at. If not, nothing is known of others. */
  readonly isComplete: boolean;
}

/** What waits: a reading, or a series of them: `base` with one more change, from `next` on. */
type Waiting = { readonly chosen: readonly Change[] } | { readonly base: Reading; readonly next: number };

/**
 * Looks for proper readings, best first. Where two cells conflict, one of the two must change.
 * Other readings are changed cell by cell, by rising cost. A verdict of 'unknown' proves nothing:
 * then the search stops, and it is not complete.
 */
export function findReadings(beliefs: Beliefs, geometry: Geometry, prove: Prover, limits: ReadingLimits): Readings {
  const likeliest = firstReading(beliefs);
  const changes = changesOf(beliefs, Math.max(costLimit(likeliest, limits), limits.spread));
  const seen = new Set<string>();
  const queue = makeQueue<Waiting>();
  const proper: Reading[] = [];
  let bound = costLimit(likeliest, limits);

  const addReading = (chosen: readonly Change[]): void => {
    const cost = costOf(chosen);
    if (cost <= bound) queue.add(cost, { chosen });
  };
  const addSeries = (base: Reading, from: number): void => {
    let next = from;
    while (next < changes.length && !isOfUse(base, changes[next]!)) next++;
    const cost = base.cost + (changes[next]?.cost ?? Number.POSITIVE_INFINITY);
    if (cost <= bound) queue.add(cost, { base, next });
  };
  const look = (chosen: readonly Change[]): Reading => {
    const digits = likeliest.slice();
    for (const { cell, digit } of chosen) digits[cell] = digit;
    const reading = { digits, changes: chosen, cost: costOf(chosen) };
    const broken = conflicts({ geometry, givens: digits });
    if (broken.length === 0) {
      const proved: Reading = { ...reading, ...prove(digits) };
      if (proved.verdict === 'proper' && proper.push(proved) === 1) bound = proved.cost + limits.spread;
      addSeries(proved, 0);
      return proved;
    }
    for (const change of fewestChanges(broken, changes, chosen)) addReading([...chosen, change]);
    return { ...reading, verdict: 'conflict' };
  };

  const first = look([]);
  let reading: Reading | undefined = first;
  while (reading?.verdict !== 'unknown') {
    const waiting = queue.next();
    if (!waiting) return { first, proper, isComplete: true };
    if ('base' in waiting) addSeries(waiting.base, waiting.next + 1);
    const chosen = 'base' in waiting ? [...waiting.base.changes, changes[waiting.next]!] : waiting.chosen;
    const key = keyOf(chosen);
    if (costOf(chosen) > bound || seen.has(key)) {
      reading = undefined;
      continue;
    }
    seen.add(key);
    if (seen.size > limits.tries) break;
    reading = look(chosen);
  }
  return { first, proper, isComplete: false };
}

/**
 * How much a reading may cost. The more digits it has, the less likely it is proper by chance: of a
 * finished grid that is mended, nobody needs to be afraid.
 */
function costLimit(likeliest: Uint8Array, { cost, costOfDigit, few }: ReadingLimits): number {
  const digits = likeliest.filter((digit) => digit !== 0).length;
  return cost + costOfDigit * Math.max(0, (81 * digits) / likeliest.length - few);
}

const costOf = (chosen: readonly Change[]): number => chosen.reduce((sum, { cost }) => sum + cost, 0);

const keyOf = (chosen: readonly Change[]): string =>
  chosen
    .map(({ cell, digit }) => cell * 100 + digit)
    .sort((a, b) => a - b)
    .join();

/**
 * Whether a change can lead to a proper reading, and to another solution. What has no solution
 * needs a digit less or another one. What has several needs a digit more or another one. What is
 * proper keeps its solution when a digit of it is added.
 */
function isOfUse({ digits, changes, verdict, solution }: Reading, { cell, digit }: Change): boolean {
  if (changes.some((change) => change.cell === cell)) return false;
  if (verdict === 'none') return digits[cell] !== 0;
  return digit !== 0 && digit !== solution?.[cell];
}

/** The changes that end a conflict: of the conflict that leaves the smallest choice. */
function fewestChanges(broken: readonly Conflict[], changes: readonly Change[], made: readonly Change[]): Change[] {
  const isOpen = (cell: number): boolean => !made.some((change) => change.cell === cell);
  const choices = broken.map(({ cells }) => changes.filter(({ cell }) => cells.includes(cell) && isOpen(cell)));
  return choices.reduce((least, choice) => (choice.length < least.length ? choice : least));
}
