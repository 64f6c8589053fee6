import { TIMES } from '@pencilmark/race';
import { describe, expect, test } from 'vitest';
import { awaitedIn } from './begin.ts';
import { unseen } from './seen.ts';

const { snapshot } = unseen({
  id: 'x',
  rules: { mode: 'duel', board: '9x9', level: 'easy', seats: 2, seconds: 240, isChecked: true, isRated: false },
});
const sitting = (...nonces: readonly (string | null)[]) =>
  nonces.map((nonce) => ({
    name: 'Anna',
    account: null,
    isProgram: false,
    nonce,
    quota: 0,
    absentSince: null,
    lastPhraseAt: null,
  }));

const clock = { left: 240_000, quota: 0 };
const duel = {
  leg: 0,
  givens: [],
  digits: [],
  owners: [],
  struckOut: [],
  turn: 0,
  since: 7000,
  par: 2,
  clocks: [clock, clock],
  counts: [0, 0],
  hasMoved: [false, false],
  passes: 0,
  prepared: [null, null],
  position: 5,
};

describe('a match waits', () => {
  const ready = { ...snapshot, phase: 'ready' as const, since: 1000, seats: sitting('a', null) };
  test('until all are ready', () => expect(awaitedIn(ready)).toEqual({ seats: [1], until: 1000 + TIMES.ready }));
  test('and says afterwards for whom', () => expect(awaitedIn({ ...ready, phase: 'done' })?.seats).toEqual([1]));

  const live = { ...snapshot, phase: 'live' as const, seats: sitting('a', 'b'), duel };
  test.each([
    ['for the first move', live, { seats: [0], until: 7000 + TIMES.firstMove }],
    [
      'for the first move of the other',
      { ...live, duel: { ...duel, turn: 1, since: 9000, hasMoved: [true, false] } },
      { seats: [1], until: 9000 + TIMES.firstMove },
    ],
    ['for nobody who has moved', { ...live, duel: { ...duel, hasMoved: [true, false] } }, undefined],
    [
      'for nobody whose flag falls first',
      { ...live, duel: { ...duel, clocks: [{ ...clock, left: 2000 }, clock] } },
      undefined,
    ],
    ['for nobody in a countdown', { ...live, phase: 'countdown' as const, duel: null }, undefined],
  ])('%s', (_name, now, awaited) => expect(awaitedIn(now)).toEqual(awaited));
});
