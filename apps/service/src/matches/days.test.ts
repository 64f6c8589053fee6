import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ServiceClock } from '../clock.ts';
import type { Making } from '../puzzles/wish.ts';
import type { Queue } from '../queue.ts';
import { openStore } from '../store/open.ts';
import type { Run } from '../threads/runner.ts';
import { newThreads, type Threads } from '../threads/threads.ts';
import { DAILY_LEVELS, openDays } from './days.ts';

const store = await openStore({});
afterAll(() => store.close());
beforeEach(() => store.execute('delete from daily'));

const TODAY = '2026-11-22';
const EASY = { date: TODAY, level: 'easy' } as const;
const clock = { now: () => Date.parse(`${TODAY}T23:30:00Z`) } as ServiceClock;

/** Days of a node whose threads take a moment, and fail when they are to. */
async function node(fails: () => boolean = () => false) {
  let runs = 0;
  const run = async (_script: URL, makings: readonly Making[]): Promise<unknown> => {
    runs++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (fails()) throw new Error('The thread ended with 1 before it was done.');
    return makings.map(({ seed }) => [{ puzzle: `p${seed}`, solution: 's', er: 12 }]);
  };
  const real = newThreads();
  const threads: Threads = { ...real, inTurn: (order, work) => real.inTurn(order, () => work(run as Run)) };
  let job = async (): Promise<void> => {};
  const queue = {
    createQueue: async () => {},
    schedule: async () => {},
    send: async () => {},
    work: async (_name: string, work: typeof job) => {
      job = work;
    },
  } as unknown as Queue;
  const days = await openDays({ store, clock, queue, threads, log: pino({ level: 'silent' }) });
  return { days, runs: () => runs, job: () => job() };
}

const askers = (count: number): undefined[] => Array.from({ length: count });

test('sixty requests for the same day at once make one thread', async () => {
  const { days, runs } = await node();
  await Promise.all(askers(60).map(() => days.make(EASY)));
  expect(runs()).toBe(1);
  expect(await days.find(EASY)).toMatchObject(EASY);
});

test('a failure reaches all who wait, and the next request tries again', async () => {
  let isBroken = true;
  const { days, runs } = await node(() => isBroken);
  const all = await Promise.allSettled(askers(9).map(() => days.make(EASY)));
  expect(new Set(all.map((outcome) => outcome.status === 'rejected' && outcome.reason.code))).toEqual(
    new Set(['no-puzzle']),
  );
  isBroken = false;
  await days.make(EASY);
  expect(runs()).toBe(2);
});

test('a job makes today and tomorrow, all levels in one thread; done again it makes nothing', async () => {
  const { days, runs, job } = await node();
  await job();
  for (const date of [TODAY, '2026-11-23'])
    for (const level of DAILY_LEVELS) expect((await days.find({ date, level }))!.commit_hash).toMatch(/^[0-9a-f]{64}$/);
  await job();
  expect(runs()).toBe(1);
});

test('of two nodes at once the first keeps its puzzle, and both have the same', async () => {
  const [first, other] = [await node(), await node()];
  await Promise.all([first.days.make(EASY), other.days.make(EASY)]);
  expect(await first.days.find(EASY)).toEqual(await other.days.find(EASY));
});
