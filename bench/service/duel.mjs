/** Duels between guests, played by right digits, and what they show about the service. */
import { isDeepStrictEqual } from 'node:util';
import { newBlanks } from './blanks.mjs';
import { inParallel, newGuest } from './player.mjs';
import { newSeat } from './seat.mjs';

const RULES = {
  mode: 'duel',
  board: '9x9',
  level: 'easy',
  seats: 2,
  seconds: 3600,
  isChecked: true,
  isRated: false,
};

/** The figures of a window of time, in ms: until the ack, and until the other has seen the move. */
export const newFigures = () => ({ acks: [], seen: [], refusals: [] });

/** A duel whose two guests have been named. `figures()` gives what is counted into. */
function newDuel({ match, guests, nodes, figures, errors }) {
  const acks = [];
  const sentAt = new Map();
  const due = [];
  const blanks = newBlanks();
  let isBegun = false;

  const step = () => {
    const seat = seats.find((one) => one.isToMove());
    if (!isBegun || due.length === 0 || blanks.count() < 2 || !seat || seat.isWaiting()) return;
    const move = blanks.take();
    sentAt.set(move.cell, performance.now());
    seat.move(move, due.shift());
  };

  const told = {
    ack: ({ cid, seq, dueAt, answeredAt, message }, seat) => {
      if (message.t === 'move') {
        acks.push({ cid, seq, seat, answeredAt });
        figures().acks.push(answeredAt - dueAt);
      }
      step();
    },
    refuse: ({ code, message }) => {
      figures().refusals.push(code);
      if (message.t === 'move') blanks.putBack(message.cell);
      step();
    },
    event: ({ k, body, seat }, viewer) => {
      if (k === 'started' && !isBegun) {
        isBegun = true;
        blanks.begin(body.puzzle);
      }
      if (k === 'placed') {
        blanks.drop(body.cell);
        if (viewer !== seat && sentAt.has(body.cell)) figures().seen.push(performance.now() - sentAt.get(body.cell));
      }
      step();
    },
  };
  const seats = guests.map((guest, number) =>
    newSeat({ guest, match, number, told, nodes: () => nodes(number), error: errors?.[number] }),
  );
  return {
    match,
    seats,
    acks,
    isBegun: () => isBegun,
    /** A right digit that has not been placed yet. */
    take: () => blanks.take(),
    /** From now on one more move is due. */
    want: (time) => {
      due.push(time);
      step();
    },
    leave: () => seats.map((seat) => seat.leave()),
  };
}

/**
 * Makes duels and lets them begin. `nodes(seat)` gives the addresses for a seat, the best first.
 * They play one move in five seconds until all have begun. Gives the duels and their pace.
 */
export async function startDuels(count, nodes, { errors } = {}) {
  let figures = newFigures();
  const duels = await inParallel(Array.from({ length: count }), async () => {
    const [address] = nodes(0);
    const guests = [await newGuest(address), await newGuest(address)];
    const { id } = await guests[0].ask(address, 'POST', '/v1/matches', { rules: RULES, isOpen: false });
    await guests[0].ask(address, 'POST', `/v1/matches/${id}/join`, {});
    return newDuel({ match: id, guests, nodes, figures: () => figures, errors });
  });
  const pace = startPace(duels);
  pace.set(count / 5);
  await inParallel(duels, async ({ match, seats }) => {
    await seats[1].guest.ask(nodes(1)[0], 'POST', `/v1/matches/${match}/join`, {});
    await Promise.all(seats.map((seat) => seat.connect()));
    for (const seat of seats) seat.ready();
  });
  await until(() => duels.every((duel) => duel.isBegun()), 'all duels have begun', 20_000);
  return {
    duels,
    pace,
    /** Begins new figures and gives them. */
    count: () => {
      figures = newFigures();
      return figures;
    },
    leave: () => {
      pace.stop();
      for (const duel of duels) duel.leave();
    },
  };
}

/** Makes moves due, so many a second, in all duels that have begun in turn. */
function startPace(duels) {
  let [rate, next, index] = [0, performance.now(), 0];
  const tick = () => {
    const now = performance.now();
    const begun = duels.filter((duel) => duel.isBegun());
    for (; rate > 0 && next <= now; next += 1000 / rate) if (begun.length > 0) begun[index++ % begun.length].want(next);
  };
  const timer = setInterval(tick, 5);
  return {
    set: (wanted) => {
      next = performance.now();
      rate = wanted;
    },
    stop: () => clearInterval(timer),
  };
}

/** Waits until something holds. Throws with its name when it does not in time. */
export async function until(holds, name, longest) {
  const end = performance.now() + longest;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`not in time: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The log of a duel as a node tells it to a player now. */
async function logFrom(address, { match }, { guest }) {
  let hear;
  const welcomed = new Promise((resolve) => {
    hear = (message) => message.t === 'welcome' && resolve(message.events);
  });
  const socket = await guest.enter(address, match, hear, 1);
  const events = await welcomed;
  socket.terminate();
  return events;
}

/**
 * Reads each log from a node as each player sees it, and counts what is wrong with it: moves that
 * were acknowledged and are not there, numbers that are missing, times that fall.
 */
export async function judge(duels, address) {
  const wrong = { lost: 0, holes: 0, falls: 0 };
  await inParallel(duels, async (duel) => {
    for (const seat of duel.seats) {
      const log = await logFrom(address, duel, seat);
      wrong.holes += seat.gaps() + log.filter(({ seq }, index) => seq !== index + 1).length;
      wrong.falls += log.filter(({ at }, index) => index > 0 && at < log[index - 1].at).length;
      const own = duel.acks.filter((ack) => ack.seat === seat.number);
      wrong.lost += own.filter(({ cid, seq }) => log[seq - 1]?.cid !== cid).length;
    }
  });
  const acks = duels.reduce((sum, duel) => sum + duel.acks.length, 0);
  return { ...wrong, acks, isWhole: wrong.lost + wrong.holes + wrong.falls === 0 };
}

/** How many logs two nodes tell differently, as far as both have come. */
export async function forks(duels, addresses) {
  const differ = await inParallel(duels, async (duel) => {
    const [one, other] = await Promise.all(addresses.map((address) => logFrom(address, duel, duel.seats[0])));
    return one.some((event, index) => index < other.length && !isDeepStrictEqual(event, other[index]));
  });
  return differ.filter(Boolean).length;
}
