import { checkArgument, err } from '../result.ts';
import { LONGEST_DOCUMENT, type PuzzleOptions } from './parse.ts';
import { endBlock, release } from './stream/boards.ts';
import { endDocument } from './stream/documents.ts';
import { type Entry, makeEntry } from './stream/entry.ts';
import { closingOf } from './stream/line-signs.ts';
import { takeLine } from './stream/lines.ts';
import { makeSplitter } from './stream/splitter.ts';
import { openSince, openState, type State } from './stream/state.ts';

export type { Entry } from './stream/entry.ts';

/** Reads puzzles from a stream of text, piece by piece. */
export interface Reader {
  /**
   * Takes the next piece, cut wherever, and gives the records that are complete by now.
   * They can be gone through once: the puzzles of a document are read while they are taken, so that
   * a million of them need not be kept.
   */
  push(chunk: string): Iterable<Entry>;
  /** Gives what is left when the stream has ended. */
  end(): Iterable<Entry>;
  /**
   * The line where the open record begins: the next line may belong to it, or the stream was cut
   * inside of it. Nothing when all lines so far are dealt with.
   * A new reader that begins at this line finds the same records from there on.
   */
  openSince(): number | undefined;
}

/** What a reader may be told. */
export interface ReaderOptions extends PuzzleOptions {
  /**
   * How many characters a line may have before it is skipped with an error: 2^20 when not said,
   * 2^26 in documents.
   */
  readonly longestLine?: number;
}

const LONGEST_LINE = 1 << 20;

/**
 * A reader for files of any length and format.
 * Lines are read one by one; boards of several lines when all their rows are there or a blank line
 * follows; documents when their last bracket or tag has come. Only one record is kept at a time.
 * A bad record is one entry with an error, and the reader goes on after it. Lines of 16 and 36
 * characters may be puzzles or rows of a large board, so they wait for the lines that follow.
 *
 *     const text = '.'.repeat(81) + '\n' + 'what?\n';
 *     [...makeReader().push(text)].map(({ result }) => result.ok)      // [true, false]
 */
export function makeReader(options: ReaderOptions = {}): Reader {
  const { longestLine = LONGEST_LINE } = options;
  const state: State = openState(options, (text, number) => takeLine(state, text, number));
  const splitter = makeSplitter({
    takeLine: state.takeAgain,
    takeCut: (beginning, number) => takeCut(state, beginning, number, limitOf(beginning, options, longestLine)),
    usual: longestLine,
    limitOf: (beginning) => limitOf(beginning, options, longestLine),
    isIdle: () => openSince(state) === undefined,
  });
  return {
    push(chunk) {
      checkArgument('push of a reader', typeof chunk === 'string', chunk, 'a piece of text');
      splitter.push(chunk);
      return state.queue.take();
    },
    end() {
      splitter.end();
      endAll(state);
      return state.queue.take();
    },
    openSince: () => openSince(state) ?? splitter.openLine(),
  };
}

/** How many characters a line with such a beginning may have. */
function limitOf(beginning: string, { format }: PuzzleOptions, longestLine: number): number {
  const isDocument = format ? format.record === 'document' : closingOf(beginning) !== undefined;
  return isDocument ? Math.max(longestLine, LONGEST_DOCUMENT) : longestLine;
}

/** Takes a line that is too long, of which only the beginning is here. */
function takeCut(state: State, beginning: string, number: number, limit: number): void {
  endAll(state);
  const message = `The line is longer than ${limit} characters; it was skipped.`;
  state.queue.add(makeEntry(number, beginning, err({ code: 'long', line: number, column: 1, message })));
}

/** Ends whatever record is open. */
function endAll(state: State): void {
  endDocument(state);
  endBlock(state);
  release(state);
}
