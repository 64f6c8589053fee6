/**
 * How many bits of a 32-bit integer are set, 0…32 (the parallel sum of Hacker's Delight, 5-2).
 *
 *     popcount(0b1011)      // 3
 */
export function popcount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The position of the lowest set bit, 0…31, or -1 when there is none.
 *
 *     lowestBit(0b1000)      // 3
 */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
