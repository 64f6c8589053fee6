/** An answer to input from outside: a value, or an error that says what is wrong. Never thrown. */
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
 * Throws a RangeError, because a caller broke a contract. The message says what was expected and
 * what came.
 */
export function fail(message: string): never {
  throw new RangeError(message);
}

/** Throws a RangeError unless an argument of the public function `asked` is what it expects. */
export function checkArgument(asked: string, isRight: boolean, came: unknown, expected: string): asserts isRight {
  if (!isRight) fail(`${asked} was called with ${described(came)}; expected ${expected}`);
}

/** Throws a RangeError unless an option of the public function `asked` is what it expects. */
export function checkOption(
  asked: string,
  option: string,
  isRight: boolean,
  came: unknown,
  expected: string,
): asserts isRight {
  if (!isRight) fail(`${asked} was called with the option ${option} as ${described(came)}; expected ${expected}`);
}

/** All keys that some options can have. A list that lacks a key of `Options` does not compile. */
export type KeysOf<Options> = { readonly [Key in keyof Required<Options>]: true };

/**
 * Throws a RangeError unless the options of the public function `asked` are an object with known
 * keys only.
 */
export function checkOptions<Options extends object>(asked: string, options: Options, known: KeysOf<Options>): void {
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  checkArgument(asked, isObject, options, 'an object with options');
  for (const key in options) {
    // What every object inherits, such as `toString`, is not `true`.
    if (known[key] !== true)
      fail(`${asked} does not know the option "${key}"; expected ${Object.keys(known).join(', ')}`);
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
