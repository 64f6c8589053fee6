/**
 * V8 keeps arrays of up to 64 bytes in its own heap. Memory for a longer one costs 430 ns, which is
 * as much as solving an easy puzzle; a view of a block costs 15.
 */
const IN_THE_HEAP = 64;
const BLOCK = 4096;
/** Longer boards take so long to solve that they need no block. */
const LONGEST = 256;

let block = new ArrayBuffer(0);
let used = 0;

/** A copy of digits that shares no byte with another, but perhaps a block of memory. */
export function copyOf(digits: Uint8Array): Uint8Array {
  const { length } = digits;
  if (length <= IN_THE_HEAP || length > LONGEST) return digits.slice();
  if (used + length > block.byteLength) {
    block = new ArrayBuffer(BLOCK);
    used = 0;
  }
  const copy = new Uint8Array(block, used, length);
  used += length;
  copy.set(digits);
  return copy;
}
