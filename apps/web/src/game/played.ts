import type { GameEnd, Played } from '@pencilmark/coach/review';
import { after, type Board, startOf } from './board.ts';
import type { Game } from './game.ts';

/** A game as a review sees it. */
export interface PlayedGame {
  /** A move for each node but the first, in the order of time. */
  readonly moves: readonly Played[];
  readonly end: GameEnd;
  /** Whether the time of every move is known. */
  readonly hasTimes: boolean;
}

/**
 * The moves of a game in the order in which they were made, those that were taken back too: each
 * stands on the board of its parent.
 */
export function playedOf(game: Game): PlayedGame {
  const boards: Board[] = [startOf(game)];
  const moves = game.nodes.slice(1).map((node): Played => {
    const before = boards[node.parent]!;
    const now = after(before, node.move!, game);
    boards.push(now);
    return { ms: node.played ?? 0, before, after: now, isHelp: node.move!.do === 'step' };
  });
  return {
    moves,
    end: { ms: game.played, digits: boards[game.at]!.digits },
    hasTimes: game.nodes.slice(1).every(({ played }) => played !== undefined),
  };
}
