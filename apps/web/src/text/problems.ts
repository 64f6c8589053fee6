import type { CellCounts, ParseError } from '@pencilmark/core/format';
import { has, t } from './index.ts';

/** Why a text could not be read, as core reports it. */
type Unread = Pick<ParseError, 'code' | 'message' | 'counts'>;

/** Whether a text is nearly a board. A text that lacks more than five cells of 81 is not. */
export const isNearly = ({ found, needed, row }: CellCounts): boolean =>
  row !== undefined || Math.abs(found - needed) * 16 <= needed;

/** How many cells are missing, or too many, in a text that is nearly a board. */
function countsText({ found, needed, row }: CellCounts): string {
  if (row !== undefined) return t('parse.row', { row, found, needed });
  return t(found < needed ? 'parse.few' : 'parse.many', { n: Math.abs(needed - found), found, needed });
}

/**
 * Why a text could not be read: by its code, or in core's words when its code is not known
 * here.
 */
export function problemText({ code, message, counts }: Unread): string {
  if (counts && isNearly(counts)) return countsText(counts);
  const key = `parse.${code}`;
  return has(key) ? t(key, { message }) : message;
}

/**
 * What a text says and a puzzle cannot hold; of "section State" the second word is the text's own.
 * In core's words what is not known here.
 */
function leftOutText(what: string): string {
  const [first = ''] = what.split(' ');
  for (const known of [what, first]) {
    const key = `leftOut.${known}`;
    if (has(key)) return t(key, { what: known }) + what.slice(known.length);
  }
  return what;
}

/**
 * What a text says and is not taken over, and what was guessed. Rules are named as such: without
 * them it is another puzzle.
 */
export function lossText({
  leftOut,
  ignoredRules,
  guessed = [],
}: {
  readonly leftOut: readonly string[];
  readonly ignoredRules: readonly string[];
  readonly guessed?: readonly string[] | undefined;
}): string {
  const named = (list: readonly string[]): string => list.map(leftOutText).join(', ');
  const rest = leftOut.filter((what) => !ignoredRules.includes(what));
  return [
    ignoredRules.length > 0 && t('import.ignoredRules', { what: named(ignoredRules) }),
    rest.length > 0 && t('import.leftOut', { what: named(rest) }),
    guessed.length > 0 && t('import.guessed', { what: named(guessed) }),
  ]
    .filter(Boolean)
    .join(' ');
}
