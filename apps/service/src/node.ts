import type { Logger } from 'pino';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { openRecords, type Records } from './accounts/records.ts';
import { openSessions, type Sessions } from './accounts/sessions.ts';
import { openTokens, type Tokens } from './accounts/tokens.ts';
import { type Contest, openContest } from './arena/contest.ts';
import { type ServiceClock, startClock } from './clock.ts';
import { type Matches, openMatches } from './matches/matches.ts';
import type { Metrics } from './metrics.ts';
import { openPool } from './puzzles/pool.ts';
import { openQueue, type Queue } from './queue.ts';
import { newRetention, type Retention } from './retention/retention.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { newThreads } from './threads/threads.ts';

/** One process of the service, once its database is open: what its routes and sockets share. */
export interface Node {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly queue: Queue;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly records: Records;
  readonly matches: Matches;
  readonly contest: Contest;
  readonly retention: Retention;
  /** Ends what runs by itself, lets jobs finish, and closes the database. */
  close(): Promise<void>;
}

const LONGEST_JOB = 20_000; // ms that a job may go on when the service ends

/** Opens the database and starts everything that works on it. */
export async function openNode(settings: Settings, log: Logger, metrics: Metrics, signal: AbortSignal): Promise<Node> {
  const threads = newThreads();
  const store = await openStore({ database: settings.database, data: settings.data, signal });
  try {
    const clock = await startClock(store);
    const queue = await openQueue(store, log);
    const pool = await openPool({ store, queue, threads, log });
    const matches = await openMatches({ store, clock, queue, pool, threads, metrics, log });
    const contest = await openContest({ store, clock, queue, threads, log });
    const retention = newRetention({ store, clock, periods: settings.periods, log });
    return {
      store,
      clock,
      queue,
      accounts: openAccounts(store, clock),
      sessions: openSessions(store, clock),
      tokens: openTokens(store, clock),
      records: openRecords(store, clock),
      matches,
      contest,
      retention,
      close: async () => {
        await retention.stop();
        contest.stop();
        threads.close();
        await matches.stop();
        clock.stop();
        await queue.stop({ graceful: true, timeout: LONGEST_JOB, wait: true });
        await store.close();
      },
    };
  } catch (problem) {
    await store.close();
    throw problem;
  }
}
