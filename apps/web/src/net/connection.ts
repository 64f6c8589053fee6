import type { Result } from '@pencilmark/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import { makeOutbox, type Outbox } from './outbox.ts';
import { makePulse, type Pulse } from './pulse.ts';
import type { Problem } from './request.ts';
import { waitBefore } from './retry.ts';
import { aheadBy, sampleOf, type TimeSample, withSample } from './time.ts';

/** What a connection needs of a WebSocket. */
export type Wire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** A message of the service; some answer a command, some report its time. */
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
  /** Distinguishes the commands of this connection from those of others. */
  readonly name: string;
  /** Makes a wire, with all that this takes; a problem that will not pass ends the connection. */
  connect(): Promise<Result<Opening, Problem>>;
  /** The first message on every wire: what this side has, and wants. */
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
  /** The network is down. */
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
  const connection = new HealingConnection<Message, Command>(options);
  void connection.open();
  return connection;
}

class HealingConnection<Message extends Heard, Command extends object> implements Connection<Command> {
  readonly state = signal<ConnectionState>('opening');
  readonly problem = signal<Problem | undefined>(undefined);
  readonly ahead: ReadonlySignal<number>;
  private readonly options: ConnectionOptions<Message>;
  private readonly clock: ServiceClock;
  private readonly outbox: Outbox<Command>;
  private readonly pulse: Pulse;
  private wire: Wire | undefined;
  private isOver = false;
  private isOpening = false;
  // How many tries failed since it last stood, and how many there were at all.
  private tries = 0;
  private attempts = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pings = 0;

  constructor(options: ConnectionOptions<Message>) {
    this.options = options;
    this.clock = new ServiceClock(options.time ?? (() => performance.now()));
    this.ahead = this.clock.ahead;
    this.outbox = makeOutbox(options.name);
    this.pulse = makePulse({ ask: () => this.ping(), miss: () => this.lose() });
  }

  send(command: Command): string {
    const sent = this.outbox.add(command);
    this.mention(sent);
    return sent.cid;
  }

  mention(message: object): void {
    if (this.state.peek() === 'open') this.post(message);
  }

  check(): void {
    if (this.isOver || this.isOpening) return;
    this.tries = 0;
    if (this.state.peek() === 'open') this.pulse.check();
    else void this.open();
  }

  lose(): void {
    if (this.isOver) return;
    this.drop();
    this.state.value = 'lost';
    const { random = Math.random } = this.options;
    this.again = setTimeout(() => void this.open(), waitBefore(this.tries++, random()));
  }

  close(): void {
    this.end('lost');
  }

  async open(): Promise<void> {
    this.drop();
    this.isOpening = true;
    const mine = this.attempts;
    const opening = await this.options.connect();
    if (mine !== this.attempts) {
      if (opening.ok) opening.value.wire.close();
    } else if (!opening.ok) {
      if (isFinal(opening.error)) this.end('refused', opening.error);
      else this.lose();
    } else this.listen(opening.value);
  }

  private post(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private ping(): void {
    this.clock.ask();
    this.post({ t: 'ping', c: ++this.pings });
  }

  private drop(): void {
    this.attempts++;
    this.isOpening = false;
    clearTimeout(this.again);
    this.pulse.stop();
    if (this.wire) this.wire.onopen = this.wire.onmessage = this.wire.onclose = null;
    this.wire?.close();
    this.wire = undefined;
  }

  private end(how: ConnectionState, why?: Problem): void {
    this.drop();
    this.problem.value = why;
    this.state.value = how;
    this.isOver = true;
  }

  private listen({ wire, ticket }: Opening): void {
    this.wire = wire;
    this.pulse.start();
    wire.onopen = () => {
      this.clock.ask();
      this.post(this.options.hello(ticket));
    };
    wire.onclose = ({ code }) => {
      if (code === FOREIGN_ORIGIN) this.end('refused', { code: 'origin', status: code });
      else this.lose();
    };
    wire.onmessage = ({ data }) => {
      const message = messageIn<Message>(data);
      if (message) this.hear(message);
    };
  }

  private hear(message: Message): void {
    this.pulse.beat();
    if (message.now !== undefined) this.clock.hear(message.now);
    if (message.cid !== undefined) this.outbox.settle(message.cid);
    this.options.hear(message);
    if (message.t !== 'welcome') return;
    this.tries = 0;
    this.isOpening = false;
    this.state.value = 'open';
    // What was said before the wire broke may not have arrived; the service knows what did.
    for (const command of this.outbox.open) this.post(command);
  }
}

/** Learns from answers how far the clock of the service is ahead of ours. */
class ServiceClock {
  readonly ahead = signal(0);
  private readonly time: () => number;
  private samples: readonly TimeSample[] = [];
  private sentAt = 0;

  constructor(time: () => number) {
    this.time = time;
  }

  ask(): void {
    this.sentAt = this.time();
  }

  hear(now: number): void {
    this.samples = withSample(this.samples, sampleOf(this.sentAt, this.time(), now));
    this.ahead.value = aheadBy(this.samples);
  }
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
