import { type ArenaMessage, knowsRound, PROTOCOL_VERSION, type Task, USUAL_LIMITS } from '@pencilmark/arena';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { ArenaFacts } from './arenas.ts';
import { ARENA_CHANNEL } from './channel.ts';
import type { Pings } from './pings.ts';
import { isOutOf } from './rounds.ts';
import type { Standings } from './standings.ts';

/** A connection to this node on which an arena is heard. */
export interface Listener {
  send(message: ArenaMessage): void;
  end(): void;
}

/** The connection of a program. */
export interface Connection extends Listener {
  readonly account: number;
}

/** Programs and spectators that are connected to this node, in all arenas. */
export interface Seats {
  /** Says hello, measures pings, and sends from now on what happens; returns how to leave. */
  take(arena: ArenaFacts, connection: Connection): () => void;
  /** Sends the tables as they change, and bye; returns how to leave. */
  watch(arena: ArenaFacts, listener: Listener): () => void;
  stop(): void;
}

const FIRST_PINGS = 20;
const BETWEEN_PINGS = 100; // ms
const PAUSE = 1000; // ms; what a notification did not bring is read then

interface Seat {
  readonly arena: ArenaFacts;
  readonly listener: Listener;
  /** Whose program it is; nothing for spectators. */
  readonly account?: number;
  /** Ids of the tasks that this connection has received. */
  readonly requested: Set<string>;
  /** The table of each round as it was sent last. */
  readonly sent: Map<string, string>;
}

/** What seats need of the node. */
export interface SeatParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly log: Logger;
  readonly standings: Standings;
  readonly pings: Pings;
}

export async function openSeats(parts: SeatParts): Promise<Seats> {
  const { store, clock, pings, log } = parts;
  const seats = new Set<Seat>();
  const inform = (seat: Seat): void => {
    informSeat(parts, seat).catch((problem: Error) =>
      log.warn({ err: problem, arena: seat.arena.id }, 'what happens in an arena could not be told'),
    );
  };
  const enter = (seat: Seat): (() => void) => {
    seats.add(seat);
    inform(seat);
    return () => void seats.delete(seat);
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
      const { account } = connection;
      connection.send({ t: 'hello', v: PROTOCOL_VERSION, arena: arena.id, limits: USUAL_LIMITS });
      const stopPings = startPings(connection, () => pings.idAt(clock.now(), arena.key, account));
      const leave = enter({ arena, listener: connection, account, requested: new Set(), sent: new Map() });
      return () => {
        stopPings();
        leave();
      };
    },
    watch: (arena, listener) => enter({ arena, listener, requested: new Set(), sent: new Map() }),
    stop: () => clearInterval(timer),
  };
}

/** Sends the first pings. */
function startPings({ send }: Listener, nextId: () => string): () => void {
  let left = FIRST_PINGS;
  const timer = setInterval(() => {
    send({ t: 'ping', id: nextId() });
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

/** Sends what has changed: the open task, the tables, or that the arena is over. */
async function informSeat(parts: SeatParts, seat: Seat): Promise<void> {
  const { arena, listener, account } = seat;
  const { state } = await parts.store.db
    .selectFrom('arena')
    .select('state')
    .where('id', '=', arena.key)
    .executeTakeFirstOrThrow();
  if (state !== 'done' && account !== undefined) await askOpenTask(parts, seat, account);
  if (await wantsTable(parts.store, seat)) await tellTables(parts.standings, { ...seat, arena: { ...arena, state } });
  if (state !== 'done') return;
  listener.send({ t: 'bye' });
  listener.end();
}

/** Whether this connection receives tables: a spectator, or a program that wants them. */
async function wantsTable({ db }: Store, { arena, account }: Seat): Promise<boolean> {
  if (account === undefined) return true;
  const entry = await db
    .selectFrom('entry')
    .select('wants_table')
    .where('arena', '=', arena.key)
    .where('account', '=', account)
    .executeTakeFirst();
  return entry?.wants_table ?? false;
}

/** Sends the tables that have changed since they were last sent. */
async function tellTables(standings: Standings, { arena, listener, sent }: Seat): Promise<void> {
  for (const table of await standings.tables(arena)) {
    const text = JSON.stringify(table.rows);
    if (sent.get(table.round) === text) continue;
    sent.set(table.round, text);
    listener.send(table);
  }
}

/** Sends a program the open task, unless it has been sent. */
async function askOpenTask(
  { store, clock }: SeatParts,
  { arena, listener, requested }: Seat,
  account: number,
): Promise<void> {
  const { db } = store;
  const { key } = arena;
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
  if (requested.has(open.message.id)) return;
  requested.add(open.message.id);
  const now = clock.now();
  // Who comes back has the rest of the time.
  const ms = open.sent_ms === null ? open.message.ms : open.message.ms - (now - open.sent_ms);
  if (ms < 1) return;
  listener.send({ ...open.message, ms });
  await db
    .insertInto('answer')
    .values({ arena: key, round: open.round, seq: open.seq, account, sent_ms: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
