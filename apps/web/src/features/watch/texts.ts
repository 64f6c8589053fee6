import type { ParsedPuzzle } from '@pencilmark/core/format';
import { isKind, withClues } from '@pencilmark/core/geometry';
/** Texts of every format: loaded when there is a puzzle that the list has not. */
import { ok } from '@pencilmark/core/result';
import { readPuzzle } from '../../puzzles/reading.ts';

export { textOf } from '../create/text.ts';

export const readText = (text: string) => {
  const read = readPuzzle(text);
  return read.ok ? ok(withoutClues(read.value)) : read;
};

/**
 * What was read, as far as the app can show it. Clues are left out and named, as rules are that
 * nobody here knows.
 */
function withoutClues(read: ParsedPuzzle): ParsedPuzzle {
  const { puzzle, leftOut = [], ignoredRules = [] } = read;
  const kinds = puzzle.geometry.rules.filter(isKind).map(({ name }) => name);
  if (kinds.length === 0) return read;
  return {
    ...read,
    puzzle: { ...puzzle, geometry: withClues(puzzle.geometry, []) },
    leftOut: [...kinds, ...leftOut],
    ignoredRules: [...kinds, ...ignoredRules],
  };
}
