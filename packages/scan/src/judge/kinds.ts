import type { Cells, Kind } from '../types.ts';
import type { Beliefs } from './beliefs.ts';
import { depthOf, twoInksOf } from './colours.ts';
import { handScores } from './hands.ts';
import type { Prover } from './proof.ts';
import type { Reading } from './readings.ts';

/** The facts about cells that distinguish a given from an entry. */
export type InkFacts = Pick<Cells, 'inkColours' | 'paperColours'>;

/** What the colour of ink says, as a logarithm. */
const BY_COLOUR = 10;
/** By so much one colour must look more like a hand than the other to be the one of the entries. */
const CLEAR_LOOK = 1;
/** If more entries than this share must be givens for a proper puzzle, there are no entries. */
const MOST_PROMOTED = 0.3;
/** What speaks for a kind with less than this is not sure. */
const SURE = 0.8;

/** The kinds of all cells. */
export interface Kinds {
  readonly kinds: readonly Kind[];
  /** Digits that may as well be of the other kind, with how likely they are what they are said. */
  readonly unsure: ReadonlyMap<number, number>;
}

/**
 * What each cell holds: given, entry, pencil marks or nothing. Entries look written by hand, or
 * have a second colour. The givens alone must be proper: if they are not, those that look most
 * like givens become some, and if that takes too many of them, all digits are givens.
 */
export function kindsOf(beliefs: Beliefs, facts: InkFacts, reading: Reading, prove: Prover): Kinds {
  const kinds = Array.from(reading.digits, (digit, cell): Kind => {
    if (digit !== 0) return 'given';
    return beliefs.marks[cell]! > 0.5 ? 'marks' : 'blank';
  });
  const scores = entryScores(beliefs, facts, reading);
  const entries = [...scores.keys()].filter((cell) => scores.get(cell)! > 0);
  entries.sort((a, b) => scores.get(a)! - scores.get(b)! || a - b);
  const promoted = reading.verdict === 'proper' ? neededAmong(entries, reading.digits, prove) : 0;
  if (promoted > Math.max(2, MOST_PROMOTED * entries.length)) return { kinds, unsure: new Map() };
  for (const cell of entries.slice(promoted)) kinds[cell] = 'entry';
  const unsure = new Map([...scores].filter(([, score]) => Math.abs(score) < SURE));
  for (const cell of entries.slice(0, promoted)) unsure.set(cell, 0);
  return { kinds, unsure: new Map([...unsure].map(([cell, score]) => [cell, 1 / (1 + Math.exp(-Math.abs(score)))])) };
}

/** For each cell with a digit, how much speaks for an entry; below 0 it looks like a given. */
function entryScores(
  { hand }: Beliefs,
  { inkColours, paperColours }: InkFacts,
  { digits }: Reading,
): Map<number, number> {
  const filled = [...digits.keys()].filter((cell) => digits[cell] !== 0);
  const looks = handScores(
    filled.map((cell) => ({
      digit: digits[cell]!,
      look: hand[cell]!,
      depth: depthOf(inkColours, paperColours, 3 * cell),
    })),
  );
  const inks = twoInksOf(inkColours, paperColours, filled);
  if (!inks) return new Map(filled.map((cell, index) => [cell, looks[index]!]));
  const { isSecond, colourfulness } = inks;
  const meanLook = (second: boolean): number => {
    const some = looks.filter((_, index) => isSecond[index] === second);
    return some.reduce((sum, look) => sum + look, 0) / some.length;
  };
  const byLook = meanLook(true) - meanLook(false);
  const isSecondEntries = Math.abs(byLook) > CLEAR_LOOK ? byLook > 0 : colourfulness[1] > colourfulness[0];
  const byColour = (second: boolean | undefined): number => {
    if (second === undefined) return 0;
    return second === isSecondEntries ? BY_COLOUR : -BY_COLOUR;
  };
  return new Map(filled.map((cell, index) => [cell, looks[index]! + byColour(isSecond[index])]));
}

/** How many of the entries, from the first on, must be givens so that the givens are proper. */
function neededAmong(entries: readonly number[], digits: Uint8Array, prove: Prover): number {
  const givens = digits.slice();
  for (const cell of entries) givens[cell] = 0;
  let needed = 0;
  while (needed < entries.length && prove(givens).verdict !== 'proper') {
    const cell = entries[needed++]!;
    givens[cell] = digits[cell]!;
  }
  return needed;
}
