/** The answer to input from outside: a value, or an error with its sentence. Never thrown. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/**
 * A successful result.
 *
 *     ok(5)      // { ok: true, value: 5 }
 */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/**
 * A failed result.
 *
 *     err('empty')      // { ok: false, error: 'empty' }
 */
export const err = <Problem>(error: Problem): { readonly ok: false; readonly error: Problem } => ({ ok: false, error });

/**
 * Throws a RangeError, because a caller broke a contract. The message has the expected and the
 * given value.
 *
 *     let said = '';
 *     try {
 *       fail('4 cells; expected 81');
 *     } catch (problem) {
 *       said = problem.message;
 *     }
 *     said      // '4 cells; expected 81'
 */
export function fail(message: string): never {
  throw new RangeError(message);
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless an argument is as
 * expected.
 *
 *     checkArgument('double', true, 2, 'a number')      // undefined
 */
export function checkArgument(caller: string, isRight: boolean, came: unknown, expected: string): asserts isRight {
  if (!isRight) fail(`${caller} was called with ${described(came)}; expected ${expected}`);
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless an option is as
 * expected.
 *
 *     checkOption('solve', 'limit', true, 2, 'a number')      // undefined
 */
export function checkOption(
  caller: string,
  option: string,
  isRight: boolean,
  came: unknown,
  expected: string,
): asserts isRight {
  if (!isRight) fail(`${caller} was called with the option ${option} as ${described(came)}; expected ${expected}`);
}

/** An expectation of a value: a test, and the same in words. */
export type Expected = readonly [isRight: (value: never) => boolean, says: string];

/** A text. */
export const TEXT: Expected = [(value) => typeof value === 'string', 'a text'];
/** A number. */
export const NUMBER: Expected = [(value: number) => typeof value === 'number' && !Number.isNaN(value), 'a number'];
/** A number from 0, which may be infinite. */
export const AMOUNT: Expected = [(value: number) => typeof value === 'number' && value >= 0, 'a number from 0'];
/** A number from 1, which may be infinite. */
export const POSITIVE: Expected = [(value: number) => typeof value === 'number' && value >= 1, 'a number from 1'];
/** A whole number from 0, or infinitely many. */
export const COUNT: Expected = [
  (value: number) => value >= 0 && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY),
  'a whole number from 0',
];
/** True or false. */
export const FLAG: Expected = [(value) => typeof value === 'boolean', 'true or false'];
/** A function. */
export const FUNCTION: Expected = [(value) => typeof value === 'function', 'a function'];
/** Digits or numbers, one after the other; no text. */
export const LIST: Expected = [
  (value: ArrayLike<number>) => typeof value === 'object' && typeof value?.length === 'number',
  'a list of numbers',
];
/** An array. */
export const ARRAY: Expected = [(value) => Array.isArray(value), 'a list'];

/**
 * An object that has some keys, whatever else.
 *
 *     having('a point', 'x', 'y')[0]({ x: 1, y: 2 })      // true
 */
export const having = (says: string, ...keys: readonly PropertyKey[]): Expected => [
  (value) => typeof value === 'object' && value !== null && keys.every((key) => key in value),
  says,
];

/**
 * A list whose items all meet an expectation.
 *
 *     listOf(TEXT)[0](['a', 'b'])      // true
 */
export const listOf = ([isRight, says]: Expected): Expected => [
  (value: readonly never[]) => Array.isArray(value) && value.every((item) => isRight(item)),
  `a list, each item ${says}`,
];

/**
 * One of some names.
 *
 *     oneOf(['a', 'b'])[1]      // 'one of a, b'
 */
export const oneOf = (names: readonly string[]): Expected => [
  (value: string) => names.includes(value),
  `one of ${names.join(', ')}`,
];

/**
 * A whole number in a range.
 *
 *     within(1, 9)[0](10)      // false
 */
export const within = (least: number, most = Number.POSITIVE_INFINITY): Expected => [
  (value: number) => Number.isInteger(value) && value >= least && value <= most,
  `a whole number from ${least}${most < Number.POSITIVE_INFINITY ? ` to ${most}` : ''}`,
];

/**
 * The most characters of a name of a player or a program, each a code point of Unicode. The two
 * texts below say it as plain strings, which bundlers can leave out.
 */
export const LONGEST_NAME = 40;

/**
 * What a name may be, as a regular expression with the flag `u`: characters that can be seen, one
 * of them more than punctuation, and single spaces between them. Nothing invisible is one of them:
 * whoever reads two names that look alike must read the same name. Nothing opens a tag, wherever a
 * name is shown. An emoji may have the sign that asks for its coloured form.
 *
 *     new RegExp(NAME_PATTERN, 'u').test('Anna B.')      // true
 *     new RegExp(NAME_PATTERN, 'u').test('Anna\u202e')      // false
 */
export const NAME_PATTERN =
  '^(?!\\p{M})(?=.*[\\p{L}\\p{N}\\p{S}])(?:(?![<>\\u2800]|\\p{DI})[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]' +
  '|(?<=\\p{S})\\uFE0F|(?<=[^ ]) (?=[^ ])){1,40}$';

/** The same rule of names, in words. */
export const NAME_SAYS = '1 to 40 visible characters but < and >, with single spaces between them';

/**
 * What any text of one line may be, as a regular expression with the flag `u`: no control
 * characters, no signs that turn the direction of writing, no halves of characters.
 *
 *     new RegExp(LINE_PATTERN, 'u').test('2.0 (beta)')      // true
 *     new RegExp(LINE_PATTERN, 'u').test('2.0\n')      // false
 */
export const LINE_PATTERN = '^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_C}]*$';

const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]/gu;

