/** Whoever sets up a folder takes turns with others that do, in other processes too. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, SHELF } from './workspace.mjs';

const LONGEST_SETUP = 15 * 60_000; // ms; an older lock belongs to a set-up that was stopped

/** Waits until nobody else is at work in a folder, does the work, and lets the next one in. */
export async function oneAtATime(folder, work) {
  // Not inside the project: `npm ci` empties node_modules, and anywhere else it would show up in
  // git.
  const lock = join(SHELF, `pencilmark-setup-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    await sleep(100);
    try {
      const isLeftBehind = Date.now() - statSync(lock).mtimeMs > LONGEST_SETUP;
      if (isLeftBehind || !isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    } catch {
      // The lock was removed meanwhile: try again.
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
