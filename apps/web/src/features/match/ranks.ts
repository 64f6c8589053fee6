import type { MatchResult, MatchRules, Standing } from '@pencilmark/race';
import { sideOf } from '@pencilmark/race';
import { hasTeams } from './side.ts';

/** A row of the table of results: a player, or all who shared a board. */
export interface Rank extends Omit<Standing, 'seat'> {
  readonly seats: readonly number[];
  /** The board of a team that played against another team. */
  readonly team: number | undefined;
}

/** The rows of the table of results, the best first: one for each board that was filled. */
export function ranksOf({ standings }: MatchResult, rules: MatchRules): Rank[] {
  // In a duel both share a board, and each has a time.
  const groupOf = ({ seat }: Standing): number => (rules.mode === 'team' ? sideOf(rules, seat) : seat);
  const ranks = [...new Set(standings.map(groupOf))].map((group) => {
    const mates = standings.filter((standing) => groupOf(standing) === group);
    const { seat: _, ...rest } = mates[0]!;
    return { ...rest, seats: mates.map(({ seat }) => seat), team: hasTeams(rules) ? group : undefined };
  });
  return ranks.toSorted((a, b) => a.place - b.place);
}

/** How a match ended, and whose win it is, where it is somebody's. */
export interface Outcome {
  readonly how: 'void' | 'solved' | 'notSolved' | 'draw' | 'youWin' | 'yourTeamWins' | 'wins';
  readonly winners: readonly Rank[];
}

/** How a match ended for a seat, or with null for somebody who watched. */
export function outcomeFor(own: number | null, result: MatchResult, rules: MatchRules): Outcome {
  const ranks = ranksOf(result, rules);
  const [first, second] = ranks;
  const winners = ranks.filter(({ place }) => place === 1);
  const isOwn = own !== null && winners.some(({ seats }) => seats.includes(own));
  if (!first || result.ending === 'void') return { how: 'void', winners: [] };
  // Who plays alone, or all together, plays against nobody.
  if (!second) return { how: first.ms === null ? 'notSolved' : 'solved', winners };
  if (winners.length === ranks.length) return { how: 'draw', winners };
  if (isOwn) return { how: hasTeams(rules) ? 'yourTeamWins' : 'youWin', winners };
  return { how: 'wins', winners };
}
