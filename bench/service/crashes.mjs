/** THE rows about processes and databases that die or stand still in the middle of matches. */
import { setTimeout as after } from 'node:timers/promises';
import { forks, judge, startDuels, until } from './duel.mjs';
import { startService } from './process.mjs';
import { sentence } from './words.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const account = ({ acks, lost, holes, falls }) =>
  `${acks} acknowledged moves, ${lost} lost, ${holes} holes${falls > 0 ? `, the time fell ${falls} times` : ''}`;

/** When the slowest of some seats had its first ack after a moment, in ms after it. */
const onAgain = (duels, moment, isMeant = () => true) =>
  Math.max(
    ...duels.flatMap(({ acks, seats }) =>
      seats.filter(isMeant).map(({ number }) => {
        const first = acks.find(({ seat, answeredAt }) => seat === number && answeredAt > moment);
        return first ? first.answeredAt - moment : Number.POSITIVE_INFINITY;
      }),
    ),
  );

/** Two nodes; the second is killed while the players of its seats are moving. */
async function killNode(stage) {
  const where = await stage.postgres();
  const nodes = [await startService(where), await startService(where)];
  const addresses = nodes.map(({ address }) => address);
  const order = (seat) => (seat === 0 ? addresses : addresses.toReversed());
  const played = await startDuels(50, order);
  played.pace.set(200);
  await after(3000);
  const killed = performance.now();
  await nodes[1].kill();
  await after(4000);
  played.pace.set(0);
  await after(500);
  const pause = onAgain(played.duels, killed, ({ number }) => number === 1);
  const verdict = await judge(played.duels, addresses[0]);
  played.leave();
  await nodes[0].kill('SIGTERM');
  return {
    told: sentence([account(verdict), `all on again after ${seconds(pause)}`]),
    isMet: verdict.isWhole && pause <= 3000,
  };
}

/** The turn of every duel is made that of the player on the node that will freeze. */
async function giveTurnTo(number, duels) {
  for (const { seats, want } of duels) if (!seats[number].isToMove()) want(performance.now());
  await until(() => duels.every(({ seats }) => seats[number].isToMove()), 'all turns are on one node', 10_000);
}

/** The player of a frozen node goes on at the other, by requests. False when one is refused. */
async function playOn({ match, seats, take, acks }, address) {
  let base = seats[1].log.length;
  for (const [index, seat] of [seats[1], seats[0], seats[1]].entries()) {
    const move = { t: 'move', cid: `on-${index}`, base, ...take() };
    const { t, seq } = await seat.guest.ask(address, 'POST', `/v1/matches/${match}/moves`, move);
    if (t !== 'ack') return false;
    acks.push({ cid: move.cid, seq, seat: seat.number, answeredAt: performance.now() });
    base = seq;
  }
  return true;
}

/** Two nodes; one stands still for 6 s with moves in its sockets; the matches go on without it. */
async function freezeNode(stage) {
  const where = await stage.postgres();
  const nodes = [await startService(where), await startService(where)];
  const addresses = nodes.map(({ address }) => address);
  const played = await startDuels(17, (seat) => [addresses[seat]]);
  const { duels } = played;
  played.pace.set(0);
  await after(1000);
  await giveTurnTo(1, duels);
  nodes[1].freeze();
  for (const { seats, take } of duels)
    seats[1].request({ t: 'move', cid: 'stale', base: seats[1].log.length, ...take() }, performance.now());
  const isOn = (await Promise.all(duels.map((duel) => playOn(duel, addresses[0])))).every(Boolean);
  await after(6000);
  const figures = played.count();
  nodes[1].wake();
  await until(() => duels.every(({ seats }) => !seats[1].isWaiting()), 'all stale moves are answered', 10_000);
  await after(1500);
  const verdict = await judge(duels, addresses[1]);
  const forked = await forks(duels, addresses);
  played.leave();
  await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  const refused = figures.refusals.length;
  return {
    told: sentence([`${refused} of ${duels.length} stale moves refused, ${forked} logs forked`, account(verdict)]),
    isMet: isOn && refused === duels.length && forked === 0 && verdict.isWhole,
  };
}

/** The database server crashes while 50 matches are played, and starts again. */
async function crashDatabase(stage) {
  const service = await startService(await stage.postgres());
  const played = await startDuels(50, () => [service.address]);
  played.pace.set(100);
  await after(3000);
  const crashed = performance.now();
  stage.cluster.crash();
  stage.cluster.start();
  await after(10_000);
  played.pace.set(0);
  await after(500);
  const pause = onAgain(played.duels, crashed);
  const verdict = await judge(played.duels, service.address);
  played.leave();
  await service.kill('SIGTERM');
  return {
    told: sentence([account(verdict), `all on again after ${seconds(pause)}`]),
    isMet: verdict.isWhole && pause <= 8000,
  };
}

/** The process with the embedded database is killed under load, and started again. */
async function killEmbedded(stage) {
  const where = await stage.embedded();
  const service = await startService(where);
  const played = await startDuels(100, () => [service.address]);
  played.pace.set(200);
  await after(10_000);
  await service.kill();
  played.pace.set(0);
  const again = await startService(where, { port: Number(new URL(service.address).port) });
  const verdict = await judge(played.duels, again.address);
  played.leave();
  await again.kill('SIGTERM');
  return {
    told: sentence([account(verdict), `open again after ${again.seconds.toFixed(1)} s`]),
    isMet: verdict.isWhole && again.seconds <= 15,
  };
}

export const CRASHES = [
  {
    id: 'kill',
    name: 'kill -9 of one of two nodes, 50 matches, 200 moves/s',
    must: 'no acknowledged move lost, no hole, on again ≤ 3 s',
    run: killNode,
  },
  {
    id: 'freeze',
    name: 'a node frozen for 6 s wakes',
    must: 'stale moves refused, no fork',
    run: freezeNode,
  },
  {
    id: 'database',
    name: 'database crash and restart, 50 matches, 100 moves/s',
    must: 'nothing lost, on again ≤ 8 s',
    run: crashDatabase,
  },
  {
    id: 'embedded',
    name: 'kill -9 of the process with PGlite, 100 matches, 200 moves/s',
    must: 'nothing lost, open again ≤ 15 s',
    run: killEmbedded,
  },
];
