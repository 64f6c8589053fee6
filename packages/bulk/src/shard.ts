import { open, stat } from 'node:fs/promises';
import { makeReader, type ReaderOptions } from '@pencilmark/core';
import { countLines } from './chunk.ts';
import { lastLine } from './last-line.ts';
import { bytesOf, encodingOf, isPacked, piecesOf } from './source.ts';

/** A part of a job: the `index`-th of `of`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Reads `2/8`. */
export function readShard(text: string): Shard | undefined {
  const [, index, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  return index !== undefined && of !== undefined && index >= 1 && index <= of ? { index, of } : undefined;
}

/** The part of `count` things that is a shard: from the first to before the second. */
export const partOf = ({ index, of }: Shard, count: number): readonly [number, number] => [
  borderAt(index - 1, of, count),
  borderAt(index, of, count),
];

// Without the product, which might not be exact.
const borderAt = (index: number, of: number, count: number): number =>
  Math.floor(count / of) * index + Math.floor(((count % of) * index) / of);

/** A place in a list of inputs: which of them, and how many bytes of its text come before. */
export type InputPlace = readonly [input: number, offset: number];

/** How far before a border reading begins, so that the reader has found its feet there. */
const RUN_IN = 1 << 16;

/** The part of some inputs that is a shard. It ends where no record goes on, as far as that can be seen from the lines before. */
export async function partOfInputs(
  shard: Shard,
  inputs: readonly string[],
  reading: ReaderOptions,
): Promise<readonly [InputPlace, InputPlace]> {
  const sizes = await Promise.all(inputs.map(sizeOf));
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

/** How many bytes the text of an input has; 0 when it cannot be read, which is said by whoever reads it. */
async function sizeOf(input: string): Promise<number> {
  try {
    if (await isStored(input)) return (await stat(input)).size;
    let size = 0;
    for await (const bytes of bytesOf(input, 0)) size += bytes.length;
    return size;
  } catch {
    return 0;
  }
}

/** Whether an input lies in its file as it is. */
async function isStored(input: string): Promise<boolean> {
  if (isPacked(input)) return false;
  const file = await open(input);
  try {
    return encodingOf((await file.read(new Uint8Array(2), 0, 2, 0)).buffer) === 'utf-8';
  } finally {
    await file.close();
  }
}

/** The end of the first line at or behind a place where a reader waits for nothing; the end of the text when there is none. */
async function safeBorder(input: string, place: number, reading: ReaderOptions): Promise<number> {
  if (place === 0) return 0;
  const start = Math.max(0, place - RUN_IN);
  const reader = makeReader(reading);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: start > 0 });
  let at = start;
  let isInLine = start > 0; // the rest of a line is passed over
  if (start > 0) for (const _ of reader.push(`1${'.'.repeat(80)}\n\n`));
  for await (const bytes of bytesOf(input, start)) {
    for (let from = 0; from < bytes.length; ) {
      const feed = bytes.indexOf(10, from);
      const end = feed < 0 ? bytes.length : feed + 1;
      if (!isInLine) for (const _ of reader.push(decoder.decode(bytes.subarray(from, end), { stream: true })));
      at += end - from;
      from = end;
      if (feed < 0) continue;
      isInLine = false;
      if (at >= place && reader.openSince() === undefined) return at;
    }
  }
  return at;
}

/** What comes before a place of an input where a line begins: how many lines, and the last of them if it is a puzzle. */
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
