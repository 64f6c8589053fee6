import { DIFFICULTIES, type Difficulty } from '@pencilmark/core/rate/difficulty';
import { check, TEXT } from '@pencilmark/core/result';
import { boardOf } from './geometry.ts';

/** A board on which matches are played. */
export interface MatchBoard {
  /** Its id as core writes it. */
  readonly board: string;
  /** The hardest level of its puzzles; those below it are played too. */
  readonly hardest: Difficulty;
}

/**
 * THE table of boards and levels that matches are played with: those whose puzzles are made in
 * less than a second, in most cases in a tenth of one. A fiendish one takes seconds, as do the easy
 * ones of boards with a rule such as `9x9:x`, and all of boards from 12×12. The table names each
 * board. A service makes puzzles of each kind ahead, and ids that anybody may write would be kinds
 * without end.
 */
export const MATCH_BOARDS: readonly MatchBoard[] = [
  { board: '9x9:3x3', hardest: 'hard' },
  { board: '8x8:2x4', hardest: 'hard' },
  { board: '6x6:2x3', hardest: 'hard' },
  { board: '4x4:2x2', hardest: 'gentle' },
];

const NAMES = DIFFICULTIES.map(({ name }) => name);

/**
 * The levels of matches on a board, the easiest first; none where no matches are played on it.
 *
 *     levelsOf('4x4')      // ['gentle']
 *     levelsOf('25x25')      // []
 */
export function levelsOf(board: string): readonly Difficulty[] {
  check('levelsOf', 'board', board, TEXT);
  const id = boardOf(board)?.id;
  const row = MATCH_BOARDS.find((row) => row.board === id);
  return row ? NAMES.slice(0, NAMES.indexOf(row.hardest) + 1) : [];
}
