import { lowestBit } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { digitCount } from '../../../sets/digits.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import type { Position } from '../../steps/position.ts';

/** In the place of a cell that is not there. */
const NO_CELL = -1;

/**
 * The cells worth trying together, and the excluders of each: peers that have only a few
 * candidates, so that the digits of the tried cells could be all of them. A cell that sees a single
 * is left for later, as Sudoku Explainer 1.2.1 does.
 */
export class Excluders {
  /** The cells worth trying, ascending. */
  readonly cells: readonly Cell[];
  private readonly words: number;
  /** By cell, in `words` words: its excluders as bits. None of a cell that is not worth trying. */
  private readonly bits: Int32Array;
  /** The excluders of cell c from `start[c]` on, house by house. */
  private readonly start: Uint16Array;
  private readonly list: Uint16Array;
  private readonly candidates: Int32Array;
  private readonly geometry: Geometry;
  /** The peers of each cell, and the cells that changed since nothing was found, as bits. */
  private readonly peerBits: Int32Array;
  private readonly changed: Int32Array;
  /** The excluders that all cells of a trial have and whose candidates these could use up. */
  private readonly narrow: Int32Array;
  /** The cells worth trying, as bits. */
  private readonly tried: Int32Array;
  // The cells that have an excluder in common with one, and those that have two.
  private readonly once: Int32Array;
  private readonly twice: Int32Array;

  /** With the candidates of all cells when nothing was found last, 0 where nobody looked. */
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

  /** Lists the excluders of a cell. Says whether it is worth trying; else its list is empty. */
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
   * Writes the cells worth trying behind a cell that have two excluders or more in common with it
   * into a list, ascending. Tells how many.
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
    // Bits of cells up to this one.
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

  /** Whether two or three cells, or what could be an excluder of all, changed. */
  areTouched(a: Cell, b: Cell, third = b): boolean {
    if (this.isChanged(a) || this.isChanged(b) || this.isChanged(third)) return true;
    const { peerBits, changed, words } = this;
    for (let word = 0; word < words; word++) {
      const common = peerBits[a * words + word]! & peerBits[b * words + word]! & peerBits[third * words + word]!;
      if ((common & changed[word]!) !== 0) return true;
    }
    return false;
  }

  /** Writes the cells that could stand as a third beside two others into a list. Tells how many. */
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
    const { candidates, narrow, bits, words } = this;
    const { peerSets } = this.geometry;
    const [inSecond, inThird] = [candidates[second]!, candidates[third]!];
    const inFirst = first === NO_CELL ? 0 : candidates[first]!;
    const all = inFirst | inSecond | inThird;
    let count = 0;
    for (let word = 0; word < words; word++) {
      let left = bits[second * words + word]! & bits[third * words + word]!;
      if (first !== NO_CELL) left &= bits[first * words + word]!;
      for (; left !== 0; left &= left - 1) {
        const set = candidates[32 * word + lowestBit(left)]!;
        if ((set & ~all) === 0) narrow[count++] = set;
      }
    }
    const firstSees = first === NO_CELL ? undefined : peerSets[first]!;
    const seesSecond = firstSees?.has(second) === true;
    const seesThird = firstSees?.has(third) === true;
    const doSee = peerSets[second]!.has(third);
    // What occurs in some way.
    let [seenFirst, seenSecond, seenThird] = [0, 0, 0];
    let firsts = inFirst;
    do {
      const x = firsts & -firsts;
      for (let seconds = seesSecond ? inSecond & ~x : inSecond; seconds !== 0; seconds &= seconds - 1) {
        const y = seconds & -seconds;
        const used = x | y;
        let free = inThird & ~((seesThird ? x : 0) | (doSee ? y : 0));
        for (let at = 0; at < count; at++) {
          const rest = narrow[at]! & ~used;
          if ((rest & (rest - 1)) === 0) free &= rest && ~rest;
        }
        if (free === 0) continue;
        seenFirst |= x;
        seenSecond |= y;
        seenThird |= free;
        if (seenFirst === inFirst && seenSecond === inSecond && seenThird === inThird) return false;
      }
      firsts &= firsts - 1;
    } while (firsts !== 0);
    return true;
  }
}

/**
 * Pairs of cells that exclude something, in the order 1 2, 1 3 … Those that did not and of which
 * nothing changed are left out.
 */
export function* excludingPairs({ geometry }: Position, excluders: Excluders): Generator<readonly Cell[]> {
  const partners = new Uint16Array(geometry.cellCount);
  for (const first of excluders.cells)
    for (let at = 0, count = excluders.partnersOf(first, partners); at < count; at++) {
      const second = partners[at]!;
      if (excluders.areTouched(first, second) && excluders.doExclude(first, second)) yield [first, second];
    }
}

/**
 * Triplets of cells that exclude something, pair by pair with each third cell. The pair stands
 * first. Each triplet comes once, and those that nothing changed for do not come again.
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

/** Whether a triplet came before, with another of its cells as the third beside an earlier pair. */
function isDone(excluders: Excluders, first: Cell, second: Cell, third: Cell): boolean {
  if (third > second) return false;
  if (excluders.has(first, second) || excluders.has(third, second)) return true;
  return third < first && (excluders.has(third, first) || excluders.has(second, first));
}
