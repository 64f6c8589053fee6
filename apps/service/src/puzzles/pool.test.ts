import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import type { Queue } from '../queue.ts';
import { openStore } from '../store/open.ts';
import type { Run } from '../threads/runner.ts';
import type { Threads } from '../threads/threads.ts';
import { openPool } from './pool.ts';
import type { Making } from './wish.ts';

const store = await openStore({});
afterAll(() => store.close());
const log = pino({ level: 'silent' });

/** A queue whose jobs are done when a test says so. */
function handQueue() {
  let jobs: { data: object }[] = [];
  let worker = async (_jobs: typeof jobs): Promise<void> => {};
  const queue = {
    createQueue: async () => {},
    send: async (_name: string, data: object) => void jobs.push({ data }),
    work: async (_name: string, work: typeof worker) => {
      worker = work;
    },
  } as unknown as Queue;
  const work = async (): Promise<void> => {
    const waiting = jobs;
    jobs = [];
    await worker(waiting);
  };
  return { queue, waiting: () => jobs.map(({ data }) => data), add: (data: object) => jobs.push({ data }), work };
}

let puzzles = 0;

/** Threads that make puzzles of nothing, unless they are to fail. */
function threadsThat(fails: boolean) {
  const counts: number[] = [];
  const run = async (_script: URL, makings: readonly Making[]): Promise<unknown> => {
    counts.push(makings[0]!.count);
    if (fails) throw new Error('The thread was not done after 60 s.');
    return makings.map(({ count }) =>
      Array.from({ length: count }, () => ({ puzzle: `p${++puzzles}`, solution: 's', er: 12 })),
    );
  };
  const threads: Threads = { inTurn: (_order, work) => work(run as Run), close: () => {} };
  return { threads, asked: counts };
}

const EASY = { board: '9x9:3x3', level: 'easy' } as const;
const HARD = { board: '9x9:3x3', level: 'hard' } as const;

describe('the pool', () => {
  test('is filled by jobs, a dozen puzzles in a thread', async () => {
    const { queue, work } = handQueue();
    const { threads, asked: counts } = threadsThat(false);
    const pool = await openPool({ store, queue, threads, log });
    await work();
    expect(counts).toEqual([12, 12, 12, 12]);
    expect(await pool.take(EASY, 2, 1)).toHaveLength(2);
    expect(counts).toHaveLength(4);
    await work();
    expect(counts.slice(4)).toEqual([2]);
  });

  test('leaves a kind alone of which no puzzle could be made, and says so in its answers', async () => {
    const { queue, work, waiting } = handQueue();
    const { threads, asked: counts } = threadsThat(true);
    const pool = await openPool({ store, queue, threads, log });
    const refused = { code: 'no-puzzle', message: /^No hard puzzle .* could be made in time\./ };
    await expect(pool.take(HARD, 1, 1)).rejects.toMatchObject(refused);
    await work();
    expect(counts).toEqual([1, 12]);
    await expect(pool.take(HARD, 1, 1)).rejects.toMatchObject(refused);
    expect(waiting()).toEqual([]);
    expect(counts).toEqual([1, 12, 1]);
  });

  test('does no job for a kind that is not played any more', async () => {
    const { queue, work, add } = handQueue();
    const { threads, asked: counts } = threadsThat(false);
    await openPool({ store, queue, threads, log });
    add({ board: '25x25:5x5', level: 'extreme' });
    await work();
    expect(counts).toEqual([]);
  });
});
