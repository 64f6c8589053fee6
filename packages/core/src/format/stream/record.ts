import { err, ok } from '../../result.ts';
import type { Format } from '../format.ts';
import { formatOf } from '../formats.ts';
import { type PuzzleOptions, parsePuzzle } from '../parse.ts';
import { type Entry, makeEntry, shifted } from './entry.ts';
import { QUICK, tooLate } from './line-signs.ts';
import type { State } from './state.ts';

/** Reads a text of the stream that holds one puzzle. */
export const parsedAt = (
  first: number,
  text: string,
  options: PuzzleOptions,
  by = options.format ?? formatOf(text),
): Entry['result'] => shifted(parsePuzzle(text, { ...options, format: by }), first);

/** Reads a whole record that holds one puzzle. */
export function addRecord({ queue, options }: State, first: number, text: string, by?: Format): Entry['result'] {
  const result = parsedAt(first, text, options, by);
  queue.add(makeEntry(first, text, result));
  return result;
}

/** Reads a record of one line. */
export function addLineRecord(state: State, text: string, number: number, by?: Format): void {
  const { options, queue, lastPuzzle } = state;
  const isBelow = number === lastPuzzle.number + 1 && text.length === lastPuzzle.length;
  const late = isBelow ? tooLate(text) : undefined;
  if (late) {
    queue.add(makeEntry(number, text, err({ ...late, line: number, column: 1 })));
    return;
  }
  const result = addRecord(state, number, text, by);
  if (!result.ok) return;
  const length = result.value.puzzle.geometry.cellCount;
  const field = result.value.format === QUICK.format ? QUICK.quickLine.placeOf(text, options) : undefined;
  if (field) state.likeLast = { line: text.length, ...field };
  state.lastPuzzle = { number, length: text.length === length ? length : 0 };
}

/**
 * Reads a line that is a puzzle from end to end, or has it where the last line had: nearly every
 * line of a large file.
 */
export function addQuickLine(state: State, text: string, number: number): boolean {
  const { options, likeLast, queue } = state;
  if (options.format && options.format !== QUICK.format) return false;
  const place = text.length === likeLast.line ? likeLast : { start: 0, length: text.length };
  const reading = QUICK.quickLine.read(text, place, options);
  if (!reading) return false;
  const { puzzle, notation, leftOut } = reading;
  // Nearly always there is nothing else; to spread the reading took a third of the time of a line.
  const found = leftOut ? { ...reading, format: QUICK.format } : { puzzle, notation, format: QUICK.format };
  queue.add(makeEntry(number, text, ok(found)));
  state.lastPuzzle = { number, length: place.length };
  return true;
}
