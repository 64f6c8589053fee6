import type { Difficulty } from '@pencilmark/core/rate';
import { CLASSIC } from '../puzzles/boards.ts';
import type { Order } from '../puzzles/order.ts';
import type { Source } from './game.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** The day of a time where the player is, as 2026-11-21. */
export const dayOf = (time: Date): string => `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

/** The last days, today first. */
export function lastDays(count: number, today: Date): string[] {
  // At noon an hour more or less, as summer time brings it, does not change the day.
  const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  return Array.from({ length: count }, (_, back) =>
    dayOf(new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() - back, 12)),
  );
}

/** A day as a time, for those who write it in a language. */
export function timeOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(timeOfDay(text)) === text;

/** The id of the game of a day: who opens it again goes on with it. */
export const dailyId = (day: string, difficulty: Difficulty): string => `daily-${day}-${difficulty}`;

/** The day and the level of a daily puzzle, by the id of its game; nothing for other games. */
export function dailyOf(id: string): { readonly day: string; readonly difficulty: string } | undefined {
  const [, day = '', difficulty = ''] = /^daily-(\d{4}-\d{2}-\d{2})-(\w+)$/.exec(id) ?? [];
  return isDay(day) ? { day, difficulty } : undefined;
}

export const dailySource = (day: string, difficulty: Difficulty): Source => ({ kind: 'daily', difficulty, day });

/**
 * The wish for a day's puzzle: the same everywhere, since everything follows from the seed,
 * and the seed from the day.
 */
export const dailyOrder = (day: string, difficulty: Difficulty): Order => ({
  wish: { board: CLASSIC, difficulty, symmetry: 'rotate180' },
  seed: hashOf(`${day} ${difficulty}`),
});

/** A number of 31 bits for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 1;
}
