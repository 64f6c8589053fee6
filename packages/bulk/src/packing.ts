/** A way to pack files. */
export interface Packing {
  /** How the names of such files end. */
  readonly ending: string;
  /** Makes ready what packs bytes; packed pieces one behind the other are a packed file. */
  packer(): Promise<(bytes: Uint8Array) => Promise<Uint8Array>>;
  /** Unpacks a stream piece by piece. Rejects with a code that begins with Z_. */
  unpacked(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** Every way to pack files; what they need is loaded when a file is packed so. */
export const PACKINGS: readonly Packing[] = [
  {
    ending: '.gz',
    async packer() {
      const [{ promisify }, { gzip }] = await Promise.all([import('node:util'), import('node:zlib')]);
      return promisify(gzip);
    },
    async *unpacked(packed) {
      const [{ pipeline }, { createGunzip }] = await Promise.all([import('node:stream'), import('node:zlib')]);
      // What goes wrong is heard by whoever reads the end of the pipeline.
      yield* pipeline(packed, createGunzip({ chunkSize: 1 << 18 }), () => {});
    },
  },
  {
    // Node 20 has no zstd of its own.
    ending: '.zst',
    async packer() {
      const { Zstd } = await import('@hpcc-js/wasm-zstd');
      const zstd = await Zstd.load();
      return async (bytes) => zstd.compress(bytes).slice();
    },
    unpacked: unpackedZstd,
  },
];

/** How a file is packed, by the end of its name; nothing when it is not. */
export const packingOf = (name: string): Packing | undefined => PACKINGS.find(({ ending }) => name.endsWith(ending));

/** Bytes that are unpacked at once; a few of them may stand for many: 4 bytes for 128 kB of one character. */
const STEP = 1 << 12;

async function* unpackedZstd(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Decompress } = await import('fzstd');
  let pieces: Uint8Array[] = [];
  const unpacking = new Decompress((bytes) => void pieces.push(bytes.slice()));
  const push = (bytes: Uint8Array, isLast = false): Uint8Array[] => {
    pieces = [];
    try {
      unpacking.push(bytes, isLast);
    } catch (problem) {
      throw Object.assign(new Error((problem as Error).message), { code: 'Z_ZSTD' });
    }
    return pieces;
  };
  for await (const bytes of packed)
    for (let at = 0; at < bytes.length; at += STEP) yield* push(bytes.subarray(at, at + STEP));
  yield* push(new Uint8Array(0), true);
}
