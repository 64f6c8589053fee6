import { narrow, type Store } from './store.ts';
import type { Ways } from './ways.ts';

/** Digits that lead an automaton, cell by cell, from its start to one of the states it accepts. */
export interface AutomatonNarrower {
  readonly cells: Int32Array;
  /** Digit d leads from state s to `next[s·size + d-1]`; -1 ends it. */
  readonly next: Int32Array;
  readonly size: number;
  readonly start: number;
  /** 1 for each state that is accepted. */
  readonly accepts: Uint8Array;
  readonly states: number;
  /** Whether the cells differ, and their ways can remember which digits they used. */
  readonly isApart: boolean;
}

/** A list of next states as one row of numbers. It is kept as long as the list is in use. */
const known = new WeakMap<readonly (readonly number[])[], Int32Array>();

export function flatTable(next: readonly (readonly number[])[]): Int32Array {
  let table = known.get(next);
  if (!table) known.set(next, (table = Int32Array.from(next.flat())));
  return table;
}

// Ways that remember what they used are exact. Where there are more, they cost more than they save:
// the guesses of 16 puzzles with sandwiches and skyscrapers fell to 0.27, by 1 000 ways to 0.22.
const MOST_WAYS = 500;

/**
 * Runs forward over the states that candidates lead to, and back over those that lead to an
 * accepted one. Only the digits on such ways are left. Ways over cells that differ remember the
 * digits that they used, while they are few.
 */
export function narrowAutomaton(store: Store, automaton: AutomatonNarrower): boolean {
  let memory = automaton.isApart ? -1 : 0;
  let end = runForward(store, automaton, memory);
  if (memory !== 0 && end > MOST_WAYS) end = runForward(store, automaton, (memory = 0));
  return accept(store.ways, automaton, end) && runBack(store, automaton, memory);
}

/**
 * Notes which states follow from each other, and tells how many. `memory` has the digits to
 * remember, and so -1 remembers all, and 0 none.
 */
function runForward(
  { masks, ways }: Store,
  { cells, next, size, start, states }: AutomatonNarrower,
  memory: number,
): number {
  const { reached, used, noted } = ways;
  reached[0] = start;
  used[0] = 0;
  ways.start[0] = 0;
  let end = 1;
  if (ways.clock > 2 ** 30) noted.fill((ways.clock = 0));
  for (let step = 0; step < cells.length; step++) {
    if (memory !== 0 && end > MOST_WAYS) return end;
    const mask = masks[cells[step]!]!;
    const now = ++ways.clock;
    const last = end;
    for (let index = ways.start[step]!; index < last; index++) {
      const row = reached[index]! * size;
      const before = used[index]!;
      for (let left = mask & ~before; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const state = next[row + 31 - Math.clz32(bit)]!;
        if (state < 0) continue;
        const after = before | (bit & memory);
        const key = after * states + state;
        if (noted[key] === now) continue;
        noted[key] = now;
        reached[end] = state;
        used[end++] = after;
      }
    }
    ways.start[step + 1] = last;
  }
  return end;
}

/** Notes the states at the end that are accepted. False when there is none. */
function accept(ways: Ways, { cells, accepts, states }: AutomatonNarrower, end: number): boolean {
  const { reached, used, noted } = ways;
  const now = ++ways.clock;
  let isAlive = false;
  for (let index = ways.start[cells.length]!; index < end; index++) {
    if (accepts[reached[index]!] === 0) continue;
    noted[used[index]! * states + reached[index]!] = now;
    isAlive = true;
  }
  return isAlive;
}

/** A state is alive when it is noted at the present step. */
function runBack(store: Store, { cells, next, size, states }: AutomatonNarrower, memory: number): boolean {
  const { masks, ways } = store;
  const { reached, used, noted } = ways;
  for (let step = cells.length - 1; step >= 0; step--) {
    const mask = masks[cells[step]!]!;
    const now = ways.clock++;
    let keep = 0;
    for (let index = ways.start[step]!; index < ways.start[step + 1]!; index++) {
      const row = reached[index]! * size;
      const before = used[index]!;
      let found = 0;
      for (let left = mask & ~before; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const state = next[row + 31 - Math.clz32(bit)]!;
        if (state >= 0 && noted[(before | (bit & memory)) * states + state] === now) found |= bit;
      }
      if (found === 0) reached[index] = -1;
      keep |= found;
    }
    for (let index = ways.start[step]!; index < ways.start[step + 1]!; index++)
      if (reached[index]! >= 0) noted[used[index]! * states + reached[index]!] = now + 1;
    if (keep !== mask && !narrow(store, cells[step]!, keep)) return false;
  }
  return true;
}
