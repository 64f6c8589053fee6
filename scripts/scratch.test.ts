import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startCluster } from '../apps/service/src/store/testing.ts';
import { processesOf } from './scratch.mjs';
import { ROOT } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-scratch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a run has, as its test writes it down. */
interface Run {
  readonly scratch: string;
  /** A process that has left the group of the run. */
  readonly sleeper: number;
}

/** A run that is nothing but its folder and its processes. */
const SMALL = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  import { openScratch } from ${JSON.stringify(new URL('scratch.mjs', import.meta.url).href)};
  const { folder, env, close } = openScratch();
  const sleeper = ['-e', 'setInterval(() => {}, 1000)'];
  const { pid } = spawn(process.execPath, sleeper, { detached: true, stdio: 'ignore', env });
  writeFileSync(folder + '/left.txt', 'left');
  writeFileSync(process.argv[1], JSON.stringify({ scratch: folder, sleeper: pid }));
  process.on('SIGUSR2', () => close().then(() => process.exit()));
  setInterval(() => {}, 1000);
`;

/** Waits for what a run writes down about itself. */
async function begun(file: string, patience = PATIENCE): Promise<Run> {
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8'), patience).toMatch(/}$/);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** As long as a busy machine needs to start a process. */
const PATIENCE = { timeout: 30_000 };

const KILLED = 'waits to be killed';
const TELLS = 'PENCILMARK_TELLS';

// What the run does that is killed below.
test.runIf(process.env[TELLS])(KILLED, async () => {
  await startCluster();
  const run: Run = { scratch: process.env.TMPDIR!, sleeper: process.pid };
  writeFileSync(process.env[TELLS]!, JSON.stringify(run));
  await sleep(60_000);
});

let runs = 0;
const newFile = (): string => join(folder, `run-${++runs}.json`);

async function smallRun(): Promise<Run & { readonly child: ChildProcess }> {
  const file = newFile();
  // In a shelf of its own: other runs of this machine are none of its business.
  const env = { ...process.env, PENCILMARK_SHELF: folder };
  const child = spawn(process.execPath, ['--input-type=module', '-e', SMALL, file], { stdio: 'inherit', env });
  const run = { ...(await begun(file)), child };
  expect(isThere(run)).toBe(true);
  return run;
}

const isThere = ({ scratch, sleeper }: Run): boolean => existsSync(scratch) && processesOf(scratch).includes(sleeper);
const isGone = ({ scratch }: Run): boolean => !existsSync(scratch) && processesOf(scratch).length === 0;

// Windows does not tell what environment another process has.
describe.skipIf(process.platform === 'win32')('a run leaves no folder and no process', () => {
  test.each(['SIGUSR2', 'SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('that ends by %s', async (signal) => {
    const run = await smallRun();
    run.child.kill(signal);
    await expect.poll(() => isGone(run), PATIENCE).toBe(true);
  });

  test.skipIf(process.platform !== 'linux')('whose keeper was killed, too: the next run removes it', async () => {
    const run = await smallRun();
    const keeper = keeperOf(run.scratch);
    for (const pid of [keeper, run.child.pid!]) process.kill(pid, 'SIGKILL');
    await sleep(200);
    expect(isThere(run)).toBe(true);
    const next = await smallRun();
    await expect.poll(() => isGone(run), PATIENCE).toBe(true);
    expect(existsSync(next.scratch)).toBe(true);
    next.child.kill('SIGKILL');
    await expect.poll(() => isGone(next), PATIENCE).toBe(true);
  });

  test('of tests that are killed while they have a database', { tags: ['whole'], timeout: 180_000 }, async () => {
    const file = newFile();
    const args = ['scripts/test.mjs', 'scripts/scratch.test.ts', '-t', KILLED];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore', env: { ...process.env, [TELLS]: file } });
    // It does the set-up first.
    const run = await begun(file, { timeout: 120_000 });
    expect(isThere(run)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isGone(run), PATIENCE).toBe(true);
  });
});

/** The process that waits for the end of a run. */
function keeperOf(scratch: string): number {
  const isKeeper = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1').endsWith(`scratch.mjs\0${scratch}\0`);
    } catch {
      return false;
    }
  };
  return Number(readdirSync('/proc').find((name) => /^\d+$/.test(name) && isKeeper(name)));
}
