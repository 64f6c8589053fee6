import { withMap } from '@pencilmark/core/geometry/plain';
import { dayOf } from '../model/daily.ts';
import { LEVELS } from '../puzzles/boards.ts';
import { isOwn, isTimed, type SolvedGame } from './solved.ts';

/** The games of one board and difficulty; `jigsaw-` stands for jigsaws of any regions. */
export interface StatisticsRow {
  readonly board: string;
  readonly difficulty: string;
  /** How many were solved, and how many of them with help. */
  readonly solved: number;
  readonly helped: number;
  /** Of the times that count, in milliseconds; nothing when there is none. */
  readonly best: number | undefined;
  readonly median: number | undefined;
}

export interface Statistics {
  /** How many were solved, and how many of them with help. */
  readonly solved: number;
  readonly helped: number;
  /**
   * Days in a row on which the player solved something alone, up to today or yesterday; and the
   * longest such row.
   */
  readonly streak: number;
  readonly longestStreak: number;
  readonly rows: readonly StatisticsRow[];
}

/** What was solved on one day: how much, and how much of it with help. */
export interface DayRecord {
  readonly solved: number;
  readonly helped: number;
}

/** A board and a difficulty. */
export type Kind = Pick<SolvedGame, 'board' | 'difficulty'>;

/**
 * The number of a day in the time zone of this device; days that follow each other have numbers
 * that do.
 */
const numberOf = (ms: number): number => {
  const date = new Date(ms);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

/** Counts what was solved. `now` is in milliseconds of the epoch. */
export function statisticsOf(games: readonly SolvedGame[], now: number): Statistics {
  const own = games.filter(isOwn);
  const days = [...new Set(own.map(({ at }) => numberOf(at)))].sort((a, b) => a - b);
  let run = 0;
  let longestStreak = 0;
  days.forEach((day, index) => {
    run = days[index - 1] === day - 1 ? run + 1 : 1;
    longestStreak = Math.max(longestStreak, run);
  });
  const isGoingOn = days.length > 0 && numberOf(now) - days.at(-1)! <= 1;
  const groups = new Map<string, SolvedGame[]>();
  for (const game of games) {
    const key = `${likeOf(game.board)} ${game.difficulty}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return {
    solved: games.length,
    helped: games.length - own.length,
    streak: isGoingOn ? run : 0,
    longestStreak,
    rows: [...groups.values()].map(rowOf).sort(inOrder),
  };
}

/** A board without its map: jigsaws of any regions are one kind. */
const likeOf = (board: string): string => withMap(board, '');

/** Small boards first, easy puzzles first. */
const inOrder = (a: StatisticsRow, b: StatisticsRow): number =>
  Number.parseInt(a.board, 10) - Number.parseInt(b.board, 10) ||
  a.board.localeCompare(b.board) ||
  levelOf(a) - levelOf(b);

const levelOf = ({ difficulty }: StatisticsRow): number => (LEVELS as readonly string[]).indexOf(difficulty);

function rowOf(games: readonly SolvedGame[]): StatisticsRow {
  const { board, difficulty } = games[0]!;
  const times = games.filter(isTimed).map(({ ms }) => ms);
  return {
    board: likeOf(board),
    difficulty,
    solved: games.length,
    helped: games.length - games.filter(isOwn).length,
    best: times.length > 0 ? Math.min(...times) : undefined,
    median: medianOf(times),
  };
}

/** The value in the middle; between the two in the middle where their number is even. */
export function medianOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >>> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The games of a kind whose time counts, the oldest first. */
export const timesOf = (games: readonly SolvedGame[], kind: Kind): SolvedGame[] =>
  games
    .filter((game) => isTimed(game) && likeOf(game.board) === likeOf(kind.board) && game.difficulty === kind.difficulty)
    .sort((a, b) => a.at - b.at);

const NOTHING: DayRecord = { solved: 0, helped: 0 };

/** How a day went: with help where nothing was solved without. */
export const outcomeOf = ({ solved, helped } = NOTHING): 'missed' | 'helped' | 'solved' =>
  solved === 0 ? 'missed' : helped === solved ? 'helped' : 'solved';

/** What was solved on each day, by names of days such as 2026-11-21. */
export function daysOf(games: readonly SolvedGame[]): ReadonlyMap<string, DayRecord> {
  const days = new Map<string, DayRecord>();
  for (const game of games) {
    const day = dayOf(new Date(game.at));
    const { solved, helped } = days.get(day) ?? NOTHING;
    days.set(day, { solved: solved + 1, helped: helped + (isOwn(game) ? 0 : 1) });
  }
  return days;
}
