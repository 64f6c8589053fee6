/** THE rows about clocks that are wrong and clients that misbehave. */
import { setTimeout as after } from 'node:timers/promises';
import { judge, startDuels, until } from './duel.mjs';
import { newWatcher } from './player.mjs';
import { startService } from './process.mjs';
import { middle, percentiles, sentence } from './words.mjs';

const HOUR = 3_600_000; // ms
const SKEW = 5000; // ms

/** What moves of a seat were charged beyond what their player measured, in ms. */
const overcharged = (duels, number) =>
  duels.flatMap(({ seats }) => {
    const { log, taken } = seats[number];
    const own = log.filter(({ k, cid }) => k === 'placed' && taken.has(cid));
    return own.map(({ cid, body }) => body.used - taken.get(cid));
  });

/** Two nodes whose clocks are 5 s apart, and players whose clocks jump by an hour. */
async function wrongClocks(stage) {
  const where = await stage.postgres();
  const nodes = [await startService(where), await startService(where, { skew: SKEW })];
  const addresses = nodes.map(({ address }) => address);
  const right = await startDuels(20, (seat) => [addresses[seat]]);
  const wrong = await startDuels(20, (seat) => [addresses[seat]], { errors: [HOUR, HOUR] });
  for (const { pace } of [right, wrong]) pace.set(20);
  await after(10_000);
  for (const { pace } of [right, wrong]) pace.set(0);
  await after(500);
  const charges = [right, right, wrong, wrong].map(({ duels }, index) =>
    Math.round(middle(overcharged(duels, index % 2))),
  );
  const verdict = await judge([...right.duels, ...wrong.duels], addresses[1]);
  for (const played of [right, wrong]) played.leave();
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  const spread = Math.max(...charges) - Math.min(...charges);
  const names = ['right node', 'wrong node', 'wrong client at the right node', 'wrong client at the wrong node'];
  return {
    told: sentence([
      `charged beyond the true time: ${names.map((name, index) => `${name} ${charges[index]} ms`).join(', ')}`,
      `the time fell ${verdict.falls} times in ${verdict.acks} moves`,
    ]),
    isMet: spread <= 20 && Math.max(...charges.map(Math.abs)) <= 20 && verdict.isWhole,
  };
}

/** Waits until a socket is closed, and gives the code. */
const closed = (socket) => new Promise((resolve) => socket.once('close', resolve));

/** A socket that watches a match. */
const watch = (address, match) => newWatcher().enter(address, match, () => {});

const big = async (address, match) => {
  const socket = await watch(address, match);
  const code = closed(socket);
  socket.send('x'.repeat(1_000_000));
  return (await code) === 1009;
};

const flood = async (address, match) => {
  const socket = await watch(address, match);
  const code = closed(socket);
  for (let c = 0; c < 20_000; c++) socket.send(`{"t":"ping","c":${c}}`);
  return (await code) === 4029;
};

/** Reads nothing for 15 s: the service has hung up by then. */
const slow = async (address, match) => {
  const socket = await watch(address, match);
  socket.pause();
  const code = closed(socket);
  await after(15_000);
  socket.resume();
  return [1006, 4008].includes(await Promise.race([code, after(2000)]));
};

/** A move that was acknowledged is said again, then one for a position to come. */
const confused = async (_address, _match, duel) => {
  const { log, guest, say, socket } = duel.seats[0];
  const own = log.findLast(({ k, cid }) => k === 'placed' && cid !== undefined);
  const heard = [];
  socket().on('message', (data) => heard.push(JSON.parse(String(data))));
  const { cell, digit } = own.body;
  say({ t: 'move', cid: own.cid, base: own.seq - 1, cell, digit });
  say({ t: 'move', cid: 'future', base: 9999, cell, digit });
  await until(() => heard.some(({ cid }) => cid === 'future'), `an answer to ${guest.source}`, 5000);
  const again = heard.find(({ t, cid }) => t === 'ack' && cid === own.cid);
  const refused = heard.find(({ t, cid }) => t === 'refuse' && cid === 'future');
  return again?.seq === own.seq && refused?.code === 'future';
};

/** THE list of those who misbehave: each is true when the service has met them as it must. */
const UNRULY = { '1 MB frame': big, flood, 'slow client': slow, 'old cid, future base': confused };

/** Clients misbehave while 50 matches are played, which must notice nothing. */
async function unruly(stage) {
  const service = await startService(await stage.postgres());
  const played = await startDuels(50, () => [service.address]);
  const { duels } = played;
  played.pace.set(50);
  await after(5000);
  const figures = played.count();
  const measured = service.measure();
  const met = await Promise.all(
    Object.values(UNRULY).map((one, index) => one(service.address, duels[index].match, duels[index])),
  );
  const { share, memory } = measured();
  played.pace.set(0);
  await after(500);
  const ack = percentiles(figures.acks);
  const verdict = await judge(duels, service.address);
  played.leave();
  await service.kill('SIGTERM');
  const told = Object.keys(UNRULY).map((name, index) => `${name}: ${met[index] ? 'met' : 'NOT met'}`);
  return { ack, share, memory, told: sentence(told), isMet: met.every(Boolean) && verdict.isWhole && ack.p99 <= 100 };
}

export const TROUBLES = [
  {
    id: 'clocks',
    name: 'clocks of two nodes 5 s apart, clocks of clients wrong by an hour',
    must: 'same charges ± 20 ms, the time never falls',
    run: wrongClocks,
  },
  {
    id: 'unruly',
    name: 'slow client, 1 MB frame, flood, old cid, future base; 50 matches, 50 moves/s',
    must: 'others unharmed: ack p99 ≤ 100 ms',
    run: unruly,
  },
];
