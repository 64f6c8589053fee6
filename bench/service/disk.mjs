/**
 * A bare loop of writes beside a load, so that a slow disk is told from a slow service: in a thread
 * of its own, 40 times a second, 8 kB into one place of one file, and a sync.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const SCRIPT = `
  const { fdatasyncSync, openSync, writeSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const file = openSync(workerData, 'w');
  const page = Buffer.alloc(8192);
  let waits = [];
  setInterval(() => {
    const begun = performance.now();
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
    waits.push(performance.now() - begun);
  }, 25);
  parentPort.on('message', () => {
    parentPort.postMessage(waits);
    waits = [];
  });`;

/**
 * Begins the loop where databases lie. `waits` gives how long each sync took, in ms, since it was
 * asked last.
 */
export function watchDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-disk-'));
  const thread = new Worker(SCRIPT, { eval: true, workerData: join(folder, 'page') });
  return {
    waits: async () => {
      thread.postMessage('waits');
      return (await once(thread, 'message'))[0];
    },
    stop: async () => {
      await thread.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
