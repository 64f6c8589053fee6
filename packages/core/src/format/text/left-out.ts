import { ok, type Result } from '../../result.ts';
import type { ParseOptions, Reading } from '../format.ts';
import { type Trouble, trouble } from './trouble.ts';
import { unreadRules } from './unread-rules.ts';

/** Names of the things that a text has beside its puzzle, as people call them. */
export interface Beside {
  /** Rules that the board cannot hold. Without them it is another puzzle. */
  readonly rules?: Iterable<string>;
  /** All else that is lost: notes, colours, a rating. */
  readonly rest?: Iterable<string>;
}

const MOST_NAMED = 20;

/**
 * The reading with the names of the things that it leaves out.
 * The result is an error when the text has rules that the board cannot hold, unless the caller
 * ignores rules.
 */
export function withLeftOut(
  reading: Reading,
  { rules = [], rest = [] }: Beside,
  offset: number,
  { ignoreRules = false }: ParseOptions,
): Result<Reading, Trouble> {
  const ignoredRules = [...new Set(rules)].slice(0, MOST_NAMED);
  if (ignoredRules.length > 0 && !ignoreRules) return trouble('rules', offset, refusal(ignoredRules));
  const leftOut = [...new Set([...ignoredRules, ...rest])].slice(0, MOST_NAMED);
  const unread = unreadRules(reading.about?.rules ?? '', reading.puzzle.geometry)
    .filter((name) => !leftOut.includes(name))
    .slice(0, MOST_NAMED);
  return ok({
    ...reading,
    ...(leftOut.length > 0 && { leftOut }),
    ...(ignoredRules.length > 0 && { ignoredRules }),
    ...(unread.length > 0 && { unread }),
  });
}

const refusal = (rules: readonly string[]): string =>
  `The puzzle has rules that its board cannot hold: ${clipped(rules.join(', '))}. ` +
  'Without them it is another puzzle; --ignore-rules (in programs: ignoreRules) reads that one.';

const LONGEST = 200;

const clipped = (names: string): string => (names.length > LONGEST ? `${names.slice(0, LONGEST)}…` : names);
