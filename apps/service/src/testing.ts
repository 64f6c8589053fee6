import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { ClientMessage, MatchRules, ServerMessage, ViewedEvent } from '@pencilmark/race';
import { WebSocket } from 'ws';
import { createService, type Service } from './service.ts';
import type { ServiceOptions } from './settings.ts';
import { folderWithDatabase } from './store/testing.ts';

type Method = 'GET' | 'POST' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

/** An answer: its status, its body, and the cookie that it sets. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what it is, the test says
  readonly body: any;
  readonly cookie?: string | undefined;
}

/** A service that tests ask, in this process or in another. */
export interface Place {
  ask(method: Method, path: string, sent?: { body?: unknown; headers?: Headers }): Promise<Answer>;
  address(): Promise<string>;
}

const cookieIn = (header: unknown): string | undefined => (header ? String(header).split(';')[0] : undefined);

/** A service of this process: requests need no port, and sockets get one. */
function placeOf({ app, listen }: Service): Place {
  return {
    ask: async (method, path, { body, headers = {} } = {}) => {
      const sent = body === undefined ? {} : { payload: body as object };
      const response = await app.inject({ method, url: path, headers, ...sent });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : response.body,
        cookie: cookieIn(response.headers['set-cookie']),
      };
    },
    address: async () => {
      if (!app.server.listening) await listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
    },
  };
}

/** A service in another process. */
const placeAt = (address: string): Place => ({
  ask: async (method, path, { body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(address + path, { method, headers: { ...json, ...headers }, ...sent });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      cookie: cookieIn(response.headers.get('set-cookie')),
    };
  },
  address: async () => address,
});

export type TestService = Service & Place;

/** Lets a service make its tables in a folder, and the puzzles that matches need first. */
async function fill(data: string): Promise<void> {
  const service = await createService({ data });
  await service.lifecycle.opened;
  const { store } = service.lifecycle.node();
  const levels = async () => (await store.execute('select distinct level from pool')).rows.length;
  while ((await levels()) < 2) await new Promise((resolve) => setTimeout(resolve, 100));
  await service.close();
}

/** A folder with a database in which a service was before. The caller removes it. */
export const folderForTests = (): Promise<string> => folderWithDatabase(fill);

/** A service on an empty embedded database of its own, unless another is given. */
export async function serviceForTests(options: ServiceOptions = {}): Promise<TestService> {
  const isOwn = options.database === undefined && options.data === undefined;
  const data = isOwn ? await folderForTests() : undefined;
  // All tests come from one address.
  const limits = { requests: 100_000, logins: 1000, socketsOfAddress: 1000, ...options.limits };
  const service = await createService({ ...(isOwn && { data }), ...options, limits });
  await service.lifecycle.opened;
  return {
    ...service,
    ...placeOf(service),
    close: async () => {
      await service.close();
      if (data !== undefined) rmSync(data, { recursive: true });
    },
  };
}

const NODE = `
  import { createService } from ${JSON.stringify(new URL('../dist/index.js', import.meta.url).href)};
  const [database, data] = process.argv.slice(1);
  const service = await createService({ ...(data ? { data } : { database }), limits: { requests: 100000 } });
  await service.lifecycle.opened;
  // A test that is stopped leaves no node behind: its end of the pipe closes.
  process.stdin.resume().once('end', () => process.exit());
  console.log((await service.listen({ port: 0, host: '127.0.0.1' })).address);`;

/** A node in a process of its own, for tests that end it as a crash does. */
export async function nodeProcess(database: string, data = ''): Promise<Place & { readonly child: ChildProcess }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', NODE, database, data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout!, 'data');
  return { ...placeAt(String(line).trim()), child };
}

export const SMALL_DUEL: MatchRules = {
  mode: 'duel',
  board: '4x4:2x2',
  level: 'gentle',
  seats: 2,
  seconds: 60,
  isChecked: true,
  isRated: false,
};

/** A browser with a session. */
export interface Browser {
  readonly headers: Headers;
  ask(method: Method, path: string, body?: unknown): Promise<Answer>;
}

function browserAt(place: Place, { cookie = '', body }: Answer): Browser {
  const headers = { cookie, 'x-csrf-token': String(body.csrf) };
  return { headers, ask: (method, path, sent) => place.ask(method, path, { body: sent, headers }) };
}

/** The same browser at another node. */
export const browserOn = (place: Place, { headers }: Browser): Browser => ({
  headers,
  ask: (method, path, sent) => place.ask(method, path, { body: sent, headers }),
});

