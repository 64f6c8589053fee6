import { err, ok, type Result } from '@pencilmark/core/result';
import type { Digesting } from '../digest.ts';
import { fileCalled, isFlow, sourceName } from '../input/input.ts';
import { plainWork } from '../jobs.ts';
import { identitiesOf } from '../journal/identity.ts';
import { exists, type Journal, journalOf, readJournal } from '../journal/journal.ts';
import { misfitOf } from '../journal/misfit.ts';
import { checkOutput } from '../journal/output-check.ts';
import { readShard } from '../shards/shard.ts';
import type { BulkOptions, InputIdentity } from '../types.ts';

/** What is known before a job begins. */
export interface Preparation {
  readonly identities: readonly InputIdentity[];
  /** The journal of a job that is resumed, and the digest of what the job has written. */
  readonly journal?: Journal;
  readonly digesting?: Digesting;
}

/**
 * Checks inputs and output before anything is changed. `streams` says that the output is a device
 * or a pipe. An error is a sentence that says why the job cannot begin.
 */
export async function preparationOf(options: BulkOptions, streams: boolean): Promise<Result<Preparation, string>> {
  const { inputs, output } = options;
  const isOnce = await Promise.all(inputs.map(comesOnce));
  const once = inputs[isOnce.indexOf(true)];
  const complaint = complaintAbout(options, once, streams);
  if (complaint !== undefined) return err(complaint);
  if (streams) return ok({ identities: [] });
  const isIdentified = once === undefined && (output !== undefined || options.options.shard !== undefined);
  const identities = isIdentified ? await identitiesOf(inputs) : [];
  if (output === undefined) return ok({ identities });
  for (const name of inputs)
    if ((await fileCalled(name)) === (await fileCalled(output)))
      return err(`${sourceName(name)} is the input; the output needs another file.`);
  return unfinished(options, output, identities);
}

/** Whether an input can be read only once: standard input, or a named pipe. */
const comesOnce = async (input: string): Promise<boolean> => input === '-' || isFlow(input);

/**
 * Why the options make no sense, whatever the files hold. `once` is an input that can be read only
 * once.
 */
function complaintAbout(
  { output, resume, options: { shard } }: BulkOptions,
  once: string | undefined,
  streams: boolean,
): string | undefined {
  if (shard !== undefined) {
    if (!readShard(shard)) return `"${shard}" is no shard; write 2/8 for the second of eight.`;
    if (once !== undefined) return `${capital(sourceName(once))} cannot be divided: give files.`;
  }
  if (!resume) return undefined;
  if (streams || output === undefined) return 'Only a job with an output file can be resumed.';
  return once === undefined ? undefined : `${capital(sourceName(once))} cannot be read again: nothing can be resumed.`;
}

const capital = (text: string): string => text.replace(/^standard/, 'Standard');

/** What an earlier run has left of the job, when the job is to be resumed. */
async function unfinished(
  options: BulkOptions,
  output: string,
  identities: readonly InputIdentity[],
): Promise<Result<Preparation, string>> {
  const { resume = false } = options;
  const name = journalOf(output);
  const journal = await readJournal(output).catch(() => undefined);
  const hasJournal = journal !== undefined || (await exists(name));
  if (!resume && hasJournal)
    return err(`${name} belongs to an unfinished job: go on with --resume, or remove it to start anew.`);
  if (resume && !hasJournal && (await exists(output)))
    return err(`${output} exists without ${name}: its job is finished, so it cannot be resumed.`);
  if (!hasJournal) return ok({ identities });
  if (!journal) return err(`${name} cannot be read.`);
  const misfit = misfitOf(journal, identities, plainWork(options));
  if (misfit !== undefined) return err(misfit);
  const checked = await checkOutput(output, journal);
  return 'problem' in checked ? err(checked.problem) : ok({ identities, journal, digesting: checked.digesting });
}
