import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import type { Step } from '@pencilmark/core/human';
import type { Key } from '../../text/index.ts';

// More cells or digits than these are counted and not named.
const MOST_NAMED = 2;

/** A text with what goes into its holes. */
export interface Verb {
  readonly says: Key;
  readonly holes: Readonly<Record<string, string | number>>;
}

/**
 * What a button says that does a step: "Take 5 out of r5c9", "Write 7 in r1c2". `and` joins two.
 */
export function verbOf(
  { placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>,
  size: number,
  and: string,
): Verb {
  const deeds = placements.length > 0 ? placements : eliminations;
  const cells = [...new Set(deeds.map(({ cell }) => cell))];
  const digits = [...new Set(deeds.map(({ digit }) => digit))].sort((a, b) => a - b);
  const kind = placements.length > 0 ? 'write' : 'take';
  const areAll = deeds.length === cells.length * digits.length;
  if (!areAll || digits.length > MOST_NAMED) return { says: `verb.${kind}.many`, holes: { n: deeds.length } };
  const digit = digits.map((chosen) => ALPHABET[chosen - 1]!).join(and);
  if (cells.length > MOST_NAMED) return { says: `verb.${kind}.cells`, holes: { digit, n: cells.length } };
  return { says: `verb.${kind}.one`, holes: { digit, cells: cells.map((cell) => cellName(cell, size)).join(and) } };
}
