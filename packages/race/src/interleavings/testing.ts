import fc from 'fast-check';
import { digitIn } from '../geometry.ts';
import { apply } from '../log/apply.ts';
import { decide, initial } from '../match.ts';
import type { MatchEvent } from '../messages/events.ts';
import type { MatchSetup } from '../messages/rules.ts';
import type { Command, Decision, MatchState } from '../state.ts';
import { parOf, SMALL, setupOf } from '../testing.ts';

// Random matches over a bad net: messages are lost, doubled, late and out of order, and two nodes
// of a service decide at the same time.

const FIRST = { ...SMALL, puzzle: '123.3.1.21......' };
const SECOND = { ...SMALL, puzzle: '12..3..22.43.32.' };

const SETUPS: readonly MatchSetup[] = [
  setupOf({ seconds: 180 }, [SECOND]),
  setupOf({ seconds: 90, isRated: true }, [FIRST, SECOND]),
  setupOf({ mode: 'race', seats: 3, seconds: 300 }, [FIRST]),
  setupOf({ mode: 'race', seats: 2, seconds: 300, isChecked: false }, [FIRST]),
  setupOf({ mode: 'team', seats: 3, seconds: 300 }, [FIRST]),
  setupOf({ mode: 'team', seats: 4, teams: 2, seconds: 300 }, [FIRST]),
];

/** A message on its way: what it says, when it was sent, and after how many ms it arrives. */
interface Sent {
  readonly seat: number;
  readonly what: (typeof KINDS)[number];
  /** An empty cell or any cell, and whether the digit is right. */
  readonly aim: number;
  readonly isRight: boolean;
  /** How many events older than the newest the position is that the sender saw. */
  readonly age: number;
  readonly pause: number;
  /** No arrival: lost. Two: doubled. Those of one message may overtake those of the next. */
  readonly arrivals: readonly number[];
  /** Whether the node that decides has not seen the last event yet. */
  readonly isBehind: boolean;
  readonly mean: number;
}

const KINDS = [
  ...Array<'move'>(14).fill('move'),
  ...Array<'prepare'>(3).fill('prepare'),
  ...Array<'note'>(2).fill('note'),
  'pass',
  'pass',
  'pass',
  'phrase',
  'leave',
  'leave',
  'back',
  'claim',
  'claim',
  'credit',
  'due',
  'resign',
  'void',
] as const;
const RARE: readonly string[] = ['resign', 'void'];

const sent: fc.Arbitrary<Sent> = fc.record({
  seat: fc.nat(3),
  what: fc.constantFrom(...KINDS),
  aim: fc.nat(31),
  isRight: fc.constantFrom(true, true, true, true, false),
  age: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1, 3, -1),
  pause: fc.constantFrom(0, 1, 400, 400, 900, 900, 2000, 2000, 4000, 4000, 4000, 31_000),
  arrivals: fc.oneof(
    { weight: 8, arbitrary: fc.tuple(fc.nat(300)) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.tuple(fc.nat(300), fc.nat(9000)) },
  ),
  isBehind: fc.boolean(),
  mean: fc.constantFrom(0, 20, 80, 1500),
});

/** A kind of match, and what its players send. */
export const anyMatch = fc.record({
  setup: fc.constantFrom(...SETUPS),
  toss: fc.constantFrom('0', '1'),
  sends: fc.array(sent, { minLength: 20, maxLength: 80 }),
});

/** What happened when a command arrived. */
export interface Arrival {
  readonly command: Command;
  readonly before: MatchState;
  readonly decision: Decision;
  readonly after: MatchState;
}

export interface Match {
  readonly setup: MatchSetup;
  readonly log: readonly MatchEvent[];
  readonly state: MatchState;
  readonly arrivals: readonly Arrival[];
}

