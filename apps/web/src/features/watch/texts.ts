/** Texts of every format: loaded when there is a puzzle that the list has not. */
import { ok } from '@pencilmark/core/result';
import { readPuzzle } from '../../puzzles/reading.ts';
import { withoutClues } from '../../puzzles/without-clues.ts';

export { textOf } from '../create/text.ts';

export const readText = (text: string) => {
  const read = readPuzzle(text);
  return read.ok ? ok(withoutClues(read.value)) : read;
};
