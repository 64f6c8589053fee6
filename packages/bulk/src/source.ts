import { createReadStream, fstatSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { borderBehind, type Cuts } from './cuts.ts';
import { packingOf } from './packing.ts';
import { soon } from './waiting.ts';

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

/** What is the same for all names of a file, links among them, and for standard input that comes from it; a file that is not there is its name. */
export async function fileCalled(name: string): Promise<string> {
  try {
    const { dev, ino } = name === '-' ? fstatSync(0, { bigint: true }) : await stat(name, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return name;
  }
}

/** Whether something is there that has no places, only a beginning and an end: a pipe with a name, a device. */
export const isFlow = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );

/** Whether a file's name says that it is packed. */
export const isPacked = (name: string): boolean => packingOf(name) !== undefined;

/**
 * The lines of a file, or of standard input for `-`, in pieces; unpacked by the end of its name. A piece ends with the line that holds
 * the last byte before a border, so that pieces are cut alike wherever reading starts: here at
 * `start`, somewhere before `cut`, where a piece ended. Rejects as the file system and zlib do.
 */
export async function* piecesOf(
  name: string,
  cuts: Cuts,
  { start = 0, cut = 0 }: { readonly start?: number; readonly cut?: number } = {},
  standardInput?: AsyncIterable<Uint8Array>,
): AsyncGenerator<Piece> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let hasFeed = false; // whether a line ends in it
  let offset = start; // behind what is held
  let border = borderBehind(cut, cuts);
  let before: Piece | undefined;
  const take = (isLast: boolean): Piece => {
    const piece = { bytes: joined(held), end: offset, isLast };
    held = [];
    heldBytes = 0;
    hasFeed = false;
    border = borderBehind(offset, cuts);
    return piece;
  };
  const hold = (bytes: Uint8Array): void => {
    offset += bytes.length;
    if (heldBytes > LONGEST_LINE && bytes.at(-1) !== LINE_FEED) return;
    held.push(bytes);
    heldBytes += bytes.length;
    hasFeed ||= bytes.includes(LINE_FEED);
  };
  const chunks = bytesOf(name, start, standardInput);
  const flows = name === '-' || (await isFlow(name));
  for await (const chunk of flows ? withPauses(chunks) : chunks) {
    // What is not text may have neither lines nor an end.
    if (flows && offset === 0 && chunk?.includes(0)) {
      yield { bytes: chunk, end: chunk.length, isLast: true };
      return;
    }
    if (!chunk) {
      // Whoever sends may wait for the answers to the lines so far.
      if (before) yield before;
      before = undefined;
      if (!hasFeed) continue;
      const all = joined(held);
      const rest = all.subarray(all.lastIndexOf(LINE_FEED) + 1);
      held = [all.subarray(0, all.length - rest.length)];
      offset -= rest.length;
      yield take(false);
      hold(rest);
      continue;
    }
    let rest = chunk;
    for (;;) {
      const at = Math.max(0, border - 1 - offset);
      const feed = at < rest.length ? rest.indexOf(LINE_FEED, at) : -1;
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

/** What comes, and nothing in between where it pauses. */
async function* withPauses(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  for (;;) {
    const coming = chunks.next();
    let next = await soon(coming);
    if (!next) {
      yield undefined;
      next = await coming;
    }
    if (next.done) return;
    yield next.value;
  }
}

/** One array of a list of them; a copy, so that it can be kept. */
export function joined(list: readonly Uint8Array[]): Uint8Array {
  const length = list.reduce((sum, bytes) => sum + bytes.length, 0);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const bytes of list) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

/** The text of a source from a place on, in UTF-8: what is packed is unpacked, and UTF-16 is written anew. */
export async function* bytesOf(
  name: string,
  start: number,
  standardInput?: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const isPlain = name !== '-' && !isPacked(name);
  let left = start;
  let encoding: string | undefined;
  let decoder: TextDecoder | undefined;
  for await (const raw of rawBytesOf(name, standardInput)) {
    if (encoding === undefined) {
      encoding = encodingOf(raw);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
      else if (isPlain && start > 0) {
        yield* createReadStream(name, { start, highWaterMark: MOST_AT_ONCE });
        return;
      }
    }
    const bytes = decoder ? new TextEncoder().encode(decoder.decode(raw, { stream: true })) : raw;
    if (left < bytes.length) yield bytes.subarray(left);
    left = Math.max(0, left - bytes.length);
  }
  const rest = decoder?.decode();
  if (rest) yield new TextEncoder().encode(rest);
}

const MOST_AT_ONCE = 1 << 20;

/** UTF-8, unless the text begins with the mark that Windows programs put before UTF-16. */
export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

async function* rawBytesOf(
  name: string,
  standardInput: AsyncIterable<Uint8Array> = process.stdin,
): AsyncGenerator<Uint8Array> {
  if (name === '-') {
    yield* standardInput;
    return;
  }
  const file = createReadStream(name, { highWaterMark: MOST_AT_ONCE });
  yield* packingOf(name)?.unpacked(file) ?? file;
}

/** Whether an input cannot be read, rather than anything else being wrong. */
export const isReadingProblem = (problem: unknown): boolean => {
  const { code, syscall } = problem as NodeJS.ErrnoException;
  return syscall === 'open' || syscall === 'read' || (code ?? '').startsWith('Z_');
};

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder; give the files in it.',
  EACCES: 'This file may not be read.',
  EPERM: 'This file may not be read.',
  ELOOP: 'The links of this path lead in a circle.',
  EMFILE: 'Too many files are open.',
  ENFILE: 'Too many files are open.',
  ENXIO: 'Nothing can be read from this.',
  ENODEV: 'Nothing can be read from this.',
  EINVAL: 'Nothing can be read from this.',
  EIO: 'The disk has a fault.',
  ENOTDIR: 'A part of this path is not a folder.',
  ENAMETOOLONG: 'This is too long for a file name.',
};

/** The sentence for an input that cannot be read. */
export function sentenceOf(problem: unknown): string {
  const { code = '', message } = problem as NodeJS.ErrnoException;
  return UNREADABLE[code] ?? `This cannot be read: ${message}.`;
}
