import { setTimeout as sleep } from 'node:timers/promises';
import { lineReader } from './lines.ts';
import { type Place, refuseBy, type Way } from './way.ts';

const LONGEST_LINE = 2 ** 21;
/** Between two tries to say the same, in milliseconds. */
const PAUSE = 1000;

/** Connects by requests: what the arena says comes as lines; what the program says is posted. */
export async function openLines(place: Place, onLine: (line: string) => void): Promise<Way | undefined> {
  const response = await ask(place, 'stream');
  if (!response?.ok) return undefined;
  const reader = lineReader(
    LONGEST_LINE,
    (line) => line !== '' && onLine(line),
    () => {},
  );
  const hear = async (): Promise<void> => {
    try {
      for await (const bytes of response.body ?? []) reader.push(Buffer.from(bytes));
    } catch (problem) {
      // A connection that breaks is taken up again by the caller.
      if (place.signal.aborted) throw problem;
    }
  };
  return {
    ended: hear(),
    say: async (line) => {
      for (;;) {
        const answer = await ask(place, 'messages', { method: 'POST', body: line });
        if (answer?.status === 200) onLine(await answer.text());
        if (answer?.ok) return;
        await sleep(PAUSE * (0.5 + Math.random() / 2), undefined, { signal: place.signal });
      }
    },
  };
}

/** Sends the service a request; nothing without an answer. Throws a `Refusal` when it says no. */
async function ask({ address, token, signal }: Place, path: string, options: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${address}/${path}`, { ...options, headers, signal }).catch(() => undefined);
  signal.throwIfAborted();
  if (response && !response.ok) refuseBy(response.status, await response.text());
  return response;
}
