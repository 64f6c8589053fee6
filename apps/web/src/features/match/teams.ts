import type { MatchRules } from '@pencilmark/race';
import { sideOf } from '@pencilmark/race';
import { t } from '../../text/index.ts';
import { hasTeams } from './side.ts';

/** A team: what it is called, and the seats that play for it. */
export interface Team {
  readonly name: string;
  readonly seats: readonly number[];
}

const LETTERS = 'AB';

/** "Team A": what the team with a board is called. */
export const teamName = (side: number): string => t('match.team', { letter: LETTERS[side]! });

/** The teams of a match in order; none where it has no two of them. */
export function teamsOf(rules: MatchRules): Team[] {
  if (!hasTeams(rules)) return [];
  const all = Array.from({ length: rules.seats }, (_, seat) => seat);
  return Array.from({ length: rules.teams! }, (_, side) => ({
    name: teamName(side),
    seats: all.filter((seat) => sideOf(rules, seat) === side),
  }));
}
