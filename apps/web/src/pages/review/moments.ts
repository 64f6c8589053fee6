import { after, type Board, startOf } from '../../game/board.ts';
import type { Game } from '../../game/game.ts';

/** A moment of a game: the board after a move, in the order in which moves were made. */
export interface Moment {
  /** The node whose board it is; 0 for the start. */
  readonly node: number;
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
  const boards: Board[] = [];
  let ms = 0;
  const moments = game.nodes.map(({ parent, move, played = 0 }, node) => {
    boards.push(move ? after(boards[parent]!, move, game) : startOf(game));
    ms = Math.max(ms, played);
    return { node, ms, filled: filledIn(boards[node]!, game.givens) };
  });
  if (game.at === game.nodes.length - 1) return moments;
  return [...moments, { node: game.at, ms, filled: filledIn(boards[game.at]!, game.givens) }];
}

const filledIn = ({ digits }: Board, givens: Game['givens']): number =>
  digits.reduce((sum, digit, cell) => sum + (digit !== 0 && givens[cell] === 0 ? 1 : 0), 0);

/** The last moment that is not after a time. */
export const indexAt = (moments: readonly Moment[], ms: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.ms <= ms),
  );
