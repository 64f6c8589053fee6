import type { ForcingLinks, Jumps } from './links.ts';

/** A search tree of jumps. It reaches each candidate that can be on once, the nearest first. */
export class JumpTree {
  /** The candidates that are on, in the order in which the search reached them, `size` of them. */
  readonly queue: Int32Array;
  size = 0;
  /** By candidate that is on: how many jumps lead to it from the start. */
  readonly depth: Int32Array;
  /** By candidate that is on: the candidate before it that is on, -1 for the start. */
  readonly before: Int32Array;
  /** By candidate that is on: the candidate that is off between it and the candidate before. */
  readonly between: Int32Array;
  private readonly jumps: Jumps;
  /** By candidate: the last round that visited it. */
  private readonly visited: Int32Array;
  private round = 0;

  constructor(count: number, jumps: Jumps) {
    this.jumps = jumps;
    const lists = new Int32Array(5 * count);
    const list = (index: number): Int32Array => lists.subarray(index * count, (index + 1) * count);
    this.queue = list(0);
    this.depth = list(1);
    this.before = list(2);
    this.between = list(3);
    this.visited = list(4);
  }

  /** Begins a new tree. */
  clear(): void {
    this.round++;
    this.size = 0;
  }

  /** Adds a candidate that is on as a start. */
  plant(on: number): void {
    this.visited[on] = this.round;
    this.before[on] = -1;
    this.depth[on] = 0;
    this.queue[this.size++] = on;
  }

  /** Leaves a candidate out of the tree. */
  leaveOut(candidate: number): void {
    this.visited[candidate] = this.round;
  }

  /** Makes all jumps from a candidate to unvisited candidates. */
  grow(from: number): void {
    const { visited, before, between, depth, queue, round } = this;
    const { start, to, over } = this.jumps;
    for (let index = start[from]!; index < start[from + 1]!; index++) {
      const on = to[index]!;
      if (visited[on] === round) continue;
      visited[on] = round;
      before[on] = from;
      between[on] = over[index]!;
      depth[on] = depth[from]! + 1;
      queue[this.size++] = on;
    }
  }

  /** The way from the start of the tree to a candidate, which is on. */
  wayTo(end: number): number[] {
    const { before, between } = this;
    const way = [end];
    for (let at = end; before[at] !== -1; at = before[at]!) way.push(between[at]!, before[at]!);
    return way.reverse();
  }

  /** Whether the way to a candidate goes over another that is off there. */
  goesOver(end: number, off: number): boolean {
    const { before, between } = this;
    for (let at = end; before[at] !== -1; at = before[at]!) if (between[at] === off) return true;
    return false;
  }
}

/** Finds the candidates that a cycle excludes. */
export class CycleLosses {
  private readonly links: ForcingLinks;
  private readonly tree: JumpTree;
  /** By candidate: the end of its weak links that may be used. */
  private readonly weakTo: Uint32Array;
  // A mark on a candidate or a cell. It counts only for the cycle with the same number.
  private readonly seesOn: Int32Array;
  private readonly isGone: Int32Array;
  private readonly inCycle: Int32Array;
  private marks = 0;

  constructor(links: ForcingLinks, tree: JumpTree, weakTo: Uint32Array) {
    this.links = links;
    this.tree = tree;
    this.weakTo = weakTo;
    this.seesOn = new Int32Array(links.count);
    this.isGone = new Int32Array(links.count);
    this.inCycle = new Int32Array((links.cells.at(-1) ?? 0) + 1);
  }

  /**
   * The candidates outside the cells of a cycle that see both an on and an off candidate of their
   * digit. The cycle goes from the start of the tree to `end` and back over `last`, which is off.
   */
  of(end: number, last: number): number[] {
    const { seesOn, isGone, inCycle, weakTo } = this;
    const { cells, weak } = this.links;
    const { before, between } = this.tree;
    const excluded: number[] = [];
    const own = ++this.marks;
    inCycle[cells[last]!] = own;
    for (let at = end; at !== -1; at = before[at]!) {
      inCycle[cells[at]!] = own;
      if (before[at] !== -1) inCycle[cells[between[at]!]!] = own;
      for (let index = weak.cut[at]!; index < weakTo[at]!; index++) seesOn[weak.items[index]!] = own;
    }
    for (let off = last, at = end; ; off = between[at]!, at = before[at]!) {
      for (let index = weak.cut[off]!; index < weakTo[off]!; index++) {
        const weakEnd = weak.items[index]!;
        if (seesOn[weakEnd] !== own || isGone[weakEnd] === own || inCycle[cells[weakEnd]!] === own) continue;
        isGone[weakEnd] = own;
        excluded.push(weakEnd);
      }
      if (before[at] === -1) break;
    }
    return excluded.sort((a, b) => a - b);
  }
}
