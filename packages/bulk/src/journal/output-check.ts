import { type FileHandle, open } from 'node:fs/promises';
import { Digesting } from '../digest.ts';
import type { Journal } from './journal.ts';

const AT_ONCE = 1 << 20;

/**
 * Adds the bytes of a file to a digest: from where the digest is to a place, or to the end of the
 * file.
 */
export async function digestTo(digesting: Digesting, file: FileHandle, to: number): Promise<void> {
  const buffer = new Uint8Array(Math.min(AT_ONCE, to - digesting.bytes));
  while (digesting.bytes < to) {
    const length = Math.min(buffer.length, to - digesting.bytes);
    const { bytesRead } = await file.read(buffer, 0, length, digesting.bytes);
    if (bytesRead === 0) return;
    digesting.add(buffer.subarray(0, bytesRead));
  }
}

/**
 * The result of the check: the digest of the bytes that the journal describes, or what is wrong.
 */
export type OutputCheck = { readonly digesting: Digesting } | { readonly problem: string };

/** Compares an unfinished output with its journal. */
export async function checkOutput(output: string, { output: expected, sha256 }: Journal): Promise<OutputCheck> {
  const digesting = new Digesting();
  if (expected === 0) return { digesting };
  let file: FileHandle;
  try {
    file = await open(output, 'r');
  } catch (problem) {
    const isMissing = (problem as NodeJS.ErrnoException).code === 'ENOENT';
    return { problem: `${output} ${isMissing ? 'is not there' : 'cannot be read'}; ${journalSays(expected)} ${ANEW}` };
  }
  try {
    await digestTo(digesting, file, expected);
  } finally {
    await file.close();
  }
  const { bytes, sha256: found } = digesting.digest();
  if (bytes < expected) return { problem: `${output} ends after byte ${bytes}; ${journalSays(expected)} ${ANEW}` };
  if (sha256 !== undefined && sha256 !== found)
    return { problem: `${output} was changed: its first ${expected} bytes are not those that were written. ${ANEW}` };
  return { digesting };
}

const journalSays = (bytes: number): string => `its journal says that ${bytes} bytes were written.`;
const ANEW = 'Nothing was touched; to start anew, remove it and its journal.';
