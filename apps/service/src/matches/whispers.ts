import type { ServerMessage } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Audience, Client } from './audience.ts';
import { forEach } from './for-each.ts';
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
const PAUSE = 200; // ms; notifications carry what has come meanwhile
// Of one notification: a whisper takes 70 bytes at most, and PostgreSQL allows 8000.
const MOST_WHISPERS = 100;
// Of one pause; what is beyond them is dropped.
const MOST_PARCELS = 10;

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
      try {
        const parcel = JSON.parse(payload) as Parcel;
        if (parcel.node === node) return;
        forEach(parcel.whispers, ([key, whisper]) => {
          const match = registry.known(key);
          if (match) audience.tell(match, whisper);
        });
      } catch {
        // A node of another version, perhaps: whispers are dropped, and this node goes on.
      }
    },
    () => {},
  );

  const flush = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < Math.min(all.length, MOST_WHISPERS * MOST_PARCELS); first += MOST_WHISPERS) {
      const whispers = all.slice(first, first + MOST_WHISPERS);
      const parcel = JSON.stringify({ node, whispers } satisfies Parcel);
      // They are dropped first: when there are too many, and when the database is away.
      await sql`select pg_notify(${CHANNEL}, ${parcel})`.execute(store.db).catch(() => {});
    }
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
