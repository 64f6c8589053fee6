import type { MatchResult, MatchRules } from '@pencilmark/race';
import { expect, test } from 'vitest';
import { headlineOf, ranksOf } from './ranks.ts';

const NAMES = ['Jonas', 'Marta', 'Anna', 'Ben'];

const rules = (mode: MatchRules['mode'], seats: number, teams?: number): MatchRules => ({
  mode,
  seats,
  board: '9x9',
  level: 'easy',
  seconds: 600,
  isChecked: true,
  isRated: false,
  ...(teams && { teams }),
});

/** A result by places and times, seat by seat. */
const result = (...standings: readonly [place: number, ms: number | null][]): MatchResult => ({
  ending: 'finished',
  standings: standings.map(([place, ms], seat) => ({ seat, place, ms, count: 50 })),
});

const TEAMS = result([1, 60_000], [2, 70_000], [1, 60_000], [2, 70_000]);
const BOTH = result([1, 60_000], [1, 60_000]);

test.each([
  ['one’s own win', result([2, 9], [1, 9]), rules('race', 2), 1, 'You win'],
  ['the win of another', result([2, 9], [1, 9]), rules('race', 2), 0, 'Marta wins'],
  ['a tie', BOTH, rules('race', 2), 0, 'A draw'],
  ['a race alone', result([1, 60_000]), rules('race', 1), 0, 'Solved'],
  ['one board for all', BOTH, rules('team', 2), 0, 'Solved'],
  ['one board, and the time ran out', result([1, null], [1, null]), rules('team', 2), 0, 'Not solved'],
  ['the win of one’s team', TEAMS, rules('team', 4, 2), 2, 'Your team wins'],
  ['the win of the other team', TEAMS, rules('team', 4, 2), 3, 'Team A wins'],
  ['what somebody sees who watches', TEAMS, rules('team', 4, 2), null, 'Team A wins'],
  ['no result', { ending: 'void', standings: [] } as MatchResult, rules('duel', 2), 0, 'The game did not take place'],
])('the headline says %s', (_, ended, agreed, own, headline) =>
  expect(headlineOf(ended, agreed, { own, nameOf: (seat) => NAMES[seat]! })).toBe(headline),
);

test('teams share a row of the table', () => {
  expect(ranksOf(TEAMS, rules('team', 4, 2)).map(({ team, seats, place }) => [team, seats, place])).toEqual([
    ['Team A', [0, 2], 1],
    ['Team B', [1, 3], 2],
  ]);
  expect(ranksOf(BOTH, rules('team', 2))).toEqual([{ seats: [0, 1], place: 1, ms: 60_000, count: 50 }]);
});
