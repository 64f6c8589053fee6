import type { MatchResult } from '@pencilmark/race';
import fc from 'fast-check';
import { CompiledQuery, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { startClock } from '../clock.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Cluster } from '../store/testing.ts';
import { clusterForTests } from '../testing.ts';
import type { LiveMatch } from './live.ts';
import { newMilestones } from './milestones.ts';
import { newRater } from './rater.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the tests of the rater are skipped.');

const PLAYERS = 4;
const FOREVER = Number.POSITIVE_INFINITY;

/** A store as a node has it that is killed after so many statements: the rest are never sent. */
function mortal(store: Store, statements: number): Store {
  let sent = 0;
  const plugin = {
    transformQuery: <Query extends { node: unknown }>({ node }: Query) => {
      if (++sent > statements) throw new Error('This node is dead.');
      return node as never;
    },
    transformResult: async <Result>({ result }: { result: Result }) => result,
  };
  return { ...store, db: store.db.withPlugin(plugin) };
}

describe.skipIf(!cluster)('matches of the same players that end at the same time', () => {
  let stores: Store[];
  beforeAll(async () => {
    const database = (cluster as Cluster).filledDatabase();
    stores = await Promise.all([openStore({ database }), openStore({ database })]);
  });
  beforeEach(() => stores[0]!.execute('delete from match; delete from account'));
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  const newPlayers = async (count = PLAYERS): Promise<number[]> => {
    const rows = Array.from({ length: count }, (_, index) => ({ public_id: `p${index}`, name: 'P', created_ms: 1 }));
    return (await stores[0]!.db.insertInto('account').values(rows).returning('id').execute()).map(({ id }) => id);
  };

  /** A rated duel between two players, in which all is played. The first seat has won. */
  const newMatch = async (id: string, players: readonly number[]): Promise<LiveMatch> => {
    const { db } = stores[0]!;
    const rules = { mode: 'duel', isRated: true };
    const row = { public_id: id, state: 'live', is_open: false, created_ms: 1 } as const;
    const { id: key } = await db
      .insertInto('match')
      .values({ ...row, rules: JSON.stringify(rules), setup: JSON.stringify({ id, rules }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [seat, account] of players.entries()) {
      await db.insertInto('seat').values({ match: key, seat, account, name: 'P' }).execute();
      await sql`insert into match_event (match, seq, at_ms, seat, kind, body)
        values (${key}, ${seat + 1}, 1, ${seat}, 'joined', '{"isProgram":false}')`.execute(db);
    }
    const standings = [0, 1].map((seat) => ({ seat, place: seat + 1, ms: 1000, count: 9 }));
    const result: MatchResult = { ending: 'full', standings };
    return { key, id, state: { progress: { result, rules } } } as unknown as LiveMatch;
  };

  /** Ends matches on a node that dies after so many statements, and returns its warnings. */
  const endOn = async (store: Store, statements: number, matches: readonly LiveMatch[]): Promise<string[]> => {
    const warned: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => warned.push(line) });
    const clock = await startClock(store);
    const node = mortal(store, statements);
    const rater = newRater(node, clock, log);
    const { end } = newMilestones(node, rater, clock, log);
    await Promise.allSettled(matches.map(end));
    await rater.wake();
    clock.stop();
    return warned;
  };

  /** The ratings of an account, one after the other, by its rating changes. */
  const changesOf = async (account: number) =>
    stores[0]!.db
      .selectFrom('rating_change')
      .select(['before', 'after'])
      .where('account', '=', account)
      .orderBy('at_ms')
      .execute();

  const expectSequence = async (players: readonly number[], games: readonly number[]): Promise<void> => {
    for (const [index, account] of players.entries()) {
      const changes = await changesOf(account);
      expect(changes.length).toBe(games[index]);
      let rating = 1500;
      for (const { before, after } of changes) {
        expect(before).toBe(rating);
        rating = after;
      }
      const row = await stores[0]!.db
        .selectFrom('rating')
        .select(['rating', 'games'])
        .where('account', '=', account)
        .executeTakeFirst();
      expect(row).toEqual(changes.length > 0 ? { rating, games: changes.length } : undefined);
    }
  };

  const aPairing = fc.shuffledSubarray([...Array(PLAYERS).keys()], { minLength: 2, maxLength: 2 });

  test(
    'are all rated as if one after the other, wherever nodes are killed',
    () =>
      fc.assert(
        fc
          .asyncProperty(
            fc.array(aPairing, { minLength: 1, maxLength: 6 }),
            fc.array(fc.nat({ max: 40 }), { minLength: 2, maxLength: 2 }),
            async (pairings, deaths) => {
              const players = await newPlayers();
              const matches: LiveMatch[] = [];
              for (const [index, pairing] of pairings.entries())
                matches.push(
                  await newMatch(
                    `m${index}`,
                    pairing.map((player) => players[player]!),
                  ),
                );
              await Promise.all(stores.map((store, index) => endOn(store, deaths[index]!, matches)));
              // What a sweeper does: it notes the ends that were missed, and wakes the rater.
              await Promise.all(stores.map((store) => endOn(store, FOREVER, matches)));
              const games = players.map((_, player) => pairings.filter((pairing) => pairing.includes(player)).length);
              await expectSequence(players, games);
            },
          )
          .beforeEach(() => stores[0]!.execute('delete from match; delete from account')),
        { numRuns: runs(12) },
      ),
    180_000,
  );

  test('are rated on two nodes at once without a deadlock, whoever sits first', async () => {
    const players = await newPlayers(60);
    const matches: LiveMatch[] = [];
    for (let index = 0; index < players.length; index += 2) {
      const pair = players.slice(index, index + 2);
      for (const [turn, seated] of [pair, pair.toReversed(), pair, pair.toReversed()].entries())
        matches.push(await newMatch(`m${index}-${turn}`, seated));
    }
    const halves = [0, 1].map((rest) => matches.filter((_, index) => index % 2 === rest));
    const warned = await Promise.all(stores.map((store, index) => endOn(store, FOREVER, halves[index]!)));
    expect(warned).toEqual([[], []]);
    await expectSequence(players, Array(players.length).fill(4));
  });

  const FIRST = `insert into rating values ($1, 'duel', 1500, 350, 0.06, 0, 1)`;
  test.each([
    ['the first ratings', undefined, FIRST],
    ['ratings', FIRST, 'select from rating where account = $1 for update'],
  ])('lock %s in the order of the accounts', async (_name, before, lock) => {
    const players = (await newPlayers(2)) as [number, number];
    if (before) for (const account of players) await stores[0]!.execute(before, [account]);
    const match = await newMatch('m', players.toReversed());
    const isWaiting = async () =>
      (await stores[0]!.execute(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rows.length > 0;
    let ending: Promise<string[]> | undefined;
    await stores[0]!.db.transaction().execute(async (transaction) => {
      const take = (account: number) => transaction.executeQuery(CompiledQuery.raw(lock, [account]));
      await take(players[0]);
      ending = endOn(stores[1]!, FOREVER, [match]);
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      await take(players[1]);
    });
    expect(await ending).toEqual([]);
  });

  test('that nobody has rated for long are rated; a match that cannot be rated holds up no other', async () => {
    const players = await newPlayers();
    const [broken, whole] = [await newMatch('a', players.slice(0, 2)), await newMatch('b', players.slice(1, 3))];
    // As a node left them that was killed between the end of a match and its rating.
    await stores[0]!.execute(`update match set state = 'done', result = case public_id when 'b' then $1::jsonb end`, [
      JSON.stringify(whole.state.progress.result),
    ]);
    const warned = await endOn(stores[0]!, FOREVER, []);
    expect(warned.length).toBe(1);
    expect(warned[0]).toContain(`"match":${broken.key}`);
    await expectSequence(players, [0, 1, 1, 0]);
  });
});
