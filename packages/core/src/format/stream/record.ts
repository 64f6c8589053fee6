import { err, ok } from '../../result.ts';
import type { Format } from '../format.ts';
import { formatOf } from '../formats.ts';
import { type PuzzleOptions, parsePuzzle } from '../parse.ts';
import { type Entry, makeEntry, shifted } from './entry.ts';
import { QUICK, tooLate } from './line-signs.ts';
import type { State } from './state.ts';

/** The result of a text with one puzzle, which starts at line `first` of the stream. */
export const parsedAt = (
  first: number,
  text: string,
  options: PuzzleOptions,
  by = options.format ?? formatOf(text),
): Entry['result'] => shifted(parsePuzzle(text, { ...options, format: by }), first);

/** Reads a record with one puzzle and adds its entry. */
export function addRecord({ queue, options }: State, first: number, text: string, by?: Format): Entry['result'] {
  const result = parsedAt(first, text, options, by);
  queue.add(makeEntry(first, text, result));
  return result;
}

/** Reads a record of one line and adds its entry. */
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
  const length = result.value.puzzle.geometry.cells.length;
  const field = result.value.format === QUICK.format ? QUICK.quickLine.placeOf(text, options) : undefined;
  if (field) state.likeLast = { line: text.length, ...field };
  state.lastPuzzle = { number, length: text.length === length ? length : 0 };
}

/**
 * Reads a line in the fast way and adds its entry. Answers false when the line needs another way.
 * The puzzle must be the whole line, or stand where it stood in the last line.
 */
export function addQuickLine(state: State, text: string, number: number): boolean {
  const { options, likeLast, queue } = state;
  if (options.format && options.format !== QUICK.format) return false;
  const place = text.length === likeLast.line ? likeLast : { start: 0, length: text.length };
  const reading = QUICK.quickLine.read(text, place, options);
  if (!reading) return false;
  const { puzzle, notation, leftOut } = reading;
  // Nearly always the reading has nothing else. Spreading it took a third of the time of a line.
  const found = leftOut ? { ...reading, format: QUICK.format } : { puzzle, notation, format: QUICK.format };
  queue.add(makeEntry(number, text, ok(found)));
  state.lastPuzzle = { number, length: place.length };
  return true;
}
