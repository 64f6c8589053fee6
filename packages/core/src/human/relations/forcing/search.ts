/*
 * The search for forcing chains and cycles, as Sudoku Explainer 1.2.1 makes it: breadth first from
 * each candidate, over a weak and a strong link at a time (a jump).
 *
 *     start ── off ══ on ── off ══ on          ── weak link: not both on
 *              └──────┘    └──────┘            ══ strong link: not both off
 *                jump        jump
 *
 * A search supposes a candidate on. It finds
 *   - a refutation, when it reaches a candidate that sees the start: the start is off;
 *   - a cycle, when it reaches a candidate that has a jump back to the start, which is then the end
 *     of a weak and of a strong link.
 * Then it supposes the candidate off. When it reaches a candidate with a jump to the start, the
 * start is on.
 */

import type { ChainGround, ChainStarts } from './ground.ts';
import type { ForcingLinks, Jumps } from './links.ts';
import type { ChainKind, ChainPass } from './passes.ts';
import { CycleLosses, JumpTree } from './tree.ts';

/** The links of a position, and the jumps that a pass may make along them. */
type ChainWays = Pick<ChainGround, 'links' | 'jumps'>;

/** A chain or a cycle with eliminations. */
export interface Finding {
  readonly kind: ChainKind;
  /**
   * How many different candidates the chain has. A candidate on and the same candidate off count as
   * two.
   */
  readonly complexity: number;
  /**
   * From the first candidate to the last, on and off in turn. A cycle ends where it began, and so
   * does a chain.
   */
  readonly path: readonly number[];
  readonly startsOn: boolean;
  /** The eliminated candidates, ascending. */
  readonly excluded: readonly number[];
}

/**
 * The receiver of findings. They arrive in the order in which Sudoku Explainer 1.2.1 finds them.
 */
export interface Taker {
  /** The largest complexity of a kind that is still wanted. It may fall after each finding. */
  limit(kind: ChainKind): number;
  take(finding: Finding): void;
}

/** The most candidates that a pass may visit. No 16×16 board comes near it. */
const MOST_VISITS = 6e6;

/**
 * Searches a pass. It supposes each candidate on, and looks for cycles and for a refutation. Then
 * it supposes the candidate off, and looks for a refutation. Default: from all candidates. Returns
 * the number of visited candidates.
 */
export function searchChains(ways: ChainWays, pass: ChainPass, taker: Taker, starts?: ChainStarts): number {
  const search = new ChainSearch(ways, pass, taker);
  search.run(starts);
  return search.visits;
}

class ChainSearch {
  visits = 0;
  private readonly links: ForcingLinks;
  private readonly jumps: Jumps;
  private readonly pass: ChainPass;
  private readonly taker: Taker;
  private readonly tree: JumpTree;
  private readonly losses: CycleLosses;
  // Marks on candidates by their place before the start. They count when they equal `stamp`.
  //     nearStart ── closes ══ start ── seesStart
  private readonly seesStart: Int32Array;
  private readonly closes: Int32Array;
  private readonly nearStart: Int32Array;
  private stamp = 0;
  private cycleLimit = 0;
  private chainLimit = 0;

  constructor({ links, jumps }: ChainWays, pass: ChainPass, taker: Taker) {
    const { count } = links;
    this.links = links;
    this.jumps = jumps;
    this.pass = pass;
    this.taker = taker;
    this.tree = new JumpTree(count, jumps);
    this.losses = new CycleLosses(links, this.tree, jumps.weakTo);
    const marks = new Int32Array(3 * count);
    this.seesStart = marks.subarray(0, count);
    this.closes = marks.subarray(count, 2 * count);
    this.nearStart = marks.subarray(2 * count);
    this.updateLimits();
  }

  run(starts: ChainStarts | undefined): void {
    const { count, choices } = this.links;
    const { strongFrom, strongTo } = this.jumps;
    const { chain, strongInHouses } = this.pass;
    for (let first = 0; first < count && this.visits < MOST_VISITS; first++) {
      if (choices[first]! < 2 || (!strongInHouses && choices[first] !== 2)) continue;
      const hasStrong = strongFrom[first]! < strongTo[first]!;
      const mayCycle = hasStrong && starts?.cycles[first] !== 0;
      const mayRefuteOn = chain !== undefined && starts?.on[first] !== 0;
      const mayRefuteOff = chain !== undefined && hasStrong && starts?.off[first] !== 0;
      if (mayCycle || mayRefuteOn || mayRefuteOff) this.markAround(first);
      if (mayCycle || mayRefuteOn) this.supposeOn(first, mayCycle, mayRefuteOn);
      if (mayRefuteOff) this.supposeOff(first, chain);
    }
  }

