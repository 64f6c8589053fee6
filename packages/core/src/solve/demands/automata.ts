import type { Balance } from '../../rules/demand.ts';
import type { DigitSet } from '../../sets/digits.ts';
import { narrowBalance } from './balance.ts';
import { type BetweenNarrower, narrowBetween } from './between.ts';
import { narrow, type Store } from './store.ts';
import type { Ways } from './ways.ts';

/** An automaton over cells: their digits must lead from its start to an accepted state. */
export interface AutomatonNarrower {
  readonly cells: Int32Array;
  /** Digit d leads from state s to `next[s·size + d-1]`; -1 ends it. */
  readonly next: Int32Array;
  readonly size: number;
  readonly start: number;
  /** 1 for each state that is accepted. */
  readonly accepts: Uint8Array;
  readonly states: number;
  /** Whether the cells differ, and the digits used by a way fit into its states. */
  readonly isApart: boolean;
  /** 1 for each state behind which everything is accepted, if there are some. */
  readonly sure: Uint8Array | undefined;
  readonly witnesses: Witnesses;
  /** The same in other words. */
  readonly between?: BetweenNarrower | undefined;
  readonly balance?: Balance | undefined;
}

/** Some ways of an automaton through all of its cells to an accepted state. */
export interface Witnesses {
  /** Witnesses: the digit of each cell as a bit, way after way; 0 in unused entries. */
  readonly bits: Int32Array;
  /** The next witness to overwrite: the oldest. */
  next: number;
}

const MOST_WITNESSES = 24;

export const makeWitnesses = (cells: number): Witnesses => ({ bits: new Int32Array(MOST_WITNESSES * cells), next: 0 });

/** An automaton as tables. They are cached as long as the list of its next states is in use. */
interface Tables {
  readonly next: Int32Array;
  /** Sure states, by the accepted ones. */
  readonly sure: Map<string, Uint8Array | undefined>;
}

const known = new WeakMap<readonly (readonly number[])[], Tables>();

function tablesOf(next: readonly (readonly number[])[]): Tables {
  let tables = known.get(next);
  if (!tables) known.set(next, (tables = { next: Int32Array.from(next.flat()), sure: new Map() }));
  return tables;
}

/** The tables of an automaton. */
export function automatonTables(
  list: readonly (readonly number[])[],
  accepted: readonly number[],
): Pick<AutomatonNarrower, 'next' | 'accepts' | 'sure'> {
  const { next, sure } = tablesOf(list);
  const accepts = new Uint8Array(list.length);
  for (const state of accepted) accepts[state] = 1;
  const key = accepted.join();
  if (!sure.has(key)) sure.set(key, sureStates(next, accepts));
  return { next, accepts, sure: sure.get(key) };
}

/** The states behind which everything is accepted, if there are some. */
function sureStates(next: Int32Array, accepts: Uint8Array): Uint8Array | undefined {
  const sure = accepts.slice();
  const size = next.length / sure.length;
  const isSure = (state: number): boolean => {
    for (let at = state * size; at < (state + 1) * size; at++) if (next[at]! < 0 || sure[next[at]!] === 0) return false;
    return true;
  };
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (let state = 0; state < sure.length; state++)
      if (sure[state] === 1 && !isSure(state)) [sure[state], isStable] = [0, false];
  }
  return sure.includes(1) ? sure : undefined;
}

/** The steps that one run of an automaton may take. */
const PATIENCE = 2000;
const LAST_CLOCK = 2 ** 30;

/** The number of a new look, at which nothing is known yet. */
function nextLook(ways: Ways): number {
  if (ways.clock > LAST_CLOCK) {
    ways.clock = 0;
    ways.dead.fill(0);
    ways.tried.fill(0);
    ways.alive.fill(0);
  }
  return ++ways.clock;
}

/** Leaves the cells the digits that lie on a way to an accepted state. */
export function narrowAutomaton(store: Store, automaton: AutomatonNarrower): boolean {
  const { cells, isApart, between, balance } = automaton;
  if (between) return narrowBetween(store, cells, between);
  if (balance) return narrowBalance(store, cells, balance);
  return isApart && openCells(store, cells) <= MOST_OPEN
    ? narrowApartWays(store, automaton)
    : narrowWays(store, automaton, automaton.sure);
}

/** With more open cells, ways of cells that differ cost more than they tell. */
const MOST_OPEN = 6;

function openCells({ masks }: Store, cells: Int32Array): number {
  let count = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & (mask - 1)) !== 0) count++;
  }
  return count;
}

/**
 * Runs forward over the states that candidates reach, and back over the states from which an
 * accepted state is reached. Only reached states are visited. Nothing is asked behind sure states.
 */
function narrowWays(store: Store, automaton: AutomatonNarrower, sure?: Uint8Array): boolean {
  const { cells, next, size, start, states } = automaton;
  const { masks, ways } = store;
  const { states: list, firsts, tried } = ways;
  const look = nextLook(ways);
  list[0] = start;
  firsts[0] = 0;
  let from = 0;
  let to = 1;
  // The first step before which a state is sure: all cells from there on may hold anything.
  let free = sure?.[start] === 1 ? 0 : cells.length;
  let step = 0;
  for (let first = 0; step < cells.length && from < to; step++, first += states) {
    const mask = masks[cells[step]!]!;
    let end = to;
    for (; from < to; from++) {
      const state = list[from]!;
      if (step >= free && sure![state] === 1) continue;
      for (let left = mask; left !== 0; left &= left - 1) {
        const after = next[state * size + 31 - Math.clz32(left & -left)]!;
        if (after < 0 || tried[first + after] === look) continue;
        tried[first + after] = look;
        list[end++] = after;
        if (step + 1 < free && sure?.[after] === 1) free = step + 1;
      }
    }
    firsts[step + 1] = to;
    to = end;
  }
  return runBack(store, automaton, { last: step - 1, end: to, free, look }, sure);
}

