import { after, type Board, startOf } from '../../../model/board.ts';
import type { Game, Move } from '../../../model/game.ts';

/** A moment of a game: the board after a move, in the order in which moves were made. */
export interface Moment {
  /** The node whose board it is; 0 for the start. */
  readonly node: number;
  /** What was done, and the board before it; nothing at the start, and where a game was left. */
  readonly move?: Move;
  readonly before?: Board;
  readonly board: Board;
  /** Time played, never less than before. */
  readonly ms: number;
  /** How many cells were filled beyond the givens. */
  readonly filled: number;
}

/**
 * Every moment of a game, undone moves too: the first is the start, and each move has one. Where
 * the game was left at an earlier board, that is the last.
 */
export function momentsOf(game: Game): Moment[] {
  const moments: Moment[] = [];
  let ms = 0;
  for (const [node, { parent, move, played = 0 }] of game.nodes.entries()) {
    ms = Math.max(ms, played);
    const before = moments[parent]?.board;
    const board = move && before ? after(before, move, game) : startOf(game);
    moments.push({ node, ...(move && { move }), ...(before && { before }), board, ms, filled: filledIn(board, game) });
  }
  const { board, filled } = moments[game.at]!;
  return game.at === game.nodes.length - 1 ? moments : [...moments, { node: game.at, board, ms, filled }];
}

const filledIn = ({ digits }: Board, { givens }: Game): number =>
  digits.reduce((sum, digit, cell) => sum + (digit !== 0 && givens[cell] === 0 ? 1 : 0), 0);

/** The last moment that is not after a time. */
export const indexAt = (moments: readonly Pick<Moment, 'ms'>[], ms: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.ms <= ms),
  );
