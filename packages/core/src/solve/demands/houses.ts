import { placeSingles } from './sets.ts';
import { keepFrom, type Store } from './store.ts';

/** A house: every digit has a place. `cells` has as many cells as there are digits. */
export interface HouseNarrower {
  readonly cells: Int32Array;
  readonly every: number;
}

/** Hidden singles: digits with a single place in the house are placed. */
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

/**
 * Locked candidates: a digit that one house can only place in the shared cells is removed from the
 * rest of the other house.
 */
export function narrowOverlap(store: Store, { both, first, second }: OverlapNarrower): boolean {
  const { masks } = store;
  let shared = 0;
  for (let index = 0; index < both.length; index++) shared |= masks[both[index]!]!;
  let inFirst = 0;
  let inSecond = 0;
  for (let index = 0; index < first.length; index++) {
    inFirst |= masks[first[index]!]!;
    inSecond |= masks[second[index]!]!;
  }
  const fromSecond = shared & inSecond & ~inFirst;
  const fromFirst = shared & inFirst & ~inSecond;
  if (fromSecond !== 0 && !keepFrom(store, second, fromSecond)) return false;
  return fromFirst === 0 || keepFrom(store, first, fromFirst);
}

/**
 * A chute: boxes side by side and the lines through them. A part is the cells that a line and a box
 * share.
 *
 * ```text
 *          box 0    box 1    box 2       count = 3 lines and boxes, length = 3 cells in a part
 * line 0   part 0   part 1   part 2      the cells of part p: `cells[p·length]` and the next ones
 * line 1   part 3   part 4   part 5      restOfBox[4]: parts 1 and 7
 * line 2   part 6   part 7   part 8      restOfLine[4]: parts 3 and 5
 * ```
 */
export interface ChuteNarrower {
  readonly cells: Int32Array;
  /** The number of lines, which is that of boxes. */
  readonly count: number;
  /** The number of cells of a part. */
  readonly length: number;
  /** By part: the other cells of its box, and the other cells of its line. */
  readonly restOfBox: readonly Int32Array[];
  readonly restOfLine: readonly Int32Array[];
}

/**
 * Locked candidates in all parts at once: a digit that a line can only place in one part is removed
 * from the rest of the box of that part, and a digit of a box from the rest of the line.
 */
export function narrowChute(store: Store, chute: ChuteNarrower): boolean {
  const { cells, count, length, restOfBox, restOfLine } = chute;
  const { masks, open, lowest, highest } = store;
  for (let box = 0; box < count; box++) lowest[box] = highest[box] = 0;
  // In the scratch space of sums, `open` has the digits of each part, `lowest` those of each box in
  // at least one part, `highest` those in several parts.
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
