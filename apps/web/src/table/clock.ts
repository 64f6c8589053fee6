import type { Game } from '../model/game.ts';
import { slot } from '../storage/local.ts';
import { parts, readBy, text, time } from '../storage/shape.ts';

/**
 * How long a game was played when its page was left: no database answers as quickly as a page goes.
 */
const CLOCK = slot<Pick<Game, 'id' | 'touched' | 'played'>>(
  'clock',
  readBy(parts({ id: text, touched: time, played: time })),
);

export const leaveClock = ({ id, touched }: Game, played: number): void => CLOCK.keep({ id, touched, played });

/**
 * Milliseconds that a game was played: what was left with it counts, unless it was touched since.
 */
export function playedOf({ id, touched, played }: Game): number {
  const left = CLOCK.read();
  return left?.id === id && left.touched === touched ? Math.max(left.played, played) : played;
}