/** Where the list of reached states ends, the last step, the first free one, and the look. */
interface Reached {
  readonly last: number;
  readonly end: number;
  readonly free: number;
  readonly look: number;
}

/**
 * Leaves the cells the digits that lead from a reached state to a live state: an accepted state can
 * be reached from it.
 */
function runBack(
  store: Store,
  automaton: AutomatonNarrower,
  { last, end, free, look }: Reached,
  sure?: Uint8Array,
): boolean {
  const { cells, next, size, states, accepts } = automaton;
  const { masks, ways } = store;
  const { states: list, firsts, alive } = ways;
  let to = last < 0 ? 0 : firsts[last + 1]!;
  for (let index = to; index < end; index++) alive[last * states + list[index]!] = accepts[list[index]!]! * look;
  for (let step = last, first = last * states; step >= 0; step--, first -= states) {
    const mask = masks[cells[step]!]!;
    const from = firsts[step]!;
    const isFree = step >= free;
    let keep = isFree ? mask : 0;
    while (--to >= from) {
      const state = list[to]!;
      let kept = isFree && sure![state] === 1 ? 1 : 0;
      for (let left = kept === 0 ? mask : 0; left !== 0; left &= left - 1) {
        const after = next[state * size + 31 - Math.clz32(left & -left)]!;
        if (after < 0 || alive[first + after] !== look) continue;
        kept |= left & -left;
        if ((keep | kept) === mask) break;
      }
      if (kept !== 0 && step > 0) alive[first - states + state] = look;
      keep |= kept;
    }
    to = from;
    if (keep !== mask && !narrow(store, cells[step]!, keep)) return false;
  }
  return true;
}

/**
 * The same for cells that differ: a way uses each digit once. Ways that were found are kept as
 * witnesses: their digits need no further proof as long as the candidates allow the way. A new way
 * is searched only for digits without a witness (like residues in arc consistency; Lecoutre and
 * Hemery, 2007), through states from which an end is reached when cells may be equal. If that takes
 * too long, a digit stays.
 */
function narrowApartWays(store: Store, automaton: AutomatonNarrower): boolean {
  const { masks, ways } = store;
  const { cells } = automaton;
  if (isCovered(store, automaton)) return true;
  if (!narrowWays(store, automaton)) return false;
  const look = ways.clock;
  ways.patience = PATIENCE;
  for (let step = 0; step < cells.length; step++) {
    const mask = masks[cells[step]!]!;
    let keep = mask;
    for (let left = mask & ~ways.covered[step]!; left !== 0; left &= ~ways.covered[step]! & (left - 1)) {
      const bit = left & -left;
      if (!findWay(store, automaton, step, bit, look)) keep ^= bit;
    }
    if (keep !== mask && !narrow(store, cells[step]!, keep)) return false;
  }
  return true;
}

/**
 * Collects the digits of witnesses that the candidates still allow. Returns whether these are all
 * candidates.
 */
function isCovered({ masks, ways }: Store, { cells, witnesses }: AutomatonNarrower): boolean {
  const { covered } = ways;
  const { bits } = witnesses;
  const count = cells.length;
  for (let index = 0; index < count; index++) covered[index] = 0;
  for (let first = 0; first < bits.length; first += count) {
    let index = 0;
    while (index < count && (masks[cells[index]!]! & bits[first + index]!) !== 0) index++;
    if (index === count) while (--index >= 0) covered[index]! |= bits[first + index]!;
  }
  for (let index = 0; index < count; index++) if ((masks[cells[index]!]! & ~covered[index]!) !== 0) return false;
  return true;
}

/**
 * Searches a way that has a digit at a step, depth first, through digits without a witness where
 * possible. It is kept as a witness. False when there is none.
 */
function findWay(
  { masks, ways }: Store,
  automaton: AutomatonNarrower,
  step: number,
  bit: DigitSet,
  look: number,
): boolean {
  const { cells, next, size, start, states } = automaton;
  const { reached, used, left, keys, way, covered, dead, tried, alive } = ways;
  const search = ++ways.clock;
  reached[0] = start;
  used[0] = 0;
  left[0] = step === 0 ? bit : masks[cells[0]!]!;
  for (let depth = 0; ; ) {
    const digits = left[depth]!;
    if (digits === 0) {
      if (depth === 0) return false;
      if (depth > step) dead[keys[depth]!] = look;
      else tried[keys[depth]!] = search;
      depth--;
      continue;
    }
    const fresh = digits & ~covered[depth]!;
    const digit = fresh === 0 ? digits & -digits : fresh & -fresh;
    left[depth] = digits ^ digit;
    const state = next[reached[depth]! * size + 31 - Math.clz32(digit)]!;
    if (state < 0 || alive[depth * states + state] !== look) continue;
    way[depth] = digit;
    if (depth + 1 === cells.length) {
      keepWay(ways, automaton);
      return true;
    }
    const after = used[depth]! | digit;
    const key = after * states + state;
    if (dead[key] === look || (depth < step && tried[key] === search)) continue;
    if (--ways.patience < 0) return true;
    depth++;
    reached[depth] = state;
    used[depth] = after;
    keys[depth] = key;
    left[depth] = masks[cells[depth]!]! & ~after & (depth === step ? bit : -1);
  }
}

function keepWay({ way, covered }: Ways, { cells, witnesses }: AutomatonNarrower): void {
  const { bits, next } = witnesses;
  for (let index = 0; index < cells.length; index++) {
    bits[next + index] = way[index]!;
    covered[index]! |= way[index]!;
  }
  witnesses.next = (next + cells.length) % bits.length;
}
