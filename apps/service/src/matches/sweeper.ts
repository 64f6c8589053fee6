import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Deadlines } from './deadlines.ts';
import type { LiveMatch } from './live.ts';
import type { Milestones } from './milestones.ts';
import type { Rater } from './rater.ts';
import type { Referee } from './referee.ts';
import type { Registry } from './registry.ts';

/** Looks each second for what a node that died has left undone. */
export interface Sweeper {
  stop(): void;
}

const PAUSE = 1000; // ms
const LATE = 2000; // ms past a deadline: whose players are connected is done by then
const ABANDONED = 5000; // ms without a sign of the node of a player
const LONGEST_LOBBY = 3_600_000; // ms that a match waits for players
const MOST = 100;

/** A match for which something is left to do. */
interface StrandedSeat {
  readonly id: number;
  readonly public_id: string;
}

/** Seats whose players were on a node that has died, and have not come back. */
interface Abandoned extends StrandedSeat {
  readonly seats: readonly number[];
}

/**
 * Matches behind `last` that are past a deadline, over without being noted, or waiting for too
 * long.
 */
async function findLeft({ db }: Store, now: number, last: number): Promise<StrandedSeat[]> {
  const { rows } = await sql<StrandedSeat>`
    select match.id, match.public_id from match
    left join lateral (
      select kind, deadline_ms from match_event where match_event.match = match.id order by seq desc limit 1
    ) last on true
    where match.id > ${last} and match.state in ('lobby', 'live') and (
      last.kind = 'done' or last.deadline_ms < ${now - LATE}
      or (match.state = 'lobby' and last.deadline_ms is null and match.created_ms < ${now - LONGEST_LOBBY})
    )
    order by match.id limit ${MOST}`.execute(db);
  return rows;
}

/**
 * Running matches behind `last` with seats that were abandoned, which their logs do not say yet.
 */
async function findAbandoned({ db }: Store, now: number, last: number): Promise<Abandoned[]> {
  const { rows } = await sql<Abandoned>`
    select match.id, match.public_id, jsonb_agg(seat.seat order by seat.seat) as seats from match
    join seat on seat.match = match.id
    join node_beat on node_beat.node = seat.node
    where match.id > ${last} and match.state = 'live' and node_beat.at_ms < ${now - ABANDONED}
      and not exists (
        select from match_event event where event.match = match.id and event.seat = seat.seat
          and event.kind = 'left' and event.at_ms >= node_beat.at_ms
      )
    group by match.id order by match.id limit ${MOST}`.execute(db);
  return rows;
}

/**
 * Goes through what a query finds, so many at a time: each round goes on behind the last one, and
 * begins anew after the end. So what cannot be done holds up nothing else for more than a round.
 */
function roundOf<Row extends StrandedSeat>(find: (last: number) => Promise<Row[]>): () => Promise<Row[]> {
  let last = 0;
  return async () => {
    const rows = await find(last);
    last = rows.length < MOST ? 0 : rows.at(-1)!.id;
    return rows;
  };
}

/** What a sweeper works with. */
export interface SweeperParts {
  readonly store: Store;
  readonly registry: Registry;
  readonly referee: Referee;
  readonly deadlines: Deadlines;
  readonly milestones: Milestones;
  readonly rater: Rater;
  readonly clock: ServiceClock;
  readonly log: Logger;
}

/**
 * Starts the sweeper of this node. Those of all nodes find the same matches, which is harmless:
 * what
 * they do is appended to the log, and of two who append the same number one succeeds.
 */
export function startSweeper(parts: SweeperParts): Sweeper {
  const { store, registry, referee, deadlines, milestones, rater, clock, log } = parts;
  const finish = async (match: LiveMatch): Promise<void> => {
    const { phase } = match.state.progress;
    if (phase === 'done') return milestones.end(match);
    if (phase === 'open') await referee.act(match, { t: 'void' });
    else await deadlines.settle(match);
  };

  /** Does some work on a match as it is now. What fails is left to a later round. */
  const look = async ({ public_id }: StrandedSeat, work: (match: LiveMatch) => Promise<unknown>): Promise<void> => {
    try {
      const match = await registry.find(public_id);
      if (!match) return;
      await registry.pull(match);
      await work(match);
    } catch (problem) {
      log.warn({ err: problem, match: public_id }, 'what was left undone in a match could not be done');
    }
  };

  const left = roundOf((last) => findLeft(store, clock.now(), last));
  const abandoned = roundOf((last) => findAbandoned(store, clock.now(), last));
  let isRunning = false;
  const sweep = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      void rater.wake();
      for (const stranded of await left()) await look(stranded, finish);
      for (const quiet of await abandoned())
        for (const seat of quiet.seats) await look(quiet, (match) => referee.act(match, { t: 'leave', seat }));
      registry.tidy();
      await store.db.deleteFrom('ticket').where('expires_ms', '<', clock.now()).execute();
    } catch (problem) {
      log.warn({ err: problem }, 'what was left undone could not be looked for');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void sweep(), PAUSE).unref();
  return { stop: () => clearInterval(timer) };
}
