/*
 * The search for aligned exclusions. Two or three cells are filled in all possible ways. A way
 * fails when two peers get the same digit, or when it takes all candidates of an excluder: a cell
 * that sees all of them.
 *
 *     a 12    b 13    excluder 12        a=1 b=1   fails when a and b are peers
 *                                        a=1 b=3   works
 *                                        a=2 b=1   fails: it leaves nothing to the excluder
 *                                        a=2 b=3   works      so b is not 1
 *
 * `Excluders` knows which cells are worth trying and their excluders, as lists and as rows of bits.
 * The generators below go through pairs and triplets. They skip those that excluded nothing before
 * and that nothing has changed since.
 */

import { lowestBit } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount } from '../../../sets/digits.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import type { Position } from '../../steps/position.ts';

/** Stands for the first cell of a triplet when only a pair is tried. */
const NO_CELL = -1;

/**
 * The cells worth trying, and the excluders of each: peers with so few candidates that the tried
 * cells could take all of them. A cell that sees a single is not worth trying yet, as in Sudoku
 * Explainer 1.2.1.
 */
export class Excluders {
  /** The cells worth trying, ascending. */
  readonly cells: readonly Cell[];
  private readonly words: number;
  /**
   * By cell, in `words` words: its excluders as bits. Cells that are not worth trying have none.
   */
  private readonly bits: Int32Array;
  /** The excluders of cell c from `start[c]` on, house by house. */
  private readonly start: Uint16Array;
  private readonly list: Uint16Array;
  private readonly candidates: Int32Array;
  private readonly geometry: Geometry;
  /** By cell, in `words` words: its peers as bits. */
  private readonly peerBits: Int32Array;
  /** The cells that changed since the last search without findings, as bits. */
  private readonly changed: Int32Array;
  /** The candidates of each common excluder that the tried cells could take all. */
  private readonly narrow: Int32Array;
  /** The cells worth trying, as bits. */
  private readonly tried: Int32Array;
  // The cells with a common excluder with a given cell, and those with two or more.
  private readonly once: Int32Array;
  private readonly twice: Int32Array;

  /** `quiet` has the candidates of all cells at the last search without findings, or zeros. */
  constructor({ geometry, candidates }: Position, most: number, quiet: Int32Array) {
    const { cellCount, peers } = geometry;
    const { peerBits, words } = cellOrder(geometry);
    this.geometry = geometry;
    this.candidates = candidates;
    this.words = words;
    this.peerBits = peerBits;
    this.changed = new Int32Array(words);
    for (let cell = 0; cell < cellCount; cell++)
      if (candidates[cell] !== quiet[cell]) this.changed[cell >>> 5]! |= 1 << (cell & 31);
    this.bits = new Int32Array(cellCount * this.words);
    this.start = new Uint16Array(cellCount + 1);
    this.list = new Uint16Array(peers.length);
    this.narrow = new Int32Array(cellCount);
    this.tried = new Int32Array(words);
    this.once = new Int32Array(words);
    this.twice = new Int32Array(words);
    const counts = Uint8Array.from(candidates, digitCount);
    const cells: Cell[] = [];
    for (let cell = 0; cell < cellCount; cell++) if (this.listExcluders(cell, counts, most)) cells.push(cell);
    this.cells = cells;
  }

