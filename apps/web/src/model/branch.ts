import type { Game, TreeNode } from './game.ts';

/** A game of its own that goes on from a board of another game: it has the moves up to there. */
export function branchFrom(game: Game, node: number, id: string, now: number): Game {
  const way: TreeNode[] = [];
  for (let at = node; at > 0; at = game.nodes[at]!.parent) way.unshift(game.nodes[at]!);
  const nodes = [game.nodes[0]!, ...way.map((step, parent) => ({ ...step, parent }))];
  const { board, givens, source, hints } = game;
  const played = Math.max(0, ...nodes.map((node) => node.played ?? 0));
  return {
    version: 1,
    id,
    board,
    givens,
    source,
    nodes,
    at: nodes.length - 1,
    savepoints: [],
    played,
    begun: now,
    touched: now,
    hints,
    // Who has seen how it went on knows the puzzle.
    isKnown: true,
  };
}