  /** Marks the candidates by which the search from a candidate recognizes its end. */
  private markAround(first: number): void {
    const { weak, strong } = this.links;
    const { weakFrom, weakTo, strongFrom, strongTo } = this.jumps;
    const stamp = ++this.stamp;
    for (let index = weakFrom[first]!; index < weakTo[first]!; index++) this.seesStart[weak.items[index]!] = stamp;
    for (let index = strongFrom[first]!; index < strongTo[first]!; index++) {
      const off = strong.items[index]!;
      this.closes[off] = stamp;
      for (let at = weakFrom[off]!; at < weakTo[off]!; at++) this.nearStart[weak.items[at]!] = stamp;
    }
  }

  private supposeOn(first: number, mayCycle: boolean, mayRefute: boolean): void {
    const { tree, stamp } = this;
    const { queue, depth } = tree;
    const { chain } = this.pass;
    tree.clear();
    tree.plant(first);
    let refuted = -1;
    for (let head = 0; head < tree.size; head++) {
      const from = queue[head]!;
      const complexity = 2 * depth[from]! + 2;
      const isCycleWanted = mayCycle && complexity <= this.cycleLimit;
      if (!isCycleWanted && (!mayRefute || refuted !== -1 || complexity > this.chainLimit)) break;
      if (isCycleWanted && head > 0 && this.nearStart[from] === stamp) this.closeCycles(first, from);
      if (head > 0 && this.seesStart[from] === stamp && refuted === -1) refuted = from;
      tree.grow(from);
    }
    this.visits += tree.size;
    if (!chain || refuted === -1) return;
    const complexity = 2 * depth[refuted]! + 2;
    if (complexity <= this.chainLimit)
      this.take({ kind: chain, complexity, path: [...tree.wayTo(refuted), first], startsOn: true, excluded: [first] });
  }

  /** Reports every cycle that returns to the start from a candidate. */
  private closeCycles(first: number, end: number): void {
    const { tree, losses } = this;
    const { weakFrom, weakTo } = this.jumps;
    const { cycle } = this.pass;
    const complexity = 2 * tree.depth[end]! + 2;
    for (let index = weakFrom[end]!; index < weakTo[end]! && complexity <= this.cycleLimit; index++) {
      const off = this.links.weak.items[index]!;
      if (this.closes[off] !== this.stamp || tree.goesOver(end, off)) continue;
      const excluded = losses.of(end, off);
      if (excluded.length > 0)
        this.take({ kind: cycle, complexity, path: [...tree.wayTo(end), off, first], startsOn: true, excluded });
    }
  }

  private supposeOff(first: number, kind: ChainKind): void {
    const { tree, stamp } = this;
    const { weak, strong } = this.links;
    const { weakFrom, strongFrom, strongTo } = this.jumps;
    tree.clear();
    for (let index = strongFrom[first]!; index < strongTo[first]!; index++) tree.plant(strong.items[index]!);
    tree.leaveOut(first);
    for (let head = 0; head < tree.size; head++) {
      const from = tree.queue[head]!;
      const complexity = 2 * tree.depth[from]! + 4;
      if (complexity > this.chainLimit) break;
      if (this.nearStart[from] === stamp) {
        let last = weakFrom[from]!;
        while (this.closes[weak.items[last]!] !== stamp) last++;
        const path = [first, ...tree.wayTo(from), weak.items[last]!, first];
        this.take({ kind, complexity, path, startsOn: false, excluded: othersInCell(this.links, first) });
        break;
      }
      tree.grow(from);
    }
    this.visits += tree.size;
  }

  private take(finding: Finding): void {
    this.taker.take(finding);
    this.updateLimits();
  }

  private updateLimits(): void {
    const { cycle, chain } = this.pass;
    this.cycleLimit = this.taker.limit(cycle);
    this.chainLimit = chain ? this.taker.limit(chain) : 0;
  }
}

function othersInCell({ choices, weak }: ForcingLinks, candidate: number): number[] {
  const start = weak.start[candidate]!;
  return [...weak.items.subarray(start, start + choices[candidate]! - 1)];
}
