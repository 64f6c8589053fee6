import { err, ok, type Result } from '@pencilmark/core/result';
import { Digesting } from '../digest.ts';
import { bytesOf, joined } from '../input/bytes.ts';
import { sentenceOf, sourceName } from '../input/input.ts';
import { readShardEnd, type ShardEnd } from './shard-end.ts';

/** A shard that was checked and is complete. */
export interface WholeShard {
  readonly name: string;
  readonly end: ShardEnd;
}

/** Reads a shard to its end, and compares it with what its last line says. */
export async function verified(name: string): Promise<Result<WholeShard, string>> {
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
      `${sourceName(name)}: ${code.startsWith('Z') ? 'It was cut off or changed' : sentenceOf(problem)}`.replace(
        /\.?$/,
        '.',
      ),
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

/** Why complete shards, in order, are not all shards of one job; undefined when they are. */
export function misfitOf(shards: readonly WholeShard[]): string | undefined {
  const [first] = shards;
  if (!first) return 'There are no shards.';
  const { of } = first.end.shard;
  const input = ({ end }: WholeShard): string => end.inputs.map(({ name }) => name).join(' ');
  const known = (shard: WholeShard): string =>
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

function missing(shards: readonly WholeShard[]): string {
  const there = new Set(shards.map(({ end }) => end.shard.index));
  const { of } = shards[0]!.end.shard;
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((index) => !there.has(index));
  const names = missing.slice(0, 10).map((index) => `${index}/${of}`);
  return `${missing.length === 1 ? 'A shard is' : `${missing.length} shards are`} missing: ${names.join(', ')}${missing.length > 10 ? ', …' : ''}.`;
}

const workText = ({ end: { work } }: WholeShard): string => `${work.job} ${JSON.stringify(work.options)}`;
