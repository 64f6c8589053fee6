import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { err, ok, type Result } from '@pencilmark/core';
import { unwritable } from './output-problem.ts';
import { packingOf } from './packing.ts';
import { Digesting, readShardEnd, type ShardEnd } from './shard-end.ts';
import { bytesOf, fileCalled, joined, sentenceOf } from './source.ts';
import { isGapBetween, type TextsState } from './text.ts';

/** What is to be put together. */
export interface MergeOptions {
  /** Outputs of jobs with `shard`, in any order; unpacked by the ends of their names. */
  readonly shards: readonly string[];
  /** The file to write, packed by the end of its name; otherwise `write` gets the text. */
  readonly output?: string;
  readonly write?: (bytes: Uint8Array) => void;
}

/** A shard that was found to be whole. */
interface Whole {
  readonly name: string;
  readonly end: ShardEnd;
}

/** Bytes that are packed at once. */
const PIECE_BYTES = 1 << 20;

/**
 * Puts the shards of a job together, in their order, whatever that of their names: the same text as the undivided job writes. All of them are
 * read and verified before anything is written; an error is a sentence that says which is missing, doubled, cut off, changed or of
 * another job. Gives how many records there are in all.
 */
export async function mergeShards({ shards: names, output, write }: MergeOptions): Promise<Result<number, string>> {
  const shards: Whole[] = [];
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
    const temporary = `${output}.merging`;
    try {
      await pipeline(Readable.from(packedAs(output, textOf(shards))), createWriteStream(temporary));
      await rename(temporary, output);
    } catch (reason) {
      await rm(temporary, { force: true });
      return err(unwritable(output, reason));
    }
  }
  return ok(shards.reduce((sum, { end }) => sum + end.records, 0));
}

/** Reads a shard to its end, and compares it with what its last line says. */
async function verified(name: string): Promise<Result<Whole, string>> {
  const digesting = new Digesting();
  let rest: Uint8Array = new Uint8Array(0);
  try {
    for await (const bytes of bytesOf(name, 0)) {
      const whole = joined([rest, bytes]);
      const last = whole.lastIndexOf(10, whole.length - 2) + 1;
      digesting.add(whole.subarray(0, last));
      rest = whole.slice(last);
    }
  } catch (problem) {
    const { code = '' } = problem as NodeJS.ErrnoException;
    return err(
      `${name}: ${code.startsWith('Z') ? 'It was cut off or changed' : sentenceOf(problem)}`.replace(/\.?$/, '.'),
    );
  }
  const end = rest.at(-1) === 10 ? readShardEnd(new TextDecoder().decode(rest)) : undefined;
  if (!end)
    return err(
      `${name} is no whole shard: its last line, which tells what it is, is missing. It was cut off, its job is not finished, or had no --shard.`,
    );
  const { bytes, sha256 } = digesting.digest();
  if (bytes !== end.bytes || sha256 !== end.sha256) return err(`${name} has changed since it was written.`);
  return ok({ name, end });
}

/** Why whole shards, in order, are not all those of one job; nothing when they are. */
function misfitOf(shards: readonly Whole[]): string | undefined {
  const [first] = shards;
  if (!first) return 'There are no shards.';
  const { of } = first.end.shard;
  const input = ({ end }: Whole): string => end.inputs.map(({ name }) => name).join(' ');
  const known = (shard: Whole): string =>
    JSON.stringify(shard.end.inputs.map(({ size, beginning }) => [size, beginning]));
  for (const shard of shards) {
    const { name, end } = shard;
    if (end.shard.of !== of) return `${first.name} is one of ${of} shards, ${name} one of ${end.shard.of}.`;
    if (JSON.stringify(end.work) !== JSON.stringify(first.end.work))
      return `${first.name} and ${name} are of different jobs: ${workText(first)}; ${workText(shard)}.`;
    if (known(shard) !== known(first))
      return `${first.name} and ${name} have different inputs: ${input(first)}; ${input(shard)}.`;
  }
  for (const [place, { name, end }] of shards.entries()) {
    const before = shards[place - 1];
    if (before && before.end.shard.index === end.shard.index)
      return `${before.name} and ${name} are the same shard, ${end.shard.index}/${of}.`;
    if (end.shard.index !== place + 1) return missing(shards);
    if (before && String(before.end.to) !== String(end.from))
      return `A record goes on from ${before.name} to ${name}: this input cannot be divided here. Take another number of shards.`;
  }
  return shards.length < of ? missing(shards) : undefined;
}

function missing(shards: readonly Whole[]): string {
  const there = new Set(shards.map(({ end }) => end.shard.index));
  const { of } = shards[0]!.end.shard;
  const gone = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !there.has(index));
  const names = gone.slice(0, 10).map((index) => `${index}/${of}`);
  return `${gone.length === 1 ? 'A shard is' : `${gone.length} shards are`} missing: ${names.join(', ')}${gone.length > 10 ? ', …' : ''}.`;
}

const workText = ({ end: { work } }: Whole): string => `${work.job} ${JSON.stringify(work.options)}`;

/** The text of shards, without their last lines, joined as if it had been written at one go. */
async function* textOf(shards: readonly Whole[]): AsyncGenerator<Uint8Array> {
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
