import { type RawBuilder, sql } from 'kysely';
import { isOldJob } from '../jobs/jobs.ts';
import type { Periods } from '../settings.ts';

/**
 * How far a walk through old rows has come: the time of the last row that it saw, and its number.
 */
export interface Place {
  readonly time: number;
  readonly id: number;
}

/** The input of a rule: it looks at some rows that are older than a moment, behind a place. */
export interface Question {
  readonly before: number;
  readonly last: Place;
  readonly most: number;
}

/** What one statement did: how many rows it looked at, and how far that was. */
export interface Batch {
  readonly seen: number;
  readonly time?: number;
  readonly id?: number;
}

/** Something that is not kept for ever. */
export interface Rule {
  readonly name: string;
  /** How long it is kept: one of the settings, or milliseconds. */
  readonly period: keyof Periods | number;
  /** Removes some old rows, in the order of an index. */
  batch(question: Question): RawBuilder<Batch>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Rows with a time of their own: all go whose time has passed. */
const byTime =
  (table: string, key: string, time: string): Rule['batch'] =>
  ({ before, most }) =>
    sql<Batch>`
    with gone as (
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before}
        order by ${sql.ref(time)} limit ${most}
      ) returning 1
    )
    select count(*)::int as seen from gone`;

/** Rows of matches or accounts, with all that belongs to them, but for those that `keeps` names. */
const walk =
  (table: string, time: string, which: string, keeps = 'false'): Rule['batch'] =>
  ({ before, last, most }) =>
    sql<Batch>`
    with old as materialized (
      select id, ${sql.ref(time)} as time from ${sql.table(table)}
      where ${sql.raw(which)} and ${sql.ref(time)} < ${before} and (${sql.ref(time)}, id) > (${last.time}, ${last.id})
      order by ${sql.ref(time)}, id limit ${most}
    ), gone as (
      delete from ${sql.table(table)} one using old where one.id = old.id and not (${sql.raw(keeps)})
    )
    select count(*)::int as seen, max(time) as time, (array_agg(id order by time desc, id desc))[1] as id from old`;

/** Rows of a job on files or of an arena that is old itself. */
const partsOf =
  (table: string, whole: string, isOld: (before: number) => RawBuilder<unknown>): Rule['batch'] =>
  ({ before, most }) =>
    sql<Batch>`
    with gone as (
      delete from ${sql.table(table)} where ctid = any(array(
        select part.ctid from ${sql.table(table)} part where part.${sql.ref(whole)} in (${isOld(before)}) limit ${most}
      )) returning 1
    )
    select count(*)::int as seen from gone`;

const oldArenas = (before: number) => sql`select id from arena where starts_ms < ${before}`;
const oldJobs = () => sql`select id from bulk_job where ${isOldJob}`;

const IS_RATED = `state = 'done' and rules->>'isRated' = 'true'`;
const IS_CASUAL = `state = 'done' and rules->>'isRated' = 'false'`;
const HAS_SEAT = 'exists (select from seat where seat.account = one.id)';
const HAS_ATTEMPT = 'exists (select from attempt where attempt.match = one.id)';

/** THE list of what is not kept for ever, in the order in which it goes. */
export const RULES: readonly Rule[] = [
  { name: 'sessions', period: 0, batch: byTime('session', 'token_hash', 'expires_ms') },
  { name: 'tokens', period: 0, batch: byTime('api_token', 'id', 'expires_ms') },
  { name: 'seeks', period: HOUR, batch: byTime('seek', 'account', 'seen_ms') },
  { name: 'beats of nodes', period: DAY, batch: byTime('node_beat', 'node', 'at_ms') },
  { name: 'void matches', period: 'void', batch: walk('match', 'ended_ms', `state = 'void'`) },
  { name: 'unrated matches', period: 'matches', batch: walk('match', 'ended_ms', IS_CASUAL, HAS_ATTEMPT) },
  {
    name: 'races of a day',
    period: 'daily',
    batch: ({ before, most }) => sql<Batch>`
      with old as materialized (
        select match from attempt where date < to_char(to_timestamp(${before} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')
        order by date limit ${most}
      ), gone as (delete from match using old where match.id = old.match)
      select count(*)::int as seen from old`,
  },
  {
    name: 'logs of rated matches',
    period: 'logs',
    batch: ({ before, most }) => sql<Batch>`
      with old as materialized (
        select id from match where ${sql.raw(IS_RATED)} and has_log and ended_ms < ${before}
        order by ended_ms limit ${most}
      ), gone as (delete from match_event using old where match_event.match = old.id),
      noted as (update match set has_log = false from old where match.id = old.id)
      select count(*)::int as seen from old`,
  },
  { name: 'rated matches', period: 'results', batch: walk('match', 'ended_ms', IS_RATED) },
  { name: 'guests', period: 'guests', batch: walk('account', 'created_ms', 'name_key is null', HAS_SEAT) },
  { name: 'answers in arenas', period: 'arenas', batch: partsOf('answer', 'arena', oldArenas) },
  { name: 'tasks of arenas', period: 'arenas', batch: partsOf('task', 'arena', oldArenas) },
  { name: 'arenas', period: 'arenas', batch: byTime('arena', 'id', 'starts_ms') },
  { name: 'answers of jobs on files', period: 0, batch: partsOf('bulk_answer', 'job', oldJobs) },
  { name: 'tasks of jobs on files', period: 0, batch: partsOf('bulk_task', 'job', oldJobs) },
  { name: 'jobs on files', period: 0, batch: partsOf('bulk_job', 'id', oldJobs) },
];
