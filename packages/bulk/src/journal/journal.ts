import { readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { moveFile } from '../moving.ts';
import type { Counts, InputIdentity, TextsState, Work } from '../types.ts';

/** How far a job with an output file is. Everything before that is written and on the disk. */
export interface Journal {
  readonly version: 2;
  readonly inputs: readonly InputIdentity[];
  readonly work: Work;
  readonly pieceBytes: number;
  /** The index of the input that is being read; -1 before the first is begun. */
  readonly input: number;
  /** How much of this input is answered: bytes of its text, and whole lines. */
  readonly offset: number;
  readonly lines: number;
  /** Where the last piece ended; and the line before, when it is a puzzle. */
  readonly cut: number;
  readonly lead: string;
  readonly records: number;
  /** Bytes of the output. */
  readonly output: number;
  /** SHA-256 of these bytes. Journals of earlier versions do not have it. */
  readonly sha256?: string;
  /**
   * The texts that were written first and last. They decide whether an empty line comes before the
   * next answer.
   */
  readonly texts: TextsState;
  /** The numbers of all inputs; `records` is that of this input. */
  readonly allRecords: number;
  readonly counts: Counts;
  readonly exitCode: 0 | 1 | 2;
}

/** The name of the journal beside an unfinished output. */
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
 * Writes a journal. At any moment either the old or the new journal is on the disk. The first holds
 * no progress, so it need not be on the disk at once.
 */
export async function writeJournal(output: string, journal: Journal, isFirst = false): Promise<void> {
  const name = journalOf(output);
  await writeFile(`${name}.new`, `${JSON.stringify(journal)}\n`, { flush: !isFirst });
  await moveFile(`${name}.new`, name);
}

/** Removes the journal of a finished output. */
export async function removeJournal(output: string): Promise<void> {
  for (const name of [journalOf(output), `${journalOf(output)}.new`]) await unlink(name).catch(() => {});
}

/** Whether a file with this name exists. */
export const exists = (name: string): Promise<boolean> =>
  stat(name).then(
    () => true,
    () => false,
  );
