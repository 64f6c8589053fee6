/*
 * The links of a position as flat lists, in the order of Sudoku Explainer 1.2.1, which decides the
 * chain that a search finds first. Candidates have numbers in reading order:
 *
 *     r1c1=4 is 0,  r1c1=7 is 1,  r1c2=4 is 2 …        `cells`, `digits`: by number
 *
 * The weak links of candidate c, all in `weak.items`:
 *
 *     start[c]        cut[c]                        ties[c]       start[c + 1]
 *     │ its cell      │ its houses and other peers  │ ties alone  │ the next candidate
 *
 * Strong links are listed alike, without ties. A kind of chain that may use only some of the links
 * takes a part of each list (`jumpsOf`).
 */

import { lowestBit } from '../../../bits.ts';
import { digitCount } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { cellOrder } from '../cell-order.ts';
import { hasTies, tiedTo, tiesOf } from '../ties.ts';

/**
 * The direct implications of each candidate. Candidates are numbered cell by cell, digit by digit.
 */
export interface ForcingLinks {
  readonly count: number;
  /** By cell·size + digit - 1: the number of a candidate. */
  readonly numbers: Uint16Array;
  /** The cell and the digit of a candidate, and how many candidates its cell has. */
  readonly cells: Uint16Array;
  readonly digits: Uint8Array;
  readonly choices: Uint8Array;
  /** Weak links: the candidates that are off when a candidate is on. */
  readonly weak: WeakLists;
  /** Strong links: the candidates that are on when a candidate is off. */
  readonly strong: LinkLists;
}

/**
 * Successor lists in one array. The list of candidate c has two parts: links within its cell from
 * `start[c]` to `cut[c]`, and links along its houses from there to `start[c + 1]`.
 */
interface LinkLists {
  readonly start: Uint32Array;
  readonly cut: Uint32Array;
  readonly items: Uint16Array;
}

/** Weak links. From `ties[c]` on stand the links that exist by ties alone. */
interface WeakLists extends LinkLists {
  readonly ties: Uint32Array;
}

/** The tables from which links are made. */
export type LinkedPosition = Pick<Position, 'geometry' | 'candidates' | 'places'>;

/** The links of a position. Each list is in the order of Sudoku Explainer 1.2.1. */
export function linksOf(position: LinkedPosition): ForcingLinks {
  const numbered = numberedOf(position);
  return { ...numbered, weak: weakLinks(position, numbered), strong: strongLinks(position, numbered) };
}

type Numbered = Omit<ForcingLinks, 'weak' | 'strong'>;

function numberedOf({ geometry, candidates }: LinkedPosition): Numbered {
  const { size, cellCount } = geometry;
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) count += digitCount(candidates[cell]!);
  const numbers = new Uint16Array(cellCount * size);
  const cells = new Uint16Array(count);
  const digits = new Uint8Array(count);
  const choices = new Uint8Array(count);
  for (let cell = 0, index = 0; cell < cellCount; cell++) {
    const ofCell = digitCount(candidates[cell]!);
    for (let left = candidates[cell]!; left !== 0; left &= left - 1, index++) {
      const digit = lowestBit(left);
      numbers[cell * size + digit] = index;
      cells[index] = cell;
      digits[index] = digit + 1;
      choices[index] = ofCell;
    }
  }
  return { count, numbers, cells, digits, choices };
}

/** One loop writes all lists: with a function for each part it takes 3 % longer in ratings. */
function weakLinks(position: LinkedPosition, numbered: Numbered): WeakLists {
  const { geometry, candidates, places } = position;
  const { size, peerStart, cellHouseStart, houseCells } = geometry;
  const { peers, houses, freshPlaces, apartStart } = cellOrder(geometry);
  const { count, numbers, cells, digits, choices } = numbered;
  const areTied = hasTies(geometry);
  const { start, cut, items } = emptyLists(count, mostWeakLinks(position, numbered));
  const ties = new Uint32Array(count);
  let end = 0;
  for (let own = 0, first = 0; own < count; own++) {
    const cell = cells[own]!;
    const digit = digits[own]! - 1;
    // The other candidates of the cell: their numbers are neighbours, `first` up to `last`.
    const last = first + choices[own]!;
    for (let number = first; number < last; number++) if (number !== own) items[end++] = number;
    if (own + 1 === last) first = last;
    cut[own] = end;
    // The same digit in its houses, then in peers that share no house.
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const house = houses[at]! * size;
      for (let left = places[house + digit]! & freshPlaces[at]!; left !== 0; left &= left - 1)
        items[end++] = numbers[houseCells[house + lowestBit(left)]! * size + digit]!;
    }
    for (let at = apartStart[cell]!; at < peerStart[cell + 1]!; at++)
      if (((candidates[peers[at]!]! >>> digit) & 1) === 1) items[end++] = numbers[peers[at]! * size + digit]!;
    ties[own] = end;
    if (areTied) for (const tied of tiedTo(geometry, candidates, cell, digit + 1)) items[end++] = numbers[tied]!;
    start[own + 1] = end;
  }
  return { start, cut, items, ties };
}

