import { readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import type { Counts, InputIdentity, TextsState, Work } from '../types.ts';

/** How far a job with an output file is: everything before is written and on the disk. */
export interface Journal {
  readonly version: 2;
  readonly inputs: readonly InputIdentity[];
  readonly work: Work;
  readonly pieceBytes: number;
  /** The input that is being read, by its place in the list; -1 when none is begun. */
  readonly input: number;
  /** What is dealt with of it: bytes of its text, and whole lines. */
  readonly offset: number;
  readonly lines: number;
  /** Where the last piece was cut; and the line before, if it is a puzzle. */
  readonly cut: number;
  readonly lead: string;
  readonly records: number;
  /** Bytes of the output. */
  readonly output: number;
  /** SHA-256 of these bytes; journals of earlier versions have none. */
  readonly sha256?: string;
  /** What the next answer has to be set apart from. */
  readonly texts: TextsState;
  /** Of all inputs; `records` are those of this one. */
  readonly allRecords: number;
  readonly counts: Counts;
  readonly exitCode: 0 | 1 | 2;
}

/** The file that stands beside an unfinished output. */
export const journalOf = (output: string): string => `${output}.progress`;

/** Reads the journal of an output; nothing when there is none. */
export async function readJournal(output: string): Promise<Journal | undefined> {
  try {
    return JSON.parse(await readFile(journalOf(output), 'utf8')) as Journal;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw problem;
  }
}

/**
 * Writes a journal so that at any moment either the old or the new one is there. The first, which
 * tells of nothing, need not be on the disk.
 */
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
