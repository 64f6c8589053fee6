import type { PuzzleOptions } from '../parse.ts';
import type { Field } from '../signs.ts';
import type { Block } from './block.ts';
import type { Gathering } from './gathering.ts';
import { makeQueue, type Queue } from './queue.ts';

/** Takes one whole line of the stream, without its line end. */
export type TakeLine = (text: string, number: number) => void;

/** What a reader remembers between two lines. At most one of its records is open. */
export interface State {
  readonly options: PuzzleOptions;
  readonly queue: Queue;
  /** Takes a line again that turned out to be no part of the record it was added to. */
  readonly takeAgain: TakeLine;
  /** Whether a line with content has come. */
  hasContent: boolean;
  document: Gathering | undefined;
  /** Lines that may be one board. */
  block: Block | undefined;
  /** A complete board that waits for a second part, such as a map of regions or its candidates. */
  held: Block | undefined;
  /** Comments before a board, which may be its headers, and the line where they begin. */
  preamble: string[];
  preambleFirst: number;
  /** Whether blank lines may stand between the rows of boxes of a board. */
  mayGap: boolean;
  /** The line of the last line puzzle, and its length. */
  lastPuzzle: { readonly number: number; readonly length: number };
  /** Where the last line puzzle with other fields stood, and how long its line was. */
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

/** The line where the open record begins; nothing when no record is open. */
export const openSince = ({ document, held, block, preamble, preambleFirst }: State): number | undefined =>
  (document ?? held ?? block)?.first ?? (preamble.length > 0 ? preambleFirst : undefined);
