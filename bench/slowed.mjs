/**
 * Slows a process down: it is stopped and continued every few milliseconds. Chromium's own way
 * slows only the thread of a page, not its workers.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds of a turn, in which the process runs once. */
const TURN = 8;

/**
 * Lets a process run only one part of `times` of the time, its threads all at once. Gives a
 * function that ends it.
 */
export function slowed(pid, times) {
  const thread = new Worker(
    `const { pid, times, turn } = require('node:worker_threads').workerData;
     const clock = new Int32Array(new SharedArrayBuffer(4));
     const wait = (ms) => ms > 0 && Atomics.wait(clock, 0, 0, ms);
     let [ran, stood, at] = [0, 0, performance.now()];
     const lap = () => { const last = at; at = performance.now(); return at - last; };
     // Nobody wakes up exactly in time: what was too long is made up for in the next turn.
     for (;;) {
       process.kill(pid, 'SIGSTOP');
       ran += lap();
       wait(Math.min(ran * (times - 1) - stood, turn * times * 4));
       process.kill(pid, 'SIGCONT');
       stood += lap();
       wait(turn / times);
     }`,
    { eval: true, workerData: { pid, times, turn: TURN } },
  );
  thread.on('error', () => {});
  return async () => {
    await thread.terminate();
    process.kill(pid, 'SIGCONT');
  };
}
