import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moveFile } from '@pencilmark/bulk';

// As for the thread: from src as from dist, this is what the compiler made.
const SCRIPT = new URL('../../../dist/store/embedded/maker.js', import.meta.url);

/**
 * Makes the database of a folder, if it is missing, in a process of its own: what only the making
 * takes, some 100 MB, ends with it. It is made beside its place and moved there whole, so a process
 * that is stopped meanwhile leaves no half of a database. Throws what stands in the way.
 */
export async function makeDatabase(folder: string, signal?: AbortSignal): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${basename(folder)}-unfinished-`;
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(unfinished)) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  // Another name each time: a maker whose service was killed may still be at work on its own.
  const draft = mkdtempSync(join(dirname(folder), unfinished));
  const maker = fork(SCRIPT, [draft], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const stop = (): void => void maker.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  let reason = 'its process was ended';
  maker.on('message', (text) => {
    reason = String(text);
  });
  const [code] = await once(maker, 'exit');
  signal?.removeEventListener('abort', stop);
  if (code === 0) return moveFile(draft, folder);
  rmSync(draft, { recursive: true, force: true });
  throw new Error(reason);
}