/** Plays a random match. */
export function played({
  setup,
  toss,
  sends,
}: typeof anyMatch extends fc.Arbitrary<infer Value> ? Value : never): Match {
  const net = netOf(setup);
  for (let seat = 0; seat < setup.rules.seats; seat++)
    net.arrive({ t: 'join', seat, name: `P${seat}`, account: `a${seat}` }, 0);
  for (let seat = 0; seat < setup.rules.seats; seat++)
    net.arrive({ t: 'ready', seat, cid: 'ready', nonce: 'ab'.repeat(8), rtt: { mean: 30, least: 10 } }, 1000);
  net.arrive({ t: 'start', toss: `0000000${toss}`.padEnd(64, '0') }, 4000);
  let now = 4000;
  const queue = sends.flatMap((sent, index) => {
    now += sent.pause;
    const start = now;
    return sent.arrivals.map((delay) => ({ sent, index, at: start + delay }));
  });
  const made = new Map<number, Command | undefined>();
  for (const { sent, index, at } of queue.sort((first, second) => first.at - second.at)) {
    if (!made.has(index)) made.set(index, commandOf(sent, index, net.state));
    const command = made.get(index);
    if (command) net.arrive(command, at, sent.isBehind);
  }
  net.arrive({ t: 'due' }, now + 1_000_000);
  return { setup, log: net.log, state: net.state, arrivals: net.arrivals };
}

/**
 * A service whose log has a unique key, as a table has. A node that decides on an old state finds
 * its place in the log taken, and decides again.
 */
function netOf(setup: MatchSetup) {
  const log: MatchEvent[] = [];
  const arrivals: Arrival[] = [];
  let previous = initial(setup);
  let state = previous;
  const arrive = (command: Command, at: number, isBehind = false): void => {
    const early = isBehind ? decide(previous, command, at, { parOf }) : undefined;
    const isTaken = early?.events[0]?.seq !== state.progress.seq + 1;
    const decision = early && !isTaken ? early : decide(state, command, at, { parOf });
    const before = state;
    if (decision.events.length > 0) previous = state;
    state = decision.events.reduce(apply, state);
    log.push(...decision.events);
    arrivals.push({ command, before, decision, after: state });
  };
  return {
    log,
    arrivals,
    arrive,
    get state() {
      return state;
    },
  };
}

/** The command of a message, from what its sender sees when it arrives for the first time. */
function commandOf(sent: Sent, index: number, { setup, progress }: MatchState): Command | undefined {
  const { what, aim, age, mean } = sent;
  // On boards that are judged when they are full, players err more often.
  const isRight = sent.isRight && (setup.rules.isChecked || aim % 3 !== 0);
  if (RARE.includes(what) && aim > 1) return undefined;
  const isTurn = (what === 'move' || what === 'pass') && aim % 4 !== 0;
  const seat = isTurn && progress.duel ? progress.duel.turn : sent.seat % setup.rules.seats;
  const { puzzle, solution } = setup.puzzles[progress.duel?.leg ?? 0]!;
  const side = progress.boards?.sides[seat % progress.boards.sides.length];
  const digits = progress.duel?.digits ?? side?.own?.digits ?? [];
  const empty = digits.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  const cell = aim < 16 && empty.length > 0 ? empty[aim % empty.length]! : aim % puzzle.length;
  const digit = isRight ? digitIn(solution, cell) : aim % 4;
  const own = { seat, cid: `c${index}`, rtt: { mean, least: mean / 2 } };
  const base = Math.max(0, progress.seq - age);
  switch (what) {
    case 'move':
      return { t: what, ...own, base, cell, digit, took: aim * 100 };
    case 'prepare':
      return { t: what, ...own, placement: digit === 0 ? null : { cell, digit } };
    case 'note':
      return { t: what, ...own, cell, digit: 1 + (aim % 4), isOn: isRight };
    case 'pass':
      return { t: what, ...own, base };
    case 'phrase':
      return { t: what, ...own, phrase: aim };
    case 'credit':
      return { t: what, seat, from: Math.max(0, progress.at - aim * 100), cid: `outage${index}` };
    case 'leave':
    case 'back':
      return { t: what, seat };
    case 'due':
    case 'void':
      return { t: what };
    default:
      return { t: what, ...own };
  }
}
