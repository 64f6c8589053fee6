import type { Difficulty } from '@pencilmark/core/rate';
import { workshop } from '../../engine/engine.ts';
import { boardOf } from '../../model/board.ts';
import { dailyId, dailyOrder, dailySource } from '../../model/daily.ts';
import { CLASSIC, LEVELS } from '../../puzzles/boards.ts';
import type { Made } from '../../puzzles/order.ts';
import { PUZZLES } from '../../puzzles/tasks.ts';
import { go } from '../../route.ts';
import { slot } from '../../storage/local.ts';
import { among, list, parts, readBy, text, time, whole } from '../../storage/shape.ts';
import { selection } from '../../table/hand.ts';
import { game } from '../../table/session.ts';
import { gameOf, startOrGoOn } from '../../table/start.ts';

const cell = whole(0, 9);
const made = parts({
  board: among([CLASSIC]),
  givens: (value) => list(cell)(value) ?? ((value as readonly number[]).length === 81 ? undefined : ''),
  difficulty: among(LEVELS),
  hardest: text,
  tries: time,
});

/** The puzzle that was made last, so that the next look at the page needs no thread. */
const DAILY = slot<{ readonly id: string; readonly made: Made }>('daily', readBy(parts({ id: text, made })));

let requested: { readonly id: string; readonly made: Promise<Made> } | undefined;

/** The puzzle of a day on a level; two calls get the same promise. */
export function dailyPuzzle(day: string, level: Difficulty): Promise<Made> {
  const id = dailyId(day, level);
  if (requested?.id !== id) {
    const mine = { id, made: makeOrFind(id, day, level) };
    requested = mine;
    mine.made.catch(() => {
      if (requested === mine) requested = undefined;
    });
  }
  return requested.made;
}

async function makeOrFind(id: string, day: string, level: Difficulty): Promise<Made> {
  const kept = DAILY.read();
  if (kept?.id === id) return kept.made;
  const made = await workshop.ask(PUZZLES.make, dailyOrder(day, level));
  if (!made) throw new RangeError(`no ${level} puzzle for ${day}`);
  DAILY.keep({ id, made });
  return made;
}

/** Begins the puzzle of a day, or goes on with it: in the cell that was pressed if it is empty. */
export async function playThere(day: string, level: Difficulty, pressed?: number): Promise<void> {
  const id = dailyId(day, level);
  await startOrGoOn(id, async () => gameOf(await dailyPuzzle(day, level), dailySource(day, level), id));
  toTable(pressed);
}

/** Goes to the game on screen with an empty cell selected, so that the next press is a digit. */
export function toTable(pressed = -1): void {
  const { digits } = boardOf(game.peek()!);
  const cell = digits[pressed] === 0 ? pressed : digits.indexOf(0);
  if (cell >= 0) selection.value = [cell];
  go('play');
}
