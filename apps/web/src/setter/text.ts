import { type Format, formatNamed, parsePuzzle } from '@pencilmark/core/format';
import type { Geometry } from '@pencilmark/core/geometry';
import { problemText, t } from '../text/index.ts';
import { type Draft, draftOf, SIZES } from './draft.ts';

// The shortest first; the last can say every board.
const FORMATS = ['line', 'jigsaw', 'json'];

/** A puzzle as a text that core reads back. */
export function textOf(geometry: Geometry, givens: readonly number[]): string {
  const puzzle = { geometry, givens: Uint8Array.from(givens) };
  const format = FORMATS.map(formatNamed).find((one): one is Format => one?.canPrint(puzzle) === true);
  return format!.print(puzzle).trim();
}

/** What a text says as a draft, or what is wrong with it. */
export function draftFromText(text: string): Draft | string {
  const found = parsePuzzle(text, { ignoreRules: true });
  if (!found.ok) return problemText(found.error);
  const { geometry, givens } = found.value.puzzle;
  return SIZES.includes(geometry.size) ? draftOf(geometry, givens) : t('create.beyondSizes');
}
