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

/** Stops loudly: a caller broke a contract. The message names what was expected and what came. */
export function fail(message: string): never {
  throw new RangeError(message);
}
