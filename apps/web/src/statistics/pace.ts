import { after, startOf } from '../model/board.ts';
import type { Game } from '../model/game.ts';

/** Every board on the way of a game, with the time at which it came about. */
export function* stationsOf(game: Game) {
  let board = startOf(game);
  let ms = 0;
  for (const node of pathNodes(game)) {
    const { move, played } = game.nodes[node]!;
    const before = board;
    board = after(before, move!, game);
    // Two windows have two clocks: what was played in one may stand after what the other played.
    ms = Math.max(ms, played ?? 0);
    yield {
      before: before.digits,
      digits: board.digits,
      isOwn: move!.do !== 'step',
      ms,
      isKnown: played !== undefined,
    };
  }
}

/** How many cells were filled at a time, from the start to the last change. */
export function pointsOf(game: Game): { readonly ms: number; readonly filled: number }[] {
  const points = [{ ms: 0, filled: 0 }];
  for (const { digits, ms } of stationsOf(game)) {
    const filled = digits.reduce((sum, digit, cell) => sum + (digit !== 0 && game.givens[cell] === 0 ? 1 : 0), 0);
    if (filled !== points.at(-1)!.filled) points.push({ ms, filled });
  }
  return points;
}

const pathNodes = ({ nodes, at }: Game): number[] => {
  const path: number[] = [];
  for (let node = at; node > 0; node = nodes[node]!.parent) path.push(node);
  return path.reverse();
};
