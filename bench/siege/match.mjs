/** A match of two honest players, who place right digits until it is over. */
import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { solve } from '@pencilmark/kit';
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

/**
 * Plays one match to its end, or until `isOver()`. `nodes(seat)` gives the addresses of a seat, the
 * best first; `think()` the ms before a move; `told` hears of acks and refusals, and of the match
 * once nobody else can sit down. Gives its id, its
 * acks, how it ended, and whether it is whole: played to its end, or still on.
 */
export async function playMatch({ rules, players, nodes, think, told, isOver }) {
  const { id } = await asking(players[0], nodes(0), 'POST', '/v1/matches', { rules, isOpen: false });
  for (const [seat, player] of players.entries())
    await asking(player, nodes(seat), 'POST', `/v1/matches/${id}/join`, {});
  told.begun(id);
  const acks = [];
  let ending;
  let lastAck = performance.now();
  let [solution, boards] = ['', [[], []]];

  const begin = (puzzle) => {
    solution = solve(puzzle);
    const empty = [...puzzle].flatMap((character, cell) => (character === '.' ? [cell] : []));
    boards = rules.mode === 'duel' ? [empty, empty] : [[...empty], [...empty]];
  };
  const drop = (seat, cell) => {
    const at = boards[seat].indexOf(cell);
    if (at >= 0) boards[seat].splice(at, 1);
  };
  const seats = players.map((guest, number) =>
    newSeat({
      guest,
      match: id,
      number,
      nodes: () => nodes(number),
      longest: Number.POSITIVE_INFINITY,
      told: {
        ack: ({ cid, seq, dueAt, answeredAt, message }) => {
          if (message.t !== 'move') return;
          lastAck = answeredAt;
          drop(number, message.cell);
          acks.push({ cid, seq, seat: number });
          told.ack(dueAt, answeredAt);
        },
        refuse: ({ code }) => told.refused(code),
        event: ({ k, body, seat }, viewer) => {
          // Both hear of each event; the one who is behind learns nothing from it.
          if ((k === 'started' || k === 'next') && body.puzzle !== begin.last) begin((begin.last = body.puzzle));
          if (k === 'placed' || (k === 'filled' && seat === viewer)) drop(seat, body.cell);
          if (k === 'done') ending = body.result.ending;
        },
      },
    }),
  );
  const step = () => {
    const open = seats.filter((seat, number) => boards[number].length > 0 && !seat.isWaiting());
    const seat = rules.mode === 'duel' ? open.find((one) => one.isToMove()) : open[randomInt(Math.max(1, open.length))];
    if (!seat) return false;
    const cell = boards[seat.number][randomInt(boards[seat.number].length)];
    seat.move({ cell, digit: Number(solution[cell]) }, performance.now());
    return true;
  };

  const isStuck = () => performance.now() - lastAck > LONGEST_SILENCE;
  const goesOn = () => ending === undefined && !isStuck() && !isOver();
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
  const gaps = seats[0].gaps() + seats[1].gaps();
  const isWhole = ending === undefined ? !isStuck() : FULL.includes(ending);
  return { id, rules, acks, ending, isStuck: isStuck(), isWhole, gaps };
}
