import type { Lemma } from './lemma.ts';

/** A cause of a node: the house where it is the last place, or one of these constants. */
export const BY_CELL = -1;
export const NO_CAUSE = -2;

/** A candidate that is on or off, as a number. */
export const nodeOf = (candidate: number, isOn: boolean): number => 2 * candidate + (isOn ? 1 : 0);

/** Scratch space for walking back from an entry, shared by all reaches of a board. */
interface Walk {
  readonly queue: Uint16Array;
  /** By node: the last round that visited it. */
  readonly seen: Uint32Array;
  round: number;
}

/** Reaches are reused, because each takes tens of kilobytes. */
export class ReachPool {
  private readonly free: Reach[] = [];
  private readonly candidates: number;
  private readonly walk: Walk;

  constructor(candidates: number) {
    this.candidates = candidates;
    this.walk = { queue: new Uint16Array(2 * candidates + 1), seen: new Uint32Array(2 * candidates), round: 0 };
  }

  take(): Reach {
    return this.free.pop() ?? new Reach(this.candidates, this.walk);
  }

  giveBack(reach: Reach): void {
    this.free.push(reach);
  }
}

/**
 * The consequences of an assumption. Its entries come in the order in which they followed, the
 * assumption first. The parents of an entry are entries before it.
 */
export class Reach {
  /** The number of entries. The entries of a contradiction may stand behind them. */
  size = 0;
  /** By entry. */
  readonly nodes: Uint16Array;
  readonly causes: Int16Array;
  readonly lemmas: (Lemma | undefined)[] = [];
  readonly parentStart: Uint32Array;
  parents = new Uint16Array(1024);
  /** By node: its entry, or -1. */
  readonly entryOf: Int16Array;
  /** The entries at which a candidate is both on and off, or -1. */
  onEnd = -1;
  offEnd = -1;
  /** By entry: the number of nodes that it rests on, itself included, or 0 when not yet counted. */
  private readonly counts: Uint16Array;
  /** By entry: the most nodes on a way to it, itself and the assumption included. */
  private readonly depths: Uint16Array;
  private readonly walk: Walk;
  private parentCount = 0;
  /** The largest depth among the parents of the next entry. */
  private parentDepth = 0;

  constructor(candidates: number, walk: Walk) {
    const most = 2 * candidates + 1;
    this.nodes = new Uint16Array(most);
    this.causes = new Int16Array(most);
    this.parentStart = new Uint32Array(most + 1);
    this.entryOf = new Int16Array(most).fill(-1);
    this.counts = new Uint16Array(most);
    this.depths = new Uint16Array(most);
    this.walk = walk;
  }

  get hasContradiction(): boolean {
    return this.onEnd >= 0;
  }

  clear(): void {
    for (let entry = 0; entry < this.size; entry++) this.entryOf[this.nodes[entry]!] = -1;
    this.size = 0;
    this.parentCount = 0;
    this.onEnd = -1;
    this.offEnd = -1;
  }

  /** Adds a parent of the next entry. */
  addParent(entry: number): void {
    if (this.parentCount === this.parents.length) {
      const longer = new Uint16Array(2 * this.parents.length);
      longer.set(this.parents);
      this.parents = longer;
    }
    this.parents[this.parentCount++] = entry;
    if (this.depths[entry]! > this.parentDepth) this.parentDepth = this.depths[entry]!;
  }

  /** Adds a node, whose parents were added before, and returns its entry. */
  add(node: number, cause: number, lemma?: Lemma): number {
    const entry = this.addLoose(node, cause, lemma);
    this.entryOf[node] = entry;
    this.size++;
    return entry;
  }

  /** Like `add` for the very last node, whose opposite was reached before. */
  addLoose(node: number, cause: number, lemma?: Lemma): number {
    const entry = this.size;
    this.nodes[entry] = node;
    this.causes[entry] = cause;
    this.lemmas[entry] = lemma;
    this.counts[entry] = 0;
    this.depths[entry] = this.parentDepth + 1;
    this.parentDepth = 0;
    if (entry === 0) this.parentStart[0] = 0;
    this.parentStart[entry + 1] = this.parentCount;
    return entry;
  }

  /** The number of different nodes on which an entry rests, itself and the assumption included. */
  countOf(entry: number): number {
    return this.counts[entry]! || (this.counts[entry] = this.walkFrom(entry));
  }

  /** A quick lower bound of the count of an entry. */
  leastCountOf(entry: number): number {
    return this.counts[entry]! || this.depths[entry]!;
  }

  /** The entries on which an entry rests, breadth first from it on. */
  wayTo(entry: number): number[] {
    const count = this.walkFrom(entry);
    return [...this.walk.queue.subarray(0, count)];
  }

  private walkFrom(end: number): number {
    const { nodes, parents, parentStart } = this;
    const { queue, seen } = this.walk;
    const round = ++this.walk.round;
    let count = 1;
    queue[0] = end;
    seen[nodes[end]!] = round;
    for (let head = 0; head < count; head++) {
      const entry = queue[head]!;
      for (let at = parentStart[entry]!; at < parentStart[entry + 1]!; at++) {
        const parent = parents[at]!;
        const node = nodes[parent]!;
        if (seen[node] === round) continue;
        seen[node] = round;
        queue[count++] = parent;
      }
    }
    return count;
  }
}
