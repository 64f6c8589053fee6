import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { ClientMessage, MatchRules, ServerMessage } from '@pencilmark/race';
import { WebSocket } from 'ws';
import { createService, type Service } from './service.ts';
import type { ServiceOptions } from './settings.ts';
import { folderWithDatabase } from './store/testing.ts';

/** A service on an empty embedded database of its own. */
export async function serviceForTests(options: ServiceOptions = {}): Promise<Service> {
  const data = options.database === undefined ? await folderWithDatabase() : undefined;
  const limits = { requests: 100_000, logins: 1000, ...options.limits };
  const service = await createService({ data, ...options, limits });
  await service.lifecycle.opened;
  return {
    ...service,
    close: async () => {
      await service.close();
      if (data !== undefined) rmSync(data, { recursive: true });
    },
  };
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

/** An answer: its status and its body. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what it is, the test says
  readonly body: any;
}

/** A browser with a session. */
export interface Browser {
  readonly cookie: string;
  readonly csrf: string;
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

/** Asks a service, as a browser with these headers does. */
export async function ask(
  { app }: Service,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, headers = {} }: { readonly body?: object | undefined; readonly headers?: Record<string, string> } = {},
) {
  const response = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
}

/** A browser in which a guest has given a name. */
export async function guest(service: Service, name = 'Guest'): Promise<Browser> {
  const { body, headers } = await ask(service, 'POST', '/v1/session', { body: { name } });
  return browserWith(service, String(headers['set-cookie']), body.csrf);
}

/** A browser in which somebody has made an account. */
export async function player(service: Service, name: string, password = 'long enough'): Promise<Browser> {
  const { body, headers } = await ask(service, 'POST', '/v1/accounts', { body: { name, password } });
  return browserWith(service, String(headers['set-cookie']), body.csrf);
}

function browserWith(service: Service, setCookie: string, csrf: string): Browser {
  const [cookie = ''] = setCookie.split(';');
  return {
    cookie,
    csrf,
    ask: (method, path, body) => ask(service, method, path, { body, headers: { cookie, 'x-csrf-token': csrf } }),
  };
}

/** One end of a socket. What comes in is kept until somebody waits for it. */
export interface Talk {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: ClientMessage | object): void;
  /** The next message of a kind that has not been taken yet. */
  next<T extends ServerMessage['t']>(t: T): Promise<Extract<ServerMessage, { t: T }>>;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
}

/** The address at which a service is found; it gets a port when it has none. */
export async function addressOf(service: Service): Promise<string> {
  if (!service.app.server.listening) await service.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(service.app.server.address() as { port: number }).port}`;
}

/** Opens a socket, as a page of the service does unless other headers are given. */
export async function talk(service: Service, headers?: Record<string, string>): Promise<Talk> {
  const heard: ServerMessage[] = [];
  const wanted: { readonly t: string; readonly take: (message: never) => void }[] = [];
  const address = await addressOf(service);
  const socket = new WebSocket(`${address}/v1/socket`, { headers: headers ?? { origin: address } });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const index = wanted.findIndex(({ t }) => t === message.t);
    if (index === -1) heard.push(message);
    else wanted.splice(index, 1)[0]!.take(message as never);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return {
    socket,
    heard,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    next: (t) => {
      const index = heard.findIndex((message) => message.t === t);
      if (index !== -1) return Promise.resolve(heard.splice(index, 1)[0] as never);
      return new Promise((take) => wanted.push({ t, take }));
    },
  };
}

/** Makes a match with these rules and gives its id. */
export async function newMatch(maker: Browser, rules: Partial<MatchRules> = {}, isOpen = false): Promise<string> {
  const { body } = await maker.ask('POST', '/v1/matches', { rules: { ...SMALL_DUEL, ...rules }, isOpen });
  return body.id;
}

/** Joins a match and says hello on a socket. */
export async function enter(service: Service, browser: Browser, match: string, have = 0): Promise<Talk> {
  const { body } = await browser.ask('POST', `/v1/matches/${match}/ticket`);
  const one = await talk(service);
  one.say({ t: 'hello', v: 1, match, ticket: body.ticket, have });
  return one;
}

export const NONCES = ['00000000000000aa', '00000000000000bb'] as const;

/** Two players at a match that is about to begin. */
export async function duelBetween(
  service: Service,
  [first, second]: readonly [Browser, Browser],
  rules: Partial<MatchRules> = {},
): Promise<{ readonly match: string; readonly talks: readonly [Talk, Talk] }> {
  const match = await newMatch(first, rules);
  for (const one of [first, second]) await one.ask('POST', `/v1/matches/${match}/join`, {});
  const talks = [await enter(service, first, match), await enter(service, second, match)] as const;
  for (const [seat, one] of talks.entries()) {
    await one.next('welcome');
    one.say({ t: 'ready', cid: `ready-${seat}`, nonce: NONCES[seat] });
    await one.next('ack');
  }
  return { match, talks };
}
