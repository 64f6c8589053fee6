import { Agent, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Attack, EvilRequest, EvilTalk, Guise } from './attack.ts';
import type { Stock } from './stock.ts';

/** What came back of an attack: an answer, a message, the code with which a socket was closed. */
export interface Heard {
  readonly attack: Attack;
  /** Such as `GET 404 not-found`, `socket refuse stale` or `closed 4001`. */
  readonly what: string;
  readonly text: string;
}

/** Somebody evil, at an address of its own. */
export interface Attacker {
  /** Makes its accounts and its token; what is refused is left out. */
  prepare(address: string): Promise<void>;
  /** Does as the attack says. Ends within seconds, and never throws. */
  run(address: string, attack: Attack): Promise<void>;
  close(): void;
}

const PASSWORD = 'evil enough';
const LONGEST = 4000; // ms of an attack
const LONGEST_TEXT = 2_000_000;
const FORGED = { cookie: 'pm_session=forged', authorization: 'Bearer forged' };

/** What Node says of a connection that the other end has closed. */
const GONE = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

/** The answer to a request; nothing where it was cut off. */
interface Answer {
  readonly body?: { readonly [name: string]: unknown } | undefined;
  readonly cookie?: string | undefined;
}

const json = (text: string): { readonly [name: string]: unknown } | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An attacker at an address of this machine. `hear` is given all that comes back. */
export function newAttacker(source: string, stock: Stock, hear: (heard: Heard) => void): Attacker {
  const agent = new Agent({ keepAlive: true, localAddress: source, maxSockets: 8, timeout: 20_000 });
  const guises: { [Name in Guise]: Record<string, string> } = {
    nobody: {},
    guest: {},
    player: {},
    program: {},
    forged: FORGED,
  };

  const send = (address: string, evil: EvilRequest): Promise<Answer> =>
    new Promise((resolve) => {
      const { method, path, body, headers, guise, cut } = evil;
      const told = (what: string, text: string): void => hear({ attack: evil, what: `${method} ${what}`, text });
      let end = (): void => resolve({});
      try {
        const sent = request(address + path, {
          method,
          agent,
          headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...guises[guise], ...headers },
        });
        const late = setTimeout(() => sent.destroy(), cut ?? LONGEST);
        end = () => {
          clearTimeout(late);
          sent.destroy();
          resolve({});
        };
        sent.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
          if (!GONE.includes(code)) told(`error ${code}`, '');
          end();
        });
        sent.on('response', (response) => {
          let text = '';
          const status = response.statusCode ?? 0;
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
            if (text.length > LONGEST_TEXT) end();
          });
          response.on('error', end).on('close', () => {
            clearTimeout(late);
            const answer = json(text);
            told(status < 400 ? `${status}` : `${status} ${String(answer?.code)}`, text);
            if (answer && status < 400) stock.learn(path, answer);
            resolve({ body: answer, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] });
          });
        });
        sent.end(body);
      } catch {
        // Node itself refuses to send some headers.
        end();
      }
    });

  const ask = (address: string, guise: Guise, path: string, body: object): Promise<Answer> => {
    const plain = { kind: 'request', method: 'POST', headers: {}, times: 1, cut: undefined } as const;
    return send(address, { ...plain, path, guise, body: JSON.stringify(body) });
  };

  const enter = async (address: string, guise: Guise, path: string, body: object): Promise<void> => {
    const { body: answer, cookie } = await ask(address, guise, path, body);
    if (answer?.csrf && cookie) guises[guise] = { cookie, 'x-csrf-token': String(answer.csrf) };
  };

  const talk = async (address: string, evil: EvilTalk): Promise<void> => {
    const { path, guise, match, frames, pause, cut } = evil;
    let hello: string | undefined;
    if (match !== undefined) {
      const { body } = await ask(address, guise, `/v1/matches/${match}/ticket`, {});
      if (body?.ticket) hello = JSON.stringify({ t: 'hello', v: 1, match, ticket: body.ticket, have: 0 });
    }
    const socket = new WebSocket(address.replace('http', 'ws') + path, {
      headers: { ...(guises[guise].authorization ? {} : { origin: address }), ...guises[guise] },
      localAddress: source,
      perMessageDeflate: false,
    });
    const closed = new Promise<void>((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_, response) => {
        hear({ attack: evil, what: `upgrade ${response.statusCode}`, text: '' });
        response.destroy();
        socket.terminate();
      });
      socket.on('close', (code) => {
        hear({ attack: evil, what: `closed ${code}`, text: '' });
        resolve();
      });
    });
    socket.on('message', (data) => {
      const text = String(data);
      const message = json(text);
      hear({ attack: evil, what: `socket ${[message?.t, message?.code].filter(Boolean).join(' ')}`, text });
    });
    const late = setTimeout(() => socket.terminate(), cut ?? LONGEST);
    socket.once('open', async () => {
      for (const frame of [...(hello === undefined ? [] : [hello]), ...frames]) {
        if (socket.readyState !== WebSocket.OPEN) return;
        socket.send(frame);
        if (pause > 0) await after(pause);
      }
      // Time for the answers; then it goes as one goes who closes the lid.
      await after(300);
      socket.terminate();
    });
    await closed;
    clearTimeout(late);
  };

  return {
    prepare: async (address) => {
      await enter(address, 'guest', '/v1/session', { name: 'Guest' });
      const name = `Evil ${source.replaceAll('.', ' ')} ${Math.random().toString(36).slice(2, 8)}`.slice(0, 24);
      await enter(address, 'player', '/v1/accounts', { name, password: PASSWORD });
      const scopes = ['play', 'arena', 'jobs', 'account'];
      const { body } = await ask(address, 'player', '/v1/tokens', { name: 'bot', scopes });
      if (body?.token) guises.program = { authorization: `Bearer ${String(body.token)}` };
    },
    run: async (address, attack) => {
      if (attack.kind === 'talk') await talk(address, attack);
      else await Promise.all(Array.from({ length: attack.times }, () => send(address, attack)));
    },
    close: () => agent.destroy(),
  };
}
