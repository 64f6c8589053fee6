import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  apply,
  type Command,
  deadline,
  decide,
  initial,
  type MatchEvent,
  type MatchRules,
  type MatchState,
  type PlayerMessage,
  TIMES,
  view,
  viewEvent,
} from '@pencilmark/race';
import { type WebSocket, WebSocketServer } from 'ws';
import { CONTENT_SECURITY_POLICY } from '../csp.mjs';
import { answerFrom } from '../files.mjs';
import { APP } from '../server.mjs';
import { fakePeople, type Route } from './fake-people.ts';
import { NINE } from './playing.ts';

// A service for tests of the pages: the real rules, with nothing kept and nobody checked.

interface Puzzle {
  readonly board: string;
  readonly puzzle: string;
  readonly solution: string;
}

interface Wire {
  readonly socket: WebSocket;
  readonly seat: number | null;
}

/** A match with its log, who sits there, and who is connected. */
interface Match {
  state: MatchState;
  readonly log: MatchEvent[];
  readonly seats: Map<string, number>;
  readonly wires: Set<Wire>;
  timer?: ReturnType<typeof setTimeout>;
  /** The rematch. */
  next?: string;
}

/** The service as a test sees it. */
export interface FakeService {
  readonly address: string;
  /** What it says of itself, which a test may change. */
  state: 'opening' | 'ready' | 'draining';
  /** The next matches have this puzzle, and these seconds on their clocks. */
  puzzle: Puzzle;
  seconds: number | undefined;
  readonly matches: ReadonlyMap<string, Match>;
  /** Breaks every wire; with `isDeaf` no new wire is taken until it is called again without. */
  cut(isDeaf?: boolean): void;
  close(): Promise<void>;
}

/** So much of the countdown to a start is over when it begins, in ms. */
const COUNTED = TIMES.countdown - 300;

const token = (): string => randomBytes(8).toString('hex');
let passed = 0;
const now = (): number => Math.round(performance.now() + passed);

