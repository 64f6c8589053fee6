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
export const newConversation = (node: Node, line: Line, admit: (account: number) => boolean): Conversation =>
  new MatchConversation(node, line, admit);

class MatchConversation implements Conversation {
  private readonly node: Node;
  private readonly line: Line;
  private readonly admit: (account: number) => boolean;
  private entered: Entered | undefined;
  private admitted = false;
  /** When the last selection was passed on. */
  private lastAt = 0;
  /** One message after the other: an answer never overtakes the answer before. */
  private tail = Promise.resolve();

  constructor(node: Node, line: Line, admit: (account: number) => boolean) {
    this.node = node;
    this.line = line;
    this.admit = admit;
  }

  hear(text: string): Promise<void> {
    const at = this.node.clock.now();
    const { message, trouble } = readMessage(text);
    this.tail = this.tail
      .then(() => (trouble ? this.line.send(trouble) : this.answer(message, at)))
      .catch((problem) => this.fail(problem));
    return this.tail;
  }

  isAdmitted(): boolean {
    return this.admitted;
  }

  private async answer(message: ClientMessage, at: number): Promise<void> {
    const { entered, line } = this;
    if (message.t === 'ping') return line.send({ t: 'pong', c: message.c, now: at + (entered?.match.ahead() ?? 0) });
    if (message.t === 'hello') {
      if (entered) return this.complain('bad-message', 'You have said hello already.');
      return this.enter(message);
    }
    if (!entered) {
      this.complain('bad-ticket', 'Say hello first, with a ticket.');
      return line.close(CLOSE.ticket);
    }
    if (isOfPlayer(message)) return this.play(entered, message, at);
    if (message.t === 'at') this.select(entered, message, at);
  }

  private async enter({ match: id, ticket, have }: MessageOf<'hello'>): Promise<void> {
    const { line, admit } = this;
    const { connection } = line;
    const { tickets, registry, presence, audience, whispers } = this.node.matches;
    const admission = await tickets.redeem(ticket);
    const match = admission && (await registry.find(id));
    if (!match || match.key !== admission.match) {
      this.complain('bad-ticket', 'This ticket is used, expired, or for another match.');
      return line.close(CLOSE.ticket);
    }
    if (admission.account !== null && !admit(admission.account)) return line.close(CLOSE.tooMany);
    this.admitted = true;
    await registry.pull(match);
    const { seat } = admission;
    const client: MatchClient = { seat, send: line.send };
    if (seat !== null) await presence.enter(match, seat, connection);
    if (connection.isOver()) return;
    connection.onEnd(audience.admit(match, client, have));
    const sayHere = (isOnline: boolean): void => {
      if (seat !== null) whispers.say(match, { t: 'here', seat, isOnline }, client);
    };
    sayHere(true);
    connection.onEnd(() => sayHere(false));
    this.entered = { match, client };
  }

  private async play({ match, client }: Entered, message: PlayerMessage, at: number): Promise<void> {
    const { line } = this;
    if (client.seat === null) {
      line.send({ t: 'refuse', cid: message.cid, code: 'seat', text: 'You watch this match; you have no seat in it.' });
      return;
    }
    const said = { message, seat: client.seat, at, rtt: line.trips.value() };
    line.send(await answerTo(this.node.matches.referee, match, said));
  }

  private select({ match, client }: Entered, { cell }: MessageOf<'at'>, at: number): void {
    if (client.seat === null || at < this.lastAt + AT_PAUSE || match.setup.rules.mode !== 'team') return;
    this.lastAt = at;
    this.node.matches.whispers.say(match, { t: 'at', seat: client.seat, cell }, client);
  }

  private complain(code: string, text: string): void {
    this.line.send({ t: 'error', code, text });
  }

  private fail(problem: unknown): void {
    const known = problem instanceof Problem ? problem : problemOfStore(problem as Error);
    const { code, message } = known ?? new Problem('our-fault', 'Something went wrong here.');
    this.complain(code, message);
    this.line.close(code.startsWith('store-') ? CLOSE.away : CLOSE.fault);
  }
}
