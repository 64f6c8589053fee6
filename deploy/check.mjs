/**
 * Tries what deploy/compose.yaml describes, without an engine: `node deploy/check.mjs` after
 * `npm run build`. It needs PostgreSQL, nginx and openssl (Debian has them), takes about a minute,
 * prints a line for each check, and fails when one does not hold.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { judge, startDuels } from '../bench/service/duel.mjs';
import { closeAgents } from '../bench/service/player.mjs';
import { missing, startStack } from './stack.mjs';

const COMMAND = fileURLToPath(new URL('../apps/cli/bin/pencilmark.mjs', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../corpus/sets/', import.meta.url));
const LONGEST = 90_000; // ms until all nodes are ready on a busy machine

const status = async (address, options) => (await fetch(address, options)).status;

/** Waits until an address answers with 200. */
async function ready(address) {
  const end = performance.now() + LONGEST;
  while ((await status(address).catch(() => 0)) !== 200) {
    if (performance.now() > end) throw new Error(`${address} is not ready`);
    await after(100);
  }
}

const run = promisify(execFile);

async function migrations({ database }) {
  const address = new URL(database.PENCILMARK_DATABASE);
  address.password = readFileSync(database.PENCILMARK_DATABASE_PASSWORD_FILE, 'utf8').trim();
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const { rows } = await client.query('select number from migration order by number');
  await client.end();
  return rows.map(({ number }) => number);
}

/** The first cookie that an address sets over HTTPS. */
const cookieOf = (address) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ name: 'Guest' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const asked = request(`${address}/v1/session`, { method: 'POST', headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(`${answer.headers['set-cookie']}`);
    });
    asked.on('error', reject).end(body);
  });

/** THE checks, in their order: each gives what it saw, and whether that is right. */
const CHECKS = [
  {
    says: 'three nodes that start at once make the tables once',
    async look(stack) {
      await Promise.all(stack.nodeNames.map((name) => ready(`${stack.addressOf(name)}/readyz`)));
      const files = readdirSync(new URL('../apps/service/migrations/', import.meta.url)).filter((name) =>
        /^\d{4}-/.test(name),
      );
      const done = await migrations(stack);
      return [`${done.length} of ${files.length} steps`, done.length === files.length];
    },
  },
  {
    says: 'the database wants the password of the secret',
    async look({ database }) {
      const client = new pg.Client({ connectionString: database.PENCILMARK_DATABASE.replace('@', ':wrong@') });
      const said = await client.connect().then(
        () => 'anybody may come',
        ({ code }) => code,
      );
      return [said, said === '28P01'];
    },
  },
  {
    says: 'the health check of the image tells a node that is ready from one that is not there',
    async look(stack) {
      const ask = (port) =>
        run(process.execPath, [fileURLToPath(new URL('healthy.mjs', import.meta.url))], {
          env: { PENCILMARK_PORT: port },
        }).then(
          () => 0,
          ({ code }) => code,
        );
      const codes = [await ask(new URL(stack.addressOf('node-1')).port), await ask('1')];
      return [codes.join(' and '), codes.join() === '0,1'];
    },
  },
  {
    says: 'the proxy gives the app and its policy, hides figures, and bounds what it takes',
    async look({ origin }) {
      await ready(`${origin}/healthz`);
      const page = await fetch(`${origin}/`);
      const policy = page.headers.get('content-security-policy') ?? '';
      const large = { method: 'POST', body: 'x'.repeat(200_000), headers: { 'content-type': 'application/json' } };
      const seen = [
        page.status,
        await status(`${origin}/metrics`),
        await status(`${origin}/readyz`),
        await status(`${origin}/v1/session`, large),
      ];
      return [seen.join(' '), seen.join() === '200,404,404,413' && policy.includes("default-src 'none'")];
    },
  },
  {
    says: 'over HTTPS cookies are marked as secure',
    async look({ tls }) {
      const cookie = await cookieOf(tls);
      return [cookie.replace(/=[^;]*/, '=…').slice(0, 60), /;\s*Secure/i.test(cookie)];
    },
  },
  {
    says: 'twenty matches over WebSockets through the proxy; a node is killed; nothing is lost',
    async look({ origin, parts }) {
      const played = await startDuels(20, () => [origin]);
      played.pace.set(60);
      await after(3000);
      parts['node-2'].kill('SIGKILL');
      await after(5000);
      played.pace.set(0);
      await after(1500);
      const { acks, lost, holes, falls, isWhole } = await judge(played.duels, origin);
      played.leave();
      return [`${acks} acknowledged moves, ${lost} lost, ${holes} holes, ${falls} falls`, isWhole && acks > 100];
    },
  },
  {
    says: 'a job through the queue gives the bytes of one machine',
    async look({ database }) {
      const lines = readdirSync(EXAMPLES).flatMap(
        (name) => readFileSync(join(EXAMPLES, name), 'utf8').match(/^[\d.]{81}/gm) ?? [],
      );
      const file = join(tmpdir(), `pencilmark-check-${process.pid}.txt`);
      writeFileSync(file, Array.from({ length: 40_000 }, (_, index) => `${lines[index % lines.length]}\n`).join(''));
      const environment = { env: { ...process.env, ...database }, maxBuffer: 2 ** 26 };
      const solve = (...words) => run(process.execPath, [COMMAND, 'solve', file, ...words], environment);
      const away = await solve('--queue', database.PENCILMARK_DATABASE);
      const own = await solve();
      return [`${away.stdout.length} bytes`, away.stdout === own.stdout && away.stdout.length > 3_000_000];
    },
  },
  {
    says: 'SIGTERM drains a node with open sockets: 1012 for them, and 0 within its grace',
    async look({ origin, parts }) {
      const played = await startDuels(6, () => [origin]);
      const codes = new Set();
      for (const { seats } of played.duels)
        for (const seat of seats) seat.socket().once('close', (code) => codes.add(code));
      const begun = performance.now();
      const code = await parts['node-1'].end();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      await after(1500);
      const verdict = await judge(played.duels, origin);
      played.leave();
      return [
        `sockets ${[...codes]}, ended with ${code} after ${seconds} s`,
        code === 0 && [...codes].join() === '1012' && verdict.isWhole,
      ];
    },
  },
  {
    says: 'worker, last node, proxy and database end by their signals',
    async look({ parts }) {
      const codes = [];
      for (const name of ['worker', 'node-3', 'proxy', 'database']) codes.push(await parts[name].end());
      return [codes.join(' '), codes.every((code) => code === 0)];
    },
  },
];

async function main() {
  const lacking = missing();
  if (lacking.length > 0) {
    console.error(
      `Not on this machine: ${lacking.join(', ')}. Debian has them: apt-get install postgresql nginx openssl`,
    );
    return 2;
  }
  const stack = await startStack();
  try {
    for (const { says, look } of CHECKS) {
      const [saw, isRight] = await look(stack).catch((problem) => [problem.message, false]);
      console.log(`${isRight ? 'ok    ' : 'FAILED'} ${says}: ${saw}`);
      if (!isRight) {
        console.log(stack.said.slice(-20).join(''));
        return 1;
      }
    }
    return 0;
  } finally {
    closeAgents();
    await stack.end();
  }
}

process.exit(await main());
