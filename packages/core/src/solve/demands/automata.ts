import { narrow, type Store } from './store.ts';

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
  /** The states reached after each cell, one list behind the other, and where each list begins. */
  readonly reached: Int32Array;
  readonly reachedStart: Int32Array;
  /** For each state the last step, counted up from run to run, at which it was noted. */
  readonly noted: Int32Array;
  readonly clock: Int32Array;
}

/** A list of next states as one row of numbers. It is kept as long as the list is in use. */
const known = new WeakMap<readonly (readonly number[])[], Int32Array>();

export function flatTable(next: readonly (readonly number[])[]): Int32Array {
  let table = known.get(next);
  if (!table) known.set(next, (table = Int32Array.from(next.flat())));
  return table;
}

/**
 * Runs forward over the states that candidates lead to, and back over those that lead to an
 * accepted one. Only the digits on such ways are left.
 */
export function narrowAutomaton(store: Store, automaton: AutomatonNarrower): boolean {
  const { masks } = store;
  const { cells, next, size, start, accepts, reached, reachedStart, noted, clock } = automaton;
  reached[0] = start;
  reachedStart[1] = 1;
  let end = 1;
  let now = clock[0]!;
  if (now > 2 ** 30) noted.fill((now = 0));
  for (let step = 0; step < cells.length; step++) {
    const mask = masks[cells[step]!]!;
    now++;
    for (let index = reachedStart[step]!, last = end; index < last; index++) {
      const row = reached[index]! * size;
      for (let left = mask; left !== 0; left &= left - 1) {
        const state = next[row + 31 - Math.clz32(left & -left)]!;
        if (state < 0 || noted[state] === now) continue;
        noted[state] = now;
        reached[end++] = state;
      }
    }
    reachedStart[step + 2] = end;
  }
  // A state is alive when it is noted at the present step.
  now++;
  let isAlive = false;
  for (let index = reachedStart[cells.length]!; index < end; index++) {
    const state = reached[index]!;
    if (accepts[state] === 0) continue;
    noted[state] = now;
    isAlive = true;
  }
  clock[0] = now + cells.length;
  if (!isAlive) return false;
  for (let step = cells.length - 1; step >= 0; step--) {
    const mask = masks[cells[step]!]!;
    let keep = 0;
    for (let index = reachedStart[step]!; index < reachedStart[step + 1]!; index++) {
      const row = reached[index]! * size;
      let found = 0;
      for (let left = mask; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const state = next[row + 31 - Math.clz32(bit)]!;
        if (state >= 0 && noted[state] === now) found |= bit;
      }
      reached[index] = found === 0 ? -1 - reached[index]! : reached[index]!;
      keep |= found;
    }
    if (keep === 0) return false;
    now++;
    for (let index = reachedStart[step]!; index < reachedStart[step + 1]!; index++)
      if (reached[index]! >= 0) noted[reached[index]!] = now;
    if (keep !== mask && !narrow(store, cells[step]!, keep)) return false;
  }
  return true;
}
