import type { FileHandle } from 'node:fs/promises';
import type { Refusal } from './books.ts';
import { bytesBetween } from './feed.ts';
import { encodingOf } from './source.ts';

const FIRST_BYTES = 1 << 16;

/** The first bytes of an input: of its file, or else of its first piece. */
export const beginningOf = async (
  file: FileHandle | undefined,
  bytes: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> => (file ? bytesBetween(file, 0, FIRST_BYTES) : (await bytes()).subarray(0, FIRST_BYTES));

/** What is not text, seen at its beginning. */
export function oddBeginning(bytes: Uint8Array): Refusal | undefined {
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
