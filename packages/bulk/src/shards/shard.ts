import { check, TEXT } from '@pencilmark/core/result';
import type { Shard } from '../types.ts';

/**
 * Reads a shard such as `2/8`.
 *
 *     readShard('2/8')      // { index: 2, of: 8 }
 *     readShard('9/8')      // undefined
 */
export function readShard(text: string): Shard | undefined {
  check('readShard', 'text', text, TEXT);
  const [, index, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  return index !== undefined && of !== undefined && index >= 1 && index <= of ? { index, of } : undefined;
}

/** The part of `count` things that is a shard: the first index, and the index after the last. */
export const partOf = ({ index, of }: Shard, count: number): readonly [number, number] => [
  borderAt(index - 1, of, count),
  borderAt(index, of, count),
];

// This avoids a product that might not be exact.
const borderAt = (index: number, of: number, count: number): number =>
  Math.floor(count / of) * index + Math.floor(((count % of) * index) / of);
