import {
  apply,
  type Command,
  decide,
  initial,
  type MatchState,
  type ViewedEvent,
  view,
  viewEvent,
} from '@pencilmark/race';
import { expect, test } from 'vitest';
import { isGap, seeing, seenIn, unseen } from './seen.ts';

const RULES = {
  mode: 'duel',
  board: '4x4:2x2',
  level: 'easy',
  seats: 2,
  seconds: 60,
  isChecked: true,
  isRated: false,
} as const;
const SETUP = {
  id: 'm',
  rules: RULES,
  commit: 'c'.repeat(64),
  seed: 'secret-secret-secret',
  puzzles: [{ board: RULES.board, puzzle: '1.3434.2214343..', solution: '1234341221434321' }],
};

/** A duel with a right digit, a wrong digit and a pass, as a viewer hears of it. */
function heardBy(viewer: number | 'spectator'): { state: MatchState; events: ViewedEvent[] } {
  let state = initial(SETUP);
  const events: ViewedEvent[] = [];
  let cid = 0;
  const act = (command: object, at: number): void => {
    const decision = decide(state, { cid: `c${cid++}`, base: state.progress.seq, ...command } as Command, at);
    for (const event of decision.events) {
      state = apply(state, event);
      events.push(viewEvent(RULES, event, viewer));
    }
  };
  for (const seat of [0, 1]) act({ t: 'join', seat, name: `P${seat}` }, 10);
  for (const seat of [0, 1]) act({ t: 'ready', seat, nonce: '0'.repeat(16) }, 20);
  act({ t: 'start', toss: '0'.repeat(64) }, 3100);
  const first = state.progress.duel!.turn;
  act({ t: 'prepare', seat: 1 - first, placement: { cell: 6, digit: 1 } }, 4000);
  act({ t: 'move', seat: first, cell: 1, digit: 2 }, 5000);
  act({ t: 'move', seat: first, cell: 14, digit: 3 }, 7000);
  act({ t: 'pass', seat: 1 - first }, 9000);
  return { state, events };
}

test.each([0, 1, 'spectator'] as const)('what %s has followed is what the service would show', (viewer) => {
  const { state, events } = heardBy(viewer);
  const seen = events.reduce(seeing, unseen(SETUP, viewer));
  expect({ ...seen.snapshot, commit: SETUP.commit }).toEqual(view(state, viewer));
  // Whoever comes later sees the same board, and whose digits stand there.
  const late = seenIn(view(state, viewer));
  expect(late.snapshot.duel).toEqual(seen.snapshot.duel);
  expect(new Map(late.owners)).toEqual(new Map(seen.owners));
  expect(late.owners.size).toBe(2);
});

test('it is known who placed what, and a move is shown together with the one prepared for it', () => {
  const { events } = heardBy('spectator');
  const placed = events.filter(({ k }) => k === 'placed');
  const seen = events.slice(0, events.indexOf(placed.at(-1)!) + 1).reduce(seeing, unseen(SETUP));
  expect([...seen.owners]).toEqual(placed.map(({ seat, body }) => [(body as { cell: number }).cell, seat]));
  expect(placed.length).toBe(2);
  expect(seen.last.map(({ event }) => event.k)).toEqual(['placed', 'placed']);
  expect(seen.last[0]!.par).toBeGreaterThan(0);
});

test('an event that was heard before changes nothing; a missing event is noticed', () => {
  const { events } = heardBy(0);
  const seen = events.slice(0, 4).reduce(seeing, unseen(SETUP, 0));
  expect(seeing(seen, events[2]!)).toBe(seen);
  expect(isGap(seen, events[4]!)).toBe(false);
  expect(isGap(seen, events[5]!)).toBe(true);
});
