import type { FileHandle } from 'node:fs/promises';
import type { Refusal } from '../types.ts';
import { encodingOf } from './bytes.ts';
import { bytesBetween } from './stretch.ts';

const FIRST_BYTES = 1 << 16;

/**
 * Refuses an input that is not text. It looks at the first bytes of the file, or else at the first
 * piece.
 */
export async function binaryRefusal(
  file: FileHandle | undefined,
  piece: () => Uint8Array | Promise<Uint8Array>,
): Promise<Refusal | undefined> {
  const bytes = file ? await bytesBetween(file, 0, FIRST_BYTES) : (await piece()).subarray(0, FIRST_BYTES);
  if (encodingOf(bytes) !== 'utf-8') return undefined;
  const zero = bytes.indexOf(0);
  if (zero < 0) return undefined;
  const before = new TextDecoder().decode(bytes.subarray(0, zero)).split('\n');
  return {
    code: 'binary',
    line: before.length,
    column: before.at(-1)!.length + 1,
    message: 'This is not text: it holds a zero byte.',
  };
}
