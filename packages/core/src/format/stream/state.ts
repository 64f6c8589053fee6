import type { PuzzleOptions } from '../parse.ts';
import type { Field } from '../signs.ts';
import type { Block } from './block.ts';
import type { Gathering } from './gathering.ts';
import { makeQueue, type Queue } from './queue.ts';

/** Takes one whole line of the stream, without its line end. */
export type TakeLine = (text: string, number: number) => void;

/** The memory of a reader between two lines. At most one record is open. */
export interface State {
  readonly options: PuzzleOptions;
  readonly queue: Queue;
  /** Takes a line again that turned out to belong to another record. */
  readonly takeAgain: TakeLine;
  /** Whether a line has come that is neither blank nor a comment. */
  hasContent: boolean;
  document: Gathering | undefined;
  /** Lines that may be one board. */
  block: Block | undefined;
  /** A complete board that waits for a second part: a map of regions, or its candidates. */
  held: Block | undefined;
  /** The lines before a board that may be its headers, and the number of the first. */
  preamble: string[];
  preambleFirst: number;
  /** Whether blank lines may stand between the bands of a board. */
  mayGap: boolean;
  /** The number of the line of the last line puzzle, and the length of that puzzle. */
  lastPuzzle: { readonly number: number; readonly length: number };
  /** Where the last line puzzle with other fields beside it stood, and the length of its line. */
  likeLast: Field & { readonly line: number };
}

/** The state before the first line. */
export const openState = (options: PuzzleOptions, takeAgain: TakeLine): State => ({
  options,
  queue: makeQueue(),
  takeAgain,
  hasContent: false,
  document: undefined,
  block: undefined,
  held: undefined,
  preamble: [],
  preambleFirst: 0,
  mayGap: true,
  lastPuzzle: { number: 0, length: 0 },
  likeLast: { line: 0, start: 0, length: 0 },
});

/** The line where the open record begins; undefined when no record is open. */
export const openSince = ({ document, held, block, preamble, preambleFirst }: State): number | undefined =>
  (document ?? held ?? block)?.first ?? (preamble.length > 0 ? preambleFirst : undefined);
