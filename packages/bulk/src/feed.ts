import type { FileHandle } from 'node:fs/promises';
import { type Chunk, type ChunkAnswer, countLines } from './chunk.ts';
import { borderBehind, type Cuts } from './cuts.ts';
import { lastLine } from './last-line.ts';
import type { Pool, Replied } from './pool.ts';
import { piecesOf, sourceName } from './source.ts';
import type { AnsweredChunk, AnsweredRange, RangeProblem } from './tasks.ts';

/** A piece that a thread has done. */
export interface DonePiece {
  readonly answer: ChunkAnswer;
  /** The end of the piece in the text of its input, and whether it is that of the input. */
  readonly end: number;
  readonly isLast: boolean;
  /** The line before the piece that the thread reckoned with. */
  readonly lead: string;
  /** An answer that a thread holds. */
  readonly held?: { readonly thread: number; readonly held: number; readonly size: number };
  /** The bytes of the piece; for an answer that came with them, to be asked for once. */
  bytes(): Uint8Array | Promise<Uint8Array>;
}

/** A piece that was given to a thread; 'long' says that it has to be cut by reading. */
export interface BegunPiece {
  /** Where the next piece begins, or a place in the line before. */
  readonly border: number;
  readonly done: Promise<DonePiece | 'long'>;
}

/** Gives a piece to a thread whenever it is asked for the next. */
export type Feed = AsyncGenerator<BegunPiece, void>;

/** Where a feed begins: bytes and lines before, where a piece ended, and the line before if it is a puzzle. */
export interface FeedStart {
  readonly offset: number;
  readonly cut: number;
  readonly lines: number;
  readonly lead: string;
}

/** The pieces of a source that is read here. */
export async function* streamFeed(
  pool: Pool,
  input: string,
  {
    isTelling,
    standardInput,
    ...cuts
  }: Cuts & { readonly isTelling: boolean; readonly standardInput?: AsyncIterable<Uint8Array> | undefined },
  { offset, cut, lines, lead }: FeedStart,
): Feed {
  const name = sourceName(input);
  let linesBefore = lines;
  let leadBefore = lead;
  let isFirst = offset === 0;
  for await (const { bytes, end, isLast } of piecesOf(input, cuts, { start: offset, cut }, standardInput)) {
    const before = leadBefore;
    const chunk: Chunk = { bytes, isFirst, isLast, lead: before, name, linesBefore };
    if (isTelling) linesBefore += countLines(bytes);
    leadBefore = lastLine(bytes);
    isFirst = false;
    const asked = pool.ask<AnsweredChunk>({ kind: 'chunk', chunk }, [bytes]);
    const done = asked.then(({ reply: answer }) => ({ answer, end, isLast, lead: before, bytes: () => answer.bytes }));
    yield { border: end, done };
  }
}

/** The pieces of a file that threads read themselves. */
export async function* rangeFeed(
  pool: Pool,
  file: FileHandle,
  { size, mayHold, ...cuts }: Cuts & { readonly size: number; readonly mayHold: boolean },
  { cut }: FeedStart,
): Feed {
  for (let from = cut; from < size; ) {
    const border = borderBehind(from, cuts);
    const range = { file: file.fd, from, to: border, size, mayHold };
    const asked = pool.ask<AnsweredRange | RangeProblem>({ kind: 'range', range });
    const done = asked.then((replied) => donePiece(replied, file, size));
    done.catch(() => {}); // whoever waits for an earlier one hears of it
    yield { border, done };
    from = border;
  }
}

function donePiece(
  { reply, thread }: Replied<AnsweredRange | RangeProblem>,
  file: FileHandle,
  size: number,
): DonePiece | 'long' {
  if (reply === 'long') return reply;
  if ('problem' in reply) throw Object.assign(new Error(reply.problem.message), reply.problem, { syscall: 'read' });
  const { held, start, end } = reply;
  return {
    answer: reply,
    end,
    isLast: end === size,
    lead: reply.leadBefore,
    ...(held !== undefined && { held: { thread, held, size: reply.size } }),
    bytes: () => bytesBetween(file, start, end),
  };
}

/** Bytes of a file from a place to another, or to its end. */
export async function bytesBetween(file: FileHandle, from: number, to: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(to - from);
  let at = 0;
  while (at < bytes.length) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, from + at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}
