import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { geometryCalled } from './boards.ts';

/** A puzzle as a message to the engine's thread. */
export interface PuzzleMessage {
  readonly board: string;
  readonly givens: readonly number[];
  readonly struckOut?: readonly { readonly cell: number; readonly digit: number }[];
}

export const puzzleFrom = ({ board, givens, struckOut = [] }: PuzzleMessage): Puzzle =>
  makePuzzle(geometryCalled(board), givens, [...struckOut]);

/** The ids of the boards that a question to the thread is about; those of its puzzle, too. */
export function boardsIn(question: unknown): string[] {
  const { board, puzzle } = Object(question) as { readonly board?: unknown; readonly puzzle?: unknown };
  return [...(typeof board === 'string' ? [board] : []), ...(puzzle ? boardsIn(puzzle) : [])];
}
