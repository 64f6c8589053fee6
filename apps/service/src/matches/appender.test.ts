import type { MatchEvent } from '@pencilmark/race';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { newMetrics } from '../metrics.ts';
import { openStore } from '../store/open.ts';
import { kyselyOn } from '../store/store.ts';
import { openAppender } from './appender.ts';

const store = await openStore({});
afterAll(() => store.close());
const silent = pino({ level: 'silent' });

let matches = 0;

/** So many matches without events, by their numbers. */
async function newMatches(count: number): Promise<number[]> {
  const made = await store.db
    .insertInto('match')
    .values(Array.from({ length: count }, () => ({ ...EMPTY, public_id: `m${++matches}` })))
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
}

const EMPTY = { is_open: true, rules: '{}', setup: '{}', created_ms: 1 };

const eventOf = (seq: number, name: string, change: object = {}): MatchEvent =>
  ({
    ...{ seq, at: 5000, seat: 0, k: 'joined', body: { name, account: null, isProgram: false }, deadline: null },
    ...change,
  }) as MatchEvent;

const logOf = async (match: number): Promise<string[]> => {
  const { rows } = await store.execute('select body from match_event where match = $1 order by seq', [match]);
  return rows.map(({ body }) => body.name);
};

/** What no schema lets in, and the database refuses. */
const poison = fc.oneof(
  fc.constantFrom(
    eventOf(1, '\u0000'),
    eventOf(1, '\ud800'),
    eventOf(1, 'half \udc00 of a character'),
    eventOf(1, 'no moment', { at: Number.NaN }),
    eventOf(1, 'no number', { at: 1e300 }),
    eventOf(1, 'no kind', { k: null }),
    eventOf(1, 'a seat beyond numbers', { seat: 2 ** 40 }),
    eventOf(1, 'a cid that is bad', { cid: 'a\u0000' }),
  ),
);

const anything = fc
  .string({ unit: 'binary' })
  .filter((text) => !text.includes('\u0000'))
  .map((text) => eventOf(1, text));

test('whatever one event holds, the events of other matches in its batch are appended and acknowledged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          poison.map((event) => ({ event, isBad: true })),
          anything.map((event) => ({ event, isBad: false })),
        ),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      async (drafts) => {
        const appender = openAppender(store, newMetrics(), silent);
        const keys = await newMatches(drafts.length);
        const came = await Promise.all(drafts.map(({ event }, index) => appender.append(keys[index]!, [event])));
        expect(came).toEqual(drafts.map(({ isBad }) => (isBad ? 'unwritable' : 'written')));
        for (const [index, { event, isBad }] of drafts.entries())
          expect(await logOf(keys[index]!)).toEqual(isBad ? [] : [(event.body as { name: string }).name]);
      },
    ),
    { numRuns: runs(40) },
  );
});

test('all events of a decision come in or none', async () => {
  const appender = openAppender(store, newMetrics(), silent);
  const [first, other] = (await newMatches(2)) as [number, number];
  const came = [
    appender.append(first, [eventOf(1, 'first'), eventOf(2, '\u0000')]),
    appender.append(other, [eventOf(1, 'first'), eventOf(2, 'second')]),
  ];
  expect(await Promise.all(came)).toEqual(['unwritable', 'written']);
  expect([await logOf(first), await logOf(other)]).toEqual([[], ['first', 'second']]);
});

test('of two decisions about the same number of a match one comes in, also in one turn of the loop', async () => {
  const appender = openAppender(store, newMetrics(), silent);
  const [match] = (await newMatches(1)) as [number];
  const came = ['a', 'b', 'c'].map((name) => appender.append(match, [eventOf(1, name)]));
  expect(await Promise.all(came)).toEqual(['written', 'overtaken', 'overtaken']);
  expect(await logOf(match)).toEqual(['a']);
});

test('decisions about one match come in in their order', async () => {
  const appender = openAppender(store, newMetrics(), silent);
  const [match] = (await newMatches(1)) as [number];
  const came = ['a', 'b', 'c'].map((name, index) => appender.append(match, [eventOf(index + 1, name)]));
  expect(await Promise.all(came)).toEqual(['written', 'written', 'written']);
  expect(await logOf(match)).toEqual(['a', 'b', 'c']);
});

test('when the disk is full nobody is refused for good: all hear what is wrong', async () => {
  const problem = Object.assign(new Error('could not extend file: No space left on device'), { code: '53999' });
  const connection = { query: () => Promise.reject(problem), release: () => {} };
  const urgent = kyselyOn({ connect: async () => connection, end: async () => {} });
  const appender = openAppender({ ...store, urgent }, newMetrics(), silent);
  const came = [1, 2, 3].map((match) => appender.append(match, [eventOf(1, 'a')]));
  for (const append of came) await expect(append).rejects.toThrow('No space left');
});
