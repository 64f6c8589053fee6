/** What calls with wrong arguments are made of: for each argument a right one, and wrong ones. */

/** An argument of a public function: one that is right, and some that are not. */
export interface Argument {
  readonly right: unknown;
  readonly wrong: readonly unknown[];
}

/** The arguments of a public function, in their order; bare values are arguments by their type. */
export type Row = readonly unknown[];

const MARK = Symbol('argument');

const marked = (right: unknown, wrong: readonly unknown[]): Argument => ({ right, wrong, [MARK]: true }) as Argument;

/** What is wrong where a value of the type of another is expected. */
function wrongFor(right: unknown): readonly unknown[] {
  if (typeof right === 'string') return [undefined, null, 7, {}, []];
  if (typeof right === 'number') return [undefined, null, 'many', {}, Number.NaN];
  if (typeof right === 'boolean') return [undefined, null, 'yes', {}];
  if (typeof right === 'function') return [undefined, null, 7, 'text', {}];
  if (Array.isArray(right) || ArrayBuffer.isView(right)) return [undefined, null, 7, 'text', {}];
  return [undefined, null, 7, 'text', [], {}, () => 7];
}

/** A bare value as an argument. */
export const argument = (value: unknown): Argument =>
  typeof value === 'object' && value !== null && MARK in value
    ? (value as unknown as Argument)
    : marked(value, wrongFor(value));

/** An argument with more that is wrong than its type tells. */
export const except = (value: unknown, ...wrong: readonly unknown[]): Argument => {
  const { right, wrong: usual } = argument(value);
  return marked(right, [...usual, ...wrong]);
};

/** A whole number, not negative. */
export const whole = (value: number, ...wrong: readonly number[]): Argument => except(value, -1, 1.5, ...wrong);

/** A name out of a list. */
export const named = (value: string): Argument => except(value, 'no-such-name', '');

/** An argument that may be left out. */
export const optional = (value: unknown): Argument => {
  const { right, wrong } = argument(value);
  return marked(
    right,
    wrong.filter((one) => one !== undefined),
  );
};

/** An argument of which some values that are wrong elsewhere are right. */
export const allowing = (value: unknown, ...allowed: readonly unknown[]): Argument => {
  const { right, wrong } = argument(value);
  const isAllowed = (one: unknown): boolean => allowed.some((other) => JSON.stringify(other) === JSON.stringify(one));
  return marked(
    right,
    wrong.filter((one) => !isAllowed(one)),
  );
};

/** An argument that is not looked at, because any value is right. */
export const anything = (value: unknown): Argument => marked(value, []);

/** An object of which each key is wrong when its value is; no other key is known. */
function withKeys(keys: Readonly<Record<string, unknown>>, wrong: readonly unknown[]): Argument {
  const right = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, argument(value).right]));
  const single = Object.entries(keys).flatMap(([key, value]) =>
    argument(value).wrong.map((one) => ({ ...right, [key]: one })),
  );
  return marked(right, [...wrong, { ...right, mispelt: 1 }, ...single]);
}

/** Options of which none need be given. */
export const options = (keys: Readonly<Record<string, unknown>>): Argument =>
  withKeys(Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, optional(value)])), [
    null,
    7,
    'text',
    [],
  ]);

/** Options of which those that are not `optional` must be given. */
export const wishes = (keys: Readonly<Record<string, unknown>>): Argument =>
  withKeys(keys, [undefined, null, 7, 'text', [], {}]);

/** A call with one argument wrong, and how it reads. */
export interface WrongCall {
  readonly place: number;
  readonly came: unknown;
  readonly given: readonly unknown[];
}

/** Each call with exactly one wrong argument. */
export function wrongCalls(row: Row): WrongCall[] {
  const all = row.map(argument);
  const right = all.map((one) => one.right);
  return all.flatMap(({ wrong }, place) => wrong.map((came) => ({ place, came, given: right.with(place, came) })));
}

export const rightCall = (row: Row): unknown[] => row.map((value) => argument(value).right);

/** What a call comes to: an answer, or what was thrown. */
export type Outcome = { readonly answer: unknown } | { readonly thrown: unknown };

const isIterator = (value: unknown): value is Iterator<unknown> =>
  typeof (value as Iterator<unknown> | undefined)?.next === 'function';

/** Calls a function or class; what comes later, of a promise or at the first step, counts too. */
export async function outcomeOf(call: (...given: never[]) => unknown, given: readonly unknown[]): Promise<Outcome> {
  try {
    const isClass = /^class\b/.test(Function.prototype.toString.call(call));
    const answer = await (isClass
      ? new (call as unknown as new (...all: unknown[]) => unknown)(...given)
      : (call as (...all: unknown[]) => unknown)(...given));
    if (isIterator(answer)) await answer.next();
    return { answer };
  } catch (thrown) {
    return { thrown };
  }
}

/**
 * What is wrong with how a wrong call was answered; nothing when it was refused with what was
 * expected, by an error of ours or by a `Result`.
 */
export function faultOf(outcome: Outcome): string | undefined {
  if ('thrown' in outcome) {
    const { thrown } = outcome;
    const isOurs = (thrown instanceof RangeError || thrown instanceof TypeError) && / expected /.test(thrown.message);
    return isOurs ? undefined : `threw ${thrown}`;
  }
  const { answer } = outcome;
  return (answer as { readonly ok?: boolean } | undefined)?.ok === false ? undefined : `answered ${shown(answer)}`;
}

/** A value in a few words; of what an object holds, plain values only. */
export function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'a function' : String(value);
  const isPlain = (item: unknown): boolean => typeof item !== 'object' || item === null || Array.isArray(item);
  const parts = Object.entries(value).map(([key, item]) => `${key}: ${isPlain(item) ? item : '…'}`);
  return `{ ${parts.join(', ')} }`.slice(0, 200);
}
