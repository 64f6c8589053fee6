import { err, ok, type Result } from '@pencilmark/core/result';
import { bytesOf } from '../input/bytes.ts';
import { fileCalled } from '../input/input.ts';
import { isGapBetween } from '../text.ts';
import type { TextsState } from '../types.ts';
import { writeWhole } from '../whole-file.ts';
import { misfitOf, verified, type WholeShard } from './shard-check.ts';

/** What to merge, and where to. */
export interface MergeOptions {
  /**
   * Names of the outputs of jobs with `shard`, in any order. The end of each name says whether the
   * file is packed.
   */
  readonly shards: readonly string[];
  /**
   * The file to write; the end of its name says whether to pack it. Without it, `write` gets the
   * text.
   */
  readonly output?: string;
  readonly write?: (bytes: Uint8Array) => void;
}

/**
 * Puts the shards of a job together, in their order, whatever the order of their names. The result
 * is the same text as the undivided job writes. All shards are read and checked before anything is
 * written. An error is a sentence that says which shard is missing, doubled, cut off, changed or of
 * another job. Gives how many records there are in all.
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
  shards.sort((a, b) => a.end.shard.index - b.end.shard.index);
  const problem = misfitOf(shards);
  if (problem !== undefined) return err(problem);
  if (output === undefined) for await (const bytes of textOf(shards)) write?.(bytes);
  else {
    const problem = await writeWhole(output, textOf(shards));
    if (problem !== undefined) return err(problem);
  }
  return ok(shards.reduce((sum, { end }) => sum + end.records, 0));
}

/** The text of shards without their last lines, joined as if one job had written it. */
async function* textOf(shards: readonly WholeShard[]): AsyncGenerator<Uint8Array> {
  let last: TextsState['last'] = { kind: 'none', heading: '' };
  for (const { name, end } of shards) {
    const { first } = end.texts;
    if (first.kind !== 'none' && isGapBetween(last, first)) yield Uint8Array.of(10);
    // A heading is written once, above all lines that it belongs to.
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