  /** Lists the excluders of a cell, if it is worth trying. Returns whether it is. */
  private listExcluders(cell: Cell, counts: Uint8Array, most: number): boolean {
    const { list, bits, words } = this;
    const { peerStart } = this.geometry;
    const { peers } = cellOrder(this.geometry);
    const start = this.start[cell]!;
    let end = start;
    let seesSingle = counts[cell]! < 2;
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]! && !seesSingle; at++) {
      const count = counts[peers[at]!]!;
      if (count === 1) seesSingle = true;
      if (count >= 1 && count <= most) list[end++] = peers[at]!;
    }
    if (seesSingle) end = start;
    for (let at = start; at < end; at++) bits[cell * words + (list[at]! >>> 5)]! |= 1 << (list[at]! & 31);
    if (end > start) this.tried[cell >>> 5]! |= 1 << (cell & 31);
    this.start[cell + 1] = end;
    return end > start;
  }

  /** The excluders of a cell, house by house. */
  of(cell: Cell): Cell[] {
    return [...this.list.subarray(this.start[cell]!, this.start[cell + 1]!)];
  }

  has(cell: Cell, excluder: Cell): boolean {
    return ((this.bits[cell * this.words + (excluder >>> 5)]! >>> (excluder & 31)) & 1) === 1;
  }

  /**
   * Writes the partners of a cell into a list: later cells worth trying that share two excluders or
   * more with it, ascending. Returns their number.
   */
  partnersOf(cell: Cell, partners: Uint16Array): number {
    const { list, once, peerBits, start, twice, words } = this;
    once.fill(0);
    twice.fill(0);
    for (let at = start[cell]!; at < start[cell + 1]!; at++) {
      const row = list[at]! * words;
      for (let word = cell >>> 5; word < words; word++) {
        const peers = peerBits[row + word]!;
        twice[word]! |= once[word]! & peers;
        once[word]! |= peers;
      }
    }
    // Partners come after the cell.
    twice[cell >>> 5]! &= -2 << (cell & 31);
    let count = 0;
    for (let word = cell >>> 5; word < words; word++)
      for (let left = twice[word]! & this.tried[word]!; left !== 0; left &= left - 1)
        partners[count++] = 32 * word + lowestBit(left);
    return count;
  }

  /** Whether two or three cells have at least two excluders in common. */
  areTwo(a: Cell, b: Cell, third = b): boolean {
    const { bits, words } = this;
    let isOne = false;
    for (let word = 0; word < words; word++) {
      const both = bits[a * words + word]! & bits[b * words + word]! & bits[third * words + word]!;
      if (both === 0) continue;
      if (isOne || (both & (both - 1)) !== 0) return true;
      isOne = true;
    }
    return false;
  }

  isChanged(cell: Cell): boolean {
    return ((this.changed[cell >>> 5]! >>> (cell & 31)) & 1) === 1;
  }

  /** Whether two or three cells, or a common peer of all, changed. */
  areTouched(a: Cell, b: Cell, third = b): boolean {
    if (this.isChanged(a) || this.isChanged(b) || this.isChanged(third)) return true;
    const { peerBits, changed, words } = this;
    for (let word = 0; word < words; word++) {
      const common = peerBits[a * words + word]! & peerBits[b * words + word]! & peerBits[third * words + word]!;
      if ((common & changed[word]!) !== 0) return true;
    }
    return false;
  }

  /**
   * Writes the possible third cells of a pair into a list: their excluders. Returns their number.
   */
  thirdsOf(a: Cell, b: Cell, thirds: Uint16Array): number {
    const { list, start } = this;
    let count = 0;
    const add = (third: Cell): void => {
      if (third !== a && third !== b && start[third + 1]! > start[third]!) thirds[count++] = third;
    };
    for (let at = start[a]!; at < start[a + 1]!; at++) add(list[at]!);
    for (let at = start[b]!; at < start[b + 1]!; at++) if (!this.has(a, list[at]!)) add(list[at]!);
    return count;
  }

  /** Whether some candidate of these cells occurs in no way to fill them together. */
  doExclude(second: Cell, third: Cell, first = NO_CELL): boolean {
    const { candidates } = this;
    const { peerSets } = this.geometry;
    const inFirst = first === NO_CELL ? 0 : candidates[first]!;
    const [inSecond, inThird] = [candidates[second]!, candidates[third]!];
    const count = this.listNarrow(inFirst | inSecond | inThird, second, third, first);
    const firstSees = first === NO_CELL ? undefined : peerSets[first]!;
    const seesSecond = firstSees?.has(second) === true;
    const seesThird = firstSees?.has(third) === true;
    const doSee = peerSets[second]!.has(third);
    // The candidates of each cell that occur in some way.
    let [usedFirst, usedSecond, usedThird] = [0, 0, 0];
    let firsts = inFirst;
    // Without a first cell, the loop runs once, with an empty bit.
    do {
      const firstBit = firsts & -firsts;
      for (let seconds = seesSecond ? inSecond & ~firstBit : inSecond; seconds !== 0; seconds &= seconds - 1) {
        const secondBit = seconds & -seconds;
        const taken = (seesThird ? firstBit : 0) | (doSee ? secondBit : 0);
        const free = this.allowedBeside(firstBit | secondBit, inThird & ~taken, count);
        if (free === 0) continue;
        usedFirst |= firstBit;
        usedSecond |= secondBit;
        usedThird |= free;
        if (usedFirst === inFirst && usedSecond === inSecond && usedThird === inThird) return false;
      }
      firsts &= firsts - 1;
    } while (firsts !== 0);
    return true;
  }

  /**
   * Writes the candidates of the common excluders of some cells into `narrow`, if the `digits` of
   * these cells cover them. Returns their number.
   */
  private listNarrow(digits: DigitSet, second: Cell, third: Cell, first: Cell): number {
    const { candidates, narrow, bits, words } = this;
    let count = 0;
    for (let word = 0; word < words; word++) {
      let common = bits[second * words + word]! & bits[third * words + word]!;
      if (first !== NO_CELL) common &= bits[first * words + word]!;
      for (; common !== 0; common &= common - 1) {
        const set = candidates[32 * word + lowestBit(common)]!;
        if ((set & ~digits) === 0) narrow[count++] = set;
      }
    }
    return count;
  }

  /**
   * The digits of `free` that leave a candidate to each narrow excluder, beside the `used` digits.
   */
  private allowedBeside(used: DigitSet, free: DigitSet, count: number): DigitSet {
    let allowed = free;
    for (let at = 0; at < count; at++) {
      const rest = this.narrow[at]! & ~used;
      if (rest === 0) return 0;
      if ((rest & (rest - 1)) === 0) allowed &= ~rest;
    }
    return allowed;
  }
}

