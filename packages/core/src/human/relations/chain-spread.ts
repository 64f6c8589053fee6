import type { Links } from './links.ts';

/** A way along links, from node to node. */
export interface Way {
  readonly nodes: number[];
  /** For each strong link on the way: the almost locked set that makes it, or -1. */
  readonly sets: number[];
}

/**
 * Follows a supposed node link by link, the nearest nodes first. No way passes a candidate twice.
 *
 * When some strong links are special, the search looks for two ways to each node: one without a
 * special link and one with such a link. On ways with a special link, the numbers of nodes begin at
 * `nodes.length`.
 */
export class Spread {
  /**
   * The places, as 2·node + (1 when true), in the order in which the search reached them. The first
   * place is the supposition.
   */
  readonly order: Int32Array;
  /** By index in `order`: how many nodes the way there has. */
  readonly lengths: Int32Array;
  /** How many places the search reached, with the first. */
  count = 0;
  /** How many links all searches followed. */
  work = 0;
  private readonly links: Links;
  private readonly isSpecial: Uint8Array | undefined;
  private readonly nodeCount: number;
  /** By place: the place before it on its way. -1 where the search did not come. */
  private readonly before: Int32Array;
  /** By place: the strong link that led there. */
  private readonly by: Int32Array;
  private readonly overlaps: readonly (readonly number[])[];
  private readonly marked: Int32Array;
  private mark = 0;

  /** `isSpecial`, by strong link: 1 for special links. */
  constructor(links: Links, isSpecial?: Uint8Array) {
    this.links = links;
    this.isSpecial = isSpecial;
    this.nodeCount = links.nodes.length;
    const places = this.nodeCount * (isSpecial ? 4 : 2);
    this.overlaps = overlapsOf(links);
    this.marked = new Int32Array(this.nodeCount);
    this.before = new Int32Array(places);
    this.by = new Int32Array(places);
    this.order = new Int32Array(places + 1);
    this.lengths = new Int32Array(places + 1);
  }

  /** Supposes a node true or false, and finds all that follows. */
  from(start: number, isTrue: boolean): void {
    const { before, by, order, lengths, nodeCount, isSpecial } = this;
    const { strong, strongStart, weak, weakStart } = this.links;
    before.fill(-1);
    order[0] = start * 2 + (isTrue ? 1 : 0);
    lengths[0] = 1;
    let count = 1;
    for (let at = 0; at < count; at++) {
      const place = order[at]!;
      const special = place >>> 1 >= nodeCount ? nodeCount : 0;
      const node = (place >>> 1) - special;
      if (node === start && at > 0) continue;
      const isWeak = (place & 1) === 1;
      const first = (isWeak ? weakStart : strongStart)[node]!;
      const last = (isWeak ? weakStart : strongStart)[node + 1]!;
      this.work += last - first;
      for (let link = first; link < last; link++) {
        const to = (isWeak ? weak : strong)[link]!;
        // A way may end at the start only when the start was supposed false and comes out true.
        if (to === start && (isTrue || isWeak)) continue;
        const layer = isSpecial && (special || (!isWeak && isSpecial[link])) ? nodeCount : 0;
        const next = (to + layer) * 2 + (isWeak ? 0 : 1);
        if (before[next]! >= 0 || this.isBehind(to, place)) continue;
        before[next] = place;
        by[next] = link;
        lengths[count] = lengths[at]! + 1;
        order[count++] = next;
      }
    }
    this.count = count;
  }

  /** Whether the search reached a place. */
  has(place: number): boolean {
    return this.before[place]! >= 0;
  }

  /** The way from the start to a place that the search reached. */
  wayTo(place: number): Way {
    const { before, by, order, nodeCount } = this;
    const nodes: number[] = [];
    const sets: number[] = [];
    for (let at = place; ; at = before[at]!) {
      const isStart = at === order[0] && nodes.length > 0;
      nodes.push((at >>> 1) % nodeCount);
      if (isStart) return { nodes: nodes.reverse(), sets: sets.reverse() };
      if (at & 1) sets.push(this.links.strongSet[by[at]!]!);
    }
  }

  /**
   * Whether the way to a place passes a node, or a node that shares a candidate with it. Only the
   * start may be reached again.
   */
  private isBehind(node: number, place: number): boolean {
    const { before, nodeCount, overlaps, marked } = this;
    const overlapping = overlaps[node]!;
    if (overlapping.length === 0 && !this.isReached(node)) return false;
    const mark = ++this.mark;
    marked[node] = mark;
    for (const overlap of overlapping) marked[overlap] = mark;
    let at = place;
    for (; at !== this.order[0]; at = before[at]!) if (marked[(at >>> 1) % nodeCount] === mark) return true;
    return at >>> 1 !== node && marked[at >>> 1] === mark;
  }

  private isReached(node: number): boolean {
    const { before, nodeCount, isSpecial } = this;
    if (before[node * 2]! >= 0 || before[node * 2 + 1]! >= 0) return true;
    const special = node + nodeCount;
    return isSpecial !== undefined && (before[special * 2]! >= 0 || before[special * 2 + 1]! >= 0);
  }
}

/** By node: the other nodes that share a candidate with it. */
function overlapsOf({ nodes, single, geometry }: Links): number[][] {
  const holding: number[][] = nodes.map(() => []);
  const members = nodes.map(({ cells, digit }) => cells.map((cell) => single[cell * geometry.size + digit - 1]!));
  members.forEach((candidates, node) => {
    for (const candidate of candidates) holding[candidate]!.push(node);
  });
  return members.map((candidates, node) =>
    [...new Set(candidates.flatMap((candidate) => holding[candidate]!))].filter((otherNode) => otherNode !== node),
  );
}
