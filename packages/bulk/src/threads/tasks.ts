import type { Answered, Chunk, ChunkAnswer, Work } from '../types.ts';

/** What a thread is told when it starts. */
export interface Start {
  readonly work: Work;
  /**
   * How many solutions are looked for when plain lines are solved as bytes; 0 when they are not.
   */
  readonly limit: number;
  readonly pieceBytes: number;
}

/** A piece of a file that a thread reads itself: the lines that begin in these bytes. */
export interface Range {
  readonly file: number;
  readonly from: number;
  readonly to: number;
  /** Of the file. */
  readonly size: number;
  /** Whether the thread may keep plain answers until it is told where to write them. */
  readonly mayHold: boolean;
}

/** What a thread can be asked, by kind. */
export interface Tasks {
  readonly chunk: { readonly chunk: Chunk };
  readonly range: { readonly range: Range };
  readonly make: { readonly first: number; readonly count: number };
  readonly write: { readonly held: number; readonly file: number; readonly at: number };
  readonly drop: { readonly held: number };
  readonly pack: { readonly bytes: Uint8Array; readonly ending: string };
}

/** What a thread answers, by kind. */
export interface Replies {
  readonly chunk: AnsweredChunk;
  readonly range: AnsweredRange | RangeProblem;
  readonly make: AnsweredBatch;
  readonly write: undefined;
  readonly drop: undefined;
  readonly pack: Uint8Array;
}

export type Kind = keyof Tasks;

/** What a thread does. */
export type Task<Which extends Kind = Kind> = {
  readonly [Each in Which]: { readonly kind: Each } & Tasks[Each];
}[Which];

/** What a thread answers when it makes something; `isOver` says that there can be no more. */
export interface AnsweredBatch extends Answered {
  readonly isOver: boolean;
}

/** What a thread answers to a chunk; its bytes come back. */
export interface AnsweredChunk extends ChunkAnswer {
  readonly bytes: Uint8Array;
}

/**
 * What a thread answers to a range: where its lines lie. Answers that it holds are `size` bytes.
 */
export interface AnsweredRange extends ChunkAnswer {
  readonly start: number;
  readonly end: number;
  /** The line before, as the thread saw it. */
  readonly leadBefore: string;
  readonly held?: number;
  readonly size: number;
}

/**
 * A file that cannot be read; or 'here', when it has to be read by who asks: a line is too long for a
 * range, or files of the process are not open to its threads, as in Deno.
 */
export type RangeProblem = { readonly problem: { readonly code: string; readonly message: string } } | 'here';