/**
 * A text of any origin as a line that may be shown and kept: U+001B and the like stand for control
 * characters, halves of characters and all else that a line may not have.
 *
 *     harmless('a\u001b[31m')      // 'aU+001B[31m'
 */
export function harmless(text: string): string {
  check('harmless', 'text', text, TEXT);
  return text.replaceAll(UNSHOWN, (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless an argument meets its
 * expectation. The message has the argument's name, the given and the expected value.
 *
 *     check('double', 'number', 2, NUMBER)      // undefined
 */
export function check(caller: string, name: string, value: unknown, [isRight, says]: Expected): void {
  if (!isRight(value as never)) fail(`${caller} was called with ${described(value)} as ${name}; expected ${says}`);
}

/**
 * All keys of some options, each with the expectation of its value; `true` where the function
 * checks the value itself. A list that lacks a key of `Options` does not compile.
 */
export type KeysOf<Options> = { readonly [Key in keyof Required<Options>]: true | Expected };

/**
 * Throws a RangeError, in the name of the public function `caller`, unless its options are an
 * object with known keys only, whose values meet their expectations. An undefined option counts as
 * left out.
 *
 *     checkOptions('solve', { limit: 2 }, { limit: COUNT })      // undefined
 */
export function checkOptions<Options extends object>(caller: string, options: Options, known: KeysOf<Options>): void {
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  checkArgument(caller, isObject, options, 'an object with options');
  for (const key in options) {
    if (!Object.hasOwn(known, key))
      fail(`${caller} does not know the option "${key}"; expected ${Object.keys(known).join(', ')}`);
    const expected = known[key];
    const value: unknown = options[key];
    if (expected !== true && value !== undefined)
      checkOption(caller, key, expected[0](value as never), value, expected[1]);
  }
}

const LONGEST_TEXT = 30;

/** A value from a caller, in a few words. */
function described(value: unknown): string {
  if (typeof value === 'string') {
    const isLong = value.length > LONGEST_TEXT;
    return `the text "${isLong ? `${value.slice(0, LONGEST_TEXT)}…` : value}"`;
  }
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return 'a list';
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 5).join(', ')}`;
}
