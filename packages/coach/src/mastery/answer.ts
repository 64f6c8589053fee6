import { check } from '@pencilmark/core/result';
import { DRILL_GRADES, type DrillGrade } from '../drill/index.ts';
import { ANSWERS } from '../expected.ts';

/** How an answer to a drill ended. */
export const OUTCOMES = ['found', 'helped', 'missed'] as const;
/**
 * - `found`: found alone
 * - `helped`: found with help, or after a mistake
 * - `missed`: given up
 */
export type Outcome = (typeof OUTCOMES)[number];

/**
 * An answer to a drill, as it is kept: all that is known of a learner is the list of them. Lists
 * from two windows or devices are put together as sets, by `id`.
 */
export interface DrillAnswer {
  readonly id: string;
  /** The id of the technique, that of the drill, and how hard it is to see there. */
  readonly technique: string;
  readonly drill: string;
  readonly grade: DrillGrade;
  /** When, in milliseconds of the epoch; how long it took. */
  readonly at: number;
  readonly ms: number;
  readonly outcome: Outcome;
}

/** The longest id, in characters. */
const LONGEST = 100;
/** No clock is right that says it is later than this. */
const LATEST = Date.UTC(2200, 0);
const WEEK = 7 * 24 * 60 * 60 * 1000;

const isId = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= LONGEST;
const isWithin = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
const isOneOf = (value: unknown, list: readonly string[]): boolean => list.includes(value as string);

/** What each field of an answer has to be, in words and as a check. */
const FIELDS: Readonly<Record<keyof DrillAnswer, readonly [expected: string, is: (value: unknown) => boolean]>> = {
  id: [`a text of 1 to ${LONGEST} characters`, isId],
  technique: [`a text of 1 to ${LONGEST} characters`, isId],
  drill: [`a text of 1 to ${LONGEST} characters`, isId],
  grade: [`one of ${DRILL_GRADES.join(', ')}`, (value) => isOneOf(value, DRILL_GRADES)],
  at: ['milliseconds from 1970 to 2200', (value) => isWithin(value, LATEST)],
  ms: ['milliseconds from 0 to a week', (value) => isWithin(value, WEEK)],
  outcome: [`one of ${OUTCOMES.join(', ')}`, (value) => isOneOf(value, OUTCOMES)],
};
const NAMES = Object.keys(FIELDS) as (keyof DrillAnswer)[];

/** The first field of a value that keeps it from being an answer, with what it has to be. */
export function faultOf(value: unknown): { readonly field: keyof DrillAnswer; readonly expected: string } | undefined {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const field = NAMES.find((name) => !FIELDS[name][1](fields[name]));
  return field && { field, expected: FIELDS[field][0] };
}

/**
 * Whether something that was kept or sent is an answer. Its technique and its drill may be unknown
 * here: a later version of a program has more of them.
 *
 *     isAnswer({ id: 'a' })      // false
 */
export const isAnswer = (value: unknown): value is DrillAnswer => faultOf(value) === undefined;

/** An answer with its fields in one order, and no others. */
export const plain = (answer: DrillAnswer): DrillAnswer =>
  Object.fromEntries(NAMES.map((name) => [name, answer[name]])) as unknown as DrillAnswer;

const inOrder = (a: DrillAnswer, b: DrillAnswer): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * All answers of two lists, each once, in the order of time: a union of sets, so neither the order
 * nor the number of unions matters. Of two answers with the same id, which no program makes, the
 * one stays that comes first as text.
 *
 *     merged([], [])      // []
 */
export function merged(some: readonly DrillAnswer[], more: readonly DrillAnswer[]): readonly DrillAnswer[] {
  check('merged', 'some', some, ANSWERS);
  check('merged', 'more', more, ANSWERS);
  const byId = new Map<string, DrillAnswer>();
  for (const answer of [...some, ...more]) {
    const there = byId.get(answer.id);
    if (!there || textOf(answer) < textOf(there)) byId.set(answer.id, answer);
  }
  return [...byId.values()].sort(inOrder);
}

const textOf = (answer: DrillAnswer): string => JSON.stringify(plain(answer));
