import type { Answer, Headers, Method, Place } from './place.ts';

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

/** Two browsers, of guests called Anna and Bert. */
export const twoGuests = async (place: Place): Promise<readonly [Browser, Browser]> => [
  await guest(place, 'Anna'),
  await guest(place, 'Bert'),
];

export const PASSWORD = 'long enough';

/** A browser in which somebody has made an account. */
export const player = async (place: Place, name: string): Promise<Browser> =>
  browserAt(place, await place.ask('POST', '/v1/accounts', { body: { name, password: PASSWORD } }));
