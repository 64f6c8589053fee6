/** What nobody may hear: where it was found, or nothing. */
export interface Secrets {
  /** Reads from the database what must stay inside now. */
  refresh(): Promise<void>;
  /** The secrets in a text. */
  foundIn(text: string): readonly Secret[];
  /** Whether a secret still is one: the match may have ended meanwhile. */
  isStill(secret: Secret): Promise<boolean>;
}

/** A text that must stay inside, and what it is. */
export interface Secret {
  readonly text: string;
  readonly what: string;
  /** The number of the match that it belongs to, if it does. */
  readonly match: number | null;
}

type Execute = (text: string, values?: readonly unknown[]) => Promise<{ rows: readonly unknown[] }>;

// A match whose log has no end yet, whatever the table of matches says.
const RUNNING = `not exists (select 1 from match_event where match_event.match = match.id and kind = 'done')`;

const QUERIES = [
  `select setup->>'seed' as text, 'seed' as what, id as match from match where ${RUNNING}`,
  `select puzzle->>'solution' as text, 'solution' as what, id as match
    from match, jsonb_array_elements(setup->'puzzles') puzzle where ${RUNNING}`,
  `select solution as text, 'solution that waits' as what, null as match from pool`,
  `select token_hash as text, 'hash of a session' as what, null as match from session`,
  `select token_hash as text, 'hash of a token' as what, null as match from api_token`,
  `select password as text, 'password' as what, null as match from account where password is not null`,
  `select value as text, 'secret of the service' as what, null as match from secret`,
];

/** Shorter solutions, of 4×4 boards, are those of other puzzles by chance. */
const SHORTEST = 17;
/** All secrets are words of these characters. */
const WORD = /[\w$=,+/.-]{17,}/g;

/** The secrets of a service, for whoever reads what it tells. */
export function newSecrets(execute: Execute): Secrets {
  let known = new Map<string, Secret>();
  return {
    refresh: async () => {
      const found = new Map<string, Secret>();
      for (const query of QUERIES)
        for (const secret of (await execute(query)).rows as Secret[])
          if (secret.text.length >= SHORTEST) found.set(secret.text, secret);
      known = found;
    },
    foundIn: (text) => (text.match(WORD) ?? []).flatMap((word) => known.get(word) ?? []),
    isStill: async ({ match }) => {
      if (match === null) return true;
      const { rows } = await execute(`select 1 from match where id = $1 and ${RUNNING}`, [match]);
      return rows.length > 0;
    },
  };
}
