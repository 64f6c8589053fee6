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
