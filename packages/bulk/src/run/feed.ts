import type { FileHandle } from 'node:fs/promises';
import type { ReaderOptions } from '@pencilmark/core/format';
import { borderAfter, type Cuts } from '../input/cuts.ts';
import { sourceName } from '../input/input.ts';
import { countLines, lastLine } from '../input/lines.ts';
import { piecesOf } from '../input/pieces.ts';
import { atRecordEnds } from '../input/record-ends.ts';
import { bytesBetween } from '../input/stretch.ts';
import type { HeldAnswers } from '../output/writer.ts';
import type { Pool, Replied } from '../threads/pool.ts';
import { bytesOf } from '../threads/tasks.ts';
import type { Chunk, ChunkAnswer } from '../types.ts';

/** A piece that a thread has answered. */
export interface DonePiece {
  readonly answer: ChunkAnswer;
  /** Where the piece ends in the text of its input, and whether the text ends there too. */
  readonly end: number;
  readonly isLast: boolean;
  /** The error that keeps the input from being read after the piece. */
  readonly problem?: unknown;
  /** The line before the piece, as the thread assumed it. */
  readonly lead: string;
  /** The answer, when a thread holds it. */
  readonly held?: HeldAnswers;
  /** The bytes of the piece. When they came back with the answer, they can be taken only once. */
  bytes(): Uint8Array | Promise<Uint8Array>;
}

/** A piece that was given to a thread. The result 'here' says that the thread cannot read it. */
export interface BegunPiece {
  /** Where the next piece begins, or a place in the line before it. */
  readonly border: number;
  readonly done: Promise<DonePiece | 'here'>;
}

/** Gives a piece to a thread each time the caller wants the next. */
export type Feed = AsyncGenerator<BegunPiece, void>;

/**
 * Where a feed begins: how many bytes and lines come before, where a piece ended, and the line
 * before when it is a puzzle.
 */
export interface FeedStart {
  readonly offset: number;
  readonly cut: number;
  readonly lines: number;
  readonly lead: string;
}

/**
 * How a feed reads. `isTelling` says that answers mention their line numbers. With `whole`, pieces
 * end where records end, as this reader sees them.
 */
export interface StreamOptions extends Cuts {
  readonly isTelling: boolean;
  readonly whole?: ReaderOptions | undefined;
  readonly standardInput?: AsyncIterable<Uint8Array> | undefined;
}

/** The pieces of an input that the first thread reads. */
export async function* streamFeed(
  pool: Pool,
  input: string,
  { isTelling, whole, standardInput, ...cuts }: StreamOptions,
  { offset, cut, lines, lead }: FeedStart,
): Feed {
  const name = sourceName(input);
  let linesBefore = lines;
  let leadBefore = lead;
  let isFirst = offset === 0;
  const pieces = piecesOf(input, cuts, { start: offset, cut }, standardInput);
  for await (const { bytes, ...piece } of whole ? atRecordEnds(pieces, whole) : pieces) {
    const before = leadBefore;
    const chunk: Chunk = { bytes, isFirst, isLast: piece.isLast, lead: before, name, linesBefore };
    if (isTelling) linesBefore += countLines(bytes);
    leadBefore = lastLine(bytes);
    isFirst = false;
    const answered = pool.ask({ kind: 'chunk', chunk }, [bytes]);
    const done = answered.then(({ reply }) => ({ ...piece, answer: reply, lead: before, bytes: () => bytesOf(reply) }));
    done.catch(() => {}); // whoever waits for an earlier piece hears of it
    yield { border: piece.end, done };
    await pool.room();
  }
}

/** The pieces of a file that the other threads read themselves. */
export async function* rangeFeed(
  pool: Pool,
  file: FileHandle,
  { size, mayHold, ...cuts }: Cuts & { readonly size: number; readonly mayHold: boolean },
  { cut }: FeedStart,
): Feed {
  for (let from = cut; from < size; ) {
    const border = borderAfter(from, cuts);
    const range = { file: file.fd, from, to: border, size, mayHold };
    const done = pool.ask({ kind: 'range', range }).then((replied) => donePiece(replied, file, size));
    done.catch(() => {}); // whoever waits for an earlier piece hears of it
    yield { border, done };
    from = border;
  }
}

function donePiece({ reply, thread }: Replied<'range'>, file: FileHandle, size: number): DonePiece | 'here' {
  if (reply === 'here') return reply;
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
