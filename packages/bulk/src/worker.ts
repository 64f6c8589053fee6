/**
 * The script of a thread. It receives tasks as messages, and answers them in order; or questions of
 * programs, one at a time.
 */

import { parentPort } from 'node:worker_threads';
import { type LineSolver, loadLineSolver } from '@pencilmark/turbo';
import type { ChunkWorker } from './chunk/chunk.ts';
import type { Packing } from './packing/packing.ts';
import type { Question } from './questions/question.ts';
import { HELD, release } from './threads/held-answers.ts';
import { answerRange, roomFor } from './threads/range.ts';
import type { Start, Task } from './threads/tasks.ts';
import type { Work } from './types.ts';

function portOfThread(): NonNullable<typeof parentPort> {
  if (parentPort) return parentPort;
  throw new Error('@pencilmark/bulk/worker was imported; expected that a thread is started with it');
}
const port = portOfThread();

/** The work of this thread, which comes with the first message. */
let work: Work;
let limit = 0;
let solving: Promise<LineSolver | undefined> | undefined;
function begin(start: Start): void {
  ({ work, limit } = start);
  // One more output is for answers that go with the message.
  if (limit > 0) solving = loadLineSolver(roomFor(start.pieceBytes), HELD + 1);
}

// The reader and the solvers of core are loaded when the first line needs them.
let making: Promise<ChunkWorker> | undefined;
async function chunkWorker(): Promise<ChunkWorker> {
  const solver = await solving;
  const plain = solver && { solver, output: HELD, limit };
  making ??= import('./chunk/chunk.ts').then(({ makeChunkWorker }) => makeChunkWorker(work, plain));
  return making;
}

let packing: ReturnType<Packing['packer']> | undefined;
/**
 * The packer for files whose names have an ending. A thread has one output, so one packer is
 * enough.
 */
async function packer(ending: string): ReturnType<Packing['packer']> {
  packing ??= import('./packing/packing.ts').then(({ packingOf }) => packingOf(ending)!.packer());
  return packing;
}

/** The reply to a task, and the arrays that move to the caller with it. */
type Reply = readonly [message: unknown, moved: readonly Uint8Array[]];

/** The tasks that take time, by kind. */
const LONG_TASKS: {
  readonly [Kind in 'chunk' | 'range' | 'make' | 'pack']: (task: Task<Kind>) => Promise<Reply>;
} = {
  async chunk({ chunk }) {
    const answered = await (await chunkWorker())(chunk);
    return [{ ...answered, bytes: chunk.bytes }, [answered.output, chunk.bytes]];
  },
  async range({ range }) {
    const solver = await solving;
    const answered = solver ? await answerRange(range, { solver, limit, chunkWorker }) : 'here';
    return [answered, answered !== 'here' && 'output' in answered ? [answered.output] : []];
  },
  async make({ first, count }) {
    const { makeBatch } = await import('./threads/batch.ts');
    const answered = await makeBatch(work, first, count);
    return [answered, [answered.output]];
  },
  async pack({ bytes, ending }) {
    const packed = await (await packer(ending))(bytes);
    return [packed, [packed]];
  },
};

const answer = <Kind extends keyof typeof LONG_TASKS>(task: Task<Kind>): Promise<Reply> => LONG_TASKS[task.kind](task);

/**
 * Does a task that comes before those that wait. An error is sent as data, because as an exception
 * it would lose its code.
 */
function doAtOnce(id: number, task: Task<'write' | 'drop'>): void {
  try {
    release(task);
    port.postMessage({ id });
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    port.postMessage({ id, problem: { code, message } });
  }
}

/** Answers a question. An exception ends the thread, and whoever asked hears of it. */
async function answerQuestion(question: Question): Promise<void> {
  const questions = await import('./questions/answer.ts');
  port.postMessage(await questions.answerQuestion(question));
}

type Message = Start | { readonly question: Question } | { readonly id: number; readonly task: Task };

let before: Promise<void> = Promise.resolve();
port.on('message', (message: Message) => {
  if ('question' in message) {
    void answerQuestion(message.question);
    return;
  }
  if ('work' in message) {
    begin(message);
    return;
  }
  const { id, task } = message;
  if (task.kind === 'write' || task.kind === 'drop') {
    doAtOnce(id, task);
    return;
  }
  before = before.then(async () => {
    const [reply, moved] = await answer(task);
    port.postMessage(
      { id, reply },
      moved.map((bytes) => bytes.buffer as ArrayBuffer),
    );
  });
});