/** A browser in which a guest has given a name. */
export const guest = async (place: Place, name = 'Guest'): Promise<Browser> =>
  browserAt(place, await place.ask('POST', '/v1/session', { body: { name } }));

export const PASSWORD = 'long enough';

/** A browser in which somebody has made an account. */
export const player = async (place: Place, name: string): Promise<Browser> =>
  browserAt(place, await place.ask('POST', '/v1/accounts', { body: { name, password: PASSWORD } }));

/** One end of a socket. What comes in is kept until somebody waits for it. */
export interface Talk {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: ClientMessage | object | string): void;
  /** The next message of a kind that has not been taken yet. */
  next<T extends ServerMessage['t']>(t: T): Promise<Extract<ServerMessage, { t: T }>>;
  /** The next events, until one of a kind has come. */
  until<K extends ViewedEvent['k']>(k: K): Promise<[...ViewedEvent[], Extract<ViewedEvent, { k: K }>]>;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
}

/** Opens a socket, as a page of the service does unless other headers are given. */
export async function talk(place: Place, headers?: Headers): Promise<Talk> {
  const heard: ServerMessage[] = [];
  const wanted: { readonly t: string; readonly take: (message: never) => void }[] = [];
  const address = await place.address();
  const socket = new WebSocket(`${address}/v1/socket`, { headers: headers ?? { origin: address } });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const index = wanted.findIndex(({ t }) => t === message.t);
    if (index === -1) heard.push(message);
    else wanted.splice(index, 1)[0]!.take(message as never);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  const next: Talk['next'] = (t) => {
    const index = heard.findIndex((message) => message.t === t);
    if (index !== -1) return Promise.resolve(heard.splice(index, 1)[0] as never);
    return new Promise((take) => wanted.push({ t, take }));
  };
  return {
    socket,
    heard,
    closed,
    next,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    until: async (k) => {
      const events: ViewedEvent[] = [];
      do events.push((await next('event')).event);
      while (events.at(-1)!.k !== k);
      return events as never;
    },
  };
}

/** Makes a match with these rules and gives its id. */
export async function newMatch(maker: Browser, rules: Partial<MatchRules> = {}, isOpen = false): Promise<string> {
  const { body } = await maker.ask('POST', '/v1/matches', { rules: { ...SMALL_DUEL, ...rules }, isOpen });
  return body.id;
}

/** Says hello on a socket, as somebody who has a seat, or watches. */
export async function enter(place: Place, browser: Browser, match: string, have = 0): Promise<Talk> {
  const { body } = await browserOn(place, browser).ask('POST', `/v1/matches/${match}/ticket`);
  const one = await talk(place);
  one.say({ t: 'hello', v: 1, match, ticket: body.ticket, have });
  return one;
}

const NONCES = ['00000000000000aa', '00000000000000bb'] as const;

/** A duel whose players are ready, and its two sockets in the order of the seats. */
export interface Duel {
  readonly match: string;
  readonly talks: readonly [Talk, Talk];
}

/** Lets two sit down at a new match, each at a place, and say that they are ready. */
export async function duelBetween(
  places: readonly [Place, Place],
  browsers: readonly [Browser, Browser],
  rules: Partial<MatchRules> = {},
): Promise<Duel> {
  const match = await newMatch(browsers[0], rules);
  for (const one of browsers) await one.ask('POST', `/v1/matches/${match}/join`, {});
  const talks = [await enter(places[0], browsers[0], match), await enter(places[1], browsers[1], match)] as const;
  for (const [seat, one] of talks.entries()) {
    await one.next('welcome');
    one.say({ t: 'ready', cid: `ready-${seat}`, nonce: NONCES[seat] });
    await one.next('ack');
  }
  return { match, talks };
}

/** Waits until a duel has begun: the number of that event, who begins, and the empty cells. */
export async function begun({ talks }: Pick<Duel, 'talks'>) {
  const [events] = await Promise.all([talks[0].until('started'), talks[1].until('started')]);
  const started = events.at(-1) as Extract<ViewedEvent, { k: 'started' }>;
  const empty = [...started.body.puzzle].flatMap((character, cell) => (character === '.' ? [cell] : []));
  return { base: started.seq, turn: started.body.begins!, empty };
}

/** The digits of the solution of a match, which the service tells nobody before the end. */
export async function solutionOf(service: Service, match: string): Promise<number[]> {
  const { rows } = await service.lifecycle
    .node()
    .store.execute('select setup from match where public_id = $1', [match]);
  return Array.from(rows[0].setup.puzzles[0].solution as string, Number);
}

export const hangUp = (talks: readonly Talk[]): void => {
  for (const { socket } of talks) socket.close();
};
