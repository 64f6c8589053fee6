import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type BulkOptions, runFiles, type Work } from '@pencilmark/bulk';
import type { Result } from '@pencilmark/core/result';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { openStore, type StoreOptions } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import type { Cluster } from '../store/testing.ts';
import { clusterForTests, folderForTests } from '../testing.ts';
import { type Depot, depotIn, openDepot } from './depot.ts';
import { JobMachines } from './job-machines.ts';
import { cancelJob, finishJob, jobStates, openJob, removeOldJobs } from './jobs.ts';
import { workOnTasks } from './task-worker.ts';
import { putAnswer, putTask, renewLeases } from './tasks.ts';

/** What a new store of each kind is opened with. */
const STORES: readonly [name: string, options: (cluster: Cluster | undefined) => Promise<StoreOptions>][] = [
  ['the embedded database', async () => ({ data: await folderForTests() })],
  ['PostgreSQL', async (cluster) => ({ database: cluster?.filledDatabase() })],
];

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: its half of the tests of jobs is skipped.');

// Threads run the built files, because Node 20 reads no TypeScript.
const worker = new URL('../../../../packages/bulk/dist/worker.js', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'puzzles.txt');
const PUZZLES = [
  '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '1.... a line that is no puzzle',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
];
writeFileSync(file, `${Array.from({ length: 200 }, (_, index) => PUZZLES[(index * 7) % 4]).join('\n')}\n`);
const SOLVE: Work = { job: 'solve', options: {} };
const MAKE: Work = { job: 'generate', options: { geometry: '4x4', digits: '1234', count: 2500, seed: 3 } };
const WORKS: readonly Work[] = [
  SOLVE,
  MAKE,
  { job: 'check', options: { json: true } },
  { job: 'rate', options: { onError: 'record' } },
  { job: 'canonical', options: { onError: 'stop' } },
];

interface Ran {
  readonly output: string;
  readonly result: Result<object, string>;
}

/** Does some work, here or wherever the options say. */
async function ran(work: Work, options: Partial<BulkOptions> = {}): Promise<Ran> {
  const inputs = work.job === 'generate' ? [] : [file];
  const pieces: Uint8Array[] = [];
  const write = (bytes: Uint8Array): void => void pieces.push(bytes.slice());
  const result = await runFiles({
    ...work,
    inputs,
    pieceBytes: 2000,
    threads: 1,
    worker,
    write,
    ...options,
  } as BulkOptions);
  return { output: Buffer.concat(pieces).toString(), result };
}

