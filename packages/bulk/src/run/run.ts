import { writeSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { err, ok, type Result } from '@pencilmark/core/result';
import type { Digesting } from '../digest.ts';
import { isFlow } from '../input/input.ts';
import { isMaking } from '../jobs.ts';
import { removeJournal } from '../journal/journal.ts';
import { OutputProblem } from '../output/writer.ts';
import { isMachineProblem } from '../threads/machines.ts';
import type { BulkOptions, Summary } from '../types.ts';
import { unwritable } from '../unwritable.ts';
import { RunContext } from './context.ts';
import { passThroughAll } from './inputs.ts';
import { makeAll } from './maker-run.ts';
import { endShard, openOutput } from './output.ts';
import { preparationOf } from './preparation.ts';

/**
 * Does a job with every record of some files, and writes the answers in the order of the input. The
 * bytes are the same as when one record is answered after the other, whatever the number of
 * threads. Only a few pieces of the input are in memory at a time. Beside an output file, a journal
 * says how far the job is. An error is a sentence that says why the job cannot begin or cannot
 * write.
 */
export async function runFiles(options: BulkOptions): Promise<Result<Summary, string>> {
  const { output, resume } = options;
  const streams = output !== undefined && (await isFlow(output));
  const prepared = await preparationOf(options, streams);
  if (!prepared.ok) return prepared;
  if (streams && !resume) return runToStream(options, output);
  const { identities, journal, digesting } = prepared.value;
  return doJob(new RunContext(options, identities, journal), digesting);
}

/** Does a job after all checks have passed. */
async function doJob(run: RunContext, digesting: Digesting | undefined): Promise<Result<Summary, string>> {
  const { options, shard } = run;
  const { output } = options;
  let file: FileHandle | undefined;
  try {
    try {
      file = await openOutput(run, digesting);
    } catch (problem) {
      if (!run.journal) await removeJournal(output!);
      return err(unwritable(output!, problem));
    }
    const part = await (isMaking(options) ? makeAll(run, options) : passThroughAll(run, options));
    await run.writer.finish();
    if (shard && !run.stopped) await endShard(run, shard, part);
  } catch (problem) {
    if (isMachineProblem(problem)) return err(problem.message);
    if (!(problem instanceof OutputProblem)) throw problem;
    return err(`${unwritable(output!, problem.cause)}${run.isKept ? ' Mend that, and continue with --resume.' : ''}`);
  } finally {
    await run.pool.close();
    await file?.close();
  }
  if (output !== undefined && !run.stopped) await removeJournal(output);
  const { threads, stopped, ledger, journal } = run;
  const recordsBefore = journal?.allRecords ?? 0;
  return ok({ ...ledger.state, recordsBefore, threads, ...(stopped && { stopped }) });
}

/**
 * Does a job that writes to a device or a pipe, piece after piece. Such a job cannot be resumed.
 */
async function runToStream(options: BulkOptions, output: string): Promise<Result<Summary, string>> {
  const { output: _, ...others } = options;
  let file: FileHandle | undefined;
  try {
    file = await open(output, 'w');
    const { fd } = file;
    const write = (bytes: Uint8Array): void => {
      for (let from = 0; from < bytes.length; ) from += writeSync(fd, bytes, from);
    };
    return await runFiles({ ...others, write });
  } catch (problem) {
    const { syscall } = problem as NodeJS.ErrnoException;
    if (syscall !== 'open' && syscall !== 'write') throw problem;
    return err(unwritable(output, problem));
  } finally {
    await file?.close();
  }
}
