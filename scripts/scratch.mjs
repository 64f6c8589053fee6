/**
 * A folder for all that a run puts away for a while: what programs leave in the folder for
 * temporary files, they leave in this one. A process beside the run, the keeper, waits until the
 * run is over, however it ends. Then it ends what the run has started, and removes the folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMain, isRunning, SHELF } from './workspace.mjs';

/** The name of a folder says which process the run is. */
const NAME = /^pencilmark-run-(\d+)-/;

/** What programs read to learn where files may lie for a while, on every system. */
const VARIABLES = ['TMPDIR', 'TMP', 'TEMP'];

/**
 * Makes the folder of this process: what children get as `env` to use it, and `close`, which is
 * done when everything is gone.
 */
export function openScratch() {
  const folder = mkdtempSync(join(SHELF, `pencilmark-run-${process.pid}-`));
  // As in the folder of the machine, other users have their files here, too: databases, apt.
  chmodSync(folder, 0o1777);
  const { TMPDIR, TMP, TEMP, ...others } = process.env;
  // Detached, it outlives whatever ends the run. It is no process of a run around this one.
  const keeper = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], {
    env: { ...others, PENCILMARK_SHELF: SHELF },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.unref();
  keeper.stdin.unref();
  return {
    folder,
    env: { ...process.env, ...Object.fromEntries(VARIABLES.map((name) => [name, folder])), PENCILMARK_SHELF: SHELF },
    async close() {
      keeper.ref();
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    },
  };
}

const read = (path) => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it has ended, or belongs to somebody else
  }
};

/** Every process, with its environment as a text. */
function processes() {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), read(`/proc/${pid}/environ`)]);
  if (process.platform === 'win32') return []; // there a folder is all that is looked for
  const { stdout } = spawnSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^ *(\d+) (.*)$/gm)].map(([, pid, text]) => [Number(pid), text]);
}

/** The processes that put things into a folder. */
export const processesOf = (folder) =>
  processes()
    .filter(([pid, environment]) => pid !== process.pid && environment.includes(`TMPDIR=${folder}`))
    .map(([pid]) => pid);

const PATIENCE = 2000; // ms in which a process may end by itself

function end(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** Ends the processes of a folder, and removes it. */
async function clear(folder) {
  const since = Date.now();
  for (let left = processesOf(folder); left.length > 0; left = processesOf(folder)) {
    for (const pid of left) end(pid, Date.now() - since < PATIENCE ? 'SIGTERM' : 'SIGKILL');
    await sleep(100);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** The folders of runs that are over, and whose keepers were ended, too. */
const leftBehind = () =>
  readdirSync(SHELF)
    .filter((name) => NAME.test(name) && !isRunning(Number(NAME.exec(name)[1])))
    .map((name) => join(SHELF, name));

/** What the keeper does. */
async function keep(folder) {
  for (const other of leftBehind()) await clear(other).catch(() => undefined);
  // The pipe ends with the run.
  process.stdin.resume();
  await once(process.stdin, 'close');
  await clear(folder);
}

if (isMain(import.meta)) await keep(process.argv[2]);
