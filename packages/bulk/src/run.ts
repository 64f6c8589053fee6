import { writeSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { err, type Result } from '@pencilmark/core';
import type { Counts, Problem } from './answers.ts';
import type { Work } from './chunk.ts';
import { exists, type InputIdentity, identify, type Journal, journalOf, readJournal } from './journal.ts';
import { unwritable } from './output-problem.ts';
import { Run } from './running.ts';
import { readShard } from './shard.ts';
import { fileCalled, isFlow, sourceName } from './source.ts';

/** What a job may be told. */
export interface BulkOptions extends Work {
  /** Files, and - for standard input; those that end in .gz or .zst are unpacked. */
  readonly inputs: readonly string[];
  /** What - stands for, where somebody has begun to read it: the whole of it. */
  readonly standardInput?: AsyncIterable<Uint8Array>;
  /** Threads that work; as many as there are processors, at most 8, when not said. */
  readonly threads?: number;
  /** Bytes of input that a thread gets at once; as the job's row says when not said. */
  readonly pieceBytes?: number;
  /** The file to write, packed when it ends in .gz or .zst; otherwise `write` gets the answers. */
  readonly output?: string;
  /** Goes on where a job with the same output was ended. */
  readonly resume?: boolean;
  readonly write?: (bytes: Uint8Array) => void;
  /** Hears what is wrong with records and files, in order. */
  readonly hear?: (problem: FileProblem) => void;
  readonly advance?: (advance: Advance) => void | Promise<void>;
  /** Milliseconds from one entry of the journal to the next; 1000 when not said. */
  readonly betweenJournals?: number;
  /** When it is aborted, what is begun is finished and the job ends. */
  readonly stop?: AbortSignal;
  /** The script of the threads, where it does not stand beside this one; and threads that run it already and wait. */
  readonly worker?: URL;
  readonly started?: readonly Worker[];
}

/** A problem and its file; a file that cannot be read has no line. */
export interface FileProblem extends Omit<Problem, 'line'> {
  readonly input: string;
  readonly line?: number;
}

/** How far a job is. */
export interface Advance {
  readonly records: number;
  /** Bytes of all files or of this shard, as far as known; of what is made, pieces. */
  readonly done: number;
  readonly total: number | undefined;
  /** What an earlier run has done of it. */
  readonly before: { readonly records: number; readonly done: number };
}

/** What a job did. */
export interface Summary {
  /** All records that were read, those among them that could not be answered included. */
  readonly records: number;
  /** Those among them that an earlier run has answered. */
  readonly recordsBefore: number;
  readonly counts: Counts;
  readonly threads: number;
  /** 0 done · 1 some are not what was asked · 2 some could not be read. */
  readonly exitCode: 0 | 1 | 2;
  /** Where it ended when that was before the end of the inputs. */
  readonly stopped?: { readonly why: 'error' | 'enough'; readonly input: string; readonly line?: number };
}

/**
 * Does a job with every record of some files and writes the answers in input order: the same bytes as one record after the other would give,
 * whatever the number of threads. A few pieces of the input are in memory at a time. With an output file, a journal beside it
 * says how far the job is. An error is a sentence that says why the job cannot be begun, or why it cannot go on to write.
 */
export async function runFiles(options: BulkOptions): Promise<Result<Summary, string>> {
  const { output, resume = false, inputs } = options;
  const isOnce = await Promise.all(inputs.map(comesOnce));
  const once = inputs[isOnce.indexOf(true)];
  if (options.options.shard !== undefined) {
    if (!readShard(String(options.options.shard)))
      return err(`"${options.options.shard}" is no shard; write 2/8 for the second of eight.`);
    if (once !== undefined) return err(`${capital(sourceName(once))} cannot be divided: give files.`);
  }
  const streams = output !== undefined && (await isFlow(output));
  if (resume && (streams || output === undefined)) return err('Only a job with an output file can be resumed.');
  if (resume && once !== undefined)
    return err(`${capital(sourceName(once))} cannot be read again: nothing can be resumed.`);
  if (streams) return runToStream(options);
  let journal: Journal | undefined;
  let identities: readonly InputIdentity[] = [];
  if (once === undefined && (output !== undefined || options.options.shard !== undefined))
    identities = await identitiesOf(inputs);
  if (output !== undefined) {
    const same = await sameFile(inputs, output);
    if (same !== undefined) return err(`${sourceName(same)} is the input; the output needs another file.`);
    journal = await readJournal(output).catch(() => undefined);
    const there = await exists(output);
    const hasJournal = journal !== undefined || (await exists(journalOf(output)));
    if (!resume && hasJournal)
      return err(`${journalOf(output)} belongs to an unfinished job: go on with --resume, or remove it to start anew.`);
    if (resume && !hasJournal && there)
      return err(`${output} is there and has no ${journalOf(output)}: it is finished, nothing is to be resumed.`);
    if (hasJournal) {
      const problem = journal ? misfit(journal, identities, options) : `${journalOf(output)} cannot be read.`;
      if (problem !== undefined) return err(problem);
    }
  }
  return new Run(options, identities, journal).run();
}

const identitiesOf = (files: readonly string[]): Promise<InputIdentity[]> =>
  Promise.all(files.map((name) => identify(name).catch(() => ({ name, size: -1, modified: 0, beginning: '' }))));

const capital = (text: string): string => text.replace(/^standard/, 'Standard');

/** Whether an input can be read only once: standard input, or a pipe with a name. */
const comesOnce = async (input: string): Promise<boolean> => input === '-' || isFlow(input);

async function sameFile(inputs: readonly string[], output: string): Promise<string | undefined> {
  const to = await fileCalled(output);
  for (const name of inputs) if ((await fileCalled(name)) === to) return name;
  return undefined;
}

/** Does a job that writes to a device or a pipe, piece after piece; it cannot be resumed. */
async function runToStream({ output, ...options }: BulkOptions): Promise<Result<Summary, string>> {
  let file: FileHandle | undefined;
  try {
    file = await open(output!, 'w');
    const { fd } = file;
    return await runFiles({
      ...options,
      write: (bytes) => {
        for (let from = 0; from < bytes.length; ) from += writeSync(fd, bytes, from);
      },
    });
  } catch (problem) {
    const { syscall } = problem as NodeJS.ErrnoException;
    if (syscall !== 'open' && syscall !== 'write') throw problem;
    return err(unwritable(output!, problem));
  } finally {
    await file?.close();
  }
}

/** Why a journal is not of this job, or nothing. */
function misfit(journal: Journal, identities: readonly InputIdentity[], options: BulkOptions): string | undefined {
  if (journal.version !== 2) return 'The journal is of another version.';
  const names = (list: readonly InputIdentity[]): string => list.map(({ name }) => name).join(' ');
  if (names(journal.inputs) !== names(identities))
    return `The unfinished job reads ${names(journal.inputs)}, not ${names(identities)}.`;
  const changed = identities.find((now, index) => JSON.stringify(now) !== JSON.stringify(journal.inputs[index]));
  if (changed) return `${changed.name} has changed since the job was begun.`;
  const [was, is] = [journal.work, workOf(options)].map(({ job, options }) => `${job} ${JSON.stringify(options)}`);
  if (was !== is) return `The unfinished job has other options: ${was}.`;
  return undefined;
}

/** What is to be done, in a form that is the same for the same options. */
export const workOf = ({ job, options }: Work): Work => ({
  job,
  options: Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== undefined)
      .sort(),
  ),
});
