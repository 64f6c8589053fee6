import type { Geometry } from '../../geometry/geometry.ts';
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

/**
 * Digits in which no chain of that digit alone was found, each by the cells that it could go to.
 * From step to step most digits stay as they are.
 */
export class QuietDigits {
  private readonly words: number;
  /** By digit, in `words` words: the cells when it was quiet last. */
  private readonly known: Int32Array;
  /** The same now. */
  private readonly now: Int32Array;

  constructor({ cellCount, size }: Geometry) {
    this.words = (cellCount + 31) >>> 5;
    this.known = new Int32Array((size + 1) * this.words);
    this.now = new Int32Array(this.known.length);
  }

  /** By candidate: 1 where it is not known that the digit is quiet. */
  notKnown({ count, cells, digits }: ForcingLinks): Uint8Array {
    const { words, known, now } = this;
    now.fill(0);
    for (let one = 0; one < count; one++) now[digits[one]! * words + (cells[one]! >>> 5)]! |= 1 << (cells[one]! & 31);
    return digits.map((digit) => {
      for (let at = digit * words; at < (digit + 1) * words; at++) if (now[at] !== known[at]) return 1;
      return 0;
    });
  }

  /** Keeps that all digits are quiet as they were when `notKnown` was asked last. */
  keep(): void {
    this.known.set(this.now);
  }
}

/** The quiet digits of a board. */
export function quietDigits(geometry: Geometry): QuietDigits {
  let kept = boards.get(geometry);
  if (!kept) boards.set(geometry, (kept = new QuietDigits(geometry)));
  return kept;
}

// For each board the latest.
const boards = new WeakMap<Geometry, QuietDigits>();
