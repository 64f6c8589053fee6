import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Some whole lines of a source, and where they end in its text. */
export interface Piece {
  readonly bytes: Uint8Array;
  readonly end: number;
  readonly isLast: boolean;
}

const LINE_FEED = 10;
/** Bytes of one line that are kept: more than any reader takes. */
const LONGEST_LINE = 1 << 27;

/** How messages call the source of an operand. */
export const sourceName = (operand: string): string => {
  if (operand === '-') return 'standard input';
  return operand === '' ? '""' : operand;
};

/** Whether a file's name says that it is packed with gzip. */
export const isGzip = (name: string): boolean => name.endsWith('.gz');

/**
 * The lines of a file, or of standard input for `-`, in pieces of about `pieceBytes`; unpacked when its name ends in .gz. A piece ends with
 * the line that holds the last byte before a multiple of `pieceBytes`, so that pieces are cut alike wherever reading starts: here at
 * `start`, somewhere before `cut`, where a piece ended. Rejects as the file system and zlib do.
 */
export async function* piecesOf(
  name: string,
  pieceBytes: number,
  { start = 0, cut = 0 }: { readonly start?: number; readonly cut?: number } = {},
): AsyncGenerator<Piece> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let offset = start; // behind what is held
  let border = borderBehind(cut, pieceBytes);
  let before: Piece | undefined;
  const take = (isLast: boolean): Piece => {
    const piece = { bytes: joined(held, heldBytes), end: offset, isLast };
    held = [];
    heldBytes = 0;
    border = borderBehind(offset, pieceBytes);
    return piece;
  };
  const hold = (bytes: Uint8Array): void => {
    offset += bytes.length;
    if (heldBytes > LONGEST_LINE && bytes.at(-1) !== LINE_FEED) return;
    held.push(bytes);
    heldBytes += bytes.length;
  };
  for await (const chunk of bytesOf(name, start)) {
    let rest = chunk;
    for (;;) {
      const from = Math.max(0, border - 1 - offset);
      const feed = from < rest.length ? rest.indexOf(LINE_FEED, from) : -1;
      if (feed < 0) break;
      hold(rest.subarray(0, feed + 1));
      rest = rest.subarray(feed + 1);
      // Only when more has come is it known not to be the last.
      if (before) yield before;
      before = take(false);
    }
    if (rest.length > 0) hold(rest);
  }
  if (before && heldBytes > 0) yield before;
  yield heldBytes > 0 || !before ? take(true) : { ...before, isLast: true };
}

/** The next multiple of `pieceBytes` behind a place. */
const borderBehind = (offset: number, pieceBytes: number): number => (Math.floor(offset / pieceBytes) + 1) * pieceBytes;

/** One array of a list of them; a copy, so that it can be kept. */
export function joined(list: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const bytes of list) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

async function* bytesOf(name: string, start: number): AsyncGenerator<Uint8Array> {
  if (!isGzip(name)) {
    yield* name === '-' ? process.stdin : createReadStream(name, { start, highWaterMark: 1 << 20 });
    return;
  }
  const file = createReadStream(name, { highWaterMark: 1 << 18 });
  const unpacked = createGunzip({ chunkSize: 1 << 18 });
  file.on('error', (problem) => unpacked.destroy(problem));
  let left = start;
  for await (const bytes of file.pipe(unpacked) as Readable & AsyncIterable<Uint8Array>) {
    if (left < bytes.length) yield bytes.subarray(left);
    left = Math.max(0, left - bytes.length);
  }
}