/** The pairs of cells that exclude something, in the order 1 2, 1 3 … */
export function* excludingPairs({ geometry }: Position, excluders: Excluders): Generator<readonly Cell[]> {
  const partners = new Uint16Array(geometry.cellCount);
  for (const first of excluders.cells)
    for (let at = 0, count = excluders.partnersOf(first, partners); at < count; at++) {
      const second = partners[at]!;
      if (excluders.areTouched(first, second) && excluders.doExclude(first, second)) yield [first, second];
    }
}

/**
 * The triplets of cells that exclude something: each pair with each third cell, the pair first.
 * Each triplet comes once.
 */
export function* excludingTriplets({ geometry }: Position, excluders: Excluders): Generator<readonly Cell[]> {
  const partners = new Uint16Array(geometry.cellCount);
  const thirds = new Uint16Array(geometry.cellCount);
  for (const first of excluders.cells)
    for (let at = 0, pairs = excluders.partnersOf(first, partners); at < pairs; at++) {
      const second = partners[at]!;
      const isTouched = excluders.areTouched(first, second);
      const count = excluders.thirdsOf(first, second, thirds);
      for (let index = 0; index < count; index++) {
        const third = thirds[index]!;
        if (!(isTouched ? excluders.areTouched(first, second, third) : excluders.isChanged(third))) continue;
        if (!excluders.areTwo(first, second, third) || isDone(excluders, first, second, third)) continue;
        if (excluders.doExclude(first, second, third)) yield [first, second, third];
      }
    }
}

/** Whether an earlier pair had the same triplet, with another of its cells as the third. */
function isDone(excluders: Excluders, first: Cell, second: Cell, third: Cell): boolean {
  if (third > second) return false;
  if (excluders.has(first, second) || excluders.has(third, second)) return true;
  return third < first && (excluders.has(third, first) || excluders.has(second, first));
}
