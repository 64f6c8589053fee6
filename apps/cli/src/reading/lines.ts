import type { Source } from './source.ts';

/** A line of a source, and how many bytes of the source have been read so far. */
export interface Line {
  /** The line without its end; its beginning where it is longer than it may be. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  readonly bytes: number;
}

/**
 * The lines of a source, of each at most one character more than `longest`, so that memory is
 * bounded. `wait` is called before more is read.
 */
export async function* linesOf(source: Source, longest: number, wait: () => void): AsyncGenerator<Line> {
  let line = 0;
  let last = '';
  let read = 0;
  for await (const { text, bytes } of source.chunks()) {
    const pieces = text.split('\n');
    for (const piece of pieces.slice(0, -1)) {
      yield { text: joined(last, piece, longest).replace(/\r$/, ''), line: ++line, bytes };
      last = '';
    }
    last = joined(last, pieces.at(-1)!, longest);
    read = bytes;
    wait();
  }
  if (last !== '') yield { text: last, line: line + 1, bytes: read };
}

const joined = (before: string, after: string, longest: number): string =>
  before + after.slice(0, Math.max(0, longest + 1 - before.length));
