/** What a thread runs: takes chunks as messages, answers with their solutions. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, type ChunkOptions, makeChunkSolver } from './chunk.ts';
import type { ReturnedAnswer } from './pool.ts';

const solving = makeChunkSolver(workerData as ChunkOptions);

// One chunk at a time is sent, and the next when its answer has come.
parentPort!.on('message', async (chunk: Chunk) => {
  const solve = await solving;
  const answer = await solve(chunk);
  parentPort!.postMessage({ ...answer, bytes: chunk.bytes } satisfies ReturnedAnswer, [
    answer.output.buffer as ArrayBuffer,
    chunk.bytes.buffer as ArrayBuffer,
  ]);
});
