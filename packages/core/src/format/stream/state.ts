import { err } from '../../result.ts';
import type { PuzzleOptions } from '../parse.ts';
import type { Field } from '../signs.ts';
import { writtenColumn } from '../text/text-lines.ts';
import type { Block } from './block.ts';
import type { Entry } from './entry.ts';
import type { Gathering } from './gathering.ts';
import { makeQueue, type Queue } from './queue.ts';

/** Takes one whole line of the stream, without its line end. */
export type TakeLine = (text: string, number: number) => void;

/** The memory of a reader between two lines. At most one record is open. */
export interface State {
  readonly options: PuzzleOptions;
  readonly queue: Queue;
  /** The last lines that were written with other characters, as they were, by their numbers. */
  readonly written: Map<number, string>;
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
export function openState(options: PuzzleOptions, takeAgain: TakeLine): State {
  const written = new Map<number, string>();
  const queue = makeQueue((entry) => placed(entry, written));
  return { ...EMPTY, options, queue, written, takeAgain, preamble: [] };
}

/** An entry whose error has its place in the line as it was written. */
function placed(entry: Entry, written: State['written']): Entry {
  if (entry.result.ok) return entry;
  const { error } = entry.result;
  const line = written.get(error.line);
  return line === undefined
    ? entry
    : { ...entry, result: err({ ...error, column: writtenColumn(line, error.column) }) };
}

/** No open record is longer than so many lines that are written otherwise. */
const MOST_WRITTEN = 1000;

/** Keeps a line as it was written. */
export function keepWritten({ written }: State, text: string, number: number): void {
  written.set(number, text);
  if (written.size > MOST_WRITTEN) written.delete(written.keys().next().value!);
}

const EMPTY = {
  hasContent: false,
  document: undefined,
  block: undefined,
  held: undefined,
  preambleFirst: 0,
  mayGap: true,
  lastPuzzle: { number: 0, length: 0 },
  likeLast: { line: 0, start: 0, length: 0 },
};

/** The line where the open record begins; undefined when no record is open. */
export const openSince = ({ document, held, block, preamble, preambleFirst }: State): number | undefined =>
  (document ?? held ?? block)?.first ?? (preamble.length > 0 ? preambleFirst : undefined);
