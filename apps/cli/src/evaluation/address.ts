import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_REPLY, type Partner, type Request, type Said, saidIn, timeoutAfter } from './partner.ts';

/** A program that answers requests at an address. */
export interface Address {
  readonly url: string;
  /** Headers besides that of the content. */
  readonly headers: Readonly<Record<string, string>>;
  /** The model that is asked, where the address has several. */
  readonly model: string | undefined;
}

/** Statuses that say "later". */
const LATER = [429, 503];

/** A program behind an address: each turn is a POST. Where it says "later", it is asked again. */
export function addressPartner({ url, headers, model }: Address): Partner {
  const stop = new AbortController();
  const ask = async (request: Request, ms: number): Promise<Said> => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(ms)]);
    const { prompt } = request;
    const body = JSON.stringify(
      model === undefined ? request : { model, messages: [{ role: 'user', content: prompt }] },
    );
    try {
      for (;;) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
          signal,
          // The key is for this address and for no other.
          redirect: 'error',
        });
        if (LATER.includes(response.status)) {
          await response.body?.cancel();
          await sleep(pauseOf(response), undefined, { signal });
          continue;
        }
        const text = await textOf(response);
        if (text === undefined) return { end: 'fault', text: `An answer has more than ${LONGEST_REPLY} bytes.` };
        if (!response.ok) return { end: 'fault', text: `The address answered with status ${response.status}.` };
        return saidIn(text, request);
      }
    } catch (problem) {
      return signal.aborted ? timeoutAfter(ms) : { end: 'fault', text: `There is no answer: ${reasonOf(problem)}.` };
    }
  };
  return { ask, end: async () => stop.abort() };
}

/** How many milliseconds to wait before the next try. */
function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  return seconds >= 0 ? Math.min(seconds, 60) * 1000 : 1000;
}

/** The text of an answer; undefined when it is too long. */
async function textOf(response: Response): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > LONGEST_REPLY) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Why a request failed, as the system says it. */
function reasonOf(problem: unknown): string {
  const { cause, message } = problem as Error;
  const { code } = Object(cause) as { readonly code?: string };
  return code ?? (cause instanceof Error ? cause.message : message);
}
