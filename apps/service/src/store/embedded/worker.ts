/**
 * The thread of the embedded database. PGlite computes without a pause while it runs a statement.
 * In the thread of the sockets it would hold up all of them.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Rows, StatementError, Task, Word, Work } from './messages.ts';

const say = (word: Word): void => parentPort!.postMessage(word);

const MEMORY = 'memory://';

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

/** After these nothing more is answered: the database has stopped in the middle of its work. */
function isCrash(problem: unknown): boolean {
  const { name, severity } = problem as { name?: string; severity?: string };
  return name === 'RuntimeError' || severity === 'PANIC' || severity === 'FATAL';
}

async function serve(folder: string | undefined): Promise<void> {
  const database = await PGlite.create(folder ?? MEMORY);
  parentPort!.on('message', async ({ id, work }: Task) => {
    try {
      const rows = await does(database, work);
      say({ kind: 'done', id, ...(rows && { rows }) });
    } catch (problem) {
      say({ kind: 'wrong', id, error: errorOf(problem) });
      if (isCrash(problem)) process.exit();
    }
    if (work.kind === 'close') parentPort!.close();
  });
  say({ kind: 'opened' });
}

serve(workerData as string | undefined).catch((problem: Error) => say({ kind: 'failed', message: problem.message }));
