import type { Result } from '@pencilmark/core';
import type {
  MatchFacts,
  MatchResult,
  MatchTicket,
  PlayerMessage,
  RatingChange,
  ServerMessage,
  ViewedEvent,
} from '@pencilmark/race';
import { batch, computed, signal } from '@preact/signals';
import { type Connection, makeConnection, type Opening } from '../../net/connection.ts';
import { addressOf, type Problem, request } from '../../net/request.ts';
import { keepAwake } from '../../net/wake.ts';
import type { Refused } from './refusal-key.ts';
import { isGap, type Seen, seeing, seenIn, unseen } from './seen.ts';

/** A command without the id that the connection gives it. */
type Unnamed<Message> = Message extends unknown ? Omit<Message, 'cid'> : never;
export type Command = Unnamed<PlayerMessage>;

/** The match on screen, as far as it was seen; nothing until there is one. */
export const seen = signal<Seen | undefined>(undefined);
/** One's own seat; null for somebody who watches. */
export const seat = signal<number | null>(null);
/** Seats that are there or away, as far as the service said so since the connection was opened. */
export const presence = signal<ReadonlyMap<number, boolean>>(new Map());
/** The cell that each player of a team has selected. */
export const selections = signal<ReadonlyMap<number, number>>(new Map());
/** Why the last command was not done; nothing once something happened. */
export const refusal = signal<Refused | undefined>(undefined);
/** A digit that was sent, and is not answered yet. */
export const sent = signal<{ readonly cid: string; readonly cell: number; readonly digit: number } | undefined>(
  undefined,
);
/** How the match ended, and all that was hidden until then. */
export const over = signal<Over | undefined>(undefined);
/** The last spoken phrase, and by whom. */
export const phrase = signal<{ readonly seat: number; readonly phrase: number; readonly seq: number } | undefined>(
  undefined,
);
export const connection = signal<Connection<Command> | undefined>(undefined);
/** When the position on screen came, in our milliseconds. */
export const cameAt = signal(0);

export interface Over {
  readonly result: MatchResult;
  readonly ratings: readonly RatingChange[];
}

export const snapshot = computed(() => seen.value?.snapshot);
export const isLost = computed(() => connection.value?.state.value === 'lost');
export const isMyTurn = computed(
  () => snapshot.value?.phase === 'live' && snapshot.value.duel !== null && snapshot.value.duel.turn === seat.value,
);
/** The time of the service now, in its milliseconds. */
export const serviceTime = (): number => performance.now() + (connection.peek()?.ahead.peek() ?? 0);

/** Opens the connection to a match, until the answer is called. */
export function sitDown(facts: Pick<MatchFacts, 'id' | 'rules'>): () => void {
  forget();
  seen.value = unseen(facts);
  const opened = makeConnection<ServerMessage, Command>({
    name: Math.random().toString(36).slice(2, 10),
    connect: () => openWire(facts.id),
    hello: (ticket) => ({ t: 'hello', v: 1, match: facts.id, ticket, have: seen.peek()!.snapshot.seq + 1 }),
    hear,
  });
  connection.value = opened;
  const sleep = keepAwake(opened);
  return () => {
    sleep();
    opened.close();
    forget();
  };
}

function forget(): void {
  connection.value = undefined;
  seen.value = undefined;
  seat.value = null;
  presence.value = new Map();
  selections.value = new Map();
  refusal.value = undefined;
  sent.value = undefined;
  over.value = undefined;
  phrase.value = undefined;
}

type Said<Kind extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: Kind }>;

/** THE table of messages: what arrives, and what it means here. */
const HEAR: { readonly [Kind in ServerMessage['t']]: (message: Said<Kind>) => void } = {
  welcome(message) {
    seat.value = message.seat;
    refusal.value = undefined;
    const { seq, ...facts } = seen.peek()!.snapshot;
    if (seq === 0) seen.value = unseen(facts, message.seat ?? 'spectator');
    if (message.snapshot && message.snapshot.seq > seq) seen.value = seenIn(message.snapshot);
    for (const event of message.events ?? []) see(event);
  },
  event: ({ event }) => see(event),
  ack: () => {},
  refuse({ cid, code }) {
    if (sent.peek()?.cid === cid) sent.value = undefined;
    refusal.value = { code };
  },
  pong: () => {},
  here({ seat: visitor, isOnline }) {
    presence.value = new Map(presence.peek()).set(visitor, isOnline);
  },
  at({ seat: visitor, cell }) {
    const next = new Map(selections.peek());
    if (cell === null) next.delete(visitor);
    else next.set(visitor, cell);
    selections.value = next;
  },
  over({ result, ratings }) {
    over.value = { result, ratings };
  },
  error({ code }) {
    refusal.value = { code };
  },
};

function hear(message: ServerMessage): void {
  // What a later version of the service says is overheard.
  const heard = HEAR[message.t] as ((message: ServerMessage) => void) | undefined;
  if (heard) batch(() => heard(message));
}

function see(event: ViewedEvent): void {
  const before = seen.peek()!;
  if (isGap(before, event)) {
    // An event was missed: the next hello requests it.
    connection.peek()?.lose();
    return;
  }
  if (event.seq <= before.snapshot.seq) return;
  seen.value = seeing(before, event);
  refusal.value = undefined;
  if (event.cid === sent.peek()?.cid) sent.value = undefined;
  if (event.k === 'phrase' && event.seat !== null)
    phrase.value = { seat: event.seat, phrase: event.body.phrase, seq: event.seq };
  if (seen.value.snapshot.duel?.position === event.seq) cameAt.value = performance.now();
}

/** Sends a command; what comes of it is heard. */
export function act(command: Command): string {
  refusal.value = undefined;
  return connection.peek()!.send(command);
}

/** What a move says of the position that it is for. */
const basis = () => ({ base: seen.peek()!.snapshot.seq, took: Math.round(performance.now() - cameAt.peek()) });

/** Places a digit, or with 0 takes it away; on the other's turn of a duel it is prepared. */
export function place(cell: number, digit: number): void {
  const { duel } = seen.peek()!.snapshot;
  if (!duel || isMyTurn.peek()) {
    const cid = act({ t: 'move', cell, digit, ...basis() });
    if (duel) sent.value = { cid, cell, digit };
    return;
  }
  const waiting = duel.prepared[seat.peek()!];
  const isSame = waiting?.cell === cell && waiting.digit === digit;
  act({ t: 'prepare', placement: isSame ? null : { cell, digit } });
}

export const pass = (): string => act({ t: 'pass', ...basis() });

/** A wire to a match: first a ticket, then the socket that it opens. */
async function openWire(match: string): Promise<Result<Opening, Problem>> {
  const ticket = await request<MatchTicket>('POST', `matches/${match}/ticket`, {});
  if (!ticket.ok) return ticket;
  const wire = new WebSocket(addressOf('socket').replace(/^http/, 'ws'));
  return { ok: true, value: { wire, ticket: ticket.value.ticket } };
}