describe.each(STORES)('jobs on %s', (name, optionsOn) => {
  describe.skipIf(name === 'PostgreSQL' && !cluster)('in a depot', () => {
    let options: StoreOptions;
    let store: Store;
    let depot: Depot;
    beforeAll(async () => {
      options = await optionsOn(cluster);
      store = await openStore(options);
      depot = await depotIn(store, { lease: 1, retries: 1 });
    });
    afterAll(async () => {
      await depot.close();
      await store.close();
      if (options.data) rmSync(options.data, { recursive: true });
    });

    const heard: string[] = [];
    const ending: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const end of ending.splice(0)) await end();
      await store.execute('delete from bulk_job');
      await store.execute('delete from pgboss.job');
      heard.splice(0);
    });

    /** Starts a worker, which ends with the test. */
    function start(): void {
      const stop = new AbortController();
      const options = { threads: 1, worker, stop: stop.signal, leave: new AbortController().signal };
      const working = workOnTasks(depot, { ...options, hear: (sentence) => heard.push(sentence) });
      ending.push(() => {
        stop.abort();
        return working;
      });
    }

    /** Puts a job into the depot and waits for its output. */
    async function away(work: Work, stop = new AbortController().signal): Promise<Ran & { readonly job: string }> {
      const job = await openJob(depot, work, work.job === 'generate' ? [] : [file]);
      const machines = new JobMachines(depot, job, { hear: (sentence) => heard.push(sentence), stop, patience: 500 });
      return { job, ...(await ran(work, { machines, stop })) };
    }

    test.each(some(name === 'PostgreSQL' ? WORKS : [SOLVE, MAKE]))(
      'two workers give the bytes of one thread: $job',
      async (work) => {
        start();
        start();
        const { job: _, ...there } = await away(work);
        expect(there).toEqual(await ran(work));
      },
    );

    test('what a worker had when it died is done again', { tags: ['whole'] }, async () => {
      const job = openJob(depot, SOLVE, [file]);
      const waiting = away(SOLVE);
      await job;
      // A worker that dies takes tasks and is never heard of again.
      await expect
        .poll(async () => (await depot.queue.fetch(depot.name, { batchSize: 3 })).length, { timeout: 20_000 })
        .toBeGreaterThan(0);
      start();
      const { output } = await waiting;
      expect(output).toBe((await ran(SOLVE)).output);
    });

    test('who left comes back to answers that were made meanwhile', { tags: ['whole'] }, async () => {
      const leave = new AbortController();
      const left = away(SOLVE, leave.signal);
      await expect.poll(async () => (await jobStates(depot))[0]?.tasks, { timeout: 20_000 }).toBeGreaterThan(5);
      leave.abort();
      expect(await left).toMatchObject({ result: { value: { stopped: { why: 'enough' } } } });
      start();
      await expect
        .poll(async () => (await jobStates(depot)).every((job) => job.answered === job.tasks), { timeout: 20_000 })
        .toBe(true);
      for (const end of ending.splice(0)) await end();
      const { output, job } = await away(SOLVE);
      expect(output).toBe((await ran(SOLVE)).output);
      await finishJob(depot, job);
      expect(await jobStates(depot)).toMatchObject([{ id: job, state: 'done', inputs: file, work: SOLVE }]);
    });

    test('the first answer to a task stays; if it is changed later, that is noticed', async () => {
      start();
      await away(SOLVE);
      const [row] = (await store.execute('select job, key, text, bytes from bulk_answer limit 1')).rows;
      await putAnswer(depot, row, { text: '{}', bytes: new Uint8Array(3) });
      expect((await store.execute('select text from bulk_answer where key = $1', [row.key])).rows).toEqual([
        { text: row.text },
      ]);
      await store.execute("update bulk_answer set text = text || ' '");
      expect((await away(SOLVE)).result).toEqual({
        ok: false,
        error: `An answer of job ${row.job} was changed in the database. Cancel the job, and begin it anew.`,
      });
    });

    test('a task that ends every worker ends the job with a sentence, and can be tried anew', async () => {
      const job = await openJob(depot, SOLVE, [file]);
      await putTask(depot, { job, key: 'broken' }, { text: '{', bytes: new Uint8Array(0) });
      start();
      const state = async () =>
        (await store.execute("select state from pgboss.job where data->>'key' = 'broken'")).rows[0].state;
      await expect.poll(state, { timeout: 20_000 }).toBe('failed');
      expect(heard[0]).toMatch(`a task of job ${job} goes back into the queue: `);
      await putTask(depot, { job, key: 'broken' }, { text: '{', bytes: new Uint8Array(0) });
      expect(await state()).not.toBe('failed');
    });

    test('a job that is cancelled leaves nothing behind, and whoever waits for it is informed', async () => {
      const waiting = away(SOLVE);
      await expect.poll(async () => (await jobStates(depot))[0]?.tasks, { timeout: 20_000 }).toBeGreaterThan(5);
      const [taken] = await depot.queue.fetch<{ job: string; key: string }>(depot.name);
      const { job } = taken!.data;
      expect(await cancelJob(depot, job)).toBe(true);
      await putAnswer(depot, taken!.data, { text: '{}', bytes: new Uint8Array(0) });
      expect((await waiting).result).toEqual({ ok: false, error: `Job ${job} was cancelled or removed.` });
      expect(await jobStates(depot)).toMatchObject([{ id: job, state: 'cancelled', tasks: 0, answered: 0 }]);
      const left = await store.execute("select 1 from pgboss.job where name = $1 and state < 'completed'", [
        depot.name,
      ]);
      expect(left.rows).toEqual([]);
      expect(await cancelJob(depot, job)).toBe(false);
    });

    test.each([
      ['done', 3, 1],
      ['cancelled', 3, 1],
      ['open', 3, 2],
      ['open', 14, 1],
    ])('a job that is %s is removed after %i days', async (state, days, left) => {
      const job = await openJob(depot, SOLVE, [file]);
      await openJob(depot, { job: 'check', options: {} }, [file]);
      await store.execute('update bulk_job set state = $2, changed_ms = changed_ms - $3::bigint where id = $1', [
        job,
        state,
        days * 86_400_000 + 1,
      ]);
      await removeOldJobs(depot);
      expect((await jobStates(depot)).length).toBe(left);
    });

    test('a lease that is renewed does not run out', { tags: ['whole'] }, async () => {
      const job = await openJob(depot, SOLVE, [file]);
      await putTask(depot, { job, key: 'long' }, { text: '{}', bytes: new Uint8Array(0) });
      const [taken] = await depot.queue.fetch(depot.name);
      for (let third = 0; third < 4; third++) {
        await after(333);
        await renewLeases(depot, [taken!.id]);
      }
      expect(await depot.queue.fetch(depot.name)).toEqual([]);
      await after(1100);
      await renewLeases(depot, []);
      await expect.poll(() => depot.queue.fetch(depot.name), { timeout: 20_000 }).toMatchObject([{ id: taken!.id }]);
    });
  });
});

test.skipIf(!cluster)(
  'a database that is away for a while is waited for, by workers and by who waits',
  { tags: ['whole'] },
  async () => {
    const depot = await openDepot(cluster!.filledDatabase());
    const stop = new AbortController();
    const heard: string[] = [];
    const hear = (sentence: string): void => void heard.push(sentence);
    const job = await openJob(depot, SOLVE, [file]);
    const output = ran(SOLVE, { machines: new JobMachines(depot, job, { hear, stop: stop.signal }) });
    await expect.poll(async () => (await jobStates(depot))[0]?.tasks, { timeout: 20_000 }).toBeGreaterThan(5);
    cluster!.crash();
    const options = { threads: 1, worker, stop: stop.signal, leave: new AbortController().signal, hear };
    const working = workOnTasks(depot, options);
    const away = () => heard.filter((sentence) => sentence.startsWith('the database does not answer ('));
    await expect.poll(() => away().length, { timeout: 20_000 }).toBe(2);
    cluster!.start();
    expect((await output).output).toBe((await ran(SOLVE)).output);
    stop.abort();
    await working;
    await depot.close();
  },
);

test.skipIf(!cluster)('many workers may open a depot that nobody has made yet', { tags: ['whole'] }, async () => {
  const database = cluster!.filledDatabase();
  const depots = await Promise.all(Array.from({ length: 4 }, () => openDepot(database)));
  await Promise.all(depots.map((depot) => depot.close()));
});
