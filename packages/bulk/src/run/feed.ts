import type { FileHandle } from 'node:fs/promises';
import { bytesBetween } from '../input/bytes.ts';
import { borderAfter, type Cuts } from '../input/cuts.ts';
import { sourceName } from '../input/input.ts';
import { countLines, lastLine } from '../input/lines.ts';
import { piecesOf } from '../input/pieces.ts';
import type { HeldAnswers } from '../output/writer.ts';
import type { Pool, Replied } from '../threads/pool.ts';
import type { Chunk, ChunkAnswer } from '../types.ts';

/** A piece that a thread has done. */
export interface DonePiece {
  readonly answer: ChunkAnswer;
  /** The end of the piece in the text of its input, and whether it is that of the input. */
  readonly end: number;
  readonly isLast: boolean;
  /** Why the input cannot be read after it. */
  readonly problem?: unknown;
  /** The line before the piece that the thread reckoned with. */
  readonly lead: string;
  /** An answer that a thread holds. */
  readonly held?: HeldAnswers;
  /** The bytes of the piece; for an answer that came with them, to be asked for once. */
  bytes(): Uint8Array | Promise<Uint8Array>;
}

/** A piece that was given to a thread; 'here' says that it has to be read here. */
export interface BegunPiece {
  /** Where the next piece begins, or a place in the line before. */
  readonly border: number;
  readonly done: Promise<DonePiece | 'here'>;
}

/** Gives a piece to a thread whenever it is asked for the next. */
export type Feed = AsyncGenerator<BegunPiece, void>;

/**
 * Where a feed begins: bytes and lines before, where a piece ended, and the line before if it is a
 * puzzle.
 */
export interface FeedStart {
  readonly offset: number;
  readonly cut: number;
  readonly lines: number;
  readonly lead: string;
}

/** How a feed reads. `isTelling` says that answers tell their lines. */
export interface StreamOptions extends Cuts {
  readonly isTelling: boolean;
  readonly standardInput?: AsyncIterable<Uint8Array> | undefined;
}

/** The pieces of an input that is read here. */
export async function* streamFeed(
  pool: Pool,
  input: string,
  { isTelling, standardInput, ...cuts }: StreamOptions,
  { offset, cut, lines, lead }: FeedStart,
): Feed {
  const name = sourceName(input);
  let linesBefore = lines;
  let leadBefore = lead;
  let isFirst = offset === 0;
  for await (const { bytes, ...piece } of piecesOf(input, cuts, { start: offset, cut }, standardInput)) {
    const before = leadBefore;
    const chunk: Chunk = { bytes, isFirst, isLast: piece.isLast, lead: before, name, linesBefore };
    if (isTelling) linesBefore += countLines(bytes);
    leadBefore = lastLine(bytes);
    isFirst = false;
    const asked = pool.ask({ kind: 'chunk', chunk }, [bytes]);
    const done = asked.then(({ reply: answer }) => ({ ...piece, answer, lead: before, bytes: () => answer.bytes }));
    yield { border: piece.end, done };
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
    const border = borderAfter(from, cuts);
    const range = { file: file.fd, from, to: border, size, mayHold };
    const done = pool.ask({ kind: 'range', range }).then((replied) => donePiece(replied, file, size));
    done.catch(() => {}); // whoever waits for an earlier one hears of it
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
