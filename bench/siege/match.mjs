/** A match of two honest players, who place right digits until it is over. */
import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { newBlanks } from '../service/blanks.mjs';
import { persistently } from '../service/player.mjs';
import { newSeat } from '../service/seat.mjs';

const COMMON = { seats: 2, seconds: 3600, isChecked: true };

/** THE table of what is played; most of it is rated. Small boards end within a minute. */
export const GAMES = [
  { ...COMMON, mode: 'duel', board: '9x9', level: 'easy', isRated: true },
  { ...COMMON, mode: 'race', board: '9x9', level: 'easy', isRated: true },
  { ...COMMON, mode: 'duel', board: '9x9', level: 'easy', isRated: false },
  { ...COMMON, mode: 'duel', board: '4x4', level: 'gentle', isRated: true },
  { ...COMMON, mode: 'race', board: '4x4', level: 'gentle', isRated: true },
];

const LONGEST_SILENCE = 60_000; // ms without an ack, after which a match counts as stuck
const FULL = ['full', 'finished'];

/** Asks for something, at the second address where the first is down. */
const asking = (player, addresses, method, path, body) => {
  let tries = 0;
  return persistently(() => player.ask(addresses[tries++ % addresses.length], method, path, body));
};

/** Makes a match and lets all players join it. Gives its id. */
async function joined(rules, players, nodes) {
  const { id } = await asking(players[0], nodes(0), 'POST', '/v1/matches', { rules, isOpen: false });
  for (const [seat, player] of players.entries())
    await asking(player, nodes(seat), 'POST', `/v1/matches/${id}/join`, {});
  return id;
}

/**
 * The seats of a match. `course` learns its acks and its ending; `boards` are the empty cells as
 * each of the players has heard of them.
 */
const seatsOf = ({ id, players, nodes, told }, boards, course) =>
  players.map((guest, number) =>
    newSeat({
      guest,
      match: id,
      number,
      nodes: () => nodes(number),
      longest: Number.POSITIVE_INFINITY,
      told: {
        ack: ({ cid, seq, dueAt, answeredAt, message }) => {
          if (message.t !== 'move') return;
          course.lastAck = answeredAt;
          course.acks.push({ cid, seq, seat: number });
          told.ack(dueAt, answeredAt);
        },
        refuse: ({ code, message }) => {
          told.refused(code);
          if (message.t === 'move' && code !== 'filled') boards[number].putBack(message.cell);
        },
        event: ({ k, body, seat }, viewer) => {
          if (k === 'started' || k === 'next') boards[viewer].begin(body.puzzle);
          if (k === 'placed' || (k === 'filled' && seat === viewer)) boards[viewer].drop(body.cell);
          if (k === 'done') course.ending = body.result.ending;
        },
      },
    }),
  );

/**
 * Plays one match to its end, or until `isOver()`. `nodes(seat)` gives the addresses of a seat, the
 * best first; `think()` the ms before a move; `told` hears of acks and refusals, and of the match
 * once nobody else can sit down. Gives its id, its acks, how it ended, and whether it is whole:
 * played to its end, or still on.
 */
export async function playMatch({ rules, players, nodes, think, told, isOver }) {
  const id = await joined(rules, players, nodes);
  told.begun(id);
  const course = { acks: [], ending: undefined, lastAck: performance.now() };
  const boards = players.map(newBlanks);
  const seats = seatsOf({ id, players, nodes, told }, boards, course);
  const step = () => {
    const open = seats.filter((seat, number) => boards[number].count() > 0 && !seat.isWaiting());
    const seat = rules.mode === 'duel' ? open.find((one) => one.isToMove()) : open[randomInt(Math.max(1, open.length))];
    if (!seat) return false;
    const board = boards[seat.number];
    seat.move(board.take(randomInt(board.count())), performance.now());
    return true;
  };

  const isStuck = () => performance.now() - course.lastAck > LONGEST_SILENCE;
  const goesOn = () => course.ending === undefined && !isStuck() && !isOver();
  try {
    await Promise.all(seats.map((seat) => seat.connect()));
    for (const seat of seats) seat.ready();
    while (goesOn()) {
      await after(think());
      // What the other does is told a little later than what oneself does.
      while (goesOn() && !step()) await after(50);
    }
  } finally {
    for (const seat of seats) seat.leave();
  }
  const { acks, ending } = course;
  const gaps = seats[0].gaps() + seats[1].gaps();
  const isWhole = ending === undefined ? !isStuck() : FULL.includes(ending);
  return { id, rules, acks, ending, isStuck: isStuck(), isWhole, gaps };
}
