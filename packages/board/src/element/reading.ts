import { parsePuzzle } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import { type BoardError, boardRead, puzzleRead, type ReadPuzzle, type Source } from './read-puzzle.ts';

/** Reads a puzzle in any format, on any board. */
export function readAll({ text, board }: Source): Result<ReadPuzzle, BoardError> {
  const geometry = board === '' ? undefined : geometryOf(board);
  if (geometry?.ok === false) {
    const { code, offset, message } = geometry.error;
    return err({ code, message, attribute: 'board', line: 1, column: offset + 1 });
  }
  if (geometry && text.trim() === '') return ok(boardRead(geometry.value));
  const read = parsePuzzle(text, geometry ? { geometry: geometry.value } : {});
  if (!read.ok) return err({ ...read.error, attribute: 'puzzle' });
  const { puzzle, notation, placed = [] } = read.value;
  const givens = puzzle.givens.slice();
  for (const cell of placed) givens[cell] = 0;
  return ok({ ...puzzleRead({ ...puzzle, givens }, notation.alphabet), digits: puzzle.givens });
}
