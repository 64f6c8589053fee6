import type { Cell } from '../../sets/cells.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { Sight } from './sight.ts';
import { makeWays, type Ways } from './ways.ts';

/**
 * The candidates of all cells while the search narrows them, and the queues of changed cells. Every
 * function of this folder works on a store. So their code stays warm from puzzle to puzzle, which
 * closures made for each board would not.
 */
export interface Store {
  /**
   * The candidates of every cell; behind them the values that narrowers keep, to be undone with the
   * rest.
   */
  readonly masks: Int32Array;
  /** Cells with a single candidate that wait to be processed. */
  readonly fixed: Int32Array;
  fixedCount: number;
  /** Other changed cells that wait to be processed. */
  readonly changed: Int32Array;
  changedCount: number;
  readonly isChanged: Uint8Array;
  /** How deep lists of alternatives are nested at the moment. */
  trials: number;
  /** Scratch space of sums: the open cells, and the factor and the group of each. */
  readonly open: Int32Array;
  readonly openFactor: Int32Array;
  readonly openGroup: Int32Array;
  /** Scratch space of sums, by group: the digits of its open cells at their least and greatest. */
  readonly lowest: Int32Array;
  readonly highest: Int32Array;
  readonly sight: Sight;
  /** Scratch space for the cells that can hold a digit. */
  readonly places: Int32Array;
  readonly ways: Ways;
}

/** The space that the narrowers of a board need. */
export interface Needs {
  /** The numbers that narrowers keep behind the masks. */
  kept: number;
  /** The most states of an automaton, with sets of used digits. */
  states: number;
  /** The number of cells of the longest sum, repeated cells included. */
  longest: number;
}

export const makeStore = (cellCount: number, { kept, states, longest }: Needs, sight: Sight): Store => ({
  masks: new Int32Array(cellCount + kept),
  fixed: new Int32Array(cellCount),
  fixedCount: 0,
  changed: new Int32Array(cellCount),
  changedCount: 0,
  isChanged: new Uint8Array(cellCount),
  trials: 0,
  open: new Int32Array(longest),
  openFactor: new Int32Array(longest),
  openGroup: new Int32Array(longest),
  lowest: new Int32Array(longest),
  highest: new Int32Array(longest),
  sight,
  places: new Int32Array(cellCount),
  ways: makeWays(longest, states),
});

/** Leaves a cell only the candidates in `keep`. False when none is left. */
export function narrow(store: Store, cell: Cell, keep: DigitSet): boolean {
  const before = store.masks[cell]!;
  const after = before & keep;
  if (after === before) return true;
  store.masks[cell] = after;
  if ((after & (after - 1)) === 0) {
    if (after === 0) return false;
    store.fixed[store.fixedCount++] = cell;
  } else if (store.isChanged[cell] === 0) {
    store.isChanged[cell] = 1;
    store.changed[store.changedCount++] = cell;
  }
  return true;
}

/** Removes digits from some cells. */
export function keepFrom(store: Store, cells: Int32Array, digits: DigitSet): boolean {
  const { masks } = store;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]!;
    if ((masks[cell]! & digits) !== 0 && !narrow(store, cell, ~digits)) return false;
  }
  return true;
}

/** Queues a cell with changed candidates. */
export function noteChange(store: Store, cell: Cell): void {
  const mask = store.masks[cell]!;
  if ((mask & (mask - 1)) === 0) store.fixed[store.fixedCount++] = cell;
  else if (store.isChanged[cell] === 0) {
    store.isChanged[cell] = 1;
    store.changed[store.changedCount++] = cell;
  }
}

/** Drops queued cells, except for the first of each queue. */
export function forgetChanges(store: Store, fixedCount: number, changedCount: number): void {
  store.fixedCount = fixedCount;
  while (store.changedCount > changedCount) store.isChanged[store.changed[--store.changedCount]!] = 0;
}
