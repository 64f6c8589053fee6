import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { check, TEXT } from '@pencilmark/core/result';
import { A_STREAM } from './expected.ts';
import { joined } from './input/bytes.ts';
import { isFlow } from './input/input.ts';
import { moveFile } from './moving.ts';
import { packingOf } from './packing/packing.ts';
import { unwritable } from './unwritable.ts';

/** How many bytes are packed at once. */
const PIECE_BYTES = 1 << 20;

/**
 * Writes a file that appears only when it is complete, and takes the place of an earlier one; it is
 * packed if its name says so. Gives a sentence when it cannot be written. Rejects when the pieces
 * do; then nothing is left of the new file.
 *
 *     async function* pieces() { yield new Uint8Array(1); }
 *     await writeWhole('no-such-folder/a', pieces())
 *     // 'no-such-folder/a cannot be written: there is no such folder.'
 */
export async function writeWhole(output: string, pieces: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  check('writeWhole', 'output', output, TEXT);
  check('writeWhole', 'pieces', pieces, A_STREAM);
  const isDevice = await isFlow(output);
  const temporary = isDevice ? output : `${output}.new`;
  let fault: unknown;
  const guarded = async function* () {
    try {
      yield* packedAs(output, pieces);
    } catch (problem) {
      fault = problem;
      throw problem;
    }
  };
  try {
    await pipeline(Readable.from(guarded()), createWriteStream(temporary));
    if (!isDevice) await moveFile(temporary, output);
    return undefined;
  } catch (reason) {
    if (!isDevice) await rm(temporary, { force: true });
    if (reason === fault) throw reason;
    return unwritable(output, reason);
  }
}

/** Packs bytes if the end of a name says so. */
async function* packedAs(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packing = packingOf(name);
  if (!packing) {
    yield* pieces;
    return;
  }
  const pack = await packing.packer();
  let rest: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of pieces) {
    rest.push(bytes);
    size += bytes.length;
    if (size < PIECE_BYTES) continue;
    yield await pack(joined(rest));
    rest = [];
    size = 0;
  }
  if (size > 0) yield await pack(joined(rest));
}
