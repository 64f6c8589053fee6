import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { Threads } from '../threads/threads.ts';
import { type Arenas, openArenas } from './arenas.ts';
import { type Hearing, newHearing } from './hearing.ts';
import { openPings } from './pings.ts';
import { startRounds } from './rounds.ts';
import { openSeats, type Seats } from './seats.ts';
import { openStandings, type Standings } from './standings.ts';

/** Everything about arenas of programs on this node. */
export interface Contest {
  readonly arenas: Arenas;
  readonly seats: Seats;
  readonly hearing: Hearing;
  readonly standings: Standings;
  stop(): void;
}

/** What arenas need of the node. */
export interface ContestParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly queue: Queue;
  readonly threads: Threads;
  readonly log: Logger;
}

/** Starts what arenas need on this node. */
export async function openContest(parts: ContestParts): Promise<Contest> {
  const { store, clock, queue, log } = parts;
  const arenas = openArenas(store, queue, clock);
  const standings = openStandings(arenas);
  const pings = await openPings(store);
  const seats = await openSeats({ store, clock, log, standings, pings });
  const rounds = await startRounds(parts);
  return {
    arenas,
    seats,
    hearing: newHearing(store, arenas, pings),
    standings,
    stop: () => {
      seats.stop();
      rounds.stop();
    },
  };
}
