import { setTimeout as sleep } from 'node:timers/promises';
import { lineReader } from './lines.ts';

/** The way to an arena of a service. */
export interface Remote {
  /**
   * Hears what the arena says, line by line, until the connection ends. Throws a `Refusal` when the
   * service does not want this program.
   */
  hear(onLine: (line: string) => void): Promise<void>;
  /** Says a line of the program; gives what comes back, if anything does. */
  say(line: string): Promise<string | undefined>;
}

/** Is thrown when the service says no, with its sentence. To ask again would change nothing. */
export class Refusal extends Error {}

/** The first pause before another try, and the longest, in milliseconds. */
const PAUSES = { first: 250, longest: 5000 };
const LONGEST_LINE = 2 ** 21;

/** Connects to an arena with a token. */
export function openRemote(address: string, token: string, signal: AbortSignal): Remote {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
    patiently(() => fetch(`${address}/${path}`, { ...options, headers, signal }), signal);
  return {
    async hear(onLine) {
      const response = await ask('stream');
      const reader = lineReader(
        LONGEST_LINE,
        (line) => line !== '' && onLine(line),
        () => {},
      );
      try {
        for await (const bytes of response.body ?? []) reader.push(Buffer.from(bytes));
      } catch (problem) {
        // A connection that breaks is taken up again by the caller.
        if (signal.aborted) throw problem;
      }
    },
    async say(line) {
      const response = await ask('messages', { method: 'POST', body: line });
      return response.status === 200 ? response.text() : undefined;
    },
  };
}

/** Asks until there is an answer. A service that is away, or is ending, is asked again. */
async function patiently(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let pause = PAUSES.first; ; pause = Math.min(2 * pause, PAUSES.longest)) {
    const response = await ask().catch(() => undefined);
    signal.throwIfAborted();
    if (response?.ok) return response;
    if (response && response.status < 500 && response.status !== 429) throw new Refusal(await sentenceIn(response));
    await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal });
  }
}

/** The sentence of a service that says no. */
async function sentenceIn(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { readonly text?: string };
  return body.text ?? `The service answers with status ${response.status}.`;
}
