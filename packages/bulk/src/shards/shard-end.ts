import { type Digest, Digesting } from '../digest.ts';
import { bytesOf } from '../input/bytes.ts';
import type { InputPlace, Shard, TextsState, Work } from '../types.ts';

/**
 * The facts about a shard. They show whether others belong to the same job, and whether all are
 * there.
 */
export interface AboutShard {
  readonly shard: Shard;
  /**
   * The work, and the part of it: from which place to which for inputs, or from which index to
   * which for puzzles that are made.
   */
  readonly work: Work;
  readonly inputs: readonly { readonly name: string; readonly size: number; readonly beginning: string }[];
  readonly from: InputPlace;
  readonly to: InputPlace;
  readonly texts: TextsState;
  readonly records: number;
}

/**
 * What the last line of a shard says: the facts about it, and the length and SHA-256 of the text
 * above.
 */
export interface ShardEnd extends AboutShard, Digest {}

const KEY = 'pencilmark shard';

/**
 * The last line of a shard: a comment, or an object among JSON objects. `above` is the digest of
 * the text above, or the name of the file that holds this text.
 */
export async function closeShard(about: AboutShard, above: Digest | string, json: boolean): Promise<Uint8Array> {
  let digest = above;
  if (typeof digest === 'string') {
    const counting = new Digesting();
    for await (const bytes of bytesOf(digest, 0)) counting.add(bytes);
    digest = counting.digest();
  }
  const end = { [KEY]: { ...about, ...digest } };
  return new TextEncoder().encode(`${json ? '' : '#'}${JSON.stringify(end)}\n`);
}

/** Reads the last line of a shard; undefined when it is another line. */
export function readShardEnd(line: string): ShardEnd | undefined {
  try {
    return (JSON.parse(line.replace(/^#/, '')) as Record<string, ShardEnd>)[KEY];
  } catch {
    return undefined;
  }
}