/** An upper bound of the number of weak links. */
function mostWeakLinks({ geometry, places }: LinkedPosition, { count, cells, choices }: Numbered): number {
  const { size, peerStart } = geometry;
  const { apartStart } = cellOrder(geometry);
  let most = hasTies(geometry) ? tiesOf(geometry).all.length * size * size : 0;
  for (let own = 0; own < count; own++) most += choices[own]! + peerStart[cells[own]! + 1]! - apartStart[cells[own]!]!;
  for (let at = 0; at < places.length; at++) most += digitCount(places[at]!) ** 2;
  return most;
}

/** Each candidate comes once, even if it is the partner in several houses. */
function strongLinks({ geometry, places }: LinkedPosition, numbered: Numbered): LinkLists {
  const { size, cellHouseStart, houseCells } = geometry;
  const { houses } = cellOrder(geometry);
  const { count, numbers, cells, digits, choices } = numbered;
  let most = count;
  for (let own = 0; own < count; own++) most += cellHouseStart[cells[own]! + 1]! - cellHouseStart[cells[own]!]!;
  const { start, cut, items } = emptyLists(count, most);
  let end = 0;
  for (let own = 0; own < count; own++) {
    const cell = cells[own]!;
    const digit = digits[own]! - 1;
    if (choices[own] === 2) items[end++] = cells[own + 1] === cell ? own + 1 : own - 1;
    cut[own] = end;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const house = houses[at]! * size;
      const pair = places[house + digit]!;
      if (digitCount(pair) !== 2) continue;
      const low = houseCells[house + lowestBit(pair)]!;
      const partner = numbers[(low === cell ? houseCells[house + 31 - Math.clz32(pair)]! : low) * size + digit]!;
      let known = cut[own]!;
      while (known < end && items[known] !== partner) known++;
      if (known === end) items[end++] = partner;
    }
    start[own + 1] = end;
  }
  return { start, cut, items };
}

const emptyLists = (count: number, most: number): LinkLists => ({
  start: new Uint32Array(count + 1),
  cut: new Uint32Array(count),
  items: new Uint16Array(most),
});

/** The links that a kind of chain may use: within cells, along houses, by ties. */
export interface LinkUse {
  readonly weakInCells: boolean;
  readonly weakInTies: boolean;
  readonly strongInCells: boolean;
  readonly strongInHouses: boolean;
}

/**
 * Jumps: a weak and a strong link taken together, from a candidate that is on, over a candidate
 * that is off, to the next that is on. The lists are like those of `LinkLists`.
 */
export interface Jumps {
  readonly start: Uint32Array;
  readonly to: Uint16Array;
  readonly over: Uint16Array;
  /** By candidate: the first index and the end of its weak and strong links that may be used. */
  readonly weakFrom: Uint32Array;
  readonly weakTo: Uint32Array;
  readonly strongFrom: Uint32Array;
  readonly strongTo: Uint32Array;
}

/**
 * The jumps from every candidate, or from the marked ones. Each target comes once, over the first
 * candidate that leads to it. A breadth-first search that takes jumps in this order finds the same
 * ways as a search link by link.
 */
export function jumpsOf({ count, weak, strong }: ForcingLinks, use: LinkUse, marked?: Uint8Array): Jumps {
  const weakFrom = use.weakInCells ? weak.start : weak.cut;
  const weakTo = use.weakInTies ? weak.start.subarray(1) : weak.ties;
  const strongFrom = use.strongInCells ? strong.start : strong.cut;
  const strongTo = use.strongInHouses ? strong.start.subarray(1) : strong.cut;
  // An upper bound. Weak links are symmetric: the strong links of a candidate serve each weak link
  // to it.
  let most = 0;
  for (let off = 0; off < count; off++)
    most += (strongTo[off]! - strongFrom[off]!) * (weak.start[off + 1]! - weakFrom[off]!);
  const start = new Uint32Array(count + 1);
  const to = new Uint16Array(most);
  const over = new Uint16Array(most);
  const seen = new Int32Array(count).fill(-1);
  const offs = weak.items;
  const ons = strong.items;
  let end = 0;
  for (let from = 0; from < count; from++) {
    start[from] = end;
    if (marked && marked[from] === 0) continue;
    seen[from] = from;
    for (let at = weakFrom[from]!, lastWeak = weakTo[from]!; at < lastWeak; at++) {
      const off = offs[at]!;
      for (let next = strongFrom[off]!, lastStrong = strongTo[off]!; next < lastStrong; next++) {
        const on = ons[next]!;
        if (seen[on] === from) continue;
        seen[on] = from;
        to[end] = on;
        over[end++] = off;
      }
    }
  }
  start[count] = end;
  return { start, to, over, weakFrom, weakTo, strongFrom, strongTo };
}
