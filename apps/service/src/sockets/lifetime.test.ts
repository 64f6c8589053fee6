import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { newAudience } from '../matches/audience.ts';
import type { LiveMatch } from '../matches/live.ts';
import { newPresence } from '../matches/presence.ts';
import type { Node } from '../node.ts';
import { newCrowd } from '../plugin/crowd.ts';
import { newLifetime } from '../plugin/lifetime.ts';
import { newConversation } from './conversation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a question to the store comes to. */
const ANSWERS = ['well', 'late', 'failed', 'late and failed'] as const;
type Fate = (typeof ANSWERS)[number];

const LATE = 3000; // ms, longer than somebody who reloads is waited for

/** A store that answers its queries one after the other with the given fates, and then well. */
function storeOf(fates: readonly Fate[], onLook: () => void) {
  let count = 0;
  const answer = async (): Promise<void> => {
    const fate = fates[count++] ?? 'well';
    onLook();
    if (fate.startsWith('late')) await new Promise((resolve) => setTimeout(resolve, LATE));
    if (fate.endsWith('failed')) throw new Error('away');
  };
  const query: object = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === 'executeTakeFirst') return () => answer().then(() => ({ node: null }));
        if (name === 'execute') return () => answer().then(() => [{ seat: 0 }]);
        return () => query;
      },
    },
  );
  return { answer, db: query };
}

/** A node with one match, the hello that enters it, and what is counted. */
function placeWith(fates: readonly Fate[], onLook: () => void, seat: number | null) {
  const { answer, db } = storeOf(fates, onLook);
  const progress = { phase: 'live', seq: 0 };
  const acts: string[] = [];
  const counts = { followers: 0, watchers: 0 };
  const match = {
    ...{ key: 1, setup: { rules: { mode: 'race' } }, state: { progress }, events: [] },
    follow: () => {
      counts.followers++;
      return () => counts.followers--;
    },
  } as unknown as LiveMatch;
  const clock = { now: () => 0 };
  const deadlines = {
    watch: () => {
      counts.watchers++;
      return () => counts.watchers--;
    },
  };
  const referee = { act: async (_match: LiveMatch, { t }: { t: string }) => answer().then(() => acts.push(t)) };
  const matches = {
    tickets: { redeem: () => answer().then(() => ({ match: 1, account: 7, seat })) },
    registry: { find: () => answer().then(() => match), pull: answer },
    presence: newPresence({ db } as never, referee as never, { node: 'here' } as never),
    audience: { ...newAudience({ deadlines, clock } as never), admit: undefined as never },
    whispers: { say: () => {} },
  };
  const { audience } = matches;
  const admit = newAudience({ deadlines, clock } as never).admit;
  // What a client is shown of a match is not of interest here.
  Object.assign(audience, {
    admit: (...[at, client]: Parameters<typeof admit>) => admit(at, { ...client, send: () => {} }, 1),
  });
  return { node: { clock, matches } as unknown as Node, match, acts, counts };
}

const HELLO = JSON.stringify({ t: 'hello', v: 1, match: 'm', ticket: 'x', have: 1 });

/** Says hello; the connection breaks at a question to the store, or when all is done. */
async function visit(fates: readonly Fate[], breaksAt: number, seat: number | null) {
  let questions = 0;
  const connection = newLifetime();
  const place = placeWith(
    fates,
    () => {
      if (++questions === breaksAt) connection.end();
    },
    seat,
  );
  const [addresses, accounts] = [newCrowd(1), newCrowd(1)];
  connection.enter(addresses, 'here');
  const line = {
    send: () => {},
    close: () => void setTimeout(connection.end, 10),
    trips: { add: () => {}, value: () => undefined },
    connection,
  };
  const conversation = newConversation(place.node, line, (account) => connection.enter(accounts, String(account)));
  void conversation.hear(HELLO);
  await vi.advanceTimersByTimeAsync(40 * LATE);
  connection.end();
  connection.end();
  await vi.advanceTimersByTimeAsync(40 * LATE);
  return { ...place, addresses, accounts };
}

test('whenever a connection breaks and whatever the store answers, all that it counted is counted down', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...ANSWERS), { maxLength: 9 }),
      fc.integer({ min: 0, max: 10 }),
      fc.constantFrom(null, 0),
      async (fates, breaksAt, seat) => {
        const { match, node, acts, counts, addresses, accounts } = await visit(fates, breaksAt, seat);
        expect(counts).toEqual({ followers: 0, watchers: 0 });
        expect(vi.getTimerCount()).toBe(0);
        // Each has one place, and it is free.
        expect([addresses.enter('here'), accounts.enter('7')]).toEqual([true, true]);
        // Whoever came has left, and the next to leave is the last one again.
        if (acts.includes('back')) expect(acts.lastIndexOf('leave')).toBeGreaterThan(acts.lastIndexOf('back'));
        fates.length = 0;
        const before = acts.length;
        const next = newLifetime();
        await node.matches.presence.enter(match, 0, next);
        next.end();
        await vi.advanceTimersByTimeAsync(40 * LATE);
        expect(acts.slice(before)).toEqual(['back', 'leave']);
      },
    ),
    { numRuns: runs(200) },
  ));

test('a life that is over counts nothing and undoes at once', () => {
  const lifetime = newLifetime();
  const undone: number[] = [];
  lifetime.onEnd(() => undone.push(1));
  lifetime.onEnd(() => undone.push(2));
  lifetime.end();
  lifetime.end();
  lifetime.onEnd(() => undone.push(3));
  expect(undone).toEqual([2, 1, 3]);
  const crowd = newCrowd(1);
  expect(lifetime.enter(crowd, 'a')).toBe(false);
  expect(crowd.enter('a')).toBe(true);
});
