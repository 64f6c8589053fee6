import { check, type Expected } from '@pencilmark/core/result';

/**
 * What a fault costs: nothing; a strike, of which the third ends the round; or the round at once.
 */
export type Cost = 'nothing' | 'strike' | 'round';

/** Every word that a verdict can have, what it costs, and what it means. */
export const CODES = {
  right: { cost: 'nothing', says: 'every solution is right, and none is missing' },
  late: { cost: 'strike', says: 'right, but a little after the limit' },
  missed: { cost: 'strike', says: 'no answer within the limit' },
  cpu: { cost: 'strike', says: 'more processor time than half of the limit' },
  out: { cost: 'nothing', says: 'not asked: the program was out of the round' },
  start: { cost: 'round', says: 'the program could not be started, or said no hello in time' },
  ended: { cost: 'round', says: 'the program ended before it had answered' },
  json: { cost: 'round', says: 'a line that is no JSON' },
  message: { cost: 'round', says: 'a message that the protocol does not have' },
  id: { cost: 'round', says: 'an answer to a task of another id' },
  unasked: { cost: 'round', says: 'a message that nobody had asked for' },
  shape: { cost: 'round', says: 'lists or texts of another length, or characters that are no digits' },
  givens: { cost: 'round', says: 'a given was changed' },
  house: { cost: 'round', says: 'a house does not hold every digit once' },
  twice: { cost: 'round', says: 'the same solution twice' },
  count: { cost: 'round', says: 'more or fewer solutions than there are' },
  line: { cost: 'round', says: 'a line that is too long' },
  stderr: { cost: 'round', says: 'too much on standard error' },
  memory: { cost: 'round', says: 'more memory than is allowed' },
  processes: { cost: 'round', says: 'more processes than are allowed' },
} as const satisfies Record<string, { readonly cost: Cost; readonly says: string }>;

/** A word of the verdict on a task, a key of `CODES`. */
export type Code = keyof typeof CODES;

const CODE_LIST: Expected = [
  (codes: readonly Code[]) => Array.isArray(codes) && codes.every((code) => Object.hasOwn(CODES, code)),
  'a list of names out of CODES',
];

/** The third strike ends the round. */
export const STRIKES = 3;

/**
 * Whether a task with this code counts as answered.
 *
 *     isAnswered('late')      // true
 *     isAnswered('missed')      // false
 */
export function isAnswered(code: Code): boolean {
  check('isAnswered', 'code', code, [() => Object.hasOwn(CODES, code), 'a name out of CODES']);
  return code === 'right' || code === 'late';
}

/** What is wrong, as a code and a sentence with the place. */
export interface Fault {
  readonly code: Exclude<Code, 'right'>;
  readonly text: string;
}

/**
 * Whether results with these codes end the round for a program.
 *
 *     isOut(['right', 'missed', 'late'])      // false
 *     isOut(['missed', 'late', 'cpu'])      // true
 *     isOut(['house'])      // true
 */
export function isOut(codes: readonly Code[]): boolean {
  check('isOut', 'codes', codes, CODE_LIST);
  const costs = codes.map((code) => CODES[code].cost);
  return costs.includes('round') || costs.filter((cost) => cost === 'strike').length >= STRIKES;
}
