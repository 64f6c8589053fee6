import type { Difficulty } from '@pencilmark/core/rate/difficulty';
import { levelsOf, MATCH_BOARDS, type MatchRules } from '@pencilmark/race';
import { CLASSIC } from '../../puzzles/boards.ts';

/** The kinds of matches, as they stand on the page. */
export const KINDS = ['duel', 'race', 'team'] as const;
export type Kind = (typeof KINDS)[number];

/** Boards for playing together, and times of a duel in minutes. */
export const BOARDS_TOGETHER: readonly string[] = MATCH_BOARDS.map(({ board }) => board);
export const MINUTES = [1, 2, 4, 8, 15] as const;
const SEATS = [2, 3, 4, 5, 6, 8, 12, 16];

/** How a team plays: all on one board, or in two teams with a board each. */
export const TEAMS = ['one', 'two'] as const;
export type Teams = (typeof TEAMS)[number];

/** How many may play: two teams are as large as each other. */
export const seatsFor = (wish: Pick<MatchWish, 'kind' | 'teams'>): readonly number[] =>
  hasTwoTeams(wish) ? SEATS.filter((seats) => seats % 2 === 0) : SEATS;

/**
 * A wish with a changed part. A level that the board does not have becomes its hardest; two
 * teams that are not as large as each other get one more player.
 */
export function wishWith(before: MatchWish, some: Partial<MatchWish>): MatchWish {
  const wish = { ...before, ...some };
  const levels = levelsOf(wish.board);
  return {
    ...wish,
    level: levels.includes(wish.level) ? wish.level : levels.at(-1)!,
    seats: seatsFor(wish).find((seats) => seats >= wish.seats)!,
  };
}

const hasTwoTeams = ({ kind, teams }: Pick<MatchWish, 'kind' | 'teams'>): boolean => kind === 'team' && teams === 'two';

/** Everything that can be chosen of a match. */
export interface MatchWish {
  readonly kind: Kind;
  readonly level: Difficulty;
  readonly board: string;
  readonly minutes: number;
  readonly seats: number;
  readonly teams: Teams;
  readonly isChecked: boolean;
  readonly isRated: boolean;
  readonly isOpen: boolean;
}

export const FIRST_WISH: MatchWish = {
  kind: 'duel',
  level: 'easy',
  board: CLASSIC,
  minutes: 4,
  seats: 2,
  teams: 'one',
  isChecked: true,
  isRated: false,
  isOpen: false,
};

/** The longest that a race or a team match lasts, in seconds. */
const LONGEST = 2 * 60 * 60;

/** The rules that a wish means. */
export function rulesFor(wish: MatchWish): MatchRules {
  const { kind, level, board, minutes, seats, isChecked, isRated } = wish;
  return {
    mode: kind,
    board,
    level,
    seats: kind === 'duel' ? 2 : seats,
    seconds: kind === 'duel' ? 60 * minutes : LONGEST,
    isChecked: kind === 'race' ? isChecked : true,
    isRated: kind === 'team' ? false : isRated,
    ...(hasTwoTeams(wish) && { teams: 2 }),
  };
}
