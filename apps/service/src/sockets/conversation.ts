import type { ClientMessage } from '@pencilmark/race';
import { PlayerMessage, type ServerMessage } from '@pencilmark/race/messages';
import type { Client as MatchClient } from '../matches/audience.ts';
import type { LiveMatch } from '../matches/live.ts';
import { answerTo } from '../matches/play.ts';
import type { Node } from '../node.ts';
import type { Lifetime } from '../plugin/lifetime.ts';
import { Problem, problemOfStore } from '../problems.ts';
import { CLOSE } from './close.ts';
import { readMessage } from './reader.ts';
import type { RoundTrips } from './round-trip.ts';

/** The way back to a client. */
export interface Line {
  send(message: ServerMessage): void;
  close(code: number): void;
  readonly trips: RoundTrips;
  readonly connection: Lifetime;
}

/** What a client and the service say to each other on one connection. */
export interface Conversation {
  /** Takes in one frame. */
  hear(text: string): Promise<void>;
  /** Whether the client has been let in, after its hello. */
  isAdmitted(): boolean;
}

type MessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** A match that the client has been let into. */
interface Entered {
  readonly match: LiveMatch;
  readonly client: MatchClient;
}

const PLAYER_KINDS: ReadonlySet<string> = new Set(PlayerMessage.anyOf.map(({ properties }) => properties.t.const));

const isOfPlayer = (message: ClientMessage): message is PlayerMessage => PLAYER_KINDS.has(message.t);

/** Least pause between two selections that are passed on. */
const AT_PAUSE = 200; // ms

/**
 * Begins a conversation. `admit` counts a connection of an account, and says whether it is welcome.
 */
export function newConversation(node: Node, line: Line, admit: (account: number) => boolean): Conversation {
  const { clock, matches } = node;
  const { connection } = line;
  let entered: Entered | undefined;
  let isAdmitted = false;
  let lastAt = 0;

  const trouble = (code: string, text: string): void => line.send({ t: 'error', code, text });

  const enter = async ({ match: id, ticket, have }: MessageOf<'hello'>): Promise<void> => {
    const admission = await matches.tickets.redeem(ticket);
    const match = admission && (await matches.registry.find(id));
    if (!match || match.key !== admission.match) {
      trouble('bad-ticket', 'This ticket is used, expired, or for another match.');
      return line.close(CLOSE.ticket);
    }
    if (admission.account !== null && !admit(admission.account)) return line.close(CLOSE.tooMany);
    isAdmitted = true;
    await matches.registry.pull(match);
    const { seat } = admission;
    const client: MatchClient = { seat, send: line.send };
    if (seat !== null) await matches.presence.enter(match, seat, connection);
    if (connection.isOver()) return;
    connection.onEnd(matches.audience.admit(match, client, have));
    const sayHere = (isOnline: boolean): void => {
      if (seat !== null) matches.whispers.say(match, { t: 'here', seat, isOnline }, client);
    };
    sayHere(true);
    connection.onEnd(() => sayHere(false));
    entered = { match, client };
  };

  const play = async ({ match, client }: Entered, message: PlayerMessage, at: number): Promise<void> => {
    if (client.seat === null) {
      line.send({ t: 'refuse', cid: message.cid, code: 'seat', text: 'You watch this match; you have no seat in it.' });
      return;
    }
    line.send(await answerTo(matches.referee, match, { message, seat: client.seat, at, rtt: line.trips.value() }));
  };

  const select = ({ match, client }: Entered, { cell }: MessageOf<'at'>, at: number): void => {
    if (client.seat === null || at < lastAt + AT_PAUSE || match.setup.rules.mode !== 'team') return;
    lastAt = at;
    matches.whispers.say(match, { t: 'at', seat: client.seat, cell }, client);
  };

  const answer = async (message: ClientMessage, at: number): Promise<void> => {
    if (message.t === 'ping') return line.send({ t: 'pong', c: message.c, now: at + (entered?.match.ahead() ?? 0) });
    if (message.t === 'hello') {
      if (entered) return trouble('bad-message', 'You have said hello already.');
      return enter(message);
    }
    if (!entered) {
      trouble('bad-ticket', 'Say hello first, with a ticket.');
      return line.close(CLOSE.ticket);
    }
    if (isOfPlayer(message)) return play(entered, message, at);
    if (message.t === 'at') select(entered, message, at);
  };

  const tell = (problem: unknown): void => {
    const known = problem instanceof Problem ? problem : problemOfStore(problem as Error);
    const { code, message } = known ?? new Problem('our-fault', 'Something went wrong here.');
    trouble(code, message);
    line.close(code.startsWith('store-') ? CLOSE.away : CLOSE.fault);
  };

  // One message after the other: an answer never overtakes the one before.
  let tail = Promise.resolve();
  return {
    hear: (text) => {
      const at = clock.now();
      const { message, trouble: wrong } = readMessage(text);
      tail = tail.then(() => (wrong ? line.send(wrong) : answer(message, at))).catch(tell);
      return tail;
    },
    isAdmitted: () => isAdmitted,
  };
}
