/** Is thrown when the service says no, with its sentence. Another try would change nothing. */
export class Refusal extends Error {}

/** Where an arena is, and who comes. */
export interface Place {
  /** The address of the arena, from `http://` or `https://` on. */
  readonly address: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

/** A connection that is open. */
export interface Way {
  /** Ends with the connection; throws a `Refusal` where the service has ended it for good. */
  readonly ended: Promise<void>;
  say(line: string): Promise<void>;
}

/** Opens a connection; gives nothing where that is not possible now. Throws a `Refusal`. */
export type Opening = (place: Place, onLine: (line: string) => void) => Promise<Way | undefined>;

/**
 * Throws a `Refusal` where an answer of the service says no: it has a code and a sentence. What has
 * none came from something between.
 */
export function refuseBy(status: number, body: string): void {
  if (status >= 500 || status === 429) return;
  let said: { readonly code?: unknown; readonly text?: unknown } = {};
  try {
    said = Object(JSON.parse(body));
  } catch {
    return;
  }
  if (typeof said.code === 'string' && typeof said.text === 'string') throw new Refusal(said.text);
}
