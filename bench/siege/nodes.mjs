/** Two nodes of a service on one database. One after the other is killed, and starts again. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { startService } from '../service/process.mjs';

// Below those that the kernel gives to connections: one of these might have it when a node is back.
const PORTS = [18_000, 19_000];
const DOWN = 3000; // ms that a killed node stays down
const LONGEST_END = 20_000; // ms

/** The first port from this one on that nobody has. */
async function freePort(from) {
  const server = createServer().listen(from, '127.0.0.1');
  const taken = once(server, 'error').then(() => true);
  const isTaken = await Promise.race([taken, once(server, 'listening').then(() => false)]);
  server.close();
  return isTaken ? freePort(from + 1) : from;
}

/** What the kernel tells about a node; nothing while it is down. */
function look({ memory, threads, cpu }) {
  try {
    return { memory: memory(), threads: threads(), cpu: cpu() };
  } catch {
    return undefined;
  }
}

/** Starts both; their log goes to an open file. */
export async function startNodes(database, log) {
  const start = (port) => startService(['--database', database], { port, log });
  const nodes = [];
  for (const from of PORTS) nodes.push(await start(await freePort(from)));
  const addresses = nodes.map(({ address }) => address);
  const most = { memory: 0, threads: 0 };
  const kills = [];
  const timer = setInterval(() => {
    for (const seen of nodes.map(look).filter(Boolean)) {
      most.memory = Math.max(most.memory, seen.memory);
      most.threads = Math.max(most.threads, seen.threads);
    }
  }, 500);
  return {
    addresses,
    /** The most memory in MB, and the most threads, that a node had so far. */
    most,
    /** When nodes were killed. */
    kills,
    now: () => nodes.map(look),
    kill: async () => {
      const index = kills.length % nodes.length;
      kills.push(performance.now());
      await nodes[index].kill();
      await after(DOWN);
      nodes[index] = await start(Number(new URL(addresses[index]).port));
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(nodes.map((node) => Promise.race([node.kill('SIGTERM'), after(LONGEST_END)])));
    },
  };
}
