import { once } from 'node:events';
import type { ClientMessage, ServerMessage, ViewedEvent } from '@pencilmark/race';
import { WebSocket } from 'ws';
import { type Browser, browserOn } from './people.ts';
import type { Headers, Place } from './place.ts';

/** One end of a socket. What comes in is kept until somebody waits for it. */
export interface Talk {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  say(message: ClientMessage | object | string): void;
  /** The next message of a kind that nobody has taken. Fails when the socket closes before. */
  next<T extends ServerMessage['t']>(t: T): Promise<Extract<ServerMessage, { t: T }>>;
  /** The next events, until one of a kind has come. */
  until<K extends ViewedEvent['k']>(k: K): Promise<[...ViewedEvent[], Extract<ViewedEvent, { k: K }>]>;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
}

/** Somebody who waits for a message of a kind. */
interface Wanted {
  readonly t: string;
  readonly take: (message: never) => void;
  readonly giveUp: (problem: Error) => void;
}

/** Opens a socket, as a page of the service does unless other headers are given. */
export async function talk(place: Place, headers?: Headers): Promise<Talk> {
  const heard: ServerMessage[] = [];
  const wanted: Wanted[] = [];
  const address = await place.address();
  const socket = new WebSocket(`${address}/v1/socket`, { headers: headers ?? { origin: address } });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    const index = wanted.findIndex(({ t }) => t === message.t);
    if (index === -1) heard.push(message);
    else wanted.splice(index, 1)[0]!.take(message as never);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  void closed.then((code) => {
    for (const { t, giveUp } of wanted) giveUp(new Error(`The socket was closed with ${code} before "${t}" came.`));
  });
  await once(socket, 'open');
  const next: Talk['next'] = (t) => {
    const index = heard.findIndex((message) => message.t === t);
    if (index !== -1) return Promise.resolve(heard.splice(index, 1)[0] as never);
    return new Promise((take, giveUp) => wanted.push({ t, take, giveUp }));
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

/** Says hello on a socket, as somebody who has a seat, or watches. */
export async function enter(place: Place, browser: Browser, match: string, have = 0): Promise<Talk> {
  const { status, body } = await browserOn(place, browser).ask('POST', `/v1/matches/${match}/ticket`);
  if (status !== 200) throw new Error(`There is no ticket: ${status} ${body.code} ${body.text}`);
  const player = await talk(place);
  player.say({ t: 'hello', v: 1, match, ticket: body.ticket, have });
  return player;
}

export const hangUp = (talks: readonly Talk[]): void => {
  for (const { socket } of talks) socket.close();
};
