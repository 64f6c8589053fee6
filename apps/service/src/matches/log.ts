import type { MatchEvent } from '@pencilmark/race';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** How far a node knows the log of a match. */
export interface Known {
  /** The number of the match in the database. */
  readonly match: number;
  /** The number of the last event that is known. */
  readonly seq: number;
}

interface Row {
  readonly match: number;
  readonly seq: number;
  readonly at_ms: number;
  readonly seat: number | null;
  readonly kind: string;
  readonly cid: string | null;
  readonly deadline_ms: number | null;
  readonly body: object;
}

const eventOf = ({ seq, at_ms, seat, kind, cid, body, deadline_ms }: Row): MatchEvent =>
  ({ seq, at: at_ms, seat, k: kind, ...(cid !== null && { cid }), body, deadline: deadline_ms }) as MatchEvent;

/** An event as a row, for `appendAll`. */
export const rowOf = (match: number, { seq, at, seat, k, cid, body, deadline }: MatchEvent): Row => ({
  match,
  seq,
  at_ms: at,
  seat,
  kind: k,
  cid: cid ?? null,
  deadline_ms: deadline,
  body,
});

/** The events of many logs that come after what is known, in one query. */
export async function readAfter({ urgent }: Store, known: readonly Known[]): Promise<Map<number, MatchEvent[]>> {
  const { rows } = await sql<Row>`
    select event.* from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known(match bigint, seq integer)
    join match_event event on event.match = known.match and event.seq > known.seq
    order by event.match, event.seq`.execute(urgent);
  const logs = new Map<number, MatchEvent[]>();
  for (const row of rows) {
    const events = logs.get(row.match) ?? [];
    logs.set(row.match, events);
    events.push(eventOf(row));
  }
  return logs;
}

/** Events of one decision: all of them come into the log, or none. */
export interface Draft {
  readonly match: number;
  readonly events: readonly MatchEvent[];
}

/** The channel on which nodes announce new events to each other, as `MATCH:SEQ`. */
export const EVENTS_CHANNEL = 'pencilmark_events';

/**
 * Appends drafts of different matches in one statement, and gives the matches whose draft came in.
 * The key of the first event of a draft decides. Nobody can have written a later number before the
 * first one is there, so the others follow without a conflict.
 */
export async function appendAll({ urgent }: Store, drafts: readonly Draft[]): Promise<Set<number>> {
  const rows = drafts.flatMap(({ match, events }) => events.map((event) => rowOf(match, event)));
  const { rows: won } = await sql<{ match: number }>`
    with sent as (
      select *, seq = min(seq) over (partition by match) as is_first
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(match bigint, seq integer, at_ms bigint,
        seat integer, kind text, cid text, deadline_ms bigint, body jsonb)
    ), won as (
      insert into match_event (match, seq, at_ms, seat, kind, cid, deadline_ms, body)
      select match, seq, at_ms, seat, kind, cid, deadline_ms, body from sent where is_first order by match
      on conflict do nothing returning match
    ), others as (
      insert into match_event (match, seq, at_ms, seat, kind, cid, deadline_ms, body)
      select match, seq, at_ms, seat, kind, cid, deadline_ms, body from sent join won using (match) where not is_first
    )
    select match, pg_notify(${EVENTS_CHANNEL}, match || ':' || max(seq)) as told
    from sent join won using (match) group by match`.execute(urgent);
  return new Set(won.map(({ match }) => match));
}
