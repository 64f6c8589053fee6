import { randomBytes } from 'node:crypto';
import type { ServiceClock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** The signs of life of this node, and of the others. */
export interface Beats {
  /** The name of this node: another after each start. */
  readonly node: string;
  /** When a node was last there; nothing while it is, or when nobody knows it. */
  lastOf(node: string): Promise<number | undefined>;
  /** Whether at this moment nobody could play for long: without a node, or without the database. */
  wasAway(at: number): boolean;
  /** Says that this node ends. */
  stop(): Promise<void>;
}

const PAUSE = 1000; // ms
const SILENCE = 2500; // ms after which a node counts as dead
const FORGOTTEN = 86_400_000; // ms
const LONGEST_CREDIT = 10_000; // ms; a longer time without a service cannot be given back

/** A time without a service, in ms. */
interface Outage {
  readonly from: number;
  readonly to: number;
}

export async function startBeats({ urgent: db }: Store, clock: ServiceClock): Promise<Beats> {
  const node = randomBytes(9).toString('base64url');
  const outages: Outage[] = [];
  // Before the first service there was nothing to lose.
  let last = (await latestOf(db)) ?? clock.now();
  const beat = async (): Promise<void> => {
    const at_ms = clock.now();
    await db
      .insertInto('node_beat')
      .values({ node, at_ms })
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ at_ms }))
      .execute();
    const now = clock.now();
    if (now - last > LONGEST_CREDIT) outages.push({ from: last, to: now });
    last = now;
    while (outages[0] && outages[0].to < now - FORGOTTEN) outages.shift();
  };
  await db
    .deleteFrom('node_beat')
    .where('at_ms', '<', clock.now() - FORGOTTEN)
    .execute();
  await beat();
  const timer = setInterval(() => void beat().catch(() => {}), PAUSE).unref();
  return {
    node,
    lastOf: async (other) => {
      const row = await db
        .selectFrom('node_beat')
        .select(['at_ms', 'is_over'])
        .where('node', '=', other)
        .executeTakeFirst();
      return row && (row.is_over || row.at_ms < clock.now() - SILENCE) ? row.at_ms : undefined;
    },
    wasAway: (at) => outages.some(({ from, to }) => from <= at && at <= to),
    stop: async () => {
      clearInterval(timer);
      await db.updateTable('node_beat').set({ at_ms: clock.now(), is_over: true }).where('node', '=', node).execute();
    },
  };
}

/** When any node was last there. */
async function latestOf(db: Store['db']): Promise<number | undefined> {
  const { latest } = await db
    .selectFrom('node_beat')
    .select((select) => select.fn.max('at_ms').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? undefined;
}
