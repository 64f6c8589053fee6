import { Worker } from 'node:worker_threads';
import type { Work } from './course.ts';

/** The report of an epoch: its number from 1, the mean loss in nats, SHA-256 of all weights. */
export interface Epoch {
  readonly number: number;
  readonly loss: number;
  readonly checksum: string;
}

type Progress = (epoch: Epoch) => void;

/** Trains in as many threads as the work says; its weights are learnt when the promise is kept. */
export async function train(work: Work, tell: Progress): Promise<void> {
  await Promise.all(Array.from({ length: work.threads }, (_, index) => finished(threadFor(work, index), tell)));
}

const threadFor = (work: Work, index: number): Worker =>
  new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { work, index } });

const finished = (thread: Worker, tell: Progress): Promise<void> =>
  new Promise((resolve, reject) => {
    thread.on('message', tell);
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with code ${code}.`))));
  });
