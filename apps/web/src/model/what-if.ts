import { type Game, openAt } from './game.ts';

/**
 * "What if …": a node is marked, and play goes on. Whoever keeps the moves takes the mark away;
 * whoever throws them away goes back to the node, from where redoing still leads into the branch
 * until something else is played there.
 */
export const begin = (game: Game): Game =>
  openAt(game) === game.at ? game : { ...game, whatIfs: [...(game.whatIfs ?? []), game.at] };

/** How many open "what if" lie around the node on screen. */
export function depth({ nodes, at, whatIfs = [] }: Game): number {
  let count = 0;
  if (whatIfs.length > 0)
    for (let node = at; node >= 0; node = nodes[node]!.parent) if (whatIfs.includes(node)) count++;
  return count;
}

/** The moves of the innermost one stay. */
export function keep(game: Game): Game {
  const node = openAt(game);
  return node < 0 ? game : { ...game, whatIfs: game.whatIfs!.filter((other) => other !== node) };
}

/** The board is as it was before the innermost one. */
export function throwAway(game: Game): Game {
  const node = openAt(game);
  return node < 0 ? game : { ...keep(game), at: node };
}
