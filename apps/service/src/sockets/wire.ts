import type { WebSocket } from 'ws';
import type { Crowd } from '../plugin/crowd.ts';
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

const MOST_IN_WORK = 16; // messages of one socket
const PARTING = 200; // ms for the closing frame to leave

/** What bounds a wire. */
export interface WireBounds {
  readonly limits: Pick<Limits, 'messages' | 'waiting' | 'silence' | 'body'>;
  /** Bytes of this address that are in work, on all of its connections. */
  readonly bytes: Crowd;
  readonly ip: string;
}

/** Does what a text requests, or nothing where bytes came; settled when that is done. */
export type Hear = (text: string | undefined) => Promise<void> | undefined;

/** Opens a wire. While much that came is in work, nothing more is read. */
export function openWire(socket: WebSocket, { limits, bytes, ip }: WireBounds, hear: Hear): Wire {
  // The listener of the plugin knows the request of the socket, and would hold it.
  socket.removeAllListeners('error').on('error', () => socket.terminate());
  const trips = newRoundTrips();
  const isFlood = newFlood(limits.messages);
  let isEnding = false;
  const end = (code: number, why?: string): void => {
    if (isEnding) return;
    isEnding = true;
    socket.close(code, why);
    if (code !== CLOSE.slow && code !== CLOSE.tooMany) return;
    // Who does not read does not read that either, and who floods may never come to it. What comes
    // meanwhile is dropped. Were it not read, the end of the line would overtake the closing frame.
    socket.resume();
    setTimeout(() => socket.terminate(), PARTING).unref();
  };
  const inWork = { count: 0, bytes: 0 };
  const isBusy = (): boolean => inWork.count >= MOST_IN_WORK || inWork.bytes >= limits.body;
  const work = async (text: string | undefined, length: number): Promise<void> => {
    inWork.count++;
    inWork.bytes += length;
    if (isBusy()) socket.pause();
    try {
      await hear(text);
    } finally {
      inWork.count--;
      inWork.bytes -= length;
      bytes.leave(ip, length);
      if (!isEnding && !isBusy()) socket.resume();
    }
  };
  socket.on('message', (data, isBinary) => {
    if (isEnding) return;
    const { length } = data as Buffer;
    if (isFlood(performance.now()) || !bytes.enter(ip, length)) return end(CLOSE.tooMany);
    void work(isBinary ? undefined : String(data), length);
  });
  startPings(socket, limits.silence, { add: trips.add, lose: () => end(CLOSE.slow) });
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

/** What comes of pings. */
interface Pinged {
  /** Takes the time until a pong in, in ms. */
  add(ms: number): void;
  /** Is called when too many pings in a row have no pong. */
  lose(): void;
}

/** Pings a socket now and then until it is closed. */
function startPings(socket: WebSocket, silence: number, { add, lose }: Pinged): void {
  const pause = Math.min(LONGEST_PAUSE, silence / PINGS);
  // Pings are counted, and no clock is read: a process that stood still has sent none meanwhile.
  let unanswered = 0;
  let sentAt: number | undefined;
  socket.on('pong', () => {
    if (sentAt !== undefined) add(performance.now() - sentAt);
    sentAt = undefined;
    unanswered = 0;
  });
  const ping = (): void => {
    // What is not read cannot be heard.
    if (socket.isPaused) return;
    if (unanswered++ * pause >= silence) lose();
    sentAt ??= performance.now();
    socket.ping();
  };
  ping();
  const pings = setInterval(ping, pause);
  socket.on('close', () => clearInterval(pings));
}
