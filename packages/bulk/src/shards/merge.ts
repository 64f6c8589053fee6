import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@pencilmark/core/result';
import { bytesOf, joined } from '../input/bytes.ts';
import { fileCalled } from '../input/input.ts';
import { packingOf } from '../packing/packing.ts';
import { isGapBetween } from '../text.ts';
import type { TextsState } from '../types.ts';
import { unwritable } from '../unwritable.ts';
import { misfitOf, verified, type WholeShard } from './shard-check.ts';

/** What is to be put together. */
export interface MergeOptions {
  /** Outputs of jobs with `shard`, in any order; unpacked by the ends of their names. */
  readonly shards: readonly string[];
  /** The file to write, packed by the end of its name; otherwise `write` gets the text. */
  readonly output?: string;
  readonly write?: (bytes: Uint8Array) => void;
}

/** Bytes that are packed at once. */
const PIECE_BYTES = 1 << 20;

/**
 * Puts the shards of a job together, in their order, whatever that of their names: the same text as
 * the undivided job writes. All of them are read and verified before anything is written. An error
 * is a sentence that says which is missing, doubled, cut off, changed or of another job. Gives how
 * many records there are in all.
 */
export async function mergeShards({ shards: names, output, write }: MergeOptions): Promise<Result<number, string>> {
  const shards: WholeShard[] = [];
  for (const name of names) {
    if (output !== undefined && (await fileCalled(name)) === (await fileCalled(output)))
      return err(`${output} is one of the shards.`);
    const shard = await verified(name);
    if (!shard.ok) return shard;
    shards.push(shard.value);
  }
  shards.sort((one, other) => one.end.shard.index - other.end.shard.index);
  const problem = misfitOf(shards);
  if (problem !== undefined) return err(problem);
  if (output === undefined) for await (const bytes of textOf(shards)) write?.(bytes);
  else {
    const problem = await written(output, shards);
    if (problem !== undefined) return err(problem);
  }
  return ok(shards.reduce((sum, { end }) => sum + end.records, 0));
}

/**
 * Writes shards to a file, which is there when it is whole; gives what is wrong when it cannot be.
 */
async function written(output: string, shards: readonly WholeShard[]): Promise<string | undefined> {
  const temporary = `${output}.merging`;
  try {
    await pipeline(Readable.from(packedAs(output, textOf(shards))), createWriteStream(temporary));
    await rename(temporary, output);
    return undefined;
  } catch (reason) {
    await rm(temporary, { force: true });
    return unwritable(output, reason);
  }
}

/** The text of shards, without their last lines, joined as if it had been written at one go. */
async function* textOf(shards: readonly WholeShard[]): AsyncGenerator<Uint8Array> {
  let last: TextsState['last'] = { kind: 'none', heading: '' };
  for (const { name, end } of shards) {
    const { first } = end.texts;
    if (first.kind !== 'none' && isGapBetween(last, first)) yield Uint8Array.of(10);
    // A heading is written once for all lines that it stands above.
    let skip = first.heading === last.heading ? Buffer.byteLength(first.heading) : 0;
    let left = end.bytes;
    for await (const bytes of bytesOf(name, 0)) {
      const part = bytes.subarray(0, left);
      left -= part.length;
      yield part.subarray(skip);
      skip = Math.max(0, skip - part.length);
      if (left === 0) break;
    }
    if (first.kind !== 'none') last = end.texts.last;
  }
}

/** Bytes packed by the end of a name. */
async function* packedAs(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packing = packingOf(name);
  if (!packing) {
    yield* pieces;
    return;
  }
  const pack = await packing.packer();
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of pieces) {
    held.push(bytes);
    size += bytes.length;
    if (size < PIECE_BYTES) continue;
    yield await pack(joined(held));
    held = [];
    size = 0;
  }
  if (size > 0) yield await pack(joined(held));
}
