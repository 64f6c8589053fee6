import type { WebSocket } from 'ws';
import type { Limits } from '../settings.ts';
import { CLOSE } from './close.ts';
import { newFlood } from './flood.ts';
import { newRoundTrips, type RoundTrips } from './round-trip.ts';

/** One socket with its bounds: who floods it, is silent or does not read is closed. */
export interface Wire {
  send(message: object): void;
  end(code: number, why?: string): void;
  readonly trips: RoundTrips;
}

const LONGEST_PAUSE = 3000; // ms between two pings
const PINGS = 3; // how many at least go without a pong before a socket ends

type WireLimits = Pick<Limits, 'messages' | 'waiting' | 'silence'>;

/** Opens a wire. `hear` is given each text, and nothing where bytes came. */
export function openWire(socket: WebSocket, limits: WireLimits, hear: (text: string | undefined) => void): Wire {
  // The listener of the plugin knows the request of the socket, and would hold it.
  socket.removeAllListeners('error').on('error', () => socket.terminate());
  const trips = newRoundTrips();
  const isFlood = newFlood(limits.messages);
  const end = (code: number, why?: string): void => {
    socket.close(code, why);
    // Who does not read does not read that either.
    if (code === CLOSE.slow) setTimeout(() => socket.terminate(), 200).unref();
  };
  const pause = Math.min(LONGEST_PAUSE, limits.silence / PINGS);
  // Pings are counted, and no clock is read: a process that stood still has sent none meanwhile.
  let unanswered = 0;
  let askedAt: number | undefined;
  socket.on('pong', () => {
    if (askedAt !== undefined) trips.add(performance.now() - askedAt);
    askedAt = undefined;
    unanswered = 0;
  });
  socket.on('message', (data, isBinary) => {
    if (isFlood(performance.now())) return end(CLOSE.tooMany);
    hear(isBinary ? undefined : String(data));
  });
  const ping = (): void => {
    if (unanswered++ * pause >= limits.silence) end(CLOSE.slow);
    askedAt ??= performance.now();
    socket.ping();
  };
  ping();
  const pings = setInterval(ping, pause);
  socket.on('close', () => clearInterval(pings));
  return {
    trips,
    end,
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(JSON.stringify(message));
      if (socket.bufferedAmount > limits.waiting) end(CLOSE.slow);
    },
  };
}
