/** THE rows about load: many sockets and matches at a steady rate. */
import { startDuels } from './duel.mjs';
import { inParallel, newGuest, newWatcher } from './player.mjs';
import { startService } from './process.mjs';
import { steady } from './windows.mjs';
import { sentence } from './words.mjs';

const IDLE_MATCHES = 20;

/** Sockets that watch matches in which nothing happens. */
async function startIdle(count, address) {
  const rules = {
    mode: 'team',
    board: '4x4',
    level: 'gentle',
    seats: 2,
    seconds: 3600,
    isChecked: true,
    isRated: false,
  };
  const matches = await inParallel(Array.from({ length: IDLE_MATCHES }), async () => {
    const guest = await newGuest(address);
    return (await guest.ask(address, 'POST', '/v1/matches', { rules, isOpen: false })).id;
  });
  let closed = 0;
  const sockets = await inParallel(Array.from({ length: count }), async (_, index) => {
    const socket = await newWatcher().enter(address, matches[index % matches.length], () => {});
    socket.once('close', () => closed++);
    return socket;
  });
  return {
    closed: () => closed,
    leave: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** One service with idle sockets and duels. */
const onOne =
  ({ idle, duels, rate, seconds, place }) =>
  async (stage, target) => {
    const service = await startService(await stage[place]());
    const sleepers = await startIdle(idle, service.address);
    const played = await startDuels(duels, () => [service.address]);
    const { ack, share, memory, done, around } = await steady({ service, played, rate, seconds });
    const others = [
      `${Math.round(done)} moves/s`,
      ...around,
      sleepers.closed() > 0 && `${sleepers.closed()} sockets were closed`,
    ];
    const isPaced = done > rate * 0.95 && sleepers.closed() === 0;
    played.leave();
    sleepers.leave();
    await service.kill('SIGTERM');
    return { ack, share, memory, told: sentence(others), isMet: isPaced && target({ ack, share, memory }) };
  };

/** Two nodes: the players of each duel are on different ones. */
const onTwo =
  ({ duels, rate, seconds }) =>
  async (stage, target) => {
    const where = await stage.postgres();
    const nodes = [await startService(where), await startService(where)];
    const played = await startDuels(duels, (seat) => [nodes[seat].address]);
    const figures = await steady({ service: nodes[0], played, rate, seconds, of: 'seen' });
    const { ack, seen, share, memory, done, around } = figures;
    played.leave();
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
    const told = sentence([
      `${Math.round(done)} moves/s`,
      `from the move until the other node's player sees it: p50 ${seen.p50} ms, p99 ${seen.p99} ms`,
      ...around,
    ]);
    return { ack, share, memory, told, isMet: done > rate * 0.95 && target({ seen }) };
  };

const THOUSAND = { idle: 0, duels: 400, rate: 1000, seconds: 10 };
const CROWD = { idle: 2000, duels: 200, rate: 100, seconds: 20 };

export const LOADS = [
  {
    id: 'postgres',
    name: '2 000 idle sockets, 200 matches, 100 moves/s, PostgreSQL',
    must: 'ack p99 ≤ 100 ms, ≤ 20 % of a core, ≤ 200 MB',
    target: ({ ack, share, memory }) => ack.p99 <= 100 && share <= 0.2 && memory <= 200,
    run: onOne({ ...CROWD, place: 'postgres' }),
  },
  {
    id: 'pglite',
    name: 'the same on PGlite',
    must: 'ack p99 ≤ 250 ms, ≤ 500 MB',
    target: ({ ack, memory }) => ack.p99 <= 250 && memory <= 500,
    run: onOne({ ...CROWD, place: 'embedded' }),
  },
  {
    id: 'thousand',
    name: '1 000 moves/s, 400 matches, PostgreSQL',
    must: 'ack p99 ≤ 600 ms',
    target: ({ ack }) => ack.p99 <= 600,
    run: onOne({ ...THOUSAND, place: 'postgres' }),
  },
  {
    id: 'fan-out',
    name: 'two nodes, 200 matches, 400 moves/s',
    must: 'seen on the other node p99 ≤ 100 ms',
    target: ({ seen }) => seen.p99 <= 100,
    run: onTwo({ duels: 200, rate: 400, seconds: 10 }),
  },
];
