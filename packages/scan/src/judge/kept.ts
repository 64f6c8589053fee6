import type { Kind } from '../types.ts';
import { type Beliefs, logOf } from './beliefs.ts';
import { secondOf } from './doubts.ts';
import type { Reading } from './readings.ts';

/** A cell rather has a digit than none when none is less likely than this, as a logarithm. */
const HALF = Math.log(0.5);

/**
 * A proper reading with entries in cells that rather have a digit than none, and look most like
 * that of the solution. What a player wrote badly looks like several digits, so none of them is as
 * likely as no digit. It would be lost. Print is not written badly: what would be a given is not
 * kept. What is kept is a doubt.
 */
export function keepEntries(beliefs: Beliefs, reading: Reading, kindsIn: (kept: Reading) => readonly Kind[]): Reading {
  const { digits, solution } = reading;
  if (!solution) return reading;
  const isLost = (cell: number): boolean =>
    digits[cell] === 0 && logOf(beliefs, cell, 0) < HALF && secondOf(beliefs, cell, 0) === solution[cell];
  const lost = [...digits.keys()].filter(isLost);
  if (lost.length === 0) return reading;
  const kept = digits.slice();
  for (const cell of lost) kept[cell] = solution[cell]!;
  const kinds = kindsIn({ ...reading, digits: kept });
  return { ...reading, digits: digits.map((digit, cell) => (kinds[cell] === 'entry' ? kept[cell]! : digit)) };
}
