/** What a partner is asked in a turn of a game. */
export interface Request {
  /** Counted from 1, as are the turns of each game. */
  readonly game: number;
  readonly turn: number;
  readonly geometry: string;
  /** The position as one line. */
  readonly puzzle: string;
  readonly prompt: string;
}

/** What a partner answers, or why it does not. */
export type Said = { readonly answer: string } | { readonly end: 'timeout' | 'fault'; readonly text: string };

/** Somebody who plays one game after the other. */
export interface Partner {
  /** Asks, and waits so many milliseconds. It throws nothing. */
  ask(request: Request, ms: number): Promise<Said>;
  /** Makes sure that nothing of it is left. */
  end(): Promise<void>;
}

/** An answer of more bytes is not read. */
export const LONGEST_REPLY = 2 ** 21;

export const timeoutAfter = (ms: number): Said => ({ end: 'timeout', text: `No answer came within ${ms / 1000} s.` });

/**
 * The free text in what a partner says to a request: as it is, or within JSON as models and their
 * hosts send it. An answer that names another game or turn is a fault.
 */
export function saidIn(text: string, request: Request): Said {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { answer: text };
  }
  if (typeof value === 'string') return { answer: value };
  const { answer, response, choices, ...named } = Object(value) as Record<string, unknown>;
  for (const name of ['game', 'turn'] as const)
    if (named[name] !== undefined && named[name] !== request[name])
      return { end: 'fault', text: `An answer to another ${name} came in ${name} ${request[name]}.` };
  const content = (choices as { readonly message?: { readonly content?: unknown } }[] | undefined)?.[0]?.message
    ?.content;
  return { answer: [answer, response, content].find((part) => typeof part === 'string') ?? text };
}
