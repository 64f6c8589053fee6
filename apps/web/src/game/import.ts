import type { Result } from '@pencilmark/core';
import { type Format, type ParseError, parsePuzzle, type Reading } from '@pencilmark/core/format';

/** Reads a puzzle in any format that core knows. */
export const puzzleFromText = (text: string): Result<Reading & { readonly format: Format }, ParseError> =>
  parsePuzzle(text);
