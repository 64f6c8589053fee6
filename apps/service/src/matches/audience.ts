import {
  type MatchEvent,
  type MatchResult,
  replay,
  type ServerMessage,
  type ViewedEvent,
  view,
  viewEvent,
} from '@pencilmark/race';
import type { ServiceClock } from '../clock.ts';
import type { Deadlines } from './deadlines.ts';
import type { LiveMatch } from './live.ts';
import type { Withheld } from './withheld.ts';

/** Somebody who is connected to a match. */
export interface Client {
  /** Null for a spectator, who sees everything some seconds late. */
  readonly seat: number | null;
  send(message: ServerMessage): void;
}

/** Those who are connected to matches on this node. */
export interface Audience {
  /**
   * Welcomes a client, with the events from `have` on or with a snapshot, and sends it what happens
   * from now on. The function that it gives ends that.
   */
  admit(match: LiveMatch, client: Client, have: number): () => void;
  /** Sends the others at a match what is not kept. */
  tell(match: LiveMatch, message: ServerMessage, from?: Client): void;
  /** Sends everybody at a match that it is over, with the ratings. */
  tellOver(match: LiveMatch): void;
}

/** What a rated match did to ratings; empty until they are known. */
export type RatingsOf = (match: LiveMatch) => Promise<Extract<ServerMessage, { t: 'over' }>['ratings']>;

/** Spectators see a match so much later, and cannot help a player. */
export const SPECTATOR_DELAY = 5000; // ms
/** Who has missed more than this gets a snapshot. */
const MOST_MISSED = 200;

/** Those at one match, and the end of looking after its deadlines. */
interface Room {
  readonly clients: Set<Client>;
  readonly unwatch: () => void;
}

/** Whether a seat has solved its puzzle: then it knows the solution. */
const hasSolved = ({ ending, standings }: MatchResult, seat: number | null): boolean =>
  ending === 'finished' && standings.some((standing) => standing.seat === seat && standing.ms !== null);

const viewerOf = ({ seat }: Client) => seat ?? 'spectator';

/** Passes things on some time later, until that ends. */
function newDelay<Thing>(delayOf: (thing: Thing) => number) {
  const timers = new Set<NodeJS.Timeout>();
  return {
    pass: (thing: Thing, receive: (thing: Thing) => void): void => {
      const pass = (): void => {
        timers.delete(timer);
        receive(thing);
      };
      const timer = setTimeout(pass, Math.max(0, delayOf(thing)));
      timers.add(timer);
    },
    end: (): void => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** A match as a client may know it now, and its events. */
function seenBy(match: LiveMatch, { seat }: Client, clock: ServiceClock): Pick<LiveMatch, 'state' | 'events'> {
  if (seat !== null) return match;
  const last = clock.now() + match.ahead() - SPECTATOR_DELAY;
  const events = match.events.filter(({ at }) => at <= last);
  return { state: replay(match.setup, events), events };
}

/** What an audience needs to send. */
export interface AudienceParts {
  readonly deadlines: Deadlines;
  readonly clock: ServiceClock;
  readonly withheld: Withheld;
  readonly ratingsOf: RatingsOf;
}

export function newAudience({ deadlines, clock, withheld, ratingsOf }: AudienceParts): Audience {
  const rooms = new Map<LiveMatch, Room>();

  const sendOver = async (match: LiveMatch, { seat, send }: Client): Promise<void> => {
    const { result } = match.state.progress;
    if (!result) return;
    // While the database is away, the end is sent without what stands there.
    const isSeen = hasSolved(result, seat) || (await withheld.maySee(match.key, null).catch(() => false));
    const ratings = await ratingsOf(match).catch(() => []);
    send({ t: 'over', result, ...(isSeen && { setup: match.setup }), ratings });
  };

  const sendEvent = (match: LiveMatch, client: Client, event: MatchEvent): void => {
    client.send({ t: 'event', event: viewEvent(match.setup.rules, event, viewerOf(client)) });
    if (event.k === 'done') void sendOver(match, client);
  };

  const welcome = (match: LiveMatch, client: Client, have: number): void => {
    const { state, events } = seenBy(match, client, clock);
    const viewer = viewerOf(client);
    const { seq } = state.progress;
    const isKnown = have > 0 && have <= seq + 1 && seq - have < MOST_MISSED;
    const missed = (): ViewedEvent[] =>
      events.slice(have - 1).map((event) => viewEvent(match.setup.rules, event, viewer));
    const news = isKnown ? { events: missed() } : { snapshot: view(state, viewer) };
    client.send({ t: 'welcome', v: 1, seq, now: clock.now() + match.ahead(), seat: client.seat, ...news });
    if (state.progress.phase === 'done') void sendOver(match, client);
  };

  const admit = (match: LiveMatch, client: Client, have: number): (() => void) => {
    welcome(match, client, have);
    const room = rooms.get(match) ?? { clients: new Set(), unwatch: deadlines.watch(match) };
    rooms.set(match, room);
    room.clients.add(client);
    const late = newDelay<MatchEvent>(({ at }) => at + SPECTATOR_DELAY - match.ahead() - clock.now());
    const send = (event: MatchEvent): void => sendEvent(match, client, event);
    const sendLate = (event: MatchEvent): void => late.pass(event, send);
    if (client.seat === null) match.events.slice(seenBy(match, client, clock).events.length).forEach(sendLate);
    const unfollow = match.follow(client.seat === null ? sendLate : send);
    return () => {
      unfollow();
      late.end();
      room.clients.delete(client);
      if (room.clients.size > 0) return;
      room.unwatch();
      rooms.delete(match);
    };
  };

  return {
    admit,
    tell: (match, message, from) => {
      for (const client of rooms.get(match)?.clients ?? [])
        if (client !== from && client.seat !== null) client.send(message);
    },
    tellOver: (match) => {
      for (const client of rooms.get(match)?.clients ?? []) if (client.seat !== null) void sendOver(match, client);
    },
  };
}
