import { type FileHandle, open } from 'node:fs/promises';
import type { Digesting } from '../digest.ts';
import { wholeWork } from '../jobs.ts';
import { type Journal, writeJournal } from '../journal/journal.ts';
import { Writer } from '../output/writer.ts';
import { packingOf } from '../packing/packing.ts';
import { closeShard } from '../shards/shard-end.ts';
import type { InputPlace, Shard } from '../types.ts';
import { NOT_BEGUN, type RunContext, START } from './context.ts';

const BETWEEN_JOURNALS_MS = 1000;
const NONE = { kind: 'none', heading: '' } as const;

/**
 * Opens the output of a run and makes its writer. A job that is resumed cuts the output where its
 * journal says. `digesting` has the digest of everything before. Gives the file, if there is one.
 */
export async function openOutput(run: RunContext, digesting: Digesting | undefined): Promise<FileHandle | undefined> {
  const { output, write, betweenJournals = BETWEEN_JOURNALS_MS } = run.options;
  const { journal, isKept } = run;
  const written = journal?.output ?? 0;
  if (output !== undefined && !journal && isKept) await writeFirstJournal(run, output);
  const file = output === undefined ? undefined : await openFile(output, journal);
  run.writer = new Writer(
    {
      ...(file && { file }),
      written,
      packing: output === undefined ? undefined : packingOf(output),
      write,
      keep: isKept ? (state) => writeJournal(output!, state) : undefined,
      betweenJournals,
      digesting,
      isDigested: run.shard !== undefined,
    },
    run.pool,
  );
  if (journal) run.writer.texts.goOn(journal.texts);
  return file;
}

const writeFirstJournal = (run: RunContext, output: string): Promise<void> => {
  const state = run.stateAt(NOT_BEGUN, START);
  return writeJournal(output, { ...state, output: 0, texts: { first: NONE, last: NONE } }, true);
};

/** Opens a file for writing, and for reading its digest. */
async function openFile(output: string, journal: Journal | undefined): Promise<FileHandle> {
  if (!journal) return open(output, 'w+');
  const file = await open(output, 'r+').catch((problem) => {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return open(output, 'w+');
    throw problem;
  });
  await file.truncate(journal.output);
  return file;
}

/** Writes the line after the answers of a shard that describes the shard. */
export async function endShard(
  run: RunContext,
  shard: Shard,
  [from, to]: readonly [InputPlace, InputPlace],
): Promise<void> {
  const { identities, options, writer, ledger } = run;
  const inputs = identities.map(({ name, size, beginning }) => ({ name, size, beginning }));
  const about = {
    shard,
    work: wholeWork(options),
    inputs,
    from,
    to,
    texts: writer.texts.state,
    records: ledger.records,
  };
  writer.put(await closeShard(about, options.output ?? writer.digest(), ledger.json));
  await writer.finish();
}