/** Starts the service on a free port of this machine. */
export async function fakeService(): Promise<FakeService> {
  const tickets = new Map<string, Ticket>();
  const fake = {
    state: 'ready' as FakeService['state'],
    puzzle: NINE as Puzzle,
    seconds: undefined as number | undefined,
    matches: new Map<string, Match>(),
  };
  const people = fakePeople((rules) => make(fake, rules));
  const routes = [...people.routes, ...routesOf(fake, tickets, people.nameOf)];
  const server = createServer((request, response) => void respond(routes, request, response));
  const sockets = new WebSocketServer({ server, path: '/v1/socket' });
  let isDeaf = false;
  sockets.on('connection', (socket) => {
    if (isDeaf) socket.terminate();
    else listen(socket, ({ ticket }) => tickets.get(ticket)!, fake.matches);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(fake, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(deaf = false) {
      isDeaf = deaf;
      for (const socket of sockets.clients) socket.terminate();
    },
    async close() {
      for (const { timer } of fake.matches.values()) clearTimeout(timer);
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

/** What there is to change of the service, and its matches. */
interface Fake extends Pick<FakeService, 'state' | 'puzzle' | 'seconds'> {
  readonly matches: Map<string, Match>;
}

/** The matches of the service; those of its people are theirs. */
function routesOf(fake: Fake, tickets: Map<string, Ticket>, nameOf: (who: string) => string): readonly Route[] {
  const { matches } = fake;
  const join = (who: string, id: string) => seated(matches.get(id)!, who, nameOf(who));
  const facts = (id: string) => factsOf(id, matches.get(id)!);
  const results = [{ name: 'Anna', ms: 301_000, match: null }];
  return [
    ['GET', /^service$/, () => ({ name: 'pencilmark', version: '0', state: fake.state, now: now() })],
    ['GET', /^daily\//, () => ({ state: 'open', commit: '', salt: null, table: results })],
    [
      'POST',
      /^daily\/.*\/attempt$/,
      (who) => {
        const id = make(fake, DAILY);
        join(who, id);
        return { id, link: '' };
      },
    ],
    ['GET', /^matches$/, () => ({ matches: [...matches.keys()].map(facts).filter(({ phase }) => phase === 'open') })],
    ['POST', /^matches$/, (_who, _, { rules }: { rules: MatchRules }) => ({ id: make(fake, rules), link: '' })],
    ['GET', /^matches\/(\w+)$/, (_who, id) => (matches.has(id) ? facts(id) : [404, 'not-found'])],
    ['POST', /^matches\/(\w+)\/join$/, join],
    [
      'POST',
      /^matches\/(\w+)\/ticket$/,
      (who, id) => {
        const ticket = token();
        tickets.set(ticket, { match: id, who });
        return { ticket, seat: matches.get(id)!.seats.get(who) ?? null };
      },
    ],
    [
      'POST',
      /^matches\/(\w+)\/rematch$/,
      (_who, id) => {
        const match = matches.get(id)!;
        match.next ??= make(fake, match.state.setup.rules);
        return { id: match.next, link: '' };
      },
    ],
    [
      'GET',
      /^matches\/(\w+)\/log$/,
      (_who, id) => ({ setup: matches.get(id)!.state.setup, events: matches.get(id)!.log }),
    ],
  ];
}

const DAILY: MatchRules = {
  mode: 'race',
  board: '',
  level: 'easy',
  seats: 1,
  seconds: 600,
  isChecked: true,
  isRated: false,
};

/** Makes a match, and gives its id. */
function make({ puzzle: { board, puzzle, solution }, seconds, matches }: Fake, rules: MatchRules): string {
  const id = token();
  const setup = {
    id,
    rules: { ...rules, board, seconds: seconds ?? rules.seconds },
    commit: '0'.repeat(64),
    seed: token(),
    puzzles: [{ board, puzzle, solution }],
  };
  matches.set(id, { state: initial(setup), log: [], seats: new Map(), wires: new Set() });
  return id;
}

function factsOf(id: string, { state }: Match) {
  const { rules, phase, seats, result } = state.progress;
  const people = seats.map((seat) => seat && { name: seat.name, rating: null });
  return { id, rules, phase, seats: people, createdAt: 0, result };
}

function seated(match: Match, who: string, name: string): unknown {
  const seat = match.seats.get(who) ?? match.state.progress.seats.indexOf(null);
  if (seat < 0) return [409, 'not-open'];
  match.seats.set(who, seat);
  done(match, { t: 'join', seat, name });
  return { seat };
}

/** Answers a request by a route, or with a file of the app. */
async function respond(routes: readonly Route[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url!, 'http://service');
  if (!pathname.startsWith('/v1/')) {
    const { status, headers, body, text } = await answerFrom(APP, { url: request.url, headers: request.headers });
    response.writeHead(status, { ...headers, 'Content-Security-Policy': CONTENT_SECURITY_POLICY });
    return void response.end(body ?? text);
  }
  const who = /who=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? token();
  const path = pathname.slice('/v1/'.length);
  const [, pattern, run] = routes.find(([method, shape]) => method === request.method && shape.test(path))!;
  const reply = run(who, pattern.exec(path)![1]!, (await bodyOf(request)) as never);
  const [status, code] = Array.isArray(reply) ? (reply as [number, string]) : [200, ''];
  response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': `who=${who}; Path=/; HttpOnly` });
  response.end(JSON.stringify(code ? { code, text: '' } : reply));
}

/** Lets time pass at once, in ms. */
export function letPass({ matches }: Pick<FakeService, 'matches'>, ms: number): void {
  passed += ms;
  for (const match of matches.values()) done(match, { t: 'due' });
}

interface Ticket {
  readonly match: string;
  readonly who: string;
}

/** Answers what comes on a socket, from its hello on. */
function listen(
  socket: WebSocket,
  ticketOf: (hello: { readonly ticket: string }) => Ticket,
  matches: ReadonlyMap<string, Match>,
): void {
  let match: Match | undefined;
  let wire: Wire | undefined;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.t === 'ping') socket.send(JSON.stringify({ t: 'pong', c: message.c, now: now() }));
    else if (message.t === 'hello') {
      const ticket = ticketOf(message);
      match = matches.get(ticket.match)!;
      wire = { socket, seat: match.seats.get(ticket.who) ?? null };
      match.wires.add(wire);
      welcome(match, wire, message.have);
      if (wire.seat !== null) done(match, { t: 'back', seat: wire.seat });
    } else if (message.t === 'at') tellOthers(match!, wire!, { t: 'at', seat: wire!.seat, cell: message.cell });
    else if (wire!.seat !== null) answer(match!, wire!, message);
  });
  socket.on('close', () => {
    if (!match || !wire) return;
    match.wires.delete(wire);
    const { seat } = wire;
    if (seat !== null && ![...match.wires].some((wire) => wire.seat === seat)) done(match, { t: 'leave', seat });
  });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text || '{}');
}

const viewerOf = ({ seat }: Wire): number | 'spectator' => seat ?? 'spectator';

function welcome({ state, log }: Match, wire: Wire, have: number): void {
  const events = log.slice(have - 1).map((event) => viewEvent(state.setup.rules, event, viewerOf(wire)));
  const head = { t: 'welcome', v: 1, seq: log.length, now: now(), seat: wire.seat };
  const rest = have > 0 ? { events } : { snapshot: view(state, viewerOf(wire)) };
  wire.socket.send(JSON.stringify({ ...head, ...rest }));
  if (state.progress.phase === 'done') tellEnd(state, wire);
}

const tellEnd = ({ progress, setup }: MatchState, { socket }: Wire): void =>
  socket.send(JSON.stringify({ t: 'over', result: progress.result, setup, ratings: [] }));

/** Lets a command happen, and sends everybody what came of it. */
function done(match: Match, command: Command) {
  // What comes before the countdown was a while ago, so little of the countdown is left.
  const isBefore = ['open', 'ready'].includes(match.state.progress.phase);
  const decision = decide(match.state, command, isBefore ? now() - COUNTED : now());
  for (const event of decision.events) {
    match.state = apply(match.state, event);
    match.log.push(event);
    for (const wire of match.wires)
      wire.socket.send(
        JSON.stringify({ t: 'event', event: viewEvent(match.state.setup.rules, event, viewerOf(wire)) }),
      );
    if (event.k === 'done') for (const wire of match.wires) tellEnd(match.state, wire);
  }
  clearTimeout(match.timer);
  const due = deadline(match.state);
  const next: Command =
    match.state.progress.phase === 'countdown' ? { t: 'start', toss: '0'.repeat(64) } : { t: 'due' };
  if (due !== undefined) match.timer = setTimeout(() => done(match, next), Math.max(0, due - now()) + 1);
  return decision;
}

function answer(match: Match, { socket, seat }: Wire, message: PlayerMessage): void {
  const { refusal, repeat, events } = done(match, { ...message, seat: seat! });
  const event = repeat ?? events.find(({ cid }) => cid === message.cid);
  const said = refusal ? { t: 'refuse', ...refusal } : { t: 'ack', seq: event?.seq ?? match.log.length };
  socket.send(JSON.stringify({ ...said, cid: message.cid }));
}

function tellOthers({ wires }: Match, from: Wire, message: object): void {
  for (const wire of wires) if (wire !== from && wire.seat !== null) wire.socket.send(JSON.stringify(message));
}
