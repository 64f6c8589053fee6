import type { Result } from '@pencilmark/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import { makeOutbox } from './outbox.ts';
import { makePulse } from './pulse.ts';
import type { Problem } from './request.ts';
import { waitBefore } from './retry.ts';
import { aheadBy, sampleOf, type TimeSample, withSample } from './time.ts';

/** What a connection needs of a WebSocket. */
export type Wire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** A message of the service; some answer a command, some tell its time. */
export interface Heard {
  readonly t: string;
  readonly cid?: string | undefined;
  readonly now?: number | undefined;
}

/** A wire, and the ticket that lets one speak on it. */
export interface Opening {
  readonly wire: Wire;
  readonly ticket: string;
}

export interface ConnectionOptions<Message extends Heard> {
  /** Tells the commands of this connection from those of others. */
  readonly name: string;
  /** Makes a wire, with all that this takes; a problem that will not pass ends the connection. */
  connect(): Promise<Result<Opening, Problem>>;
  /** The first message on every wire: what one has, and wants. */
  hello(ticket: string): object;
  hear(message: Message): void;
  /** A number from 0 to 1, and milliseconds that only ever grow. */
  random?(): number;
  time?(): number;
}

/**
 * How it is with a connection: it is being opened; it is there; it was lost and is sought again;
 * the service will not have it.
 */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'refused';

/** A connection with the service that heals by itself. */
export interface Connection<Command extends object> {
  readonly state: ReadonlySignal<ConnectionState>;
  /** Why the service will not have it. */
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** How many milliseconds the clock of the service is ahead of ours. */
  readonly ahead: ReadonlySignal<number>;
  /** Sends a command, now or when there is a wire again; gives the id by which it is answered. */
  send(command: Command): string;
  /** Says something that is of no use later. */
  mention(message: object): void;
  /** The network may be another, or the machine has slept: makes sure that the wire holds. */
  check(): void;
  /** The network is gone. */
  lose(): void;
  close(): void;
}

// The code with which a service ends a wire to an app that it does not serve.
const FOREIGN_ORIGIN = 4003;

/** Whether asking again is of no use. */
const isFinal = ({ status }: Problem): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Opens a connection. Every command is sent until it is answered, always under the same id. */
export function makeConnection<Message extends Heard, Command extends object>(
  options: ConnectionOptions<Message>,
): Connection<Command> {
  const { name, connect, hello, hear, random = Math.random, time = () => performance.now() } = options;
  const outbox = makeOutbox<Command>(name);
  const state = signal<ConnectionState>('opening');
  const problem = signal<Problem | undefined>(undefined);
  const ahead = signal(0);
  let samples: readonly TimeSample[] = [];
  let wire: Wire | undefined;
  let isOver = false;
  let isOpening = false;
  // How often nothing came of it since it last held, and how often it was begun at all.
  let tries = 0;
  let attempts = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let pings = 0;

  const post = (message: object): void => wire?.send(JSON.stringify(message));
  const ask = (): void => {
    asked = time();
    post({ t: 'ping', c: ++pings });
  };
  const pulse = makePulse({ ask, miss: () => lost() });

  const drop = (): void => {
    attempts++;
    isOpening = false;
    clearTimeout(again);
    pulse.stop();
    if (wire) wire.onopen = wire.onmessage = wire.onclose = null;
    wire?.close();
    wire = undefined;
  };
  const end = (how: ConnectionState, why?: Problem): void => {
    drop();
    problem.value = why;
    state.value = how;
    isOver = true;
  };
  const lost = (): void => {
    if (isOver) return;
    drop();
    state.value = 'lost';
    again = setTimeout(open, waitBefore(tries++, random()));
  };

  const heard = (message: Message): void => {
    pulse.beat();
    if (message.now !== undefined) {
      samples = withSample(samples, sampleOf(asked, time(), message.now));
      ahead.value = aheadBy(samples);
    }
    if (message.cid !== undefined) outbox.settle(message.cid);
    hear(message);
    if (message.t !== 'welcome') return;
    tries = 0;
    isOpening = false;
    state.value = 'open';
    // What was said before the wire broke may not have arrived; the service knows what did.
    for (const command of outbox.open) post(command);
  };

  async function open(): Promise<void> {
    drop();
    isOpening = true;
    const mine = attempts;
    const found = await connect();
    if (mine !== attempts) {
      if (found.ok) found.value.wire.close();
    } else if (!found.ok) {
      if (isFinal(found.error)) end('refused', found.error);
      else lost();
    } else listen((wire = found.value.wire), found.value.ticket);
  }

  const listen = (to: Wire, ticket: string): void => {
    pulse.start();
    to.onopen = () => {
      asked = time();
      post(hello(ticket));
    };
    to.onclose = ({ code }) => {
      if (code === FOREIGN_ORIGIN) end('refused', { code: 'origin', status: code });
      else lost();
    };
    to.onmessage = ({ data }) => {
      const message = messageIn<Message>(data);
      if (message) heard(message);
    };
  };

  void open();
  return {
    state,
    problem,
    ahead,
    send(command) {
      const sent = outbox.add(command);
      if (state.peek() === 'open') post(sent);
      return sent.cid;
    },
    mention(message) {
      if (state.peek() === 'open') post(message);
    },
    check() {
      if (isOver || isOpening) return;
      tries = 0;
      if (state.peek() === 'open') pulse.check();
      else void open();
    },
    lose: lost,
    close: () => end('lost'),
  };
}

/** A message out of a frame; nothing where it is none. */
function messageIn<Message extends Heard>(data: unknown): Message | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof Object(message).t === 'string' ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}
