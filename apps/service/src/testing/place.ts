import type { Service } from '../service.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Headers = Readonly<Record<string, string>>;

/** An answer: its status, its body, and the cookie that it sets. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what it is, the test says
  readonly body: any;
  readonly cookie?: string | undefined;
}

/** A service under test, in this process or in another. */
export interface Place {
  ask(method: Method, path: string, sent?: { body?: unknown; headers?: Headers }): Promise<Answer>;
  address(): Promise<string>;
}

const cookieIn = (header: unknown): string | undefined => (header ? String(header).split(';')[0] : undefined);

/** A service of this process: requests need no port, and sockets get one. */
export function placeOf({ app, listen }: Service): Place {
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
export const placeAt = (address: string): Place => ({
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
