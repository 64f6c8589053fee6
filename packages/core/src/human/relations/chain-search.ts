import { Spread, type Way } from './chain-spread.ts';
import type { Links } from './links.ts';

/**
 * Nodes that are false and true in turn, so that the first or the last is true. It is a loop when
 * the first and the last exclude each other.
 */
export interface Chain extends Way {
  readonly isLoop: boolean;
  /** The eliminations: a bit for each single candidate. */
  readonly losses: Int32Array;
}

/** The options of a search. */
export interface ChainOptions {
  /** By strong link: 1 for special links. A chain must have a special link. */
  readonly isSpecial?: Uint8Array;
  /**
   * Whether a chain whose ends exclude each other counts as a chain, and is not closed to a loop.
   */
  readonly isOpen?: boolean;
  /**
   * Whether the search also refutes candidates by chains that begin and end at almost locked sets.
   */
  readonly refutes?: boolean;
}

/**
 * The most links that a search follows. 9×9 boards stay far below. On the largest boards the search
 * ends here.
 */
const MOST_WORK = 30_000_000;
/**
 * The fewest nodes of a chain. Two nodes, a single strong link, are locked candidates or a pair.
 */
const FEWEST = 4;

/**
 * The chains of a position with different eliminations, the shortest first. Among chains with the
 * same eliminations, the first of the shortest is kept. The search tries each pair of nodes of
 * which one must be true, with their shortest chain, and each link, with the shortest loops through
 * it.
 */
export function searchChains(links: Links, options: ChainOptions = {}): Chain[] {
  const search = new Search(links, options);
  for (let start = 0; start < links.plain; start++) search.chainsFrom(start);
  if (options.refutes) for (let candidate = 0; candidate < links.singles; candidate++) search.refute(candidate);
  return [...search.chains.values()].sort((a, b) => a.nodes.length - b.nodes.length);
}

class Search {
  readonly chains = new Map<string, Chain>();
  private readonly links: Links;
  private readonly options: ChainOptions;
  private readonly spread: Spread;
  /** By node: the last start that excludes it. */
  private readonly excludedBy: Int32Array;
  private losses: Int32Array;

  constructor(links: Links, options: ChainOptions) {
    this.links = links;
    this.options = options;
    this.spread = new Spread(links, options.isSpecial);
    this.excludedBy = new Int32Array(links.nodes.length).fill(-1);
    this.losses = new Int32Array(links.words);
  }

  /** The chains that begin at a node. */
  chainsFrom(start: number): void {
    const { links, options, spread, excludedBy } = this;
    const { strongStart, strong, weak, weakStart, strongSet } = links;
    if (strongStart[start] === strongStart[start + 1] || spread.work > MOST_WORK) return;
    if (!options.isOpen)
      for (let link = weakStart[start]!; link < weakStart[start + 1]!; link++) excludedBy[weak[link]!] = start;

    spread.from(start, false);
    for (let at = 1; at < spread.count; at++) {
      const end = this.endAt(at);
      if (end < 0 || spread.lengths[at]! < FEWEST) continue;
      if (excludedBy[end] === start) this.keepLoop(spread.wayTo(spread.order[at]!));
      if (end === start) {
        if (!options.isOpen) this.loseRestOfCell(start, at);
      }
      // When both nodes can be starts, the chain is kept from the first of them.
      else if (start < end || end >= links.plain) {
        this.loseByBoth(start, end);
        this.keepChain(at);
      }
    }
    if (options.isOpen) return;

    // The same in the opposite direction. The start is true, the chain leaves it over a weak link,
    // and returns over a strong link.
    spread.from(start, true);
    for (let link = strongStart[start]!; link < strongStart[start + 1]!; link++) {
      const layers = options.isSpecial?.[link] === 1 ? [0, links.nodes.length] : [this.layer];
      for (const layer of layers) {
        const place = (strong[link]! + layer) * 2;
        if (!spread.has(place)) continue;
        const { nodes, sets } = spread.wayTo(place);
        if (nodes.length < FEWEST) continue;
        this.keepLoop({ nodes: [...nodes.slice(1), start], sets: [...sets, strongSet[link]!] });
      }
    }
  }

