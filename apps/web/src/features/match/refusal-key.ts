import type { Key } from '../../text/texts.ts';

/** Why something was not done, as far as the text depends on it. */
export interface Refused {
  readonly code: string;
  /** Which part of what was sent is meant, such as `rules.seats`; in a message, a place of it. */
  readonly position?: string | number | undefined;
}

/** Codes that are one to a player. */
const SAME: { readonly [code: string]: string } = {
  'bad-json': 'bad-query',
  'bad-message': 'bad-query',
  'wrong-type': 'bad-query',
  'bad-token': 'no-session',
  'csrf-missing': 'no-session',
  'bad-ticket': 'no-session',
  origin: 'foreign-origin',
};

/**
 * The name of the text for a player: of the part that is meant, else of the code, else of all that
 * is not known here. What the service says in its own words is for programs.
 */
export function refusalKey({ code, position = '' }: Refused, has: (name: string) => name is Key): Key {
  const [part = ''] = String(position).split('.');
  const name = `refusal.${SAME[code] ?? code}`;
  return [`${name}.${part}`, name].find(has) ?? 'refusal.other';
}
