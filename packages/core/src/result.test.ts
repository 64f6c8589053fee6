import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkArgument,
  checkOptions,
  harmless,
  type KeysOf,
  LINE_PATTERN,
  LONGEST_NAME,
  NAME_PATTERN,
} from './result.ts';

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

describe('names', () => {
  const isName = (text: string): boolean => new RegExp(NAME_PATTERN, 'u').test(text);

  test.each([
    'Anna',
    'Anna B. O’Neill-Ōe',
    'アンナ',
    'علي',
    'C++ & co.',
    '😀',
    '❤️',
    '❤',
    '7',
    'e\u0301va',
    'x'.repeat(LONGEST_NAME),
    '😀'.repeat(LONGEST_NAME),
  ])('%s is one', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a space before it', ' Anna'],
    ['a space after it', 'Anna '],
    ['two spaces in it', 'Anna  B.'],
    ['a space that looks as wide as another', 'Anna\u00a0B.'],
    ['half of a character', '\ud800'],
    ['the other half', 'Anna\udc00'],
    ['NUL', 'Anna\u0000'],
    ['a line break', 'Anna\n'],
    ['a sign that turns the direction of writing', 'Anna\u202e'],
    ['one that isolates', '\u2066Anna\u2069'],
    ['a character without width', 'An\u200bna'],
    ['a joiner', '👩\u200d👧'],
    ['a letter that cannot be seen', '\u3164'],
    ['a pattern of no dots', '\u2800'],
    ['a sign of colour behind a letter', 'a\ufe0f'],
    ['an accent without a letter', '\u0301'],
    ['a tag', '<b>'],
    ['dots alone', '..'],
    ['one character too many', 'x'.repeat(LONGEST_NAME + 1)],
    ['one emoji too many', '😀'.repeat(LONGEST_NAME + 1)],
  ])('%s is none', (_what, name) => {
    expect(isName(name)).toBe(false);
  });

  test('a name is a line, and what is harmless stays as it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (name) => {
        fc.pre(isName(name));
        expect(new RegExp(LINE_PATTERN, 'u').test(name)).toBe(true);
        expect(harmless(name)).toBe(name);
      }),
    ));

  test('what is made harmless is a line, and the rest stays', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
        const shown = harmless(text);
        expect(new RegExp(LINE_PATTERN, 'u').test(shown)).toBe(true);
        const isLine = (sign: string) => new RegExp(LINE_PATTERN, 'u').test(sign);
        expect(shown.replaceAll(/U\+[0-9A-F]{4}/g, '')).toBe([...text].filter(isLine).join(''));
      }),
    ));
});
