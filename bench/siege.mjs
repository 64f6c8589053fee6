/**
 * A siege: two nodes on PostgreSQL, honest matches, and evil messages that are generated from the
 * schemas of the service; each five minutes a node is killed, and the clock of the database jumps.
 * `npm run bench -- siege [--minutes 60] [--seed 1] [--evil 200] [--matches 200]`, Linux only. It
 * starts its own services and PostgreSQL server on 127.0.0.1, tells each minute how it goes, and
 * fails when a target is missed.
 */
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { begin as beginTable, say } from './results.mjs';
import { watchDisk } from './service/disk.mjs';
import { closeAgents, inParallel, newAccount, persistently } from './service/player.mjs';
import { endServices, startService } from './service/process.mjs';
import { percentiles } from './service/words.mjs';
import { JUMPS, openClock } from './siege/clock.mjs';
import { startEvil } from './siege/evil.mjs';
import { GAMES, playMatch } from './siege/match.mjs';

const MOVES = 70; // honest moves a second, in all matches together
const KILL_EVERY = 300; // s
const JUMP_EVERY = 150; // s
const DOWN = 3000; // ms that a killed node stays down
const AROUND_KILL = 10_000; // ms in which moves count as those of a kill
const SETTLING = 30_000; // ms for ratings at the end
// Below those that the kernel gives to connections: one of these might have it when a node is back.
const PORTS = [18_000, 19_000];
const TARGETS = { ack: 250, memory: 400, threads: 40 };

