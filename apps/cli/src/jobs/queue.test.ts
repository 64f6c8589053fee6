import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../service/src/store/open.ts';
import type { Store } from '../../../service/src/store/store.ts';
import { clusterForTests } from '../../../service/src/testing.ts';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the tests of --queue are skipped.');

describe.skipIf(!cluster)('jobs that other machines do', () => {
  const address = cluster?.filledDatabase() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-queue-'));
  const at = (name: string): string => join(folder, name);
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ database: address });
    const lines = [
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
      'what?',
      '.'.repeat(81),
    ];
    writeFileSync(
      at('puzzles.txt'),
      `${Array.from({ length: 45_000 }, (_, index) => lines[(index * 5) % 3]).join('\n')}\n`,
    );
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const started: ChildProcess[] = [];
  function start(...words: string[]): ChildProcess {
    const child = spawn(process.execPath, [COMMAND, ...words], { stdio: 'ignore' });
    started.push(child);
    return child;
  }
  const startWorker = (): ChildProcess => start('work', address, '--threads', '1');
  const ended = async (child: ChildProcess): Promise<number | null> => (await once(child, 'exit'))[0] as number | null;

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
    const code = ended(child);
    child.kill(signal);
    return code;
  }

  const numberOf = async (query: string): Promise<number> => Number((await store.execute(query)).rows[0]?.number ?? 0);
  const taken = () =>
    numberOf("select count(*) as number from pgboss.job where name like 'bulk-%' and state = 'active'");

  /** Waits until some workers have tasks at hand, and ends them there as a failing machine does. */
  async function killAtWork(workers: readonly ChildProcess[]): Promise<void> {
    await expect
      .poll(
        async () => {
          for (const worker of workers) worker.kill('SIGSTOP');
          const isAtWork = (await taken()) > 0;
          if (!isAtWork) for (const worker of workers) worker.kill('SIGCONT');
          return isAtWork;
        },
        { timeout: 60_000, interval: 30 },
      )
      .toBe(true);
    await Promise.all(workers.map((worker) => end(worker, 'SIGKILL')));
    expect(await taken()).toBeGreaterThan(0);
    // A quarter of a minute later the leases of the dead have run out.
    await store.execute("update pgboss.job set started_on = started_on - interval '15 s' where state = 'active'");
  }

  test('two workers are killed, and who waits too: the output has the bytes of one thread', {
    tags: ['whole'],
    timeout: 180_000,
  }, async () => {
    const words = ['solve', at('puzzles.txt'), '--limit', '2', '--on-error', 'record', '--output'];
    expect(await ended(start(...words, at('here.txt'), '--threads', '1'))).toBe(2);
    const away = [...words, at('away.txt'), '--queue', address];
    const workers = [startWorker(), startWorker()];
    const waiting = start(...away);
    await killAtWork(workers);
    await end(waiting, 'SIGKILL');
    const others = [startWorker(), startWorker()];
    expect(await ended(start(...away, '--resume'))).toBe(2);
    expect(await Promise.all(others.map((worker) => end(worker, 'SIGINT')))).toEqual([0, 0]);
    expect(readFileSync(at('away.txt')).equals(readFileSync(at('here.txt')))).toBe(true);
    const [job] = objectsOf((await run(['jobs', address, '--json'])).out);
    expect(job).toMatchObject({ state: 'done', job: 'solve', inputs: [at('puzzles.txt')], answered: job!.tasks });
    // Its answers are kept: by its id alone they are put together again.
    const fetched = await run(['jobs', address, '--fetch', String(job!.id), '--output', at('fetched.txt')]);
    expect(fetched.code).toBe(2);
    expect(readFileSync(at('fetched.txt')).equals(readFileSync(at('here.txt')))).toBe(true);
    appendFileSync(at('puzzles.txt'), '\n');
    const late = await run(['jobs', address, '--fetch', String(job!.id)]);
    expect(late).toEqual({ code: 2, out: '', err: expect.stringContaining('Its files are not here as they were') });
    expect((await run(['jobs', address, '--fetch', 'nothing'])).err).toContain('There is no job nothing');
  });

  test('Ctrl-C leaves a job for which no worker is there; it can be cancelled', async () => {
    const waiting = spawn(process.execPath, [COMMAND, 'check', at('puzzles.txt'), '--queue', address], {
      stdio: 'pipe',
    });
    let said = '';
    waiting.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const waitingTasks = "select count(*) as number from bulk_task join bulk_job on job = id where work like '%check%'";
    await expect.poll(() => numberOf(waitingTasks), { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await end(waiting, 'SIGINT')).toBe(130);
    const [, id] = /^job (\w+) is in the queue$/m.exec(said)!;
    expect(said).toContain('stopped after ');
    expect(await run(['jobs', address, '--cancel', id!])).toEqual({ code: 0, out: `cancelled ${id}\n`, err: '' });
    expect((await run(['jobs', address, '--cancel', id!])).code).toBe(2);
    expect((await run(['jobs', address])).out).toMatch(new RegExp(`^${id}  cancelled  0 of 0 tasks +check `));
  });

  test('an idle worker ends by itself', async () => {
    const { code, out } = await runProcess(['work', address, '--idle', '1', '--threads', '1']);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^works for .* with 1 thread .*\ndid \d+ tasks?\n$/),
    });
  });
});

test.each([
  [['solve', 'x.txt', '--queue', 'here'], 'Expected the address of a PostgreSQL server'],
  [['work', 'http://localhost'], 'Expected the address of a PostgreSQL server'],
  [['work', 'postgres://me:secret@127.0.0.1:1/x'], 'postgres://me@127.0.0.1:1/x cannot be used: connect ECONNREFUSED'],
  [['jobs', 'postgres://127.0.0.1:1/x'], 'cannot be used: connect ECONNREFUSED'],
  [['rate', 'x.txt', '--queue', 'postgres://h/x', '--threads', '2'], '--queue and --threads cannot go together'],
])('%j is refused', async (words, sentence) => {
  const { code, err } = await run(words);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
});
