import { apply, initial, type MatchEvent, type MatchSetup, type MatchState } from '@pencilmark/race';
import { forEach } from './for-each.ts';

/** Hears each event of a match, once, in order. */
export type Follower = (event: MatchEvent) => void;

/** A match as this node knows it: a copy of its log, which any node can make again. */
export interface LiveMatch {
  /** The number in the database. */
  readonly key: number;
  readonly id: string;
  readonly setup: MatchSetup;
  readonly events: readonly MatchEvent[];
  readonly state: MatchState;
  /** Applies events that have been appended, by whichever node. Known events do nothing. */
  learn(events: readonly MatchEvent[]): void;
  /** Hears of new events until the function that it gives is called. */
  follow(follower: Follower): () => void;
  followers(): number;
  /** Does work on this match after the work that is waiting. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value>;
  /**
   * How far this match is ahead of the time of the service, in ms. Nodes whose clocks disagree, or
   * a
   * database whose clock went back, leave an event of the future: its match goes on from there, and
   * does not wait until the time of the service has come so far. 0 for nearly all.
   */
  ahead(): number;
  /** When the match was last requested, in the time of the service. */
  usedAt: number;
}

/** So little may be due to the error of clocks. */
const NEAR = 5000; // ms

/** A match without events. */
export function newLiveMatch(key: number, setup: MatchSetup, now: () => number): LiveMatch {
  const events: MatchEvent[] = [];
  const followers = new Set<Follower>();
  let state = initial(setup);
  let ahead = 0;
  let tail: Promise<unknown> = Promise.resolve();
  return {
    key,
    id: setup.id,
    setup,
    events,
    usedAt: now(),
    ahead: () => ahead,
    get state() {
      return state;
    },
    learn: (news) => {
      for (const event of news) {
        if (event.seq !== events.length + 1) continue;
        state = apply(state, event);
        events.push(event);
        const gap = event.at - now();
        ahead = gap > NEAR ? gap : 0;
        forEach(followers, (follower) => follower(event));
      }
    },
    follow: (follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    followers: () => followers.size,
    inTurn: (work) => {
      const done = tail.then(work, work);
      tail = done.catch(() => {});
      return done;
    },
  };
}
