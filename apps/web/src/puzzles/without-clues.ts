import type { ParsedPuzzle } from '@pencilmark/core/format';
import { isKind, withClues } from '@pencilmark/core/geometry';

/**
 * What was read, as far as the app can show it. Clues are left out and named, as rules are that
 * nobody here knows.
 */
export function withoutClues(read: ParsedPuzzle): ParsedPuzzle {
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
