import { type Agent, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Attack, EvilRequest } from './attack.ts';

/** What came back of an attack: an answer, a message, the code with which a socket was closed. */
export interface Heard {
  readonly attack: Attack;
  /** Such as `GET 404 not-found`, `socket refuse stale` or `closed 4001`. */
  readonly what: string;
  readonly text: string;
}

/** What Node says of a connection that the other end has closed. */
const GONE = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'];

/** The answer to a request; nothing where it was cut off. */
export interface Answer {
  readonly body?: { readonly [name: string]: unknown } | undefined;
  readonly cookie?: string | undefined;
}

const LONGEST = 5000; // ms of a request or a socket
const LONGEST_TEXT = 2_000_000;

const parsed = (text: string): { readonly [name: string]: unknown } | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A request that is sent. */
interface Sent {
  readonly agent: Agent;
  readonly address: string;
  readonly evil: EvilRequest;
  /** Who the attacker says that it is. */
  readonly headers: Readonly<Record<string, string>>;
  readonly hear: (heard: Heard) => void;
}

/** Sends a request, until the attack hangs up. Never throws. */
export function sendRequest({ agent, address, evil, headers, hear }: Sent): Promise<{ answer: Answer; what: string }> {
  const { method, path, body, cut } = evil;
  return new Promise((resolve) => {
    const report = (what: string, text: string): void => hear({ attack: evil, what: `${method} ${what}`, text });
    let end = (): void => resolve({ answer: {}, what: '' });
    try {
      const json = body !== undefined && { 'content-type': 'application/json' };
      const sent = request(address + path, { method, agent, headers: { ...json, ...headers, ...evil.headers } });
      const late = setTimeout(() => sent.destroy(), cut ?? LONGEST);
      end = () => {
        clearTimeout(late);
        sent.destroy();
        resolve({ answer: {}, what: '' });
      };
      sent.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
        if (!GONE.includes(code)) report(`error ${code}`, '');
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
          const answer = parsed(text);
          const what = status < 400 ? `${status}` : `${status} ${String(answer?.code)}`;
          report(what, text);
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ answer: { body: answer, cookie }, what: ` ${what}` });
        });
      });
      sent.end(body);
    } catch {
      // Node itself refuses to send some headers.
      end();
    }
  });
}

/** One socket of an attack. */
export interface Talk {
  readonly source: string;
  readonly address: string;
  readonly evil: Attack;
  readonly headers: Readonly<Record<string, string>>;
  readonly hear: (heard: Heard) => void;
  readonly path: string;
  readonly cut: number | undefined;
  /** Says what there is to say, some of it once the match has begun. */
  readonly say: (send: (frame: string | Uint8Array) => void, hasBegun: Promise<void>) => Promise<void>;
}

/** Opens a socket and says what there is to say. Ends with the socket, and never throws. */
export async function talkOn({ source, address, evil, headers, hear, path, cut, say }: Talk): Promise<void> {
  const socket = new WebSocket(address.replace('http', 'ws') + path, {
    headers,
    localAddress: source,
    perMessageDeflate: false,
  });
  const report = (what: string, text = ''): void => hear({ attack: evil, what, text });
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, response) => {
      report(`upgrade ${response.statusCode}`);
      response.destroy();
      socket.terminate();
    });
    socket.on('close', (code) => {
      report(`closed ${code}`);
      resolve();
    });
  });
  const hasBegun = new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      const text = String(data);
      const message = parsed(text);
      report(`socket ${[message?.t, message?.code].filter(Boolean).join(' ')}`, text);
      if ((message?.event as { k?: string } | undefined)?.k === 'started') resolve();
    }),
  );
  const late = setTimeout(() => socket.terminate(), cut ?? LONGEST);
  socket.once('open', async () => {
    await say((frame) => socket.readyState === WebSocket.OPEN && socket.send(frame), hasBegun);
    // Time for the answers; then it goes like a visitor who closes the lid.
    await after(300);
    socket.terminate();
  });
  await closed;
  clearTimeout(late);
}
