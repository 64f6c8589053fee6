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
 * stands on the board of its parent. What was tried in a "what if" is supposed, unless it stayed.
 */
export function playedOf(game: Game): PlayedGame {
  const boards: Board[] = [startOf(game)];
  const kept = nodesTo(game);
  const moves = game.nodes.slice(1).map((node, index): Played => {
    const before = boards[node.parent]!;
    const now = after(before, node.move!, game);
    boards.push(now);
    const isSupposed = node.isSupposed === true && !kept.has(index + 1);
    const isHelp = node.move!.do === 'step';
    return { ms: node.played ?? 0, before, after: now, isHelp, ...(isSupposed && { isSupposed }) };
  });
  return {
    moves,
    end: { ms: game.played, digits: boards[game.at]!.digits },
    hasTimes: game.nodes.slice(1).every(({ played }) => played !== undefined),
  };
}

/** The nodes on the way to the board at the end. */
function nodesTo({ nodes, at }: Game): Set<number> {
  const way = new Set<number>();
  for (let node = at; node > 0; node = nodes[node]!.parent) way.add(node);
  return way;
}
