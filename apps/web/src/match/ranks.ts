import type { MatchResult, MatchRules, Standing } from '@pencilmark/race';
import { sideOf } from '@pencilmark/race';
import { t } from '../text/index.ts';
import { hasTeams, teamName } from './teams.ts';

/** A row of the table of results: a player, or all who shared a board. */
export interface Rank extends Omit<Standing, 'seat'> {
  readonly seats: readonly number[];
  /** Of a team that played against another one. */
  readonly team?: string;
}

/** The rows of the table of results, the best first: one for each board that was filled. */
export function ranksOf({ standings }: MatchResult, rules: MatchRules): Rank[] {
  if (rules.mode !== 'team') return inOrder(standings.map(({ seat, ...rest }) => ({ seats: [seat], ...rest })));
  const sides = new Set(standings.map(({ seat }) => sideOf(rules, seat)));
  return inOrder(
    [...sides].map((side) => {
      const mates = standings.filter(({ seat }) => sideOf(rules, seat) === side);
      const { seat: _, ...rest } = mates[0]!;
      const seats = mates.map(({ seat }) => seat);
      return { seats, ...rest, ...(hasTeams(rules) && { team: teamName(side) }) };
    }),
  );
}

const inOrder = (ranks: readonly Rank[]): Rank[] => ranks.toSorted((one, other) => one.place - other.place);

/** How a match ended, in a few words: "You win", "Marta wins", "Solved together", "A draw". */
export function headlineOf(
  result: MatchResult,
  rules: MatchRules,
  { own, nameOf }: { readonly own: number | null; nameOf(seat: number): string },
): string {
  if (result.ending === 'void') return t('match.void');
  const ranks = ranksOf(result, rules);
  const [first] = ranks;
  const isAlone = ranks.length === 1;
  if (isAlone && first) return t(first.ms === null ? 'match.notSolved' : 'match.solved');
  const winners = ranks.filter(({ place }) => place === 1);
  if (winners.length === ranks.length) return t('match.draw');
  const isOwn = own !== null && winners.some(({ seats }) => seats.includes(own));
  if (isOwn) return t(hasTeams(rules) ? 'match.yourTeamWins' : 'match.youWin');
  return t('match.wins', { name: winners.map(({ team, seats }) => team ?? seats.map(nameOf).join(', ')).join(', ') });
}
