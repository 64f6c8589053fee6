/** Honest players with accounts, in pairs. Each pair plays one match after the other. */
import { setTimeout as after } from 'node:timers/promises';
import { inParallel, newAccount, persistently } from '../service/player.mjs';
import { GAMES, playMatch } from './match.mjs';
import { count } from './words.mjs';

const MOVES = 70; // a second, in all matches together
const AROUND_KILL = 10_000; // ms in which moves count as those of a kill
const LONGEST_BEGIN = 60_000; // ms over which the first matches begin
const LONGEST_END = 30_000; // ms
const AT_ONCE = 4; // accounts that are made; the service computes two passwords at a time

/** Makes the players of so many matches. Nobody can guess their passwords. */
export async function makePairs(matches, addresses) {
  const players = await inParallel(
    Array.from({ length: 2 * matches }),
    (_, index) =>
      persistently(() =>
        newAccount(
          addresses[index % 2],
          `Honest ${index} ${Math.random().toString(36).slice(2, 8)}`,
          crypto.randomUUID(),
        ),
      ),
    AT_ONCE,
  );
  return Array.from({ length: matches }, (_, index) => players.slice(2 * index, 2 * index + 2));
}

/** Lets them play for so many seconds, the two of a pair on different nodes. */
export function startHonest({ pairs, nodes, stock, seconds }) {
  const figures = { acks: [], atKill: [], refusals: new Map(), problems: new Map() };
  const matches = [];
  let [minute, playing, isOver] = [[], 0, false];
  const order = (number) => (number % 2 === 0 ? nodes.addresses : nodes.addresses.toReversed());
  const think = () => -Math.log(1 - Math.random()) * (pairs.length / MOVES) * 1000;
  const isAtKill = (from, to) => nodes.kills.some((kill) => from < kill + AROUND_KILL && to > kill);
  const told = {
    // Attackers know the match from now on, as they know all that somebody may hear.
    begun: (id) => {
      playing++;
      stock.add('match', id);
    },
    ack: (sentAt, answeredAt) => {
      minute.push(answeredAt - sentAt);
      (isAtKill(sentAt, answeredAt) ? figures.atKill : figures.acks).push(answeredAt - sentAt);
    },
    refused: (code) => count(figures.refusals, code),
  };
  const playOn = async (players, index) => {
    await after(Math.random() * Math.min(LONGEST_BEGIN, (seconds * 1000) / 6));
    for (let round = index; !isOver; round++) {
      try {
        const rules = GAMES[round % GAMES.length];
        const way = (seat) => order(index + seat);
        matches.push(await playMatch({ rules, players, nodes: way, think, told, isOver: () => isOver }));
        playing--;
      } catch (problem) {
        count(figures.problems, problem.message.replaceAll(/matches\/[\w-]+/g, 'matches/ID'));
        await after(1000);
      }
    }
  };
  const done = pairs.map(playOn);
  return {
    figures,
    /** Matches that are over. */
    matches,
    playing: () => playing,
    /** How long moves waited for their acks, since this was asked last. */
    minute: () => minute.splice(0),
    stop: async () => {
      isOver = true;
      await Promise.race([Promise.all(done), after(LONGEST_END)]);
    },
  };
}
