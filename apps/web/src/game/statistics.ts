import { withMap } from '@pencilmark/core/geometry';
import { LEVELS } from '../puzzles/boards.ts';
import type { Game } from './game.ts';

/** What is remembered of a solved game. */
export interface SolvedGame {
  readonly id: string;
  /** When, in milliseconds of the epoch. */
  readonly at: number;
  /** Time played, in milliseconds. */
  readonly ms: number;
  readonly board: string;
  readonly difficulty: string;
  readonly hints: number;
}

/** The games of one board and difficulty; `jigsaw-` stands for jigsaws of any regions. */
export interface StatisticsRow {
  readonly board: string;
  readonly difficulty: string;
  readonly solved: number;
  /** Times in milliseconds of those without a hint; nothing when there is none. */
  readonly best: number | undefined;
  readonly mean: number | undefined;
}

export interface Statistics {
  readonly solved: number;
  /**
   * Days in a row on which something was solved, up to today or yesterday; and the longest such
   * row.
   */
  readonly streak: number;
  readonly longestStreak: number;
  readonly rows: readonly StatisticsRow[];
}

export const solvedFrom = ({ id, solved = 0, played, board, source, hints }: Game): SolvedGame => ({
  id,
  at: solved,
  ms: played,
  board,
  difficulty: source.difficulty ?? '',
  hints,
});

/**
 * The number of a day in the time zone of this device; days that follow each other have numbers
 * that do.
 */
const dayOf = (ms: number): number => {
  const date = new Date(ms);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

/** Counts what was solved. `now` is in milliseconds of the epoch. */
export function statisticsOf(games: readonly SolvedGame[], now: number): Statistics {
  const days = [...new Set(games.map(({ at }) => dayOf(at)))].sort((one, other) => one - other);
  let run = 0;
  let longestStreak = 0;
  days.forEach((day, index) => {
    run = days[index - 1] === day - 1 ? run + 1 : 1;
    longestStreak = Math.max(longestStreak, run);
  });
  const isGoingOn = days.length > 0 && dayOf(now) - days.at(-1)! <= 1;
  const groups = new Map<string, SolvedGame[]>();
  for (const game of games) {
    const key = `${kindOf(game)} ${game.difficulty}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const rows = [...groups.values()].map(rowOf).sort(inOrder);
  return { solved: games.length, streak: isGoingOn ? run : 0, longestStreak, rows };
}

const kindOf = ({ board }: SolvedGame): string => withMap(board, '');

/** Small boards first, easy puzzles first. */
const inOrder = (one: StatisticsRow, other: StatisticsRow): number =>
  Number.parseInt(one.board, 10) - Number.parseInt(other.board, 10) ||
  one.board.localeCompare(other.board) ||
  levelOf(one) - levelOf(other);

const levelOf = ({ difficulty }: StatisticsRow): number => (LEVELS as readonly string[]).indexOf(difficulty);

function rowOf(games: readonly SolvedGame[]): StatisticsRow {
  const times = games.filter(({ hints }) => hints === 0).map(({ ms }) => ms);
  return {
    board: kindOf(games[0]!),
    difficulty: games[0]!.difficulty,
    solved: games.length,
    best: times.length > 0 ? Math.min(...times) : undefined,
    mean: times.length > 0 ? times.reduce((sum, ms) => sum + ms, 0) / times.length : undefined,
  };
}
