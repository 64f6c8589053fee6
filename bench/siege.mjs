/**
 * A siege: two nodes on PostgreSQL, honest matches, and evil messages that are generated from the
 * schemas of the service; each five minutes a node is killed, and the clock of the database jumps.
 * `npm run bench -- siege [--minutes 60] [--seed 1] [--evil 200] [--matches 200]`, Linux only. It
 * starts its own services and PostgreSQL server on 127.0.0.1, tells each minute how it goes, and
 * fails when a target is missed.
 */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { say } from './results.mjs';
import { watchDisk } from './service/disk.mjs';
import { closeAgents } from './service/player.mjs';
import { endServices } from './service/process.mjs';
import { percentiles } from './service/words.mjs';
import { JUMPS, openClock } from './siege/clock.mjs';
import { startEvil } from './siege/evil.mjs';
import { makePairs, startHonest } from './siege/honest.mjs';
import { startNodes } from './siege/nodes.mjs';
import { judge, notesOf, rowsOf, troublesIn } from './siege/verdict.mjs';
import { count } from './siege/words.mjs';

const KILL_EVERY = 300; // s, or a third of a shorter siege
const JUMP_EVERY = 150; // s, or as often as all jumps need
const SECRETS_EVERY = 5; // s
const SETTLING = 30_000; // ms for ratings at the end

const source = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../apps/service/src/${path}`, import.meta.url)))).module;

const line = (seconds, text) => console.log(`${String(Math.round(seconds)).padStart(5)} s  ${text}`);

/** Tells what happened in each minute, and what its moves waited for. */
function newReporter({ honest, attack, nodes, leaks, disk }) {
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  let cpu = process.cpuUsage();
  let before = nodes.now();
  const share = (seconds) => `${Math.round((100 * seconds) / 60)} %`;
  return async (seconds) => {
    const ack = percentiles(honest.minute());
    const sync = percentiles(await disk.waits());
    const { user, system } = process.cpuUsage(cpu);
    const now = nodes.now();
    // A node that has started again has used less than before.
    const used = now.map((one, index) => (one?.cpu ?? 0) - (one?.cpu >= before[index]?.cpu ? before[index].cpu : 0));
    const { sent, running, missed } = attack.figures();
    const broken = honest.matches.filter(({ isWhole }) => !isWhole).length;
    const texts = [
      `acks p50 ${ack.p50}, p99 ${ack.p99}, most ${ack.most} ms (a bare sync ${sync.p99} ms)`,
      `${honest.playing()} play, ${honest.matches.length} over, ${broken} broken`,
      `${sent} evil messages, ${running} attacks on, ${missed} left out`,
      `nodes ${now.map((one) => Math.round(one?.memory ?? 0)).join(' and ')} MB, ${now.map((one) => one?.threads ?? 0).join(' and ')} threads, CPU ${used.map(share).join(' and ')}`,
      `faults: ${[...attack.faults.keys()].join(', ') || 'none'}; leaks: ${leaks.size}`,
      `the load: CPU ${share((user + system) / 1e6)}, its loop ${Math.round(loop.percentile(99) / 1e6)} ms late (p99)`,
    ];
    line(seconds, texts.join('; '));
    cpu = process.cpuUsage();
    before = now;
    loop.reset();
    return sync.p99;
  };
}

async function besiege({ cluster, siege, minutes, seed, evil, matches, log }) {
  const seconds = minutes * 60;
  const database = cluster.newDatabase();
  const clock = await openClock(database);
  const nodes = await startNodes(database, log);
  const stock = siege.newStock();
  const targets = await siege.allTargets();
  const pairs = await makePairs(matches, nodes.addresses);
  console.log(`${targets.length} routes and sockets are attacked at ${nodes.addresses.join(' and ')}.`);
  const secrets = siege.newSecrets(clock.execute);
  const leaks = new Map();
  const hear = ({ what, text }) => {
    for (const secret of secrets.foundIn(text))
      void secrets.isStill(secret).then((isStill) => isStill && count(leaks, `${secret.what} in ${what}`));
  };
  const disk = watchDisk();
  const honest = startHonest({ pairs, nodes, stock, seconds });
  const attack = startEvil({ siege, addresses: nodes.addresses, targets, stock, rate: evil, seed, hear });
  const report = newReporter({ honest, attack, nodes, leaks, disk });
  const [syncs, deadEnds] = [[], []];
  let [killing, jumps] = [Promise.resolve(), 0];

  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  const kill = () => {
    line(passed(), 'a node is killed');
    killing = killing.then(nodes.kill).catch((problem) => deadEnds.push(problem.message));
  };
  const jump = async () => {
    const by = JUMPS[jumps++ % JUMPS.length];
    line(passed(), `the clock jumps by ${by} s`);
    await clock.jump(by);
  };
  const look = async () => syncs.push(await report(passed()));
  const [killEvery, jumpEvery] = [Math.min(KILL_EVERY, seconds / 3), Math.min(JUMP_EVERY, seconds / JUMPS.length)];
  const plan = [
    { at: 0, every: SECRETS_EVERY, work: secrets.refresh },
    { at: killEvery * 0.6, every: killEvery, work: kill },
    { at: jumpEvery * 0.5, every: jumpEvery, work: jump },
    { at: 60, every: 60, work: look },
  ];
  while (passed() < seconds) {
    await after(500);
    for (const step of plan.filter(({ at }) => at <= passed())) {
      step.at += step.every;
      await step.work();
    }
  }
  await killing;
  await attack.stop();
  await honest.stop();
  await after(SETTLING);
  const verdict = await judge(clock.execute, honest.matches);
  await nodes.stop();
  await disk.stop();
  await clock.close();
  return { honest, attack, nodes, leaks, verdict, jumps, deadEnds, syncs };
}

/** Runs the siege and prints its table; the exit code is 1 when a target is missed. */
export async function run({ minutes = '60', seed = '1', evil = '200', matches = '200' }) {
  const { startCluster } = await source('store/testing.ts');
  const siege = await source('siege/testing.ts');
  const cluster = await startCluster();
  if (!cluster) {
    console.error('There is no PostgreSQL server on this machine; Debian has it as postgresql.');
    process.exit(2);
  }
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-siege-'));
  const file = join(folder, 'log');
  const log = openSync(file, 'a');
  try {
    const wishes = { minutes: Number(minutes), seed: Number(seed), evil: Number(evil), matches: Number(matches) };
    const result = await besiege({ cluster, siege, log, ...wishes });
    for (const note of notesOf(result)) console.log(note);
    for (const [trouble, times] of troublesIn(file)) console.log(`in the log, ${times} times: ${trouble}`);
    say('must hold', 'holds', 'seen');
    for (const [name, seen, holds] of rowsOf(result)) {
      say(name, holds ? 'yes' : 'NO', seen);
      if (!holds) process.exitCode = 1;
    }
  } finally {
    closeSync(log);
    closeAgents();
    endServices();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
}
