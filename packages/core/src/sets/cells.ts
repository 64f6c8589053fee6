import { lowestBit, popcount } from '../bits.ts';

/** An index into the cells of a board, in reading order: 0 … size·size-1. */
export type Cell = number;

/** An immutable set of cells of a board. Sets of different boards must not be mixed. */
export interface CellSet extends Iterable<Cell> {
  readonly size: number;
  has(cell: Cell): boolean;
  /** The cells in both sets. */
  and(other: CellSet): CellSet;
  /** The cells in either set. */
  or(other: CellSet): CellSet;
  /** The cells of this set that the other set does not hold. */
  minus(other: CellSet): CellSet;
  /** This set and a further cell. */
  with(cell: Cell): CellSet;
  /** The lowest cell, or -1 when the set is empty. */
  first(): Cell;
  equals(other: CellSet): boolean;
}

/**
 * Up to 81 cells in three fields of 27 bits. To intersect two sets and count takes 5 ns. With an
 * array of words it takes 19 to 70.
 */
class SmallCellSet implements CellSet {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  constructor(a: number, b: number, c: number) {
    this.a = a;
    this.b = b;
    this.c = c;
  }
  get size(): number {
    return popcount(this.a) + popcount(this.b) + popcount(this.c);
  }
  has(cell: Cell): boolean {
    const word = cell < 27 ? this.a : cell < 54 ? this.b : this.c;
    return ((word >>> (cell % 27)) & 1) === 1;
  }
  and(other: SmallCellSet): CellSet {
    return new SmallCellSet(this.a & other.a, this.b & other.b, this.c & other.c);
  }
  or(other: SmallCellSet): CellSet {
    return new SmallCellSet(this.a | other.a, this.b | other.b, this.c | other.c);
  }
  minus(other: SmallCellSet): CellSet {
    return new SmallCellSet(this.a & ~other.a, this.b & ~other.b, this.c & ~other.c);
  }
  with(cell: Cell): CellSet {
    const bit = 1 << (cell % 27);
    if (cell < 27) return new SmallCellSet(this.a | bit, this.b, this.c);
    if (cell < 54) return new SmallCellSet(this.a, this.b | bit, this.c);
    return new SmallCellSet(this.a, this.b, this.c | bit);
  }
  first(): Cell {
    if (this.a) return lowestBit(this.a);
    if (this.b) return 27 + lowestBit(this.b);
    return this.c ? 54 + lowestBit(this.c) : -1;
  }
  equals(other: SmallCellSet): boolean {
    return this.a === other.a && this.b === other.b && this.c === other.c;
  }
  *[Symbol.iterator](): Iterator<Cell> {
    for (let left = this.a; left; left &= left - 1) yield lowestBit(left);
    for (let left = this.b; left; left &= left - 1) yield 27 + lowestBit(left);
    for (let left = this.c; left; left &= left - 1) yield 54 + lowestBit(left);
  }
}

/** Any number of cells, 32 in a word. */
class LargeCellSet implements CellSet {
  readonly words: Int32Array;
  constructor(words: Int32Array) {
    this.words = words;
  }
  get size(): number {
    let sum = 0;
    for (const word of this.words) sum += popcount(word);
    return sum;
  }
  has(cell: Cell): boolean {
    return (((this.words[cell >>> 5] as number) >>> (cell & 31)) & 1) === 1;
  }
  and(other: LargeCellSet): CellSet {
    return new LargeCellSet(this.words.map((word, index) => word & other.words[index]!));
  }
  or(other: LargeCellSet): CellSet {
    return new LargeCellSet(this.words.map((word, index) => word | other.words[index]!));
  }
  minus(other: LargeCellSet): CellSet {
    return new LargeCellSet(this.words.map((word, index) => word & ~other.words[index]!));
  }
  with(cell: Cell): CellSet {
    const words = this.words.slice();
    words[cell >>> 5]! |= 1 << (cell & 31);
    return new LargeCellSet(words);
  }
  first(): Cell {
    const index = this.words.findIndex((word) => word !== 0);
    return index < 0 ? -1 : index * 32 + lowestBit(this.words[index]!);
  }
  equals(other: LargeCellSet): boolean {
    return this.words.every((word, index) => word === other.words[index]);
  }
  *[Symbol.iterator](): Iterator<Cell> {
    for (let index = 0; index < this.words.length; index++) {
      for (let left = this.words[index]!; left; left &= left - 1) yield index * 32 + lowestBit(left);
    }
  }
}

/**
 * The set of some cells on a board of `cellCount` cells.
 *
 *     [...cellSet(81, [40, 3]).with(7)]      // [3, 7, 40]
 */
export function cellSet(cellCount: number, cells: Iterable<Cell> = []): CellSet {
  if (cellCount <= 81) {
    const words = [0, 0, 0];
    for (const cell of cells) words[Math.floor(cell / 27)]! |= 1 << (cell % 27);
    return new SmallCellSet(words[0]!, words[1]!, words[2]!);
  }
  const words = new Int32Array(Math.ceil(cellCount / 32));
  for (const cell of cells) words[cell >>> 5]! |= 1 << (cell & 31);
  return new LargeCellSet(words);
}
