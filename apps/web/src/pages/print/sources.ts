import { engine, workshop } from '../../engine/engine.ts';
import { dailyOrder, dayOf, timeOfDay } from '../../game/daily.ts';
import { boardOf } from '../../game/game.ts';
import { game } from '../../game/session.ts';
import { boardTitle, titleOf } from '../../game/titles.ts';
import { importedList } from '../../import/intake.ts';
import { CLASSIC, LEVELS } from '../../puzzles/boards.ts';
import type { PuzzleMessage } from '../../puzzles/message.ts';
import { anySeed, type Newest, type Order, PATIENCE } from '../../puzzles/order.ts';
import { PUZZLES } from '../../puzzles/tasks.ts';
import { locale, t } from '../../text/index.ts';
import type { Printable } from './sheets.ts';

export const SOURCES = ['current', 'daily', 'new', 'imported'] as const;
export type PrintSource = (typeof SOURCES)[number];

/** What is wanted from a source. */
export interface Wanted {
  readonly what: PrintSource;
  /** The board of new puzzles; a jigsaw may lack its map. */
  readonly board: string;
  readonly level: (typeof LEVELS)[number];
  readonly count: number;
}

type Puzzles = AsyncGenerator<Printable>;

/** The puzzles of a source, one after the other as they are there. */
export async function* gather({ what, board, level, count }: Wanted, signal: AbortSignal): Puzzles {
  if (what === 'current') yield* currentGame(signal);
  else if (what === 'imported') yield* imported(count, signal);
  else {
    const today = dayOf(new Date());
    const date = timeOfDay(today).toLocaleDateString(locale.value, { dateStyle: 'long' });
    const orders: Order[] =
      what === 'daily'
        ? LEVELS.map((one) => dailyOrder(today, one))
        : Array.from({ length: count }, () => ({
            wish: { board, difficulty: level },
            seed: anySeed(),
            patience: PATIENCE,
          }));
    for (const order of orders) {
      const made = await workshop.ask(PUZZLES.make, order, { signal });
      if (!made) return; // nor will there be another
      yield { ...(await solved(made, signal)), title: ratedTitle(made, what === 'daily' ? date : '') };
    }
  }
}

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
  const level = LEVELS.find((one) => one === difficulty);
  yield {
    ...(await solved(current, signal)),
    title: [titleOf(current), level && t(`difficulty.${level}`)].filter(Boolean).join(' · '),
    digits,
    notes: corner.map((set, cell) => set | centre[cell]!),
  };
}

async function* imported(count: number, signal: AbortSignal): Puzzles {
  for (const { board, givens, struckOut, progress } of importedList.peek().slice(0, count)) {
    const message = { board, givens: Array.from(givens), struckOut };
    yield { ...(await solved(message, signal)), title: titleOfBoard(board), digits: progress?.digits };
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
