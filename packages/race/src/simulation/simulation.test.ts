import { expect, test } from 'vitest';
import {
  cherryPicker,
  duelBetween,
  gambler,
  guesser,
  HARDEST,
  LEAST_HELP,
  type Player,
  passer,
  puzzlesBetween,
  staller,
} from './testing.ts';

// The pool of duels: from the first pencil marks to ER 5. Each pair of duels changes the seats.
const PUZZLES = puzzlesBetween(2.6, 5);
const PAIRS = 100;
const FEW = 30;

/** The share of its duels that the first player wins against the other. */
function shareOf(one: Player, other: Player, pairs = PAIRS): number {
  let won = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const puzzle = PUZZLES[pair % PUZZLES.length]!;
    won += duelBetween([one, other], puzzle, pair) + 1 - duelBetween([other, one], puzzle, pair);
  }
  return won / (2 * pairs);
}

// Measured shares, with their standard errors in points.
test.each<[string, Player, number?]>([
  ['guesses where no single is left: 46.3 ± 2.6', { trick: guesser }],
  ['guesses always: 0', { trick: gambler }, FEW],
  ['passes where no single is left: 34.7 ± 2.3', { trick: passer }],
  ['stalls: 0', { trick: staller }, FEW],
  ['takes the single that is hardest to find: 1.7 ± 0.7', { trick: cherryPicker(HARDEST) }, FEW],
  ['takes the single that helps the other least: 51.7 ± 1.3', { trick: cherryPicker(LEAST_HELP) }],
])('a trick does not pay: who %s', (_name, player, pairs) => {
  expect(shareOf(player, {}, pairs)).toBeLessThanOrEqual(0.53);
});

test.each<[string, Player, Player]>([
  ['1.3 times faster: 82.7 ± 1.9', {}, { pace: 1.3 }],
  ['all techniques, and the other only singles: 65.3 ± 2.4', {}, { knowsAll: false }],
  ['1 % slips, and the other 4 %: 68.3 ± 2.1', { slips: 0.01 }, { slips: 0.04 }],
])('a skill pays: %s', (_name, better, other) => {
  expect(shareOf(better, other)).toBeGreaterThanOrEqual(0.57);
});

test('players of the same skill win as often as each other', () => {
  expect(shareOf({}, {}, FEW)).toBe(0.5);
});
