import { expect, test } from 'vitest';
import { checkArgument, checkOptions, type KeysOf } from './result.ts';

interface Options {
  readonly limit?: number;
  readonly seed: number;
}
const KNOWN: KeysOf<Options> = { limit: true, seed: true };

test('options with known keys pass, and so does an option that is undefined', () => {
  for (const options of [{ seed: 1 }, { seed: 1, limit: 2 }, Object.assign(Object.create(null), { seed: 1 })])
    expect(() => checkOptions('make', options, KNOWN)).not.toThrow();
});

test.each([
  [{ seed: 1, limmit: 3 }, 'make does not know the option "limmit"; expected limit, seed'],
  [{ seed: 1, toString: 3 }, 'make does not know the option "toString"; expected limit, seed'],
  [7, 'make was called with the number 7; expected an object with options'],
  [null, 'make was called with null; expected an object with options'],
  [[1], 'make was called with a list; expected an object with options'],
])('%j is refused', (options, message) => {
  expect(() => checkOptions('make', options as Options, KNOWN)).toThrow(new RangeError(message));
});

test.each([
  ['5'.repeat(81), `the text "${'5'.repeat(30)}…"`],
  ['abc', 'the text "abc"'],
  [undefined, 'undefined'],
  [12n, '12'],
  [{}, 'an empty object'],
  [{ a: 1, b: 2 }, 'an object with a, b'],
  [new Uint8Array(3), 'a list'],
  [() => 1, 'a function'],
])('the message describes the argument %o', (came, words) => {
  expect(() => checkArgument('solve', false, came, 'a puzzle')).toThrow(
    new RangeError(`solve was called with ${words}; expected a puzzle`),
  );
});
