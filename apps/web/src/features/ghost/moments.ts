import type { GhostMoment } from '@pencilmark/race';
import type { Game } from '../../model/game.ts';
import { stationsOf } from '../../statistics/pace.ts';

/** When which cell of a game was filled, or cleared, without its digit. */
export function momentsOf(game: Game): GhostMoment[] {
  const moments: GhostMoment[] = [];
  let cells = 0;
  for (const { before, digits, ms } of stationsOf(game))
    digits.forEach((digit, cell) => {
      const more = Number(digit !== 0) - Number(before[cell] !== 0);
      if (more === 0) return;
      cells += more;
      moments.push({ ms, cells, cell });
    });
  return moments;
}
