import { checkArgument, checkOptions, err, type KeysOf, POSITIVE } from '../result.ts';
import { LONGEST_DOCUMENT, PUZZLE_KEYS, type PuzzleOptions } from './parse.ts';
import { endBlock, release } from './stream/boards.ts';
import { endDocument } from './stream/documents.ts';
import { type Entry, makeEntry } from './stream/entry.ts';
import { closingOf } from './stream/line-signs.ts';
import { takeLine } from './stream/lines.ts';
import { Splitter } from './stream/splitter.ts';
import { openSince, openState, type State } from './stream/state.ts';

export type { Entry } from './stream/entry.ts';

/** Reads puzzles from a stream of text, piece by piece. */
export interface Reader {
  /**
   * Takes the next piece of the stream and gives the records that are complete by now. A piece may
   * end anywhere. The caller can go through the records once: the puzzles of a document are read
   * while the caller takes them, so that no memory is needed for a million of them.
   */
  push(chunk: string): Iterable<Entry>;
  /** Gives the last records, once the stream has ended. */
  end(): Iterable<Entry>;
  /**
   * The line where the open record begins; undefined when no record is open. A record is open when
   * the next line or the rest of the last one may belong to it. A new reader that begins at this
   * line finds the same records from there on.
   */
  openSince(): number | undefined;
}

/** Options of a reader. */
export interface ReaderOptions extends PuzzleOptions {
  /**
   * The most characters of a line; default 2^20. Longer lines are skipped with an error. Lines of
   * documents may always have 2^26.
   */
  readonly longestLine?: number;
}

const LONGEST_LINE = 1 << 20;

const READER_KEYS: KeysOf<ReaderOptions> = { ...PUZZLE_KEYS, longestLine: POSITIVE };

/**
 * A reader for files of any length and format. It keeps only one record at a time.
 * A line puzzle is read at once, a board of several lines when it has all rows or a blank line
 * follows, a document when its last bracket or tag has come. A line of 16 or 36 characters may be
 * a puzzle or a row of a large board, so the reader waits for the lines after it. A bad record is
 * one entry with an error, and the reader goes on after it.
 *
 *     const text = '.'.repeat(81) + '\n' + 'what?\n';
 *     [...makeReader().push(text)].map(({ result }) => result.ok)      // [true, false]
 */
export function makeReader(options: ReaderOptions = {}): Reader {
  checkOptions('makeReader', options, READER_KEYS);
  const { longestLine = LONGEST_LINE, ...ofPuzzles } = options;
  const state: State = openState(ofPuzzles, (text, number) => takeLine(state, text, number));
  const splitter = new Splitter({
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

/** The most characters of a line that begins like this. */
function limitOf(beginning: string, { format }: PuzzleOptions, longestLine: number): number {
  const isDocument = format ? format.record === 'document' : closingOf(beginning) !== undefined;
  return isDocument ? Math.max(longestLine, LONGEST_DOCUMENT) : longestLine;
}

/** Takes the beginning of a line that is too long. */
function takeCut(state: State, beginning: string, number: number, limit: number): void {
  endAll(state);
  const message = `The line is longer than ${limit} characters; it was skipped.`;
  state.queue.add(makeEntry(number, beginning, err({ code: 'long', line: number, column: 1, message })));
}

/** Ends the open record, if there is one. */
function endAll(state: State): void {
  endDocument(state);
  endBlock(state);
  release(state);
}
