import { makeReader, type ReaderOptions } from '@pencilmark/core/format';
import { joined } from './bytes.ts';
import { endOfLine, LINE_FEED, lastLine } from './lines.ts';
import type { Piece } from './pieces.ts';

/** How many bytes at the end of a piece are read to see where a record ends. */
const LOOKED_AT = 1 << 16;

const NOTHING = new Uint8Array(0);

/**
 * Moves the ends of pieces back to where a record ends, as far as the lines before show that. A
 * record that is longer than what is looked at is cut all the same; whoever puts the answers
 * together finds that out.
 */
export async function* atRecordEnds(pieces: AsyncIterable<Piece>, reading: ReaderOptions): AsyncGenerator<Piece> {
  let rest: Uint8Array = NOTHING;
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? joined([rest, piece.bytes]) : piece.bytes;
    const end = piece.isLast ? bytes.length : recordEnd(bytes, reading);
    rest = bytes.slice(end);
    yield { ...piece, bytes: bytes.slice(0, end), end: piece.end - rest.length };
  }
}

/** The last place in some whole lines where a reader waits for nothing; without one, their end. */
function recordEnd(bytes: Uint8Array, reading: ReaderOptions): number {
  // After a plain puzzle the reader waits for nothing, and most pieces end with one.
  if (lastLine(bytes) !== '') return bytes.length;
  const from = bytes.length - LOOKED_AT;
  let at = from > 0 ? endOfLine(bytes, from) : 0;
  const reader = makeReader(reading);
  // A reader that has seen a puzzle does not take the next line for the first of its source.
  if (from > 0) for (const _ of reader.push(`1${'.'.repeat(80)}\n\n`));
  let last = 0;
  while (at < bytes.length && bytes.indexOf(LINE_FEED, at) >= 0) {
    const end = endOfLine(bytes, at);
    for (const _ of reader.push(new TextDecoder().decode(bytes.subarray(at, end))));
    at = end;
    if (reader.openSince() === undefined) last = at;
  }
  return last > 0 ? last : bytes.length;
}
