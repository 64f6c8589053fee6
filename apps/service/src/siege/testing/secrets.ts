/** What nobody may hear. */
export interface Secrets {
  /** Reads from the database what must stay inside now. */
  refresh(): Promise<void>;
  /** The secrets in a text. */
  foundIn(text: string): readonly Secret[];
  /** Whether a secret still is one: a match may have begun with it, and ended meanwhile. */
  isStill(secret: Secret): Promise<boolean>;
}

/** A text that must stay inside, and what it is. */
export interface Secret {
  readonly text: string;
  readonly what: string;
}

type Execute = (text: string, values?: readonly unknown[]) => Promise<{ rows: readonly unknown[] }>;

// A match whose log has no end yet, whatever the table of matches says.
const RUNNING = `not exists (select 1 from match_event where match_event.match = match.id and kind = 'done')`;

const ALL = [
  `select setup->>'seed' as text, 'seed' as what from match where ${RUNNING}`,
  `select puzzle->>'solution', 'solution' from match, jsonb_array_elements(setup->'puzzles') puzzle where ${RUNNING}`,
  `select solution, 'solution that waits' from pool`,
  `select token_hash, 'hash of a session' from session`,
  `select token_hash, 'hash of a token' from api_token`,
  `select password, 'password' from account where password is not null`,
  `select value, 'secret of the service' from secret`,
].join(' union all ');

/** Shorter solutions, of 4×4 boards, are those of other puzzles by chance. */
const SHORTEST = 17;
/** All secrets are words of these characters. */
const WORD = /[\w$=,+/.-]{17,}/g;

/** The secrets of a service, for whoever reads its answers. */
export function newSecrets(execute: Execute): Secrets {
  let known = new Map<string, Secret>();
  return {
    refresh: async () => {
      const secrets = (await execute(ALL)).rows as Secret[];
      known = new Map(secrets.filter(({ text }) => text.length >= SHORTEST).map((secret) => [secret.text, secret]));
    },
    foundIn: (text) => (text.match(WORD) ?? []).flatMap((word) => known.get(word) ?? []),
    isStill: async ({ text }) =>
      (await execute(`select 1 from (${ALL}) secret where text = $1`, [text])).rows.length > 0,
  };
}
