import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { type Place, Refusal, refuseBy, type Way } from './way.ts';

const LONGEST_MESSAGE = 2 ** 21;
/** A socket must be open within this, and show every so often that it is; in milliseconds. */
const PATIENCE = 10_000;
/** With this code a service says that to come again changes nothing; the reason is a sentence. */
const REFUSED = 4002;

/** Connects by a WebSocket, a message a frame. */
export async function openSocket(place: Place, onLine: (line: string) => void): Promise<Way | undefined> {
  const { address, token, signal } = place;
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, {
    headers: { authorization: `Bearer ${token}` },
    handshakeTimeout: PATIENCE,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const stop = (): void => socket.terminate();
  signal.addEventListener('abort', stop);
  const closed = once(socket, 'close').finally(() => signal.removeEventListener('abort', stop));
  const refused = new Promise<IncomingMessage>((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response)),
  );
  // The end of a socket says why it failed.
  socket.on('error', () => {});
  socket.on('message', (data) => onLine(String(data)));
  const response = await Promise.race([
    once(socket, 'open').then(() => undefined),
    closed.then(() => undefined),
    refused,
  ]);
  if (response) {
    refuseBy(response.statusCode ?? 0, await text(response));
    stop();
  }
  if (socket.readyState !== WebSocket.OPEN) return undefined;
  return { ended: endOf(socket, closed), say: async (line) => socket.send(line) };
}

/** Waits for the end of a socket. One on which the service pings no more has ended. */
async function endOf(socket: WebSocket, closed: Promise<unknown[]>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.terminate(), PATIENCE);
  };
  beat();
  socket.on('ping', beat);
  const [code, reason] = await closed;
  clearTimeout(timer);
  if (code === REFUSED) throw new Refusal(String(reason));
}
