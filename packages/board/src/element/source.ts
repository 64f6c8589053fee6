import { readPlain } from '@pencilmark/core/format';
import { plainGeometryOf } from '@pencilmark/core/geometry/plain';
import type { Result } from '@pencilmark/core/result';
import { type BoardError, boardRead, puzzleRead, type ReadPuzzle, type Source } from './read-puzzle.ts';

/**
 * Reads a plain puzzle, as most are. Nothing for a text that is no such, or is wrong: that takes
 * the table of formats and the kinds of clues.
 */
export function readQuickly({ text, board }: Source): ReadPuzzle | undefined {
  const geometry = board === '' ? undefined : plainGeometryOf(board);
  if (geometry?.ok === false) return undefined;
  if (text.trim() === '') return geometry && boardRead(geometry.value);
  const plain = readPlain(text.trim(), geometry?.value);
  // The 64 candidates of a 4x4 board fill an 8x8 board, and the 729 of a 9x9 board one of 27x27.
  if (plain.ok && !geometry && Number.isInteger(Math.cbrt(plain.value.puzzle.geometry.size))) return undefined;
  return plain.ok ? puzzleRead(plain.value.puzzle, plain.value.notation.alphabet) : undefined;
}

/** Reads any puzzle; what that takes is loaded now. */
export async function readFully(source: Source): Promise<Result<ReadPuzzle, BoardError>> {
  const { readAll } = await import('./reading.ts');
  return readAll(source);
}
