import { Closure } from './forcing-chain-closure.ts';
import { type ForcingLinks, type Jumps, jumpsOf } from './forcing-chain-links.ts';

/** By candidate: whether a chain or a cycle may come back to it when it is on, or off. */
export interface ChainStarts {
  readonly on: Uint8Array;
  readonly off: Uint8Array;
}

/** Where the links of a position lead in the end. */
export interface ChainGround {
  readonly links: ForcingLinks;
  /** The jumps by all links. */
  readonly jumps: Jumps;
  readonly closure: Closure;
  /** The candidates of which something may come. */
  readonly starts: ChainStarts;
  /**
   * Whether a candidate refutes itself when it is on. If none does, no chain and no cycle rules
   * anything out: a candidate that goes because of a cycle, or because another of its cell is on,
   * refutes itself by a chain, for each implication also holds the other way round.
   */
  readonly canRefute: boolean;
}

const ALL_LINKS = { weakInCells: true, strongInCells: true, strongInHouses: true };

/** The ground of all chains that some links make. */
export function chainGround(links: ForcingLinks): ChainGround {
  const { count, weak, strong } = links;
  const jumps = jumpsOf(links, ALL_LINKS);
  const closure = new Closure(jumps);
  const on = new Uint8Array(count);
  const off = new Uint8Array(count);
  let canRefute = false;
  for (let first = 0; first < count; first++) {
    let isRefuted = false;
    for (let at = weak.start[first]!; at < weak.start[first + 1]! && !isRefuted; at++)
      isRefuted = closure.has(first, weak.items[at]!);
    canRefute ||= isRefuted;
    on[first] = isRefuted || closure.has(first, first) ? 1 : 0;
    for (let at = strong.start[first]!; at < strong.start[first + 1]! && off[first] === 0; at++)
      if (closure.has(strong.items[at]!, first)) off[first] = 1;
  }
  return { links, jumps, closure, starts: { on, off }, canRefute };
}
