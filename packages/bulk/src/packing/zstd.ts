import { damage } from './damage.ts';

/** Prepares a packer for zstd. Node 20 has none of its own. */
export async function packZstd(): Promise<(bytes: Uint8Array) => Promise<Uint8Array>> {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  const zstd = await Zstd.load();
  return async (bytes) => zstd.compress(bytes).slice();
}

/**
 * How many bytes are unpacked at once. Few bytes may stand for many: 4 bytes for 128 kB of one
 * character.
 */
const STEP = 1 << 12;

/** Unpacks frames of zstd. */
export async function* unpackZstd(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Decompress } = await import('fzstd');
  const pieces: Uint8Array[] = [];
  const unpacking = new Decompress((bytes) => void pieces.push(bytes.slice()));
  const push = (bytes: Uint8Array, isLast: boolean): Error | undefined => {
    try {
      unpacking.push(bytes, isLast);
      return undefined;
    } catch (problem) {
      return damage('Z_ZSTD', (problem as Error).message);
    }
  };
  for await (const bytes of steps(packed)) {
    const problem = push(bytes, bytes.length === 0);
    yield* pieces.splice(0);
    if (problem) throw problem;
  }
}

/** The bytes in steps, and an empty array at the end. */
async function* steps(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const bytes of packed) for (let at = 0; at < bytes.length; at += STEP) yield bytes.subarray(at, at + STEP);
  yield new Uint8Array(0);
}
