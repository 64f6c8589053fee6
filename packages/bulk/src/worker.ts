/** What a thread runs: takes chunks as messages, answers with what came out of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, makeChunkWorker, type Work } from './chunk.ts';
import type { ReturnedAnswer } from './pool.ts';

const making = makeChunkWorker(workerData as Work);

// One chunk at a time is sent, and the next when its answer has come.
parentPort!.on('message', async (chunk: Chunk) => {
  const work = await making;
  const answer = await work(chunk);
  parentPort!.postMessage({ ...answer, bytes: chunk.bytes } satisfies ReturnedAnswer, [
    answer.output.buffer as ArrayBuffer,
    chunk.bytes.buffer as ArrayBuffer,
  ]);
});
