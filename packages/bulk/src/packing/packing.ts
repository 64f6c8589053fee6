import { packGzip, unpackGzip } from './gzip.ts';
import { packZstd, unpackZstd } from './zstd.ts';

/** A way to pack files. */
export interface Packing {
  /** How the names of such files end, in whatever case. */
  readonly ending: string;
  /** The bytes with which such a file begins. */
  readonly magic: readonly number[];
  /** Makes ready what packs bytes; packed pieces one after the other are a packed file. */
  packer(): Promise<(bytes: Uint8Array) => Promise<Uint8Array>>;
  /**
   * Unpacks a stream piece by piece: everything that can be unpacked comes first, then it rejects
   * with a code that begins with Z_.
   */
  unpacked(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** Every way to pack files; what they need is loaded when a file is packed so. */
export const PACKINGS: readonly Packing[] = [
  { ending: '.gz', magic: [0x1f, 0x8b], packer: packGzip, unpacked: unpackGzip },
  { ending: '.zst', magic: [0x28, 0xb5, 0x2f, 0xfd], packer: packZstd, unpacked: unpackZstd },
];

/** How a file is packed, by the end of its name; nothing when it is not. */
export const packingOf = (name: string): Packing | undefined =>
  PACKINGS.find(({ ending }) => name.toLowerCase().endsWith(ending));

/**
 * How a stream is packed that begins with some bytes; nothing when it is not, and 'unsure' when
 * more bytes are needed to know.
 */
export function packingIn(beginning: Uint8Array): Packing | 'unsure' | undefined {
  const found = PACKINGS.find(({ magic }) =>
    magic.every((byte, index) => index >= beginning.length || beginning[index] === byte),
  );
  return found && beginning.length < found.magic.length ? 'unsure' : found;
}
