import { setTimeout as sleep } from 'node:timers/promises';
import type { Opening, Place, Way } from './way.ts';
import { openLines } from './way-by-lines.ts';
import { openSocket } from './way-by-socket.ts';

/** The way to an arena of a service, over any number of connections. */
export interface Remote {
  /**
   * Hears what the arena says, line by line, until one connection ends. Throws a `Refusal` when the
   * service does not want this program.
   */
  hear(onLine: (line: string) => void): Promise<void>;
  /** Sends a line of the program. Without a connection it is lost: an open task comes again. */
  say(line: string): Promise<void>;
}

/** The first pause before another try, and the longest, in milliseconds. */
const PAUSES = { first: 250, longest: 5000 };

/**
 * Connects to an arena with a token. An address with ws:// or wss:// is reached by a WebSocket; any
 * other by a WebSocket too, or by requests where something between lets no WebSocket through.
 */
export function openRemote(address: string, token: string, signal: AbortSignal): Remote {
  const place: Place = { address: address.replace(/^ws/, 'http'), token, signal };
  const openings = address.startsWith('ws') ? [openSocket] : [openSocket, openLines];
  let way: Way | undefined;
  return {
    async hear(onLine) {
      way = await patiently(openings, place, onLine);
      try {
        await way.ended;
      } finally {
        way = undefined;
      }
    },
    say: async (line) => way?.say(line),
  };
}

/** Tries each opening in turn, again and again, until a connection is open. */
async function patiently(openings: readonly Opening[], place: Place, onLine: (line: string) => void): Promise<Way> {
  for (let pause = PAUSES.first; ; pause = Math.min(2 * pause, PAUSES.longest)) {
    for (const open of openings) {
      const way = await open(place, onLine);
      place.signal.throwIfAborted();
      if (way) return way;
    }
    await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal: place.signal });
  }
}
