import { forgetChanges, narrow, type Store } from './store.ts';

/** Lists of narrowers. At least one list must hold. */
export interface AnyNarrower<Part> {
  readonly cells: Int32Array;
  readonly lists: readonly (readonly Part[])[];
  /**
   * Behind the masks of the cells: bit i of `masks[alive + (i >> 5)]` tells that list i may hold.
   */
  readonly alive: number;
  /** The masks of the cells before a list is tried, and the union of the results of all lists. */
  readonly before: Int32Array;
  readonly union: Int32Array;
}

/** Tries each list by itself, and leaves the cells the union of the results. */
export function narrowAny<Part>(
  store: Store,
  { cells, lists, alive, before, union }: AnyNarrower<Part>,
  run: (store: Store, part: Part) => boolean,
): boolean {
  const { masks } = store;
  const count = cells.length;
  for (let index = 0; index < count; index++) {
    before[index] = masks[cells[index]!]!;
    union[index] = 0;
  }
  const { fixedCount, changedCount } = store;
  let isAlive = false;
  for (let list = 0; list < lists.length; list++) {
    const word = alive + (list >> 5);
    if (((masks[word]! >>> (list & 31)) & 1) === 0) continue;
    store.trials++;
    const holds = runAll(store, lists[list]!, run);
    store.trials--;
    let isWhole = true;
    for (let index = 0; index < count; index++) {
      const cell = cells[index]!;
      if (holds) union[index]! |= masks[cell]!;
      masks[cell] = before[index]!;
      if (union[index] !== before[index]) isWhole = false;
    }
    forgetChanges(store, fixedCount, changedCount);
    // Within a trial nothing may be noted for good.
    if (!holds && store.trials === 0) masks[word]! &= ~(1 << (list & 31));
    if (!holds) continue;
    if (isWhole) return true;
    isAlive = true;
  }
  if (!isAlive) return false;
  for (let index = 0; index < count; index++) if (!narrow(store, cells[index]!, union[index]!)) return false;
  return true;
}

/** Runs narrowers until they leave the masks as they are, or find that nothing fits. */
function runAll<Part>(store: Store, narrowers: readonly Part[], run: (store: Store, part: Part) => boolean): boolean {
  for (;;) {
    const changes = store.fixedCount + store.changedCount;
    for (const narrower of narrowers) if (!run(store, narrower)) return false;
    if (store.fixedCount + store.changedCount === changes) return true;
  }
}
