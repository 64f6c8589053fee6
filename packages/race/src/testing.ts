import { apply } from './log/apply.ts';
import { decide, initial } from './match.ts';
import type { MatchEvent } from './messages/events.ts';
import type { MatchRules, MatchSetup } from './messages/rules.ts';
import { type ParOf, par } from './par.ts';
import type { Command, Decision, MatchState, PlayerCommand, RoundTrip } from './state.ts';

/** The 4×4 board of most tests: four empty cells. */
export const SMALL = {
  board: '4x4:2x2',
  puzzle: '1.3434.2214343..',
  solution: '1234341221434321',
};

export const rulesOf = (rules: Partial<MatchRules> = {}): MatchRules => ({
  mode: 'duel',
  board: SMALL.board,
  level: 'gentle',
  seats: 2,
  seconds: 240,
  isChecked: true,
  isRated: false,
  ...rules,
});

export const setupOf = (rules: Partial<MatchRules> = {}, puzzles = [SMALL]): MatchSetup => ({
  id: 'm1',
  rules: rulesOf(rules),
  commit: 'c'.repeat(64),
  seed: 'secret-secret-secret',
  puzzles,
});

type Distributed<Item> = Item extends unknown ? Omit<Item, 'cid' | 'base'> & { cid?: string; base?: number } : never;

/** A command whose cid and base a test may leave out. */
export type Said = Distributed<PlayerCommand> | Exclude<Command, PlayerCommand>;

/** A match that is played by commands with their moments. Nothing is ever set by hand. */
export interface Play {
  readonly state: MatchState;
  readonly log: readonly MatchEvent[];
  /** What the commands so far were answered. */
  readonly decisions: readonly Decision[];
}

/** Lets commands reach a match, each at its moment in ms. */
export function play(setup: MatchSetup, ...said: readonly (readonly [at: number, said: Said])[]): Play {
  return on({ state: initial(setup), log: [], decisions: [] }, ...said);
}

/** Lets further commands reach a match. */
export function on(before: Play, ...said: readonly (readonly [at: number, said: Said])[]): Play {
  let { state } = before;
  const log = [...before.log];
  const decisions = [...before.decisions];
  for (const [at, bare] of said) {
    const named = 'seat' in bare && { cid: `c${decisions.length}`, base: state.progress.seq };
    const command = { ...named, ...bare } as Command;
    const decision = decide(state, command, at);
    state = decision.events.reduce(apply, state);
    log.push(...decision.events);
    decisions.push(decision);
  }
  return { state, log, decisions };
}

/** When matches of tests go live, in ms. */
export const START = 10_000;

const NONCE = 'ab'.repeat(16);

interface Beginning {
  readonly rtt?: RoundTrip;
  readonly toss?: string;
}

/** A match that goes live at START, everybody joined and ready. In a duel, seat 0 begins. */
export function begun(setup: MatchSetup = setupOf(), { rtt, toss = '0'.repeat(64) }: Beginning = {}): Play {
  const seats = Array.from({ length: setup.rules.seats }, (_, seat) => seat);
  const countdown = seats.length > 1 ? 3000 : 0;
  const ready = { t: 'ready', nonce: NONCE, ...(rtt && { rtt }) } as const;
  return play(
    setup,
    ...seats.map((seat): [number, Said] => [seat, { t: 'join', seat, name: `Player ${seat}`, account: `p${seat}` }]),
    ...seats.map((seat): [number, Said] => [START - countdown, { ...ready, seat }]),
    [START, { t: 'start', toss }],
  );
}

/** What the last command was answered. */
export const lastOf = ({ decisions }: Play): Decision => decisions.at(-1)!;

const pars = new Map<string, ReturnType<ParOf>>();

/** `par`, kept by position. */
export const parOf: ParOf = (geometry, digits, struckOut = []) => {
  const key = `${geometry.id} ${digits.join()} ${struckOut.map(({ cell, digit }) => `${cell}=${digit}`).join()}`;
  if (!pars.has(key)) pars.set(key, par(geometry, digits, struckOut));
  return pars.get(key);
};
