/**
 * A job of a million puzzles over two workers. Each worker is killed once, and so is the process
 * that waits for the output. Run `node bench/jobs.mjs postgres://… [puzzles]` with an empty
 * database, after `npm run build`. It says how long everything took. It fails when one byte differs
 * from the output of one thread.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { jobStates, openDepot } from '@pencilmark/service/jobs';

const COMMAND = fileURLToPath(new URL('../apps/cli/bin/pencilmark.mjs', import.meta.url));
const [address, wanted = '1000000'] = process.argv.slice(2);
if (address === undefined) {
  console.error('Give the address of an empty PostgreSQL database: postgres://user@host/name.');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'pencilmark-jobs-'));
const at = (name) => join(folder, name);

/** The plain puzzles of the collection, each with its digits exchanged again and again. */
function* puzzles(count) {
  const sets = new URL('../corpus/sets/', import.meta.url);
  const lines = readdirSync(sets).flatMap(
    (name) => readFileSync(new URL(name, sets), 'utf8').match(/^[\d.]{81}/gm) ?? [],
  );
  for (let index = 0; index < count; index++) {
    const turn = Math.floor(index / lines.length);
    yield `${lines[index % lines.length].replace(/[1-9]/g, (digit) => ((Number(digit) - 1 + turn) % 9) + 1)}\n`;
  }
}

const start = (...words) => spawn(process.execPath, [COMMAND, ...words], { stdio: 'ignore' });
const startWorker = () => start('work', address, '--threads', '1');

async function kill(child) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Does something, and gives the seconds that it took. */
async function timed(work) {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(1);
}

async function done(child) {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`exit code ${code}`);
}

async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Waits until so much of the latest job is answered. */
async function answered(depot, share) {
  for (;;) {
    const [job] = await jobStates(depot);
    if (job?.state === 'open' && job.tasks > 0 && job.answered >= share * job.tasks) return;
    await after(50);
  }
}

/** Puts the job into the queue, and kills each process once in the middle of it. */
async function troubled(depot, input) {
  let workers = [startWorker(), startWorker()];
  const words = ['solve', input, '--queue', address, '--output', at('troubled.txt')];
  const first = start(...words);
  await answered(depot, 0.2);
  await kill(workers[0]);
  await kill(first);
  const second = done(start(...words, '--resume'));
  workers = [startWorker(), workers[1]];
  await answered(depot, 0.5);
  await kill(workers[1]);
  workers = [workers[0], startWorker()];
  await second;
  await Promise.all(workers.map(kill));
}

/** Puts the job into the queue, with workers that are at work already. */
async function quiet(input) {
  const workers = [startWorker(), startWorker()];
  await after(2000);
  const seconds = await timed(() => done(start('solve', input, '--queue', address, '--output', at('quiet.txt'))));
  await Promise.all(workers.map(kill));
  return seconds;
}

const depot = await openDepot(address);
try {
  const input = at('puzzles.txt');
  await pipeline(puzzles(Number(wanted)), createWriteStream(input));
  const one = await timed(() => done(start('solve', input, '--threads', '1', '--output', at('one.txt'))));
  const two = await timed(() => done(start('solve', input, '--threads', '2', '--output', at('two.txt'))));
  const killed = await timed(() => troubled(depot, input));
  await pipeline(createReadStream(input), createWriteStream(at('again.txt')));
  const unkilled = await quiet(at('again.txt'));
  const sums = await Promise.all(['one', 'two', 'troubled', 'quiet'].map((name) => sha256(at(`${name}.txt`))));
  console.log(`${wanted} puzzles: one thread ${one} s, two threads ${two} s, two workers ${unkilled} s,`);
  console.log(`two workers that are killed once, and who waits for them too: ${killed} s`);
  const isSame = sums.every((sum) => sum === sums[0]);
  console.log(isSame ? `All outputs are the same: ${sums[0]}` : `The outputs differ: ${sums.join(' ')}`);
  process.exitCode = isSame ? 0 : 1;
} finally {
  await depot.close();
  rmSync(folder, { recursive: true });
}
