/**
 * What a service stands: many sockets, many moves, killed and frozen nodes, databases that go away,
 * clocks that are wrong, clients that misbehave. Run `node bench/service.mjs [row…]` after
 * `npm run build`. It starts its own services and a PostgreSQL server of its own, on 127.0.0.1
 * (Linux only), takes some nine minutes, prints a table, and fails when a row does not hold.
 * Beside a load it tells how long a bare write waited for the disk in the same seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { CRASHES } from './service/crashes.mjs';
import { LOADS } from './service/load.mjs';
import { closeAgents } from './service/player.mjs';
import { endServices } from './service/process.mjs';
import { NIGHTS } from './service/retention.mjs';
import { TROUBLES } from './service/troubles.mjs';
import { headLines, rowLine } from './service/words.mjs';

const ROWS = [...LOADS, ...CRASHES, ...TROUBLES, ...NIGHTS];
// Of one row, in ms. Most take 40 s; on a machine that is busy, 2 400 players come in slowly.
const LONGEST = 240_000;

const wanted = process.argv.slice(2);
const strange = wanted.filter((id) => !ROWS.some((row) => row.id === id));
if (strange.length > 0) {
  console.error(`There is no row ${strange.join(', ')}. Choose among ${ROWS.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const { module } = await runnerImport(fileURLToPath(new URL('../apps/service/src/store/testing.ts', import.meta.url)));
const cluster = await module.startCluster();
if (!cluster) {
  console.error('There is no PostgreSQL server on this machine; Debian has it as postgresql.');
  process.exit(2);
}
const folders = [];

/** Where rows take their databases from. */
const stage = {
  cluster,
  postgres: async () => ['--database', cluster.newDatabase()],
  embedded: async () => {
    folders.push(mkdtempSync(join(tmpdir(), 'pencilmark-bench-')));
    return ['--data', folders.at(-1)];
  },
};

const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error('it took too long')), LONGEST).unref());

try {
  for (const text of headLines()) console.log(text);
  for (const row of ROWS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    const result = await Promise.race([row.run(stage, row.target), late()]).catch((problem) => ({
      told: problem.message,
      isMet: false,
    }));
    console.log(rowLine(row, result));
    if (!result.isMet) process.exitCode = 1;
    closeAgents();
    endServices();
  }
} finally {
  cluster.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit();