const source = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../apps/service/src/${path}`, import.meta.url)))).module;

const count = (map, name, by = 1) => map.set(name, (map.get(name) ?? 0) + by);
const told = (map) =>
  [...map]
    .sort(([, one], [, other]) => other - one)
    .map(([name, n]) => `${name}: ${n}`)
    .join(', ');

/** The first port from this one on that nobody has. */
async function freePort(from) {
  const server = createServer().listen(from, '127.0.0.1');
  const isFree = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.close();
  return isFree ? from : freePort(from + 1);
}

/** Two nodes; each is killed and started again at its own port. */
async function startNodes(database, log) {
  const start = (port) => startService(['--database', database], { port, log });
  const nodes = [];
  for (const from of PORTS) nodes.push(await start(await freePort(from)));
  const addresses = nodes.map(({ address }) => address);
  const most = [
    { memory: 0, threads: 0 },
    { memory: 0, threads: 0 },
  ];
  const kills = [];
  const look = () => {
    for (const [index, node] of nodes.entries())
      try {
        most[index].memory = Math.max(most[index].memory, node.memory());
        most[index].threads = Math.max(most[index].threads, node.threads());
      } catch {
        // It is down.
      }
  };
  const timer = setInterval(look, 500);
  return {
    addresses,
    most,
    kills,
    kill: async () => {
      const index = kills.length % 2;
      kills.push(performance.now());
      await nodes[index].kill();
      await after(DOWN);
      nodes[index] = await start(Number(new URL(addresses[index]).port));
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(nodes.map((node) => Promise.race([node.kill('SIGTERM'), after(20_000)])));
    },
  };
}

/** Honest players in pairs, each of which plays one match after the other. */
function startHonest({ pairs, nodes, stock, seconds }) {
  const figures = { acks: [], atKill: [], refusals: new Map(), problems: new Map() };
  const matches = [];
  let [minute, playing, isOver] = [[], 0, false];
  const order = (number) => (number % 2 === 0 ? nodes.addresses : nodes.addresses.toReversed());
  const think = () => -Math.log(1 - Math.random()) * (pairs.length / MOVES) * 1000;
  const isAtKill = (from, to) => nodes.kills.some((kill) => from < kill + AROUND_KILL && to > kill);
  const hears = {
    begun: (id) => stock.add('match', id),
    ack: (sentAt, answeredAt) => {
      const ms = answeredAt - sentAt;
      minute.push(ms);
      (isAtKill(sentAt, answeredAt) ? figures.atKill : figures.acks).push(ms);
    },
    refused: (code) => count(figures.refusals, code),
  };
  const lane = async (players, index) => {
    await after(Math.random() * Math.min(30, seconds / 10) * 1000);
    for (let round = index; !isOver; round++) {
      playing++;
      try {
        const way = (seat) => order(index + seat);
        const rules = GAMES[round % GAMES.length];
        matches.push(await playMatch({ rules, players, nodes: way, think, told: hears, isOver: () => isOver }));
      } catch (problem) {
        count(figures.problems, problem.message);
        await after(1000);
      }
      playing--;
    }
  };
  const done = pairs.map(lane);
  return {
    figures,
    matches,
    playing: () => playing,
    minute: () => minute.splice(0),
    stop: async () => {
      isOver = true;
      await Promise.race([Promise.all(done), after(30_000)]);
    },
  };
}

/** Acknowledged moves that are not in the log, and rated matches without a rating. */
async function judge(execute, matches) {
  const lost = [];
  for (const { id, acks } of matches) {
    const { rows } = await execute(
      `select seq, seat, cid from match_event join match on match.id = match_event.match where public_id = $1`,
      [id],
    );
    const log = new Map(rows.map((row) => [Number(row.seq), row]));
    for (const ack of acks)
      if (log.get(ack.seq)?.cid !== ack.cid || log.get(ack.seq)?.seat !== ack.seat) lost.push({ id, ...ack });
  }
  const { rows: unrated } = await execute(`
    select public_id as id from match join match_event on match_event.match = match.id and kind = 'done'
    where (rules->>'isRated')::boolean and body->'result'->>'ending' <> 'void'
      and (rated_ms is null or match.state <> 'done')`);
  const own = matches.filter(({ rules, ending, isWhole }) => rules.isRated && ending && isWhole).map(({ id }) => id);
  const { rows: changes } = await execute(
    `select public_id as id from match left join rating_change on rating_change.match = match.id
     where public_id = any($1) group by public_id having count(account) <> 2`,
    [own],
  );
  return { lost, unrated, missing: changes, rated: own.length };
}

/** The most frequent errors that the nodes wrote down. */
function errorsIn(file) {
  const found = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.includes('"level":50') && !line.includes('"level":40')) continue;
    try {
      const { msg, err } = JSON.parse(line);
      count(found, `${msg}${err ? ` (${err.message})` : ''}`.slice(0, 160));
    } catch {
      count(found, line.slice(0, 160));
    }
  }
  return [...found].sort(([, one], [, other]) => other - one).slice(0, 12);
}

async function besiege({ cluster, siege, minutes, seed, evil, matches, log }) {
  const seconds = minutes * 60;
  const database = cluster.newDatabase();
  const clock = await openClock(database);
  const nodes = await startNodes(database, log);
  const stock = siege.newStock();
  const targets = await siege.allTargets();
  console.log(`two nodes at ${nodes.addresses.join(' and ')}; ${targets.length} routes are attacked`);
  const players = await inParallel(
    Array.from({ length: 2 * matches }),
    (_, index) =>
      persistently(() =>
        newAccount(
          nodes.addresses[index % 2],
          `Honest ${index} ${Date.now() % 1e6}`,
          `honest ${seed} ${Math.random()}`,
        ),
      ),
    4,
  );
  for (let index = 0; index < 20; index++) stock.add('name', `Honest ${index}`);
  const pairs = Array.from({ length: matches }, (_, index) => [players[2 * index], players[2 * index + 1]]);
  const secrets = siege.newSecrets(clock.execute);
  const leaks = [];
  const hear = ({ attack, what, text }) => {
    for (const secret of secrets.foundIn(text))
      void secrets.isStill(secret).then((isStill) => isStill && leaks.push({ what, secret: secret.what, attack }));
  };
  const disk = watchDisk();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const honest = startHonest({ pairs, nodes, stock, seconds });
  const attack =
    evil > 0 ? startEvil({ siege, addresses: nodes.addresses, targets, stock, rate: evil, seed, hear }) : undefined;
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  const killEvery = Math.min(KILL_EVERY, seconds / 3);
  const jumpEvery = Math.min(JUMP_EVERY, seconds / JUMPS.length);
  let [jumps, told_] = [0, 0];
  let nextKill = killEvery * 0.6;
  let nextJump = jumpEvery * 0.5;
  let killing = Promise.resolve();
  const syncs = [];
  const deadEnds = [];
  while (passed() < seconds) {
    await after(1000);
    if (Math.floor(passed()) % 5 === 0) await secrets.refresh().catch(() => {});
    if (passed() > nextKill) {
      nextKill += killEvery;
      killing = killing.then(nodes.kill).catch((problem) => deadEnds.push(problem.message));
      console.log(`${passed().toFixed(0).padStart(5)} s  a node is killed`);
    }
    if (passed() > nextJump) {
      const jump = JUMPS[jumps++ % JUMPS.length];
      nextJump += jumpEvery;
      await clock.jump(jump);
      console.log(`${passed().toFixed(0).padStart(5)} s  the clock jumps by ${jump} s`);
    }
    if (passed() / 60 >= told_ + 1) {
      told_++;
      const ack = percentiles(honest.minute());
      const sync = percentiles(await disk.waits());
      syncs.push(sync.p99);
      const { sent, running, missed } = attack?.figures() ?? {};
      const broken = honest.matches.filter(({ isWhole }) => !isWhole).length;
      const cells = [
        `ack p50 ${ack.p50} p99 ${ack.p99} max ${ack.most} ms`,
        `sync p99 ${sync.p99} ms`,
        `${honest.playing()} play, ${honest.matches.length} over, ${broken} broken`,
        `evil ${sent} sent, ${running} open, ${missed} not sent`,
        `memory ${nodes.most.map(({ memory }) => Math.round(memory)).join('/')} MB, threads ${nodes.most.map(({ threads }) => threads).join('/')}`,
        `faults ${[...(attack?.faults.keys() ?? [])].join(', ') || 'none'}, leaks ${leaks.length}`,
        `own loop p99 ${Math.round(loop.percentile(99) / 1e6)} ms`,
      ];
      loop.reset();
      console.log(`${String(told_).padStart(3)} min  ${cells.join('; ')}`);
    }
  }
  await killing;
  await attack?.stop();
  await after(2000);
  await honest.stop();
  await clock.jump(0);
  await after(SETTLING);
  const verdict = await judge(clock.execute, honest.matches);
  await nodes.stop();
  await disk.stop();
  await clock.close();
  return { honest, attack, nodes, leaks, verdict, jumps, deadEnds, syncs };
}

function tell({ honest, attack, nodes, leaks, verdict, jumps, deadEnds, syncs }) {
  const { figures, matches } = honest;
  const all = percentiles([...figures.acks, ...figures.atKill]);
  const [calm, killed] = [percentiles(figures.acks), percentiles(figures.atKill)];
  const broken = matches.filter(({ isWhole }) => !isWhole);
  const endings = new Map();
  for (const { ending, isStuck } of matches) count(endings, isStuck ? 'stuck' : (ending ?? 'still played'));
  const memory = Math.round(Math.max(...nodes.most.map((one) => one.memory)));
  const threads = Math.max(...nodes.most.map((one) => one.threads));
  const faults = [...(attack?.faults ?? [])];
  const acks = figures.acks.length + figures.atKill.length;
  const rows = [
    ['every honest match plays on', `${matches.length} matches: ${told(endings)}`, broken.length === 0],
    ['no move is refused for nothing', told(figures.refusals) || 'none refused', true],
    ['honest requests succeed', told(figures.problems) || 'all', figures.problems.size === 0],
    [
      `p99 of acks ≤ ${TARGETS.ack} ms`,
      `${acks} acks: p50 ${all.p50}, p99 ${all.p99}, most ${all.most} ms; within 10 s of a kill (${killed.p50}, ${killed.p99}, ${killed.most}), else (${calm.p50}, ${calm.p99}, ${calm.most}); a bare sync ${percentiles(syncs).p50} ms (p99 of the middle minute)`,
      all.p99 <= TARGETS.ack,
    ],
    ['no acknowledged move lost', `${verdict.lost.length} of ${acks} lost`, verdict.lost.length === 0],
    ['no hole in what players see', `${matches.reduce((sum, { gaps }) => sum + gaps, 0)} holes`, true],
    [
      'no rating missing',
      `${verdict.missing.length} of ${verdict.rated} honest matches, ${verdict.unrated.length} of all`,
      verdict.missing.length + verdict.unrated.length === 0,
    ],
    [`memory of a node ≤ ${TARGETS.memory} MB`, `${memory} MB`, memory <= TARGETS.memory],
    [`threads of a node ≤ ${TARGETS.threads}`, `${threads}`, threads <= TARGETS.threads],
    [
      'nothing leaked',
      leaks.length === 0 ? 'nothing' : JSON.stringify(leaks.slice(0, 3)).slice(0, 400),
      leaks.length === 0,
    ],
    [
      'no fault of the service',
      faults.map(([what]) => `${what}: ${attack.answers.get(what)}`).join(', ') || 'none',
      faults.length === 0,
    ],
    [
      'nodes start again',
      `${nodes.kills.length} kills, ${jumps} jumps of the clock; ${deadEnds.join(', ') || 'each started again'}`,
      deadEnds.length === 0,
    ],
  ];
  console.log(`\nanswers to ${attack?.figures().sent ?? 0} evil messages: ${told(attack?.answers ?? new Map())}`);
  for (const [what, examples] of faults)
    for (const example of examples) console.log(`fault ${what}: ${JSON.stringify(example).slice(0, 600)}`);
  for (const match of broken.slice(0, 10))
    console.log(`broken ${JSON.stringify({ ...match, acks: match.acks.length })}`);
  for (const move of verdict.lost.slice(0, 10)) console.log(`lost ${JSON.stringify(move)}`);
  beginTable('siege');
  say('must hold', 'holds', 'seen');
  for (const [name, seen, holds] of rows) say(name, holds ? 'yes' : 'NO', seen);
  return rows.every(([, , holds]) => holds);
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
    if (!tell(result)) process.exitCode = 1;
    for (const [error, times] of errorsIn(file)) console.log(`${times} × ${error}`);
  } finally {
    closeSync(log);
    closeAgents();
    endServices();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
}
