import { type GhostMoment, ghostAt, ghostOf, type MatchLog } from '@pencilmark/race';
import type { Game, Ghost } from '../../model/game.ts';
import { stationsOf } from '../../statistics/pace.ts';
import { isTimed, solvedFrom } from '../../statistics/solved.ts';

/** Whether a game can be raced against: it is solved, and the time of every move is known. */
export const canBeGhost = ({ solved, nodes }: Game): boolean =>
  solved !== undefined && nodes.length > 1 && nodes.slice(1).every(({ played }) => played !== undefined);

/** The ghost of a game that was played here. */
export const ghostOfGame = (game: Game): Ghost => ({
  of: 'self',
  moments: momentsOf(game),
  ...(!isTimed(solvedFrom(game)) && { isHelped: true }),
});

/** The ghost of a seat of a race that is over. */
export const ghostOfSeat = ({ events }: MatchLog, seat: number, name: string | undefined): Ghost => ({
  of: name === undefined ? 'self' : 'other',
  ...(name !== undefined && { name }),
  moments: ghostOf(events, seat),
});

/** When a ghost has filled its last cell, in milliseconds. */
export const timeOf = ({ moments }: Ghost): number => moments.at(-1)?.ms ?? 0;

/** How a game stands against its ghost. */
export interface Lead {
  /** How many cells the ghost has filled. */
  readonly there: number;
  /** How many cells the player is ahead, below 0 behind. */
  readonly lead: number;
  readonly isThereDone: boolean;
}

/** How a player who has filled some cells after some milliseconds stands against a ghost. */
export function leadOver({ moments }: Ghost, filled: number, ms: number): Lead {
  const there = ghostAt(moments, ms);
  return { there, lead: filled - there, isThereDone: moments.length > 0 && ms >= moments.at(-1)!.ms };
}

/** Moments at another pace: the last of them comes after so many milliseconds. */
export function pacedTo(moments: readonly GhostMoment[], ms: number): GhostMoment[] {
  const whole = moments.at(-1)?.ms || 1;
  return moments.map((moment) => ({ ...moment, ms: Math.round((moment.ms * ms) / whole) }));
}

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
