import type { ServerMessage } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Audience, Client } from './audience.ts';
import type { LiveMatch } from './live.ts';
import type { Registry } from './registry.ts';

/** What is passed on and not kept: who is here, and which cell a player of a team looks at. */
export type Whisper = Extract<ServerMessage, { readonly t: 'here' | 'at' }>;

/** Passes whispers on to everybody at a match, on all nodes. */
export interface Whispers {
  say(match: LiveMatch, whisper: Whisper, from: Client): void;
  stop(): void;
}

const CHANNEL = 'pencilmark_whispers';
const PAUSE = 200; // ms; one notification carries what has come meanwhile
const LARGEST = 7000; // characters; PostgreSQL allows 8000 bytes

/** What one notification carries. */
interface Parcel {
  readonly node: string;
  readonly whispers: readonly (readonly [match: number, whisper: Whisper])[];
}

export async function startWhispers(
  { store, registry, audience }: { readonly store: Store; readonly registry: Registry; readonly audience: Audience },
  node: string,
): Promise<Whispers> {
  let waiting: [number, Whisper][] = [];

  await store.listen(
    CHANNEL,
    (payload) => {
      const parcel = JSON.parse(payload) as Parcel;
      if (parcel.node === node) return;
      for (const [key, whisper] of parcel.whispers) {
        const match = registry.known(key);
        if (match) audience.tell(match, whisper);
      }
    },
    () => {},
  );

  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const parcel = JSON.stringify({ node, whispers: waiting } satisfies Parcel);
    waiting = [];
    // They are dropped first: when there are too many, and when the database is away.
    if (parcel.length <= LARGEST) await sql`select pg_notify(${CHANNEL}, ${parcel})`.execute(store.db).catch(() => {});
  };
  const timer = setInterval(() => void flush(), PAUSE).unref();

  return {
    say: (match, whisper, from) => {
      audience.tell(match, whisper, from);
      // An embedded database has one node.
      if (store.kind === 'postgres') waiting.push([match.key, whisper]);
    },
    stop: () => clearInterval(timer),
  };
}
