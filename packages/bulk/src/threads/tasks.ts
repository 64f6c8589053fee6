import type { Answered, Chunk, ChunkAnswer, Work } from '../types.ts';

/** The first message to a thread. */
export interface Start {
  readonly work: Work;
  /** How many solutions to look for when plain lines are solved as bytes; 0 when they are not. */
  readonly limit: number;
  readonly pieceBytes: number;
}

/** A piece of a file that a thread reads itself: the lines that begin in these bytes. */
export interface Range {
  readonly file: number;
  readonly from: number;
  readonly to: number;
  /** The size of the file. */
  readonly size: number;
  /** Whether the thread may keep plain answers until it learns where to write them. */
  readonly mayHold: boolean;
}

/** Every kind of task, with what it needs. */
export interface Tasks {
  readonly chunk: { readonly chunk: Chunk };
  readonly range: { readonly range: Range };
  readonly make: { readonly first: number; readonly count: number };
  readonly write: { readonly held: number; readonly file: number; readonly at: number };
  readonly drop: { readonly held: number };
  readonly pack: { readonly bytes: Uint8Array; readonly ending: string };
}

/** The reply to each kind of task. */
export interface Replies {
  readonly chunk: AnsweredChunk;
  readonly range: AnsweredRange | RangeProblem;
  readonly make: AnsweredBatch;
  readonly write: undefined;
  readonly drop: undefined;
  readonly pack: Uint8Array;
}

export type Kind = keyof Tasks;

/** A task for a thread. */
export type Task<Which extends Kind = Kind> = {
  readonly [Each in Which]: { readonly kind: Each } & Tasks[Each];
}[Which];

/** The reply to making puzzles. `isOver` says that there can be no more. */
export interface AnsweredBatch extends Answered {
  readonly isOver: boolean;
}

/**
 * The reply to a chunk. Its bytes come back; from another machine they come when they are asked
 * for.
 */
export interface AnsweredChunk extends ChunkAnswer {
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>);
}

/**
 * The reply to a range, with the place of its lines in the file. Answers that the thread holds have
 * `size` bytes.
 */
export interface AnsweredRange extends ChunkAnswer {
  readonly start: number;
  readonly end: number;
  /** The line before the range, as the thread saw it. */
  readonly leadBefore: string;
  readonly held?: number;
  readonly size: number;
}

/**
 * The error when the file cannot be read; or 'here' when the thread cannot read it and the first
 * thread has to. Then a line is too long for a range, or the runtime does not share open files with
 * threads, as Deno.
 */
export type RangeProblem = { readonly problem: { readonly code: string; readonly message: string } } | 'here';

/** The bytes of a chunk that was answered. */
export const bytesOf = ({ bytes }: AnsweredChunk): Uint8Array | Promise<Uint8Array> =>
  typeof bytes === 'function' ? bytes() : bytes;
