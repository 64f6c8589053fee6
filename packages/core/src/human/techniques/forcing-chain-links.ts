import { lowestBit } from '../../bits.ts';
import type { Cell } from '../../sets/cells.ts';
import { digitCount } from '../../sets/digits.ts';
import type { Position } from '../position.ts';
import { cellOrder } from './cell-order.ts';

/** What follows from each candidate alone. Candidates are numbered cell by cell, digit by digit. */
export interface ForcingLinks {
  readonly count: number;
  /** The cell and the digit of a candidate, and how many candidates its cell has. */
  readonly cells: Uint16Array;
  readonly digits: Uint8Array;
  readonly choices: Uint8Array;
  /** What is off when a candidate is on. */
  readonly weak: LinkLists;
  /** What is on when a candidate is off. */
  readonly strong: LinkLists;
}

/**
 * Lists one after the other. The list of candidate c has two parts: from `start[c]` to `cut[c]`
 * what follows within its cell, and from there to `start[c + 1]` what follows along its houses.
 */
interface LinkLists {
  readonly start: Uint32Array;
  readonly cut: Uint32Array;
  readonly items: Uint16Array;
}

/** The links of a position. Each list is in the order of Sudoku Explainer 1.2.1. */
export function linksOf({ geometry, candidates, places }: Position): ForcingLinks {
  const { size, cellCount, peerStart, cellHouseStart, houseCells } = geometry;
  const { peers, houses } = cellOrder(geometry);

  const first = new Uint16Array(cellCount + 1);
  let most = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const choices = digitCount(candidates[cell]!);
    first[cell + 1] = first[cell]! + choices;
    most +=
      choices * (choices + peerStart[cell + 1]! - peerStart[cell]! + cellHouseStart[cell + 1]! - cellHouseStart[cell]!);
  }
  const count = first[cellCount]!;
  const numberOf = (cell: Cell, bit: number): number => first[cell]! + digitCount(candidates[cell]! & (bit - 1));

  const cells = new Uint16Array(count);
  const digits = new Uint8Array(count);
  const choices = new Uint8Array(count);
  const weak = emptyLists(count, most);
  const strong = emptyLists(count, most);
  let weakEnd = 0;
  let strongEnd = 0;
  for (let cell = 0, index = 0; cell < cellCount; cell++) {
    const set = candidates[cell]!;
    for (let left = set; left !== 0; left &= left - 1, index++) {
      const bit = left & -left;
      const digit = lowestBit(bit);
      cells[index] = cell;
      digits[index] = digit + 1;
      choices[index] = first[cell + 1]! - first[cell]!;

      for (let other = first[cell]!; other < first[cell + 1]!; other++)
        if (other !== index) weak.items[weakEnd++] = other;
      weak.cut[index] = weakEnd;
      for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) {
        const peer = peers[at]!;
        if ((candidates[peer]! & bit) !== 0) weak.items[weakEnd++] = numberOf(peer, bit);
      }
      weak.start[index + 1] = weakEnd;

      if (choices[index] === 2) strong.items[strongEnd++] = numberOf(cell, set & ~bit);
      strong.cut[index] = strongEnd;
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
        const house = houses[at]!;
        const two = places[house * size + digit]!;
        if (digitCount(two) !== 2) continue;
        const low = houseCells[house * size + lowestBit(two)]!;
        const partner = numberOf(low === cell ? houseCells[house * size + 31 - Math.clz32(two)]! : low, bit);
        let known = strong.cut[index]!;
        while (known < strongEnd && strong.items[known] !== partner) known++;
        if (known === strongEnd) strong.items[strongEnd++] = partner;
      }
      strong.start[index + 1] = strongEnd;
    }
  }
  return { count, cells, digits, choices, weak, strong };
}

const emptyLists = (count: number, most: number): LinkLists => ({
  start: new Uint32Array(count + 1),
  cut: new Uint32Array(count),
  items: new Uint16Array(most),
});

/** The links that one kind of chains may use: within cells, along houses, or both. */
export interface LinkUse {
  readonly weakInCells: boolean;
  readonly strongInCells: boolean;
  readonly strongInHouses: boolean;
}

/**
 * Two links in one: from a candidate that is on, over one that is off, to the next that is on. The
 * lists are like those of `LinkLists`.
 */
export interface Jumps {
  readonly start: Uint32Array;
  readonly to: Uint16Array;
  readonly over: Uint16Array;
  /** By candidate: where the weak and strong links begin and end that may be used. */
  readonly weakFrom: Uint32Array;
  readonly strongFrom: Uint32Array;
  readonly strongTo: Uint32Array;
}

/**
 * The jumps from every candidate. Each target comes once, over the first candidate that leads to
 * it. A search that visits each target once, in this order, takes the same way as a search that
 * goes link by link.
 */
export function jumpsOf({ count, weak, strong }: ForcingLinks, use: LinkUse): Jumps {
  const weakFrom = use.weakInCells ? weak.start : weak.cut;
  const strongFrom = use.strongInCells ? strong.start : strong.cut;
  const strongTo = use.strongInHouses ? strong.start.subarray(1) : strong.cut;
  const start = new Uint32Array(count + 1);
  const to: number[] = [];
  const over: number[] = [];
  const seen = new Int32Array(count).fill(-1);
  for (let from = 0; from < count; from++) {
    seen[from] = from;
    for (let at = weakFrom[from]!; at < weak.start[from + 1]!; at++) {
      const off = weak.items[at]!;
      for (let next = strongFrom[off]!; next < strongTo[off]!; next++) {
        const on = strong.items[next]!;
        if (seen[on] === from) continue;
        seen[on] = from;
        to.push(on);
        over.push(off);
      }
    }
    start[from + 1] = to.length;
  }
  return { start, to: Uint16Array.from(to), over: Uint16Array.from(over), weakFrom, strongFrom, strongTo };
}
