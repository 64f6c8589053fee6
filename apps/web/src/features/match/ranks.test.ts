import type { MatchResult, MatchRules } from '@pencilmark/race';
import { expect, test } from 'vitest';
import { outcomeFor, ranksOf } from './ranks.ts';

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
  ['one’s own win', result([2, 9], [1, 9]), rules('race', 2), 1, 'youWin', [[1]]],
  ['the win of another', result([2, 9], [1, 9]), rules('race', 2), 0, 'wins', [[1]]],
  ['a tie', BOTH, rules('race', 2), 0, 'draw', [[0], [1]]],
  ['a race alone', result([1, 60_000]), rules('race', 1), 0, 'solved', [[0]]],
  ['one board for all', BOTH, rules('team', 2), 0, 'solved', [[0, 1]]],
  ['one board, and the time ran out', result([1, null], [1, null]), rules('team', 2), 0, 'notSolved', [[0, 1]]],
  ['the win of one’s team', TEAMS, rules('team', 4, 2), 2, 'yourTeamWins', [[0, 2]]],
  ['the win of the other team', TEAMS, rules('team', 4, 2), 3, 'wins', [[0, 2]]],
  ['what somebody sees who watches', TEAMS, rules('team', 4, 2), null, 'wins', [[0, 2]]],
  ['no result', { ending: 'void', standings: [] } as MatchResult, rules('duel', 2), 0, 'void', []],
])('%s', (_, ended, agreed, own, how, winners) => {
  const outcome = outcomeFor(own, ended, agreed);
  expect([outcome.how, outcome.winners.map(({ seats }) => seats)]).toEqual([how, winners]);
});

test('teams share a row of the table', () => {
  expect(ranksOf(TEAMS, rules('team', 4, 2)).map(({ team, seats, place }) => [team, seats, place])).toEqual([
    [0, [0, 2], 1],
    [1, [1, 3], 2],
  ]);
  expect(ranksOf(BOTH, rules('team', 2))).toMatchObject([{ seats: [0, 1], place: 1, ms: 60_000, count: 50 }]);
});
