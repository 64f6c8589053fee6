import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Deadlines } from './deadlines.ts';
import type { LiveMatch } from './live.ts';
import type { Milestones } from './milestones.ts';
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

interface Found {
  readonly public_id: string;
  readonly kind: string | null;
}

/** Matches that are past a deadline, over without being noted, or waiting for too long. */
async function findLeft({ db }: Store, now: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select match.public_id, last.kind from match
    left join lateral (
      select kind, deadline_ms from match_event where match_event.match = match.id order by seq desc limit 1
    ) last on true
    where match.state in ('lobby', 'live') and (
      last.kind = 'done' or last.deadline_ms < ${now - LATE}
      or (match.state = 'lobby' and last.deadline_ms is null and match.created_ms < ${now - LONGEST_LOBBY})
    )
    order by match.id limit ${MOST} for update of match skip locked`.execute(db);
  return rows;
}

/** Seats of running matches whose players were on a node that is gone, and have not come back. */
async function findAbandoned({ db }: Store, now: number): Promise<{ public_id: string; seat: number }[]> {
  const { rows } = await sql<{ public_id: string; seat: number }>`
    select match.public_id, seat.seat from match
    join seat on seat.match = match.id
    join node_beat on node_beat.node = seat.node
    where match.state = 'live' and node_beat.at_ms < ${now - ABANDONED}
    limit ${MOST}`.execute(db);
  return rows;
}

/** What a sweeper works with. */
export interface SweeperParts {
  readonly store: Store;
  readonly registry: Registry;
  readonly referee: Referee;
  readonly deadlines: Deadlines;
  readonly milestones: Milestones;
  readonly clock: ServiceClock;
  readonly log: Logger;
}

export function startSweeper(parts: SweeperParts): Sweeper {
  const { store, registry, referee, deadlines, milestones, clock, log } = parts;
  const finish = async (match: LiveMatch): Promise<void> => {
    const { phase } = match.state.progress;
    if (phase === 'done') return milestones.end(match);
    if (phase === 'open') await referee.act(match, { t: 'void' });
    else await deadlines.settle(match);
  };
  let isRunning = false;
  const sweep = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      for (const { public_id } of await findLeft(store, clock.now())) {
        const match = await registry.find(public_id);
        if (!match) continue;
        await registry.pull([match]);
        await finish(match);
      }
      for (const { public_id, seat } of await findAbandoned(store, clock.now())) {
        const match = await registry.find(public_id);
        if (match) await referee.act(match, { t: 'leave', seat });
      }
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
