import { type ArenaMessage, knowsRound, PROTOCOL_VERSION, type Task, USUAL_LIMITS } from '@pencilmark/arena';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { ArenaFacts } from './arenas.ts';
import { ARENA_CHANNEL } from './channel.ts';
import { pingId } from './pings.ts';
import { isOutOf } from './rounds.ts';

/** The connection of a program to this node. */
export interface Connection {
  readonly account: number;
  send(message: ArenaMessage): void;
  end(): void;
}

/** The programs that are connected to this node, in all arenas. */
export interface Seats {
  /** Says hello, measures pings, and tells from now on what happens; gives how to leave. */
  take(arena: ArenaFacts, connection: Connection): () => void;
  stop(): void;
}

const FIRST_PINGS = 20;
const BETWEEN_PINGS = 100; // ms
const PAUSE = 1000; // ms; what a notification did not bring is read then

interface Seat {
  readonly arena: ArenaFacts;
  readonly connection: Connection;
  /** Ids of the tasks that this connection has been asked. */
  readonly asked: Set<string>;
}

export async function openSeats(store: Store, clock: ServiceClock, log: Logger): Promise<Seats> {
  const seats = new Set<Seat>();
  const inform = (seat: Seat): void => {
    informSeat(store, clock, seat).catch((problem: Error) =>
      log.warn({ err: problem, arena: seat.arena.id }, 'a program could not be asked'),
    );
  };
  const informAll = (): void => seats.forEach(inform);
  await store.listen(
    ARENA_CHANNEL,
    (payload) => {
      for (const seat of seats) if (String(seat.arena.key) === payload) inform(seat);
    },
    informAll,
  );
  const timer = setInterval(informAll, PAUSE).unref();
  return {
    take: (arena, connection) => {
      const seat: Seat = { arena, connection, asked: new Set() };
      connection.send({ t: 'hello', v: PROTOCOL_VERSION, arena: arena.id, limits: USUAL_LIMITS });
      const stopPings = startPings(connection, clock);
      seats.add(seat);
      inform(seat);
      return () => {
        stopPings();
        seats.delete(seat);
      };
    },
    stop: () => clearInterval(timer),
  };
}

/** Sends the first pings. */
function startPings({ send }: Connection, clock: ServiceClock): () => void {
  let left = FIRST_PINGS;
  const timer = setInterval(() => {
    send({ t: 'ping', id: pingId(clock.now()) });
    if (--left === 0) clearInterval(timer);
  }, BETWEEN_PINGS);
  return () => clearInterval(timer);
}

interface OpenTask {
  readonly round: number;
  readonly seq: number;
  readonly message: Task;
  readonly boards: readonly string[];
  readonly sent_ms: number | null;
  readonly code: string | null;
}

/** Asks a program the open task, unless it has been asked; says bye when the arena is over. */
async function informSeat(store: Store, clock: ServiceClock, { arena, connection, asked }: Seat): Promise<void> {
  const { db } = store;
  const { key } = arena;
  const { account } = connection;
  const { state } = await db.selectFrom('arena').select('state').where('id', '=', key).executeTakeFirstOrThrow();
  if (state === 'done') {
    connection.send({ t: 'bye' });
    return connection.end();
  }
  const { rows } = await sql<OpenTask>`
    select task.round, task.seq, task.message, entry.boards, answer.sent_ms, answer.code from task
    join entry on entry.arena = task.arena and entry.account = ${account}
    left join answer on answer.arena = task.arena and answer.round = task.round and answer.seq = task.seq
      and answer.account = ${account}
    where task.arena = ${key} and task.opened_ms is not null and task.closed_ms is null
    order by task.round, task.seq limit 1`.execute(db);
  const [open] = rows;
  if (!open || open.code !== null) return;
  if (!knowsRound({ boards: open.boards, kinds: ['solve'] }, open.message)) return;
  if (await isOutOf(store, { arena: key, round: open.round }, account)) return;
  // Two notifications may have come so far at the same time.
  if (asked.has(open.message.id)) return;
  asked.add(open.message.id);
  const now = clock.now();
  // Who comes back has the rest of the time.
  const ms = open.sent_ms === null ? open.message.ms : open.message.ms - (now - open.sent_ms);
  if (ms < 1) return;
  connection.send({ ...open.message, ms });
  await db
    .insertInto('answer')
    .values({ arena: key, round: open.round, seq: open.seq, account, sent_ms: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
