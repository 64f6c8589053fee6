import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SearchOptions, SearchResult } from '../solver.ts';
import { Tally } from '../tally.ts';
import { type Choice, choose } from './choose.ts';
import type { Plan } from './plan.ts';
import { enqueueAll, forget, propagate, type Queue } from './propagate.ts';
import { noteChange, type Store } from './store.ts';

/** A prepared search: the plan of its board, the store, and the saved masks of each level above. */
export interface Explorer {
  readonly plan: Plan;
  readonly store: Store;
  readonly queue: Queue;
  readonly choice: Choice;
  /** The masks at each guess that is being tried, without the digit tried; and its cell. */
  levels: Int32Array;
  tried: Int32Array;
  readonly digits: Uint8Array;
}

export function explore(explorer: Explorer, puzzle: Puzzle, options?: SearchOptions): SearchResult {
  const tally = new Tally(options);
  if (tally.isOver || !begin(explorer, puzzle) || !tally.enter(0)) return tally.result();
  const { store, plan, queue, choice } = explorer;
  const { masks } = store;
  const seen = plan.cellCount > puzzle.givens.length ? new Set<string>() : undefined;
  let level = 0;
  for (;;) {
    if (propagate(plan, store, queue)) {
      if (choose(choice, plan, masks)) {
        if (!tally.enter(level + 1)) break;
        tally.guesses++;
        tryDigit(explorer, level++);
        continue;
      }
      for (const cell of plan.cells) explorer.digits[cell] = 32 - Math.clz32(masks[cell]!);
      // Solutions that differ only in extra cells are the same solution.
      if (seen) level = leaveFilled(explorer, level);
      if (isNew(seen, explorer.digits) && !tally.found(explorer.digits)) break;
    } else blameFor(explorer, level);
    if (level === 0) break;
    goBack(explorer, --level);
  }
  return tally.result();
}

/** Whether a grid was not found before. Without extra cells none is found again. */
function isNew(seen: Set<string> | undefined, digits: Uint8Array): boolean {
  if (!seen) return true;
  const before = seen.size;
  return seen.add(String.fromCharCode(...digits)).size > before;
}

/** The last level at which a cell of the board was open. */
function leaveFilled({ plan, store, levels, tried, digits }: Explorer, from: number): number {
  const { length } = store.masks;
  for (let level = from; level > 0; level--) {
    if (tried[level - 1]! < digits.length) return level;
    for (const cell of plan.cells) {
      const mask = levels[(level - 1) * length + cell]!;
      if ((mask & (mask - 1)) !== 0) return level;
    }
  }
  return 0;
}

/** Keeps the masks without the digit chosen, and places it. */
function tryDigit(explorer: Explorer, level: number): void {
  const { store, choice } = explorer;
  const { masks } = store;
  const { cell, bit } = choice;
  keepLevel(explorer, level);
  explorer.levels[level * masks.length + cell] = masks[cell]! ^ bit;
  explorer.tried[level] = cell;
  masks[cell] = bit;
  store.fixed[store.fixedCount++] = cell;
}

/** Takes the masks of a level back, without the digit that was tried there. */
function goBack({ store, levels, tried }: Explorer, level: number): void {
  const { masks } = store;
  const length = masks.length;
  for (let index = 0, from = level * length; index < length; index++) masks[index] = levels[from + index]!;
  const cell = tried[level]!;
  noteChange(store, cell);
}

/** Saves the present masks as those of a level. */
function keepLevel(explorer: Explorer, level: number): void {
  const { masks } = explorer.store;
  const length = masks.length;
  if ((level + 1) * length > explorer.levels.length) {
    const longer = new Int32Array(2 * explorer.levels.length);
    longer.set(explorer.levels);
    explorer.levels = longer;
  }
  const { levels } = explorer;
  for (let index = 0, to = level * length; index < length; index++) levels[to + index] = masks[index]!;
}

/** Sets the masks to the givens, and queues every demand. */
function begin(explorer: Explorer, { givens, struckOut = [] }: Puzzle): boolean {
  const { plan, store, queue } = explorer;
  const { masks } = store;
  forget(store, queue);
  masks.fill(-1);
  masks.set(plan.masks);
  explorer.choice.blame.set(plan.blame);
  explorer.choice.unit = 1;
  for (let cell = 0; cell < givens.length; cell++) if (givens[cell] !== 0) masks[cell]! &= 1 << (givens[cell]! - 1);
  for (const { cell, digit } of struckOut) masks[cell]! &= ~(1 << (digit - 1));
  for (let cell = 0; cell < plan.cellCount; cell++) {
    if (masks[cell] === 0) return false;
    noteChange(store, cell);
  }
  enqueueAll(plan, queue);
  return true;
}

const LARGEST_UNIT = 1e100;
const GROWTH = 1.1;

/**
 * Blames the cell of the last guess for a contradiction, and the cells of the demand where it was
 * found.
 */
function blameFor({ queue, plan, tried, choice }: Explorer, level: number): void {
  const { blame } = choice;
  choice.unit *= GROWTH;
  if (level > 0) blame[tried[level - 1]!]! += choice.unit;
  if (queue.culprit >= 0) blame[queue.culprit]! += choice.unit;
  else {
    const { cells } = plan.narrowers[-1 - queue.culprit]!.part;
    const share = choice.unit / Math.sqrt(cells.length);
    for (let index = 0; index < cells.length; index++) blame[cells[index]!]! += share;
  }
  if (choice.unit < LARGEST_UNIT) return;
  for (let cell = 0; cell < blame.length; cell++) blame[cell]! /= choice.unit;
  choice.unit = 1;
}
