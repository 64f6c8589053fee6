import { signal } from '@preact/signals';
import { engine, workshop } from '../../engine/engine.ts';
import { boardOf } from '../../model/board.ts';
import { dailyOrder, timeOfDay } from '../../model/daily.ts';
import { boardTitle, titleOf } from '../../model/titles.ts';
import { CLASSIC, LEVELS } from '../../puzzles/boards.ts';
import type { PuzzleMessage } from '../../puzzles/message.ts';
import type { Newest, Order } from '../../puzzles/order.ts';
import { PUZZLES } from '../../puzzles/tasks.ts';
import { lastGame } from '../../storage/games/store.ts';
import { game } from '../../table/session.ts';
import { locale, t } from '../../text/index.ts';
import { importedList } from '../import/intake.ts';
import type { Printable } from './sheets.ts';

export const SOURCES = ['current', 'daily', 'new', 'imported'] as const;
export type PrintSource = (typeof SOURCES)[number];

/** Whether a game is on screen or kept; until `findGame` has looked, it is believed. */
export const hasGame = signal(true);

/** Looks whether there is a game: somebody new has none, and is not given one to print. */
export async function findGame(): Promise<boolean> {
  hasGame.value = game.peek() !== undefined || (await lastGame().catch(() => undefined)) !== undefined;
  return hasGame.value;
}

/** What is wanted from a source. */
export interface Wanted {
  readonly what: PrintSource;
  /** The board of new puzzles; a jigsaw may lack its map. */
  readonly board: string;
  readonly level: (typeof LEVELS)[number];
  readonly count: number;
  /** What new puzzles are made from: the same seed gives the same puzzles. */
  readonly seed: number;
  /** The day of daily puzzles, as 2026-11-21. */
  readonly day: string;
}

type Puzzles = AsyncGenerator<Printable>;

/** The puzzles of a source, one after the other as they are there. */
export async function* gather(wanted: Wanted, signal: AbortSignal): Puzzles {
  const { what, count, day } = wanted;
  if (what === 'current') return yield* currentGame(signal);
  if (what === 'imported') return yield* imported(count, signal);
  const date = timeOfDay(day).toLocaleDateString(locale.value, { dateStyle: 'long' });
  for (const order of what === 'daily' ? LEVELS.map((level) => dailyOrder(day, level)) : ordersFrom(wanted)) {
    const made = await workshop.ask(PUZZLES.make, order, { signal });
    if (!made) return; // nor will there be another
    yield { ...(await solved(made, signal)), title: ratedTitle(made, what === 'daily' ? date : '') };
  }
}

// On a 9x9 board half a second of work; a grid of twice the cells takes about twice as long.
const CELLS_TRIED = 1600;
// Puzzles of one seed and the next have no seed in common.
const SPACING = 100;

/**
 * The wish for new puzzles: all follows from the seed, and more of them begin with the same
 * puzzles.
 */
function ordersFrom({ board, level, count, seed }: Wanted): Order[] {
  const size = Number.parseInt(board, 10);
  const tries = Math.ceil(CELLS_TRIED / size ** 2);
  return Array.from({ length: count }, (_, index) => ({
    wish: { board, difficulty: level },
    seed: seed * SPACING + index,
    patience: { tries },
  }));
}

/** What new puzzles were made from, to be written below them: "9×9 · Moderate · Seed 4711". */
export const originOf = ({ board, level, seed }: Wanted): string =>
  [boardTitle(board), t(`difficulty.${level}`), t('print.seedOf', { seed: String(seed) })].join(' · ');

/** "21 November 2026 · Hard · 3.4", "9×9 X · Easy · 1.5". */
const ratedTitle = ({ board, difficulty, hardest }: Newest, date: string): string =>
  [date || titleOfBoard(board), t(`difficulty.${difficulty}`), hardest].filter(Boolean).join(' · ');

/** What kind of board it is, when it is not the usual one. */
const titleOfBoard = (board: string): string => (board === CLASSIC ? '' : boardTitle(board));

async function* currentGame(signal: AbortSignal): Puzzles {
  const current = game.peek();
  if (!current) return;
  const { digits, corner, centre } = boardOf(current);
  const { difficulty } = current.source;
  const level = LEVELS.find((known) => known === difficulty);
  yield {
    ...(await solved(current, signal)),
    title: [titleOf(current), level && t(`difficulty.${level}`)].filter(Boolean).join(' · '),
    digits,
    notes: corner.map((set, cell) => set | centre[cell]!),
  };
}

async function* imported(count: number, signal: AbortSignal): Puzzles {
  for (const { board, givens, struckOut, progress, about } of importedList.peek().slice(0, count)) {
    const message = { board, givens: Array.from(givens), struckOut };
    yield {
      ...(await solved(message, signal)),
      title: [about?.title, titleOfBoard(board)].filter(Boolean).join(' · '),
      digits: progress?.digits,
    };
  }
}

/** A puzzle with its solution, when there is exactly one. */
async function solved(
  { board, givens, struckOut = [] }: PuzzleMessage,
  signal: AbortSignal,
): Promise<Omit<Printable, 'title'>> {
  const { verdict, solutions } = await engine.ask(PUZZLES.judge, { board, givens, struckOut }, { signal });
  return { board, givens, solution: verdict === 'proper' ? solutions[0] : undefined };
}
