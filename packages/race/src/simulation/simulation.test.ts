// @module-tag whole

import { expect, test } from 'vitest';
import type { ParOf } from '../par.ts';
import {
  cherryPicker,
  gambler,
  guesser,
  HARDEST,
  LEAST_HELP,
  type Player,
  passer,
  staller,
} from './players/testing.ts';
import { duelBetween, flatPar, puzzlesBetween } from './testing.ts';

// The pool of duels: puzzles that need pencil marks, up to ER 5. A pair of duels changes the seats.
const PUZZLES = puzzlesBetween(2.6, 5);
const PAIRS = 100;
const FEW = 30;
// A row takes a second or two; other work on the machine may stretch them.
const PATIENCE = 240_000;

/** The share of its duels that the first player wins against the other. */
function shareOf(a: Player, b: Player, pairs = PAIRS, parOf?: ParOf): number {
  let won = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const puzzle = PUZZLES[pair % PUZZLES.length]!;
    won += duelBetween([a, b], puzzle, pair, parOf) + 1 - duelBetween([b, a], puzzle, pair, parOf);
  }
  return won / (2 * pairs);
}

// Each row says what was measured in 1 600 duels (in 200 where nothing is in doubt), in percent
// with the standard error. The tests play fewer.
test.each<[string, Player, number?]>([
  ['guesses where no single is left: 50.7 ± 1.1', { trick: guesser }],
  ['guesses always: 0', { trick: gambler }, FEW],
  ['passes where no single is left: 32.8 ± 1.0', { trick: passer }],
  ['stalls: 0', { trick: staller }, FEW],
  ['takes the single that is hardest to find: 2.0 ± 1.0', { trick: cherryPicker(HARDEST) }, FEW],
  ['takes the single that helps the other least: 51.2 ± 0.4', { trick: cherryPicker(LEAST_HELP) }],
])(
  'a trick does not pay: who %s',
  (_name, player, pairs) => {
    expect(shareOf(player, {}, pairs)).toBeLessThanOrEqual(0.53);
  },
  PATIENCE,
);

test.each<[string, Player, Player]>([
  ['1.3 times faster: 81.3 ± 0.9', {}, { pace: 1.3 }],
  ['all techniques, and the other only singles: 62.9 ± 1.0', {}, { knowsAll: false }],
  ['1 % slips, and the other 4 %: 67.0 ± 0.9', { slips: 0.01 }, { slips: 0.04 }],
])(
  'a skill pays: %s',
  (_name, better, other) => {
    expect(shareOf(better, other)).toBeGreaterThanOrEqual(0.57);
  },
  PATIENCE,
);

test(
  'players of the same skill win as often as each other',
  () => {
    expect(shareOf({}, {}, FEW)).toBe(0.5);
  },
  PATIENCE,
);

test(
  'under other rules the same players would gain by a trick: with a flat par, passing pays',
  () => {
    expect(shareOf({ trick: passer }, {}, PAIRS, flatPar)).toBeGreaterThan(0.57);
  },
  PATIENCE,
);
