import { placeSingles } from './sets.ts';
import { keepFrom, type Store } from './store.ts';

/** A house: every digit has a place. `cells` has as many cells as there are digits. */
export interface HouseNarrower {
  readonly cells: Int32Array;
  readonly every: number;
}

/** Puts digits with one place in a house there. */
export function narrowHouse(store: Store, { cells, every }: HouseNarrower): boolean {
  const { masks } = store;
  let once = 0;
  let twice = 0;
  let open = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    twice |= once & mask;
    once |= mask;
    if ((mask & (mask - 1)) !== 0) open |= mask;
  }
  if (once !== every) return false;
  const single = open & ~twice;
  return single === 0 || placeSingles(store, cells, cells.length, single);
}

/** Two houses that share several cells, and the cells that only one of them has. */
export interface OverlapNarrower {
  readonly cells: Int32Array;
  readonly both: Int32Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/** What one of two houses can only place in shared cells is kept from the rest of the other. */
export function narrowOverlap(store: Store, { both, first, second }: OverlapNarrower): boolean {
  const { masks } = store;
  let shared = 0;
  for (let index = 0; index < both.length; index++) shared |= masks[both[index]!]!;
  let inOne = 0;
  let inOther = 0;
  for (let index = 0; index < first.length; index++) {
    inOne |= masks[first[index]!]!;
    inOther |= masks[second[index]!]!;
  }
  const fromOther = shared & inOther & ~inOne;
  const fromOne = shared & inOne & ~inOther;
  if (fromOther !== 0 && !keepFrom(store, second, fromOther)) return false;
  return fromOne === 0 || keepFrom(store, first, fromOne);
}

/**
 * Boxes side by side and the lines through them, as parts: what a line and a box share. The cells
 * of the part of line l and box b begin at `(l·count + b)·length`.
 */
export interface ChuteNarrower {
  readonly cells: Int32Array;
  /** How many lines, and as many boxes. */
  readonly count: number;
  /** How many cells a part has. */
  readonly length: number;
  /** By part: the other cells of its box, and those of its line. */
  readonly restOfBox: readonly Int32Array[];
  readonly restOfLine: readonly Int32Array[];
}

/**
 * What a line, or a box, can only place in one part is kept from the other parts of the box, or
 * line.
 */
export function narrowChute(store: Store, chute: ChuteNarrower): boolean {
  const { cells, count, length, restOfBox, restOfLine } = chute;
  const { masks, open, lowest, highest } = store;
  for (let box = 0; box < count; box++) lowest[box] = highest[box] = 0;
  // `open` has the digits of each part; `lowest` and `highest` those in one part, and in several,
  // of each box.
  let at = 0;
  for (let line = 0, part = 0; line < count; line++)
    for (let box = 0; box < count; box++, part++) {
      let mask = 0;
      for (let end = at + length; at < end; at++) mask |= masks[cells[at]!]!;
      open[part] = mask;
      highest[box]! |= lowest[box]! & mask;
      lowest[box]! |= mask;
    }
  for (let first = 0; first < count * count; first += count) {
    let once = 0;
    let twice = 0;
    for (let part = first; part < first + count; part++) {
      twice |= once & open[part]!;
      once |= open[part]!;
    }
    for (let box = 0; box < count; box++) {
      const mask = open[first + box]!;
      const fromBox = mask & ~twice & highest[box]!;
      if (fromBox !== 0 && !keepFrom(store, restOfBox[first + box]!, fromBox)) return false;
      const fromLine = mask & ~highest[box]! & twice;
      if (fromLine !== 0 && !keepFrom(store, restOfLine[first + box]!, fromLine)) return false;
    }
  }
  return true;
}
