import type { Difficulty } from '@pencilmark/core/rate';
import { dailyId } from '../../model/daily.ts';
import type { Game } from '../../model/game.ts';
import { LEVELS } from '../../puzzles/boards.ts';
import { type SolvedGame, solvedFrom } from '../../statistics/solved.ts';
import { begunGames, keptGame, solvedGames } from '../../storage/games/store.ts';
import { game, played } from '../../table/session.ts';

/** What is kept on this device, as far as the page Today shows it. */
export interface Kept {
  readonly day: string;
  /** The daily puzzles of the day that were begun, by level. */
  readonly dailies: ReadonlyMap<Difficulty, Game>;
  /** The games that were begun last and are not solved. */
  readonly begun: readonly Game[];
  readonly solved: readonly SolvedGame[];
}

/**
 * The daily puzzle of a level as it was solved. The game on screen knows that before the record
 * does.
 */
export function solvedIn({ day, solved, dailies }: Kept, level: Difficulty): SolvedGame | undefined {
  const begun = dailies.get(level);
  const kept = solved.find(({ id }) => id === dailyId(day, level));
  return kept ?? (begun?.solved === undefined ? undefined : solvedFrom(begun));
}

// Some are daily puzzles of today, which stand elsewhere.
const MOST_BEGUN = 6;

const orNothing = <Value>(promise: Promise<Value>, nothing: Value): Promise<Value> => promise.catch(() => nothing);

/** Reads what is kept; without storage there is only the game on screen. */
export async function readKept(day: string): Promise<Kept> {
  const [begun, solved, ...dailies] = await Promise.all([
    orNothing(begunGames(MOST_BEGUN), []),
    orNothing(solvedGames(), []),
    ...LEVELS.map((level) => orNothing(keptGame(dailyId(day, level)), undefined)),
  ]);
  const onScreen = gameOnScreen();
  const others = begun.filter(({ id }) => id !== onScreen?.id);
  const isBegun = onScreen && onScreen.solved === undefined && onScreen.nodes.length > 1;
  return {
    day,
    solved,
    begun: isBegun ? [onScreen, ...others] : others,
    dailies: new Map(
      LEVELS.flatMap((level, index) => {
        const daily = onScreen?.id === dailyId(day, level) ? onScreen : dailies[index];
        return daily ? [[level, daily] as const] : [];
      }),
    ),
  };
}

/** The game on screen knows its last moves sooner than the store does. */
function gameOnScreen(): Game | undefined {
  const current = game.peek();
  return current && { ...current, played: Math.max(current.played, played.peek()) };
}
