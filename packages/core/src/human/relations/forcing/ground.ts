import type { DigitSet } from '../../../sets/digits.ts';
import { Closure } from './closure.ts';
import { type ForcingLinks, type Jumps, jumpsOf } from './links.ts';

/** By candidate: whether a search from it may find something. */
export interface ChainStarts {
  /** Whether it may return to itself when it is on, in a cycle that excludes something. */
  readonly cycles: Uint8Array;
  /** Whether it leads to its own negation when it is on. */
  readonly on: Uint8Array;
  /** Whether it leads to its own truth when it is off. */
  readonly off: Uint8Array;
}

/** The transitive closure of the links of a position. */
export interface ChainGround {
  readonly links: ForcingLinks;
  /** The jumps by all links. */
  readonly jumps: Jumps;
  readonly closure: Closure;
  readonly starts: ChainStarts;
  /**
   * The digits of candidates that refute themselves when they are on. If there are none, no chain
   * and no cycle excludes anything: a candidate that a cycle excludes, or another candidate of its
   * cell, refutes itself by a chain. This holds because each implication has its contrapositive.
   */
  readonly refuted: DigitSet;
}

const ALL_LINKS = { weakInCells: true, weakInTies: true, strongInCells: true, strongInHouses: true };

/** The ground of the chains that some links make. */
export function chainGround(links: ForcingLinks): ChainGround {
  const { count, digits, weak, strong } = links;
  const jumps = jumpsOf(links, ALL_LINKS);
  const closure = new Closure(jumps);
  const on = new Uint8Array(count);
  const off = new Uint8Array(count);
  let refuted = 0;
  for (let first = 0; first < count; first++) {
    for (let at = weak.start[first]!; at < weak.start[first + 1]! && on[first] === 0; at++)
      if (closure.has(first, weak.items[at]!)) on[first] = 1;
    for (let at = strong.start[first]!; at < strong.start[first + 1]! && off[first] === 0; at++)
      if (closure.has(strong.items[at]!, first)) off[first] = 1;
    if (on[first] === 1) refuted |= 1 << (digits[first]! - 1);
  }
  return { links, jumps, closure, starts: { cycles: inCycles(links, closure, on), on, off }, refuted };
}

/**
 * By candidate: whether it lies in a cycle that may exclude something. An excluded candidate
 * refutes itself and sees a candidate of the cycle. All candidates of a cycle reach each other.
 */
function inCycles({ count, weak }: ForcingLinks, closure: Closure, isRefuted: Uint8Array): Uint8Array {
  const isSeen = new Uint8Array(closure.bits.length / closure.words);
  for (let node = 0; node < count; node++)
    if (isRefuted[node] === 1)
      for (let at = weak.cut[node]!; at < weak.start[node + 1]!; at++) isSeen[closure.row[weak.items[at]!]!] = 1;
  const cycles = new Uint8Array(count);
  for (let first = 0; first < count; first++)
    if (isSeen[closure.row[first]!] === 1 && closure.has(first, first)) cycles[first] = 1;
  return cycles;
}
