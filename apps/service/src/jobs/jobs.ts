import { identitiesOf, plainWork, type Work } from '@pencilmark/bulk';
import { sql } from 'kysely';
import type { BulkStage } from '../store/tables.ts';
import type { Depot } from './depot.ts';
import { digestOf } from './digests.ts';
import { dropWaiting } from './tasks.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const DONE_KEPT = 3 * DAY;
const OPEN_KEPT = 14 * DAY;

const NOW = sql<number>`(extract(epoch from now()) * 1000)::bigint`;

/** A job in the depot, and how far it is. */
export interface JobState {
  readonly id: string;
  readonly work: Work;
  /** The names of its files, one a line. */
  readonly inputs: string;
  readonly state: BulkStage;
  /** How many tasks it has so far, and how many of them have answers. */
  readonly tasks: number;
  readonly answered: number;
  /** When somebody last waited for it, or ended it, in milliseconds since 1970. */
  readonly changed: number;
}

/**
 * Opens a job in the depot, and gives its id. The same work on the same files is the same job, so
 * a second caller gets the answers that are there. Standard input is never the same.
 */
export async function openJob(depot: Depot, work: Work, inputs: readonly string[]): Promise<string> {
  const id = await idOfJob(depot, work, inputs);
  await depot.store.db
    .insertInto('bulk_job')
    .values({ id, work: JSON.stringify(plainWork(work)), inputs: inputs.join('\n') })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state: 'open', changed_ms: NOW }))
    .execute();
  return id;
}

/** The id that some work on some files has, as they are now. */
export async function idOfJob({ name }: Depot, work: Work, inputs: readonly string[]): Promise<string> {
  const files = inputs.includes('-') ? crypto.randomUUID() : JSON.stringify(await identitiesOf(inputs));
  return digestOf(name, JSON.stringify(plainWork(work)), files).slice(0, 16);
}

/** A job in the depot; undefined when there is none of this id. */
export const jobState = async (depot: Depot, id: string): Promise<JobState | undefined> =>
  (await jobStates(depot)).find((state) => state.id === id);

/** Removes a job that could not begin. */
export async function removeEmptyJob({ store }: Depot, job: string): Promise<void> {
  await sql`delete from bulk_job where id = ${job} and not exists (select from bulk_task where job = ${job})`.execute(
    store.db,
  );
}

/** What a job does with every puzzle; undefined when there is no such job. */
export async function workOf({ store }: Depot, job: string): Promise<Work | undefined> {
  const row = await store.db.selectFrom('bulk_job').select('work').where('id', '=', job).executeTakeFirst();
  return row && (JSON.parse(row.work) as Work);
}

/** Notes that somebody waits for a job. False when it was cancelled or is no more. */
export async function keepJob({ store }: Depot, job: string): Promise<boolean> {
  const row = await store.db
    .updateTable('bulk_job')
    .set({ state: 'open', changed_ms: NOW })
    .where('id', '=', job)
    .where('state', '!=', 'cancelled')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a job whose output is written. Its answers are kept for three days. */
export async function finishJob(depot: Depot, job: string): Promise<void> {
  await endJob(depot, job, 'done');
}

/** Ends a job and removes its tasks and answers. Says whether it was there and open. */
export async function cancelJob(depot: Depot, job: string): Promise<boolean> {
  const isEnded = await endJob(depot, job, 'cancelled');
  if (isEnded) await depot.store.db.deleteFrom('bulk_task').where('job', '=', job).execute();
  return isEnded;
}

async function endJob(depot: Depot, job: string, state: 'done' | 'cancelled'): Promise<boolean> {
  const row = await depot.store.db
    .updateTable('bulk_job')
    .set({ state, changed_ms: NOW })
    .where('id', '=', job)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (row) await dropWaiting(depot, job);
  return row !== undefined;
}

/** Every job in the depot, the latest first. */
export async function jobStates({ store }: Depot): Promise<JobState[]> {
  const { rows } = await sql<Omit<JobState, 'work'> & { readonly work: string }>`
    select id, work, inputs, state, changed_ms as changed,
      (select count(*)::int from bulk_task where job = id) as tasks,
      (select count(*)::int from bulk_answer where job = id) as answered
    from bulk_job order by changed_ms desc, id
  `.execute(store.db);
  return rows.map((row) => ({ ...row, work: JSON.parse(row.work) as Work }));
}

/** Which jobs are old: they ended three days ago, or nobody has waited for them for two weeks. */
export const isOldJob = sql<boolean>`
  changed_ms < ${NOW} - case state when 'open' then ${OPEN_KEPT}::bigint else ${DONE_KEPT}::bigint end`;

/**
 * Removes jobs that ended three days ago, and open jobs for which nobody has waited for two weeks,
 * with all that belongs to them.
 */
export async function removeOldJobs(depot: Depot): Promise<void> {
  const { store, queue } = depot;
  const { rows } = await sql<{ readonly id: string }>`
    select id from bulk_job where ${isOldJob}`.execute(store.db);
  for (const { id } of rows) {
    await dropWaiting(depot, id);
    await store.db.deleteFrom('bulk_job').where('id', '=', id).execute();
  }
  // Nobody else may run the upkeep of the queue.
  await queue.maintain();
}
