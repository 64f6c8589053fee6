import { open, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import type { Counts } from './answers.ts';
import type { Work } from './chunk.ts';
import type { TextsState } from './text.ts';

/** How far a job with an output file is: everything before is written and on the disk. */
export interface Journal {
  readonly version: 2;
  readonly inputs: readonly InputIdentity[];
  readonly work: Work;
  readonly pieceBytes: number;
  /** The input that is being read, by its place in the list. */
  readonly input: number;
  /** What is dealt with of it: bytes of its text, whole lines; where the last piece was cut; the line before, if it is a puzzle. */
  readonly offset: number;
  readonly lines: number;
  readonly cut: number;
  readonly lead: string;
  readonly records: number;
  /** Bytes of the output. */
  readonly output: number;
  /** What the next answer has to be set apart from. */
  readonly texts: TextsState;
  /** Of all inputs; `records` are those of this one. */
  readonly allRecords: number;
  readonly counts: Counts;
  readonly exitCode: 0 | 1 | 2;
}

/** How an input is known again. */
export interface InputIdentity {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  /** SHA-256 of the first bytes. */
  readonly beginning: string;
}

const BEGINNING = 1 << 16;

/** The file that stands beside an unfinished output. */
export const journalOf = (output: string): string => `${output}.progress`;

/** What tells an input from another, or from itself after a change. */
export async function identify(name: string): Promise<InputIdentity> {
  const file = await open(name, 'r');
  try {
    const { size, mtimeMs } = await file.stat();
    const { buffer, bytesRead } = await file.read(new Uint8Array(BEGINNING), 0, BEGINNING, 0);
    const { createHash } = await import('node:crypto');
    const beginning = createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('hex');
    return { name, size, modified: mtimeMs, beginning };
  } finally {
    await file.close();
  }
}

/** Reads the journal of an output; nothing when there is none. */
export async function readJournal(output: string): Promise<Journal | undefined> {
  try {
    return JSON.parse(await readFile(journalOf(output), 'utf8')) as Journal;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/** Writes a journal so that at any moment either the old or the new one is there; the first, which tells of nothing, need not be on the disk. */
export async function writeJournal(output: string, journal: Journal, isFirst = false): Promise<void> {
  const name = journalOf(output);
  await writeFile(`${name}.new`, `${JSON.stringify(journal)}\n`, { flush: !isFirst });
  await rename(`${name}.new`, name);
}

/** Removes the journal of a finished output. */
export async function removeJournal(output: string): Promise<void> {
  for (const name of [journalOf(output), `${journalOf(output)}.new`]) await unlink(name).catch(() => {});
}

/** Whether there is such a file. */
export const exists = (name: string): Promise<boolean> =>
  stat(name).then(
    () => true,
    () => false,
  );
