import { open, stat } from 'node:fs/promises';
import { makeReader, type ReaderOptions } from '@pencilmark/core/format';
import { bytesOf, encodingOf } from '../input/bytes.ts';
import { isPacked, isReadingProblem } from '../input/input.ts';
import { countLines, endOfLine, LINE_FEED, lastLine } from '../input/lines.ts';
import { piecesOf } from '../input/pieces.ts';
import type { InputPlace, Shard } from '../types.ts';
import { partOf } from './shard.ts';

/**
 * How many bytes before a border reading begins, so that the reader knows at the border whether a
 * record continues.
 */
const RUN_IN = 1 << 16;

/**
 * The part of some inputs that is a shard. It ends where no record continues, as far as the lines
 * before show that.
 */
export async function partOfInputs(
  shard: Shard,
  inputs: readonly string[],
  reading: ReaderOptions,
): Promise<readonly [InputPlace, InputPlace]> {
  const sizes = await Promise.all(inputs.map(textSizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const [from, to] = partOf(shard, total);
  const placeOf = async (border: number, isEnd: boolean): Promise<InputPlace> => {
    if (isEnd) return [inputs.length, 0];
    let before = 0;
    for (const [index, size] of sizes.entries()) {
      if (border < before + size) {
        const offset = await safeBorder(inputs[index]!, border - before, reading);
        return offset < size ? [index, offset] : [index + 1, 0];
      }
      before += size;
    }
    return [inputs.length, 0];
  };
  const start: InputPlace = shard.index === 1 ? [0, 0] : await placeOf(from, false);
  return [start, await placeOf(to, shard.index === shard.of)];
}

/**
 * How many bytes of text an input has, as far as it can be read. An error is not reported here.
 * Whoever reads the input reports it.
 */
async function textSizeOf(input: string): Promise<number> {
  let size = 0;
  try {
    if (await isStored(input)) return (await stat(input)).size;
    for await (const bytes of bytesOf(input, 0)) size += bytes.length;
  } catch (problem) {
    if (!isReadingProblem(problem)) throw problem;
  }
  return size;
}

/** Whether the bytes of the file are the text: it is not packed, and it is UTF-8. */
async function isStored(input: string): Promise<boolean> {
  if (isPacked(input)) return false;
  const file = await open(input);
  try {
    return encodingOf((await file.read(new Uint8Array(2), 0, 2, 0)).buffer) === 'utf-8';
  } finally {
    await file.close();
  }
}

/**
 * The end of the first line at or after a place where a reader waits for nothing; or the end of the
 * text.
 */
async function safeBorder(input: string, place: number, reading: ReaderOptions): Promise<number> {
  if (place === 0) return 0;
  const start = Math.max(0, place - RUN_IN);
  const reader = makeReader(reading);
  let at = start;
  if (start > 0) for (const _ of reader.push(`1${'.'.repeat(80)}\n\n`));
  try {
    for await (const { text, length, isWhole } of linesFrom(input, start)) {
      for (const _ of reader.push(text));
      at += length;
      if (isWhole && at >= place && reader.openSince() === undefined) return at;
    }
  } catch (problem) {
    if (!isReadingProblem(problem)) throw problem;
  }
  return at;
}

/**
 * A line or a part of one, and how many bytes it has. When reading begins within a line, the rest
 * of that line has no text.
 */
interface LinePart {
  readonly text: string;
  readonly length: number;
  readonly isWhole: boolean;
}

/** The lines of an input from a place on. */
async function* linesFrom(input: string, start: number): AsyncGenerator<LinePart> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: start > 0 });
  let isInLine = start > 0;
  for await (const bytes of bytesOf(input, start)) {
    for (let from = 0; from < bytes.length; ) {
      const end = endOfLine(bytes, from);
      const isWhole = bytes[end - 1] === LINE_FEED;
      const text = isInLine ? '' : decoder.decode(bytes.subarray(from, end), { stream: true });
      yield { text, length: end - from, isWhole };
      isInLine &&= !isWhole;
      from = end;
    }
  }
}

/**
 * How many lines come before a place where a line begins; and the last of them, when it is a
 * puzzle.
 */
export async function linesBefore(input: string, place: number): Promise<{ lines: number; lead: string }> {
  let lines = 0;
  let lead = '';
  if (place > 0)
    for await (const { bytes, end } of piecesOf(input, { pieceBytes: 1 << 20, to: place })) {
      lines += countLines(bytes);
      lead = lastLine(bytes);
      if (end >= place) break;
    }
  return { lines, lead };
}
