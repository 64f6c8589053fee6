import type { Logger } from 'pino';
import type { ServiceClock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { PuzzlePool } from '../puzzles/pool.ts';
import type { Queue } from '../queue.ts';
import type { Store } from '../store/store.ts';
import type { Threads } from '../threads/threads.ts';
import { openAppender } from './appender.ts';
import { type Audience, newAudience } from './audience.ts';
import { startBeats } from './beats.ts';
import { type Daily, openDaily } from './daily.ts';
import { openDays } from './days.ts';
import { newDeadlines } from './deadlines.ts';
import { startFanOut } from './fan-out.ts';
import { type Lobby, newLobby } from './lobby.ts';
import { newMilestones } from './milestones.ts';
import { newPresence, type Presence } from './presence.ts';
import { newRater } from './rater.ts';
import { openRatings } from './ratings.ts';
import { newReferee, type Referee } from './referee.ts';
import { openRegistry, type Registry } from './registry.ts';
import { openSeeks, type Seeks } from './seeks.ts';
import { startSweeper } from './sweeper.ts';
import { openTickets, type Tickets } from './tickets.ts';
import { startWhispers, type Whispers } from './whispers.ts';
import { newWithheld, type Withheld } from './withheld.ts';

/** Everything about matches on this node. */
export interface Matches {
  readonly registry: Registry;
  readonly referee: Referee;
  readonly lobby: Lobby;
  readonly seeks: Seeks;
  readonly daily: Daily;
  readonly withheld: Withheld;
  readonly tickets: Tickets;
  readonly presence: Presence;
  readonly audience: Audience;
  readonly whispers: Whispers;
  stop(): Promise<void>;
}

/** What matches need of the node. */
export interface MatchesParts {
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly queue: Queue;
  readonly pool: PuzzlePool;
  readonly threads: Threads;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Starts what matches need on this node. */
export async function openMatches(parts: MatchesParts): Promise<Matches> {
  const { store, clock, metrics, log } = parts;
  const registry = openRegistry(store, clock, metrics);
  const appender = openAppender(store, metrics, log);
  const beats = await startBeats(store, clock);
  const rater = newRater(store, clock, log);
  const milestones = newMilestones(store, rater, clock, log);
  const referee = newReferee({ registry, appender, milestones, beats, clock, metrics });
  const deadlines = newDeadlines(referee, clock, log);
  const ratings = openRatings(store);
  const withheld = newWithheld(store, clock);
  const audience = newAudience({ deadlines, clock, withheld, ratingsOf: ratings.of });
  const fanOut = await startFanOut(store, registry, log);
  await ratings.hear((key) => {
    const match = registry.known(key);
    if (match) audience.tellOver(match);
  });
  const sweeper = startSweeper({ store, registry, referee, deadlines, milestones, rater, clock, log });
  const whispers = await startWhispers({ store, registry, audience }, beats.node);
  const days = await openDays(parts);
  const lobby = newLobby({ ...parts, registry, referee });
  return {
    registry,
    referee,
    audience,
    whispers,
    lobby,
    seeks: openSeeks(store, clock, lobby),
    daily: openDaily({ store, clock, days, lobby, withheld }),
    withheld,
    tickets: openTickets(store, clock),
    presence: newPresence(store, referee, beats),
    stop: async () => {
      sweeper.stop();
      whispers.stop();
      fanOut.stop();
      await rater.stop();
      await beats.stop();
    },
  };
}
