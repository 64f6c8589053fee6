/**
 * The thread of the embedded database. PGlite computes without a pause while it runs a statement.
 * In the thread of the sockets it would hold up all of them.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Rows, StatementError, Task, Word, Work } from './messages.ts';

const say = (word: Word): void => parentPort!.postMessage(word);

const MEMORY = 'memory://';

/**
 * Opens the database of a folder. A new one is made beside its place and moved there whole, so a
 * process that is stopped meanwhile leaves no half of a database.
 */
async function open(folder: string | undefined): Promise<PGlite> {
  if (folder === undefined) return PGlite.create(MEMORY);
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    renameSync(unfinished, folder);
  }
  return PGlite.create(folder);
}

const wordOf = (text: string): string => /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? '';

const rowsOf = (text: string, result: { rows: unknown[]; affectedRows?: number } | undefined): Rows => ({
  command: wordOf(text),
  rowCount: result?.affectedRows ?? result?.rows.length ?? 0,
  rows: result?.rows ?? [],
});

async function does(database: PGlite, work: Work): Promise<Rows | undefined> {
  switch (work.kind) {
    case 'query':
      return rowsOf(work.text, await database.query(work.text, [...work.values]));
    case 'script':
      return rowsOf(work.text, (await database.exec(work.text)).at(-1) as { rows: unknown[] } | undefined);
    case 'listen':
      await database.listen(work.channel, (payload) => say({ kind: 'notice', channel: work.channel, payload }));
      return undefined;
    case 'close':
      await database.close();
      return undefined;
  }
}

function errorOf(problem: unknown): StatementError {
  const { message, code } = problem as { message: string; code?: string };
  return { message, code };
}

async function start(folder: string | undefined): Promise<void> {
  const database = await open(folder);
  parentPort!.on('message', async ({ id, work }: Task) => {
    try {
      const rows = await does(database, work);
      say({ kind: 'done', id, ...(rows && { rows }) });
    } catch (problem) {
      say({ kind: 'wrong', id, error: errorOf(problem) });
    }
    if (work.kind === 'close') parentPort!.close();
  });
  say({ kind: 'opened' });
}

start((workerData as { readonly folder?: string }).folder).catch((problem: Error) =>
  say({ kind: 'failed', message: problem.message }),
);
