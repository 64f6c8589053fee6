/** What a thread runs: takes tasks as messages, and answers them in order. */

import { readSync, writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { type LineSolver, loadLineSolver } from '@pencilmark/turbo';
import type { ChunkWorker, Plain, Work } from './chunk.ts';
import { lastLine } from './last-line.ts';
import type { Packing } from './packing.ts';
import type { AnsweredChunk, AnsweredRange, Range, RangeProblem, Start, Task } from './tasks.ts';

// Bytes that are read before a range and behind it, to see the line before and the end of the last one.
const BEFORE = 256;
const BEHIND = 4096;
/** Answers that are kept until their place in the file is known; one more is for those that go with the message. */
const HELD = 3;

/** What the first message tells: the work of this thread. */
let work: Work;
let limit = 0;
let solving: Promise<LineSolver | undefined> | undefined;
function begin(start: Start): void {
  ({ work, limit } = start);
  if (limit > 0) solving = loadLineSolver(start.pieceBytes + BEFORE + BEHIND, HELD + 1);
}

const free = Array.from({ length: HELD }, (_, index) => index);
const held = new Map<number, Uint8Array>();

// Reader and solvers of core are loaded when the first line needs them.
let making: Promise<ChunkWorker> | undefined;
async function chunkWorker(): Promise<ChunkWorker> {
  const solver = await solving;
  const plain: Plain | undefined = solver && { solver, output: HELD, limit };
  making ??= import('./chunk.ts').then(({ makeChunkWorker }) => makeChunkWorker(work, plain));
  return making;
}

let packing: ReturnType<Packing['packer']> | undefined;
/** What packs bytes for files whose names end so; a thread has one output. */
async function packer(ending: string): ReturnType<Packing['packer']> {
  packing ??= import('./packing.ts').then(({ packingOf }) => packingOf(ending)!.packer());
  return packing;
}

/** What a task gives, and what of it moves to whoever asked. */
type Reply = readonly [message: unknown, moved: readonly Uint8Array[]];

async function answer(task: Task): Promise<Reply> {
  if (task.kind === 'chunk') {
    const answered = await (await chunkWorker())(task.chunk);
    const { bytes } = task.chunk;
    return [{ ...answered, bytes } satisfies AnsweredChunk, [answered.output, bytes]];
  }
  if (task.kind === 'make') {
    const { makeSome } = await import('./making.ts');
    const answered = await makeSome(work, task.first, task.count);
    return [answered, [answered.output]];
  }
  if (task.kind === 'pack') {
    const packed = await (await packer(task.ending))(task.bytes);
    return [packed, [packed]];
  }
  return task.kind === 'range' ? answerRange(task.range) : [undefined, []];
}

async function answerRange({ file, from, to, size, mayHold }: Range): Promise<Reply> {
  const solver = (await solving)!;
  const low = Math.max(0, from - BEFORE);
  const high = Math.min(size, to + BEHIND);
  if (high - low > solver.input.length) return ['long' satisfies RangeProblem, []];
  let length = 0;
  try {
    while (low + length < high) {
      const count = readSync(file, solver.input, length, high - low - length, low + length);
      if (count === 0) break;
      length += count;
    }
  } catch (problem) {
    const { code = '', message } = problem as NodeJS.ErrnoException;
    return [{ problem: { code, message } } satisfies RangeProblem, []];
  }
  const bytes = solver.input.subarray(0, length);
  const isAtEnd = low + length === size;
  const lineBehind = (place: number): number => {
    const feed = bytes.indexOf(10, place - 1 - low);
    return feed >= 0 ? feed + 1 : isAtEnd ? length : -1;
  };
  const start = from === 0 ? 0 : lineBehind(from);
  const end = to >= size ? length : lineBehind(to);
  if (start < 0 || end < 0 || (to >= size && !isAtEnd)) return ['long' satisfies RangeProblem, []];

  const output = (mayHold ? free.pop() : undefined) ?? HELD;
  const done = solver.solve(start, end, output, 0, limit);
  const answers = solver.outputs[output]!.subarray(0, 82 * done.lines);
  const place = { start: low + start, end: low + end };
  if (done.bytes === end - start) {
    const isHeld = output < HELD && done.lines > 0;
    if (isHeld) held.set(output, answers);
    else if (output < HELD) free.push(output);
    const own = isHeld ? new Uint8Array(0) : answers.slice();
    const reply: AnsweredRange = {
      ...place,
      ...(isHeld && { held: output }),
      size: answers.length,
      output: own,
      leadBefore: '',
      events: [],
      used: done.bytes,
      lines: done.lines,
      lead: lastLine(bytes.subarray(start, end)),
      askedLead: false,
      records: done.lines,
      counts: limit > 1 ? { proper: done.lines } : {},
      exitCode: 0,
    };
    return [reply, [own]];
  }
  const leadBefore = lastLine(bytes.subarray(0, start));
  const begun = { bytes: done.bytes, lines: done.lines, output: answers };
  const chunk = {
    bytes: bytes.slice(start, end),
    isFirst: low + start === 0,
    isLast: low + end === size,
    lead: leadBefore,
  };
  const answered = await (await chunkWorker())({ ...chunk, name: '', linesBefore: 0 }, begun);
  if (output < HELD) free.push(output);
  return [
    { ...answered, ...place, leadBefore, size: answered.output.length } satisfies AnsweredRange,
    [answered.output],
  ];
}

/** Writes answers that are held, or lets them go. */
function release(task: Task & { readonly kind: 'write' | 'drop' }): void {
  const output = task.held;
  const bytes = held.get(output)!;
  if (task.kind === 'write') {
    const { file, at } = task;
    for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from, bytes.length - from, at + from);
  }
  held.delete(output);
  free.push(output);
}

let before: Promise<void> = Promise.resolve();
parentPort!.on('message', (message: Start | { readonly id: number; readonly task: Task }) => {
  if ('work' in message) {
    begin(message);
    return;
  }
  const { id, task } = message;
  if (task.kind === 'write' || task.kind === 'drop') {
    try {
      release(task);
      parentPort!.postMessage({ id });
    } catch (problem) {
      // An error loses its code on the way.
      const { code, message } = problem as NodeJS.ErrnoException;
      parentPort!.postMessage({ id, problem: { code, message } });
    }
    return;
  }
  before = before.then(async () => {
    const [reply, moved] = await answer(task);
    parentPort!.postMessage(
      { id, reply },
      moved.map((bytes) => bytes.buffer as ArrayBuffer),
    );
  });
});
