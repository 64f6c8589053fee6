import { randomBytes, randomInt } from 'node:crypto';
import { calibrationOf, type PlayedRound, type ProgramHello, type RoundPlan, type TaskResult } from '@pencilmark/arena';
import { sql } from 'kysely';
import type { ServiceClock } from '../clock.ts';
import { Problem } from '../problems.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { ArenaStage } from '../store/tables.ts';
import { ARENA_CHANNEL } from './channel.ts';

/** The jobs of which each plays a round. */
export const ROUND_QUEUE = 'arena-round';

/** An arena as the service knows it. */
export interface ArenaFacts {
  /** Its number in the database. */
  readonly key: number;
  readonly id: string;
  readonly state: ArenaStage;
  readonly rounds: readonly RoundPlan[];
  readonly seed: number;
  readonly startsAt: number;
}

/** Arenas and who takes part in them. */
export interface Arenas {
  create(rounds: readonly RoundPlan[], inSeconds: number): Promise<ArenaFacts>;
  find(id: string): Promise<ArenaFacts>;
  /** Arenas that have not ended, the next first, and then those that ended last. */
  list(): Promise<ArenaFacts[]>;
  /** The names of the programs that take part. */
  programs(arena: ArenaFacts): Promise<string[]>;
  /** Lets a program of an account take part, or hears its hello again. */
  enter(arena: ArenaFacts, account: number, hello: ProgramHello): Promise<void>;
  /** Notes the first pong to a ping: when that was sent, and how long it took. */
  notePing(arena: ArenaFacts, account: number, ping: { readonly sent: number; readonly ms: number }): Promise<void>;
  /** What was played so far. */
  played(arena: ArenaFacts): Promise<PlayedRound[]>;
}

const LARGEST_SEED = 2 ** 47;
const MOST_PINGS = 60;
const MOST_LISTED = 50;

interface Row {
  readonly id: number;
  readonly public_id: string;
  readonly state: ArenaStage;
  readonly rounds: object;
  readonly seed: number;
  readonly starts_ms: number;
}

const factsOf = ({ id, public_id, state, rounds, seed, starts_ms }: Row): ArenaFacts => ({
  key: id,
  id: public_id,
  state,
  rounds: rounds as RoundPlan[],
  seed,
  startsAt: starts_ms,
});

export function openArenas(store: Store, queue: Queue, clock: ServiceClock): Arenas {
  const { db } = store;
  return {
    create: async (rounds, inSeconds) => {
      const startsAt = clock.now() + 1000 * inSeconds;
      const row = await db
        .insertInto('arena')
        .values({
          public_id: randomBytes(12).toString('base64url'),
          rounds: JSON.stringify(rounds),
          seed: randomInt(LARGEST_SEED),
          starts_ms: startsAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await sendRound(queue, { arena: row.id, round: 0 }, rounds[0]!, inSeconds);
      return factsOf(row as Row);
    },
    find: async (id) => {
      const row = await db.selectFrom('arena').selectAll().where('public_id', '=', id).executeTakeFirst();
      if (!row) throw new Problem('not-found', 'There is no such arena.');
      return factsOf(row as Row);
    },
    list: async () => {
      const all = db.selectFrom('arena').selectAll();
      const open = await all.where('state', '!=', 'done').orderBy('starts_ms').limit(MOST_LISTED).execute();
      const done = await all.where('state', '=', 'done').orderBy('starts_ms', 'desc').limit(MOST_LISTED).execute();
      return [...open, ...done].map((row) => factsOf(row as Row));
    },
    programs: async ({ key }) => {
      const rows = await db.selectFrom('entry').select('name').where('arena', '=', key).orderBy('name').execute();
      return rows.map(({ name }) => name);
    },
    enter: async ({ key, state }, account, { name, version, boards, wants }) => {
      const said = { name, version, boards: JSON.stringify(boards), wants_table: wants?.includes('table') ?? false };
      const known = await db
        .updateTable('entry')
        .set(said)
        .where('arena', '=', key)
        .where('account', '=', account)
        .returning('name')
        .execute();
      if (known.length > 0) return;
      if (state !== 'waiting') throw new Problem('already-begun', 'This arena has begun without this program.');
      const entered = await db
        .insertInto('entry')
        .values({ arena: key, account, ...said })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .execute();
      if (entered.length === 0) throw new Problem('name-taken', `Another program here has the name "${name}".`, 'name');
    },
    notePing: async ({ key }, account, { sent, ms }) => {
      await sql`update entry set pings = pings || to_jsonb(${ms}::double precision), last_ping_ms = ${sent}
        where arena = ${key} and account = ${account} and last_ping_ms < ${sent}
          and jsonb_array_length(pings) < ${MOST_PINGS}`.execute(db);
    },
    played: (arena) => playedRounds(store, arena),
  };
}

/** A round of an arena, as a job has it. */
export interface RoundJob {
  readonly arena: number;
  readonly round: number;
}

export const MAKING_SECONDS = 60;

/** Puts a round into the queue. A node that dies over it leaves it to another after its time. */
export async function sendRound(queue: Queue, job: RoundJob, { tasks, ms }: RoundPlan, inSeconds = 0): Promise<void> {
  const expireInSeconds = MAKING_SECONDS + Math.ceil(((tasks + 5) * (ms + 1000)) / 1000);
  // The same round waits only once, however many nodes ask for it; a start at its time is apart.
  const singletonKey = `${job.arena}:${inSeconds > 0 ? 'start' : job.round}`;
  const patience = { expireInSeconds, retryLimit: 5, retryDelay: 1 };
  await queue.send(ROUND_QUEUE, job, { startAfter: inSeconds, singletonKey, ...patience });
}

interface AnswerRow {
  readonly round: number;
  readonly name: string;
  readonly pings: readonly number[];
  readonly message: { readonly id: string };
  readonly code: TaskResult['code'];
  readonly text: string | null;
  readonly ms: number | null;
}

/** What each entry did in each round, from the tasks that are closed. */
async function playedRounds({ db }: Store, { key, rounds, seed }: ArenaFacts): Promise<PlayedRound[]> {
  const { rows } = await sql<AnswerRow>`
    select task.round, entry.name, entry.pings, task.message, answer.code, answer.text, answer.ms
    from answer join task using (arena, round, seq) join entry using (arena, account)
    where arena = ${key} and not task.is_warm and task.closed_ms is not null and answer.code is not null
    order by task.round, task.seq, entry.name`.execute(db);
  return rounds.flatMap((plan, round) => {
    const here = rows.filter((row) => row.round === round);
    if (here.length === 0) return [];
    const names = [...new Set(here.map(({ name }) => name))];
    const turns = names.map((entry) => {
      const own = here.filter(({ name }) => name === entry);
      const { pings } = own[0]!;
      return { entry, calibration: calibrationOf(pings.length > 0 ? pings : [0]), results: own.map(resultOf) };
    });
    return [{ plan, seed: seed + round, turns }];
  });
}

const resultOf = ({ message, code, text, ms }: AnswerRow): TaskResult => ({
  task: message.id,
  ok: code === 'right' || code === 'late',
  code,
  ...(text !== null && { text }),
  ...(ms !== null && { ms }),
});

/** Tells every node that something has changed in an arena. */
export const tell = ({ db }: Store, arena: number): Promise<unknown> =>
  sql`select pg_notify(${ARENA_CHANNEL}, ${String(arena)})`.execute(db);
