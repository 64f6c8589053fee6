import { expect, test } from 'vitest';
import { on, play, type Said, setupOf } from '../testing.ts';

const NONCE = 'ab'.repeat(16);
const START = 10_000;

/** Both players are there and ready; seat 0 begins at START. */
const started = (setup = setupOf()) =>
  play(
    setup,
    [0, { t: 'join', seat: 0, name: 'Ann' }],
    [10, { t: 'join', seat: 1, name: 'Ben' }],
    [20, { t: 'ready', seat: 0, nonce: NONCE }],
    [START - 3000, { t: 'ready', seat: 1, nonce: NONCE } satisfies Said],
    [START, { t: 'start', toss: '0'.repeat(64) }],
  );

test('D3: a right digit stays, earns half of the par and gives the turn to the other', () => {
  const { state, log } = on(started(), [START + 5000, { t: 'move', seat: 0, cell: 1, digit: 2 }]);
  expect(log.at(-1)).toMatchObject({ k: 'placed', seat: 0, body: { used: 5000, bonus: 1000 } });
  expect(state.progress.duel).toMatchObject({ turn: 1, since: START + 5000 });
  expect(state.progress.duel!.clocks[0]!.left).toBe(240_000 - 5000 + 1000);
});