  /** The shortest chain whose two ends both exclude a candidate, wherever they are. */
  refute(candidate: number): void {
    const { spread } = this;
    if (spread.work > MOST_WORK) return;
    spread.from(candidate, true);
    for (let at = 1; at < spread.count; at++) {
      const end = this.endAt(at);
      if (end < 0 || spread.lengths[at]! <= FEWEST || !this.excludes(end, candidate)) continue;
      const { nodes, sets } = spread.wayTo(spread.order[at]!);
      this.loseByBoth(nodes[1]!, end);
      this.keep({ nodes: nodes.slice(1), sets }, false);
      return;
    }
  }

  /** The offset of node numbers for ways that have a special link. */
  private get layer(): number {
    return this.options.isSpecial ? this.links.nodes.length : 0;
  }

  /** The node of a place where a chain may end. -1 for all other places. */
  private endAt(at: number): number {
    const place = this.spread.order[at]!;
    return (place & 1) === 1 ? (place >>> 1) - this.layer : -1;
  }

  private excludes(node: number, candidate: number): boolean {
    const { excludes, words } = this.links;
    return ((excludes[node * words + (candidate >>> 5)]! >>> (candidate & 31)) & 1) === 1;
  }

  private loseByBoth(a: number, b: number): void {
    const { excludes, words } = this.links;
    for (let word = 0; word < words; word++)
      this.losses[word]! |= excludes[a * words + word]! & excludes[b * words + word]!;
  }

  private lose(candidate: number): void {
    this.losses[candidate >>> 5]! |= 1 << (candidate & 31);
  }

  /** The start is true if it is false. So the other candidates of its cell are false. */
  private loseRestOfCell(start: number, at: number): void {
    const { singles, single, nodes, geometry } = this.links;
    if (start >= singles) return;
    const cell = nodes[start]!.cells[0]!;
    for (let digit = 1; digit <= geometry.size; digit++) {
      const rival = single[cell * geometry.size + digit - 1]!;
      if (rival >= 0 && rival !== start) this.lose(rival);
    }
    this.keepChain(at);
  }

  private keepChain(at: number): void {
    if (this.losses.every((word) => word === 0)) return;
    if (this.isNew(false, this.spread.lengths[at]!)) this.keep(this.spread.wayTo(this.spread.order[at]!), false);
    else this.losses.fill(0);
  }

  /** In a loop, each link has exactly one true end, strong or weak. */
  private keepLoop({ nodes, sets }: Way): void {
    const { links } = this;
    for (let index = 0; index < nodes.length; index += 2) {
      const [from, to] = [nodes[index]!, nodes[index + 1]!];
      this.loseByBoth(from, nodes.at(index - 1)!);
      const set = links.sets[sets[index / 2]!];
      if (!set) continue;
      // The set lacks one of the two digits, so it holds all its other digits.
      set.seen.forEach((cells, digit) => {
        if (digit === links.nodes[from]!.digit || digit === links.nodes[to]!.digit) return;
        for (const cell of cells) this.lose(links.single[cell * links.geometry.size + digit - 1]!);
      });
    }
    if (this.losses.some((word) => word !== 0)) this.keep({ nodes, sets }, true);
  }

  private isNew(isLoop: boolean, length: number): boolean {
    const known = this.chains.get(`${isLoop} ${this.losses}`);
    return known === undefined || known.nodes.length > length;
  }

  private keep({ nodes, sets }: Way, isLoop: boolean): void {
    const { losses } = this;
    if (this.isNew(isLoop, nodes.length)) {
      this.chains.set(`${isLoop} ${losses}`, { nodes, sets, isLoop, losses });
      this.losses = new Int32Array(losses.length);
    } else losses.fill(0);
  }
}
