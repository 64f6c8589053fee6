/** Texts of every format: loaded when there is a puzzle that the list has not. */
import { parsePuzzle } from '@pencilmark/core/format';
import { ok } from '@pencilmark/core/result';
import { withoutClues } from '../../puzzles/without-clues.ts';

export { textOf } from '../../setter/text.ts';

export const readText = (text: string) => {
  const read = parsePuzzle(text, { ignoreRules: true });
  return read.ok ? ok(withoutClues(read.value)) : read;
};
