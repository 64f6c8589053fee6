import { type About, type Format, formatNamed } from '@pencilmark/core/format';
import type { Geometry } from '@pencilmark/core/geometry';
import { readPuzzle } from '../../puzzles/reading.ts';
import { t } from '../../text/index.ts';
import { problemText } from '../../text/problems.ts';
import { type Draft, draftOf, SIZES } from './draft.ts';

// The shortest format comes first; the last can hold every board.
const FORMATS = ['line', 'jigsaw', 'json'];

/** A puzzle as a text that core reads back; what its author wrote needs a format that holds it. */
export function textOf(geometry: Geometry, givens: readonly number[], about?: About): string {
  const puzzle = { geometry, givens: Uint8Array.from(givens) };
  const formats = FORMATS.map(formatNamed).filter((format): format is Format => format?.canPrint(puzzle) === true);
  const format = (about && formats.find(({ holds }) => holds?.includes('title'))) ?? formats[0]!;
  return format.print(puzzle, undefined, { about }).trim();
}

/** A draft as it was read, with what the text says and a draft cannot hold. */
export interface ReadDraft {
  readonly draft: Draft;
  readonly leftOut: readonly string[];
  readonly ignoredRules: readonly string[];
  readonly guessed?: readonly string[] | undefined;
  readonly unread?: readonly string[] | undefined;
}

/** What a text says as a draft, or what is wrong with it. */
export function draftFromText(text: string): ReadDraft | string {
  const read = readPuzzle(text);
  if (!read.ok) return problemText(read.error);
  const { puzzle, leftOut = [], ignoredRules = [], guessed, unread, about } = read.value;
  const { geometry, givens } = puzzle;
  const isSettable = SIZES.includes(geometry.size) && geometry.hasLines && geometry.boxes.every((box) => box >= 0);
  if (!isSettable) return t('create.beyondSizes');
  return { draft: { ...draftOf(geometry, givens), about }, leftOut, ignoredRules, guessed, unread };
}
