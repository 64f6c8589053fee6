import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { meet } from './course.ts';

/** The other thread: it wakes who waits before it opens the barrier, as a late call may do. */
const LATE_CALL = `
  const { workerData: barrier } = require('node:worker_threads');
  while (Atomics.notify(barrier, 1) === 0);
  Atomics.wait(barrier, 0, 1, 50);
  Atomics.store(barrier, 0, 0);
  Atomics.add(barrier, 1, 1);
  Atomics.notify(barrier, 1);
`;

test('a thread that is woken too early waits on', async () => {
  const barrier = new Int32Array(new SharedArrayBuffer(8));
  const other = new Worker(LATE_CALL, { eval: true, workerData: barrier });
  const ended = new Promise((resolve) => other.on('exit', resolve));
  meet({ barrier, threads: 2 });
  expect(Array.from(barrier)).toEqual([0, 1]);
  await ended;
});
