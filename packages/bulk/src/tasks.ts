import type { Answered } from './answers.ts';
import type { Chunk, ChunkAnswer, Work } from './chunk.ts';

/** What a thread is told when it starts. */
export interface Start {
  readonly work: Work;
  /** How many solutions are looked for when plain lines are solved as bytes; 0 when they are not. */
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

/** What a thread does. */
export type Task =
  | { readonly kind: 'chunk'; readonly chunk: Chunk }
  | { readonly kind: 'range'; readonly range: Range }
  | { readonly kind: 'make'; readonly first: number; readonly count: number }
  | { readonly kind: 'write'; readonly held: number; readonly file: number; readonly at: number }
  | { readonly kind: 'drop'; readonly held: number }
  | { readonly kind: 'pack'; readonly bytes: Uint8Array; readonly ending: string };

/** What a thread answers when it makes something; `isOver` says that there can be no more. */
export interface AnsweredMaking extends Answered {
  readonly isOver: boolean;
}

/** What a thread answers to a chunk; its bytes come back. */
export interface AnsweredChunk extends ChunkAnswer {
  readonly bytes: Uint8Array;
}

/** What a thread answers to a range: where its lines lie. Answers that it holds are `size` bytes. */
export interface AnsweredRange extends ChunkAnswer {
  readonly start: number;
  readonly end: number;
  /** The line before, as the thread saw it. */
  readonly leadBefore: string;
  readonly held?: number;
  readonly size: number;
}

/** A file that cannot be read, or a line that is too long to be read in a range. */
export type RangeProblem = { readonly problem: { readonly code: string; readonly message: string } } | 'long';
