import { check, TEXT } from '@pencilmark/core/result';
import { packGzip, unpackGzip } from './gzip.ts';
import { packZstd, unpackZstd } from './zstd.ts';

/** A way to pack files. */
export interface Packing {
  /** The end of the names of such files, in upper or lower case. */
  readonly ending: string;
  /** The first bytes of every such file. */
  readonly magic: readonly number[];
  /** Prepares a function that packs bytes. Packed pieces one after the other are a packed file. */
  packer(): Promise<(bytes: Uint8Array) => Promise<Uint8Array>>;
  /**
   * Unpacks a stream piece by piece. Everything that can be unpacked comes first. Then the
   * generator rejects with a code that begins with Z_.
   */
  unpacked(packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** Every way to pack files. The code of each is loaded when a file needs it. */
export const PACKINGS: readonly Packing[] = [
  { ending: '.gz', magic: [0x1f, 0x8b], packer: packGzip, unpacked: unpackGzip },
  { ending: '.zst', magic: [0x28, 0xb5, 0x2f, 0xfd], packer: packZstd, unpacked: unpackZstd },
];

/** How a file is packed, by the end of its name; undefined when it is not packed. */
export const packingOf = (name: string): Packing | undefined =>
  PACKINGS.find(({ ending }) => name.toLowerCase().endsWith(ending));

/**
 * A function that packs pieces of a file as the end of its name says; those of a plain file stay as
 * they are. Packed pieces one after the other are a packed file.
 *
 *     const pack = await packerOf('rows.csv.gz');
 *     (await pack(new Uint8Array(1000))).length < 100      // true
 */
export async function packerOf(name: string): Promise<(bytes: Uint8Array) => Promise<Uint8Array>> {
  check('packerOf', 'name', name, TEXT);
  return (await packingOf(name)?.packer()) ?? (async (bytes) => bytes);
}

/**
 * How a stream is packed, by its first bytes; undefined when it is not packed, and 'unsure' when
 * more bytes are needed.
 */
export function packingIn(beginning: Uint8Array): Packing | 'unsure' | undefined {
  const packing = PACKINGS.find(({ magic }) =>
    magic.every((byte, index) => index >= beginning.length || beginning[index] === byte),
  );
  return packing && beginning.length < packing.magic.length ? 'unsure' : packing;
}
