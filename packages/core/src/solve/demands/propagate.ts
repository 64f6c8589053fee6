import { run } from './narrowers.ts';
import { allowedBy } from './pair-tables.ts';
import type { Plan } from './plan.ts';
import { forgetChanges, narrow, type Store } from './store.ts';

/** The waiting narrowers, and the source of the last contradiction. */
export interface Queue {
  /** A bit for each narrower. */
  readonly waiting: Int32Array;
  /**
   * The cell or, as -1 minus its number, the narrower at which the last contradiction was found.
   */
  culprit: number;
}

export const makeQueue = ({ words }: Plan): Queue => ({ waiting: new Int32Array(words), culprit: 0 });

export function enqueueAll({ narrowers }: Plan, { waiting }: Queue): void {
  for (let id = 0; id < narrowers.length; id++) waiting[id >> 5]! |= 1 << (id & 31);
}

/** The first narrower that waits, or -1. */
function dequeue({ waiting }: Queue): number {
  for (let word = 0; word < waiting.length; word++) {
    const bits = waiting[word]!;
    if (bits === 0) continue;
    waiting[word] = bits & (bits - 1);
    return (word << 5) + 31 - Math.clz32(bits & -bits);
  }
  return -1;
}

/** Empties the queue, and forgets which cells changed. */
export function forget(store: Store, queue: Queue): void {
  forgetChanges(store, 0, 0);
  queue.waiting.fill(0);
}

/**
 * Narrows until nothing changes. False, with the culprit noted, when a cell has no candidate left.
 */
export function propagate(plan: Plan, store: Store, queue: Queue): boolean {
  for (;;) {
    if (!lookAtChanges(plan, store, queue)) break;
    const id = dequeue(queue);
    if (id === -1) return true;
    if (run(store, plan.narrowers[id]!)) continue;
    queue.culprit = -1 - id;
    break;
  }
  forget(store, queue);
  return false;
}

/** Processes the changed cells, fixed cells first, and calls their narrowers. */
function lookAtChanges(plan: Plan, store: Store, queue: Queue): boolean {
  for (;;) {
    let cell: number;
    if (store.fixedCount > 0) {
      cell = store.fixed[--store.fixedCount]!;
      if (!tellPeers(plan, store, queue, cell)) return false;
    } else if (store.changedCount > 0) {
      cell = store.changed[--store.changedCount]!;
      store.isChanged[cell] = 0;
    } else return true;
    if (!tellRelated(plan, store, queue, cell)) return false;
    const { lookers, words } = plan;
    const { waiting } = queue;
    for (let word = 0, from = cell * words; word < words; word++) waiting[word]! |= lookers[from + word]!;
  }
}

function tellPeers({ peers, peerStart }: Plan, store: Store, queue: Queue, cell: number): boolean {
  const { masks } = store;
  const bit = masks[cell]!;
  for (let index = peerStart[cell]!, end = peerStart[cell + 1]!; index < end; index++) {
    const peer = peers[index]!;
    if ((masks[peer]! & bit) !== 0 && !narrow(store, peer, ~bit)) {
      queue.culprit = peer;
      return false;
    }
  }
  return true;
}

export function tellRelated(plan: Plan, store: Store, queue: Queue, cell: number): boolean {
  const { related, relations, relationStart, size, chunkBits } = plan;
  const { masks } = store;
  const mask = masks[cell]!;
  for (let index = relationStart[cell]!, end = relationStart[cell + 1]!; index < end; index++) {
    const relatedCell = related[index]!;
    const allowed = allowedBy(relations[index]!, mask, size, chunkBits);
    if ((masks[relatedCell]! & ~allowed) !== 0 && !narrow(store, relatedCell, allowed)) {
      queue.culprit = relatedCell;
      return false;
    }
  }
  return true;
}
