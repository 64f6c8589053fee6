import type { Parcel } from '@pencilmark/bulk';
import { sql } from 'kysely';
import { type Depot, within } from './depot.ts';
import { digestOfParcel, ticketOf } from './digests.ts';

/** What the queue keeps of a task. */
export interface Ticket {
  readonly job: string;
  readonly key: string;
}

/** Why a job takes no more tasks: it was cancelled, or removed because it was old. */
export class JobEnded extends Error {}

/** The states in which the queue still hands a task out, or waits for its worker. */
const COMING: readonly string[] = ['created', 'retry', 'active'];

const FOREIGN_KEY = '23503';
const isOrphan = (problem: unknown): boolean => (problem as { readonly code?: string }).code === FOREIGN_KEY;

/** Puts a task of a job into the depot and its queue, in one transaction. */
export async function putTask(depot: Depot, { job, key }: Ticket, { text, bytes }: Parcel): Promise<void> {
  const { store, queue, name } = depot;
  const isNew = await store.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('bulk_job')
      .select('state')
      .where('id', '=', job)
      .forShare()
      .executeTakeFirst();
    if (!row || row.state === 'cancelled') throw new JobEnded();
    const added = await transaction
      .insertInto('bulk_task')
      .values({ job, key, text, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (added) await queue.send(name, { job, key }, { id: ticketOf(job, key), ...within(transaction) });
    return added !== undefined;
  });
  if (!isNew) await putAgain(depot, { job, key });
}

/** Puts a task back into the queue when it has neither an answer nor a place there. */
export async function putAgain(depot: Depot, ticket: Ticket): Promise<void> {
  const { queue, name, store } = depot;
  const { job, key } = ticket;
  const open = await store.db
    .selectFrom('bulk_task')
    .leftJoin('bulk_answer', (join) =>
      join.onRef('bulk_answer.job', '=', 'bulk_task.job').onRef('bulk_answer.key', '=', 'bulk_task.key'),
    )
    .select('bulk_task.key')
    .where('bulk_task.job', '=', job)
    .where('bulk_task.key', '=', key)
    .where('bulk_answer.key', 'is', null)
    .executeTakeFirst();
  if (!open || COMING.includes((await placeOf(depot, ticket))?.state ?? '')) return;
  const id = ticketOf(job, key);
  await queue.deleteJob(name, id);
  await queue.send(name, { job, key }, { id });
}

/** What the queue says of a task: its state, how often it was tried, and what went wrong last. */
export async function placeOf(
  { queue, name }: Depot,
  { job, key }: Ticket,
): Promise<{ readonly state: string; readonly tries: number; readonly problem: string } | undefined> {
  const row = await queue.getJobById(name, ticketOf(job, key), { includeArchive: true });
  if (!row) return undefined;
  const output = row.output as { readonly message?: string; readonly value?: { readonly message?: string } } | null;
  return { state: row.state, tries: row.retryCount + 1, problem: output?.message ?? output?.value?.message ?? '' };
}

/** A task in the depot; undefined when its job has ended. */
export const taskOf = ({ store }: Depot, { job, key }: Ticket): Promise<Parcel | undefined> =>
  store.db
    .selectFrom('bulk_task')
    .select(['text', 'bytes'])
    .where('job', '=', job)
    .where('key', '=', key)
    .executeTakeFirst();

/**
 * Writes the answer to a task, and marks the task as done in the queue. When there is an answer
 * already, or nobody wants one any more, this changes nothing.
 */
export async function putAnswer({ store, queue, name }: Depot, { job, key }: Ticket, answer: Parcel): Promise<void> {
  const id = ticketOf(job, key);
  try {
    await store.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('bulk_answer')
        .values({ job, key, text: answer.text, bytes: answer.bytes, sha256: digestOfParcel(answer) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await queue.complete(name, id, {}, within(transaction));
    });
  } catch (problem) {
    if (!isOrphan(problem)) throw problem;
    await queue.complete(name, id);
  }
}

/** Which of some tasks have answers. */
export async function answeredOf({ store }: Depot, job: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await store.db
    .selectFrom('bulk_answer')
    .select('key')
    .where('job', '=', job)
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** The answer to a task, and whether it is what was written; undefined without an answer. */
export async function answerOf(
  { store }: Depot,
  { job, key }: Ticket,
): Promise<{ readonly answer: Parcel; readonly isWhole: boolean } | undefined> {
  const row = await store.db
    .selectFrom('bulk_answer')
    .select(['text', 'bytes', 'sha256'])
    .where('job', '=', job)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sha256, ...answer } = row;
  return { answer, isWhole: digestOfParcel(answer) === sha256 };
}

/** Renews the leases of tasks that a worker has, and takes back those that have run out. */
export async function renewLeases({ store, queue, name }: Depot, ids: readonly string[]): Promise<void> {
  // pg-boss counts the lease from the moment at which a task was taken, and renews none itself.
  const renew = 'update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = $3';
  if (ids.length > 0) await store.execute(renew, [name, ids, 'active']);
  await queue.expire();
}

/** How many tasks workers have at the moment. */
export async function countTaken({ store, name }: Depot): Promise<number> {
  const count = 'select count(*)::int as count from pgboss.job where name = $1 and state = $2';
  return ((await store.execute(count, [name, 'active'])).rows[0] as { readonly count: number }).count;
}

/** Takes the tasks of a job that have no answer out of the queue. */
export async function dropWaiting({ store, queue, name }: Depot, job: string): Promise<void> {
  const { rows } = await sql<{ readonly key: string }>`
    select key from bulk_task where job = ${job} except select key from bulk_answer where job = ${job}
  `.execute(store.db);
  if (rows.length > 0)
    await queue.deleteJob(
      name,
      rows.map(({ key }) => ticketOf(job, key)),
    );
}
