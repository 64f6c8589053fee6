import type { Geometry } from '../geometry/geometry.ts';
import type { Cell } from '../sets/cells.ts';

/** The number of the set of a digit that is on the board nowhere yet. */
export const UNUSED = 0;

/**
 * The sets of blocked cells that a digit can have before a cell is filled, by numbers, and what
 * filling the cell makes of them.
 */
export interface Step {
  readonly sets: bigint[];
  readonly numbers: Map<bigint, number>;
  /** The number of the set in the next step when its digit is not placed; -1 when it must be. */
  stay: Int32Array;
  /** The number of the set in the next step when its digit is placed; -1 when it cannot be. */
  put: Int32Array;
  /** How many of the sets have their moves. */
  ready: number;
  /** The sets in words of 32 bits, one set after the other. */
  inWords: Int32Array;
}

/** All steps of a board, one for each cell in an order, and one for the end. */
export class Steps {
  readonly count: number;
  /** How many words of 32 bits hold a set of cells. */
  readonly words: number;
  /** For each cell in order: the cells that it blocks, as bits. */
  readonly peers: readonly bigint[];
  readonly houses: readonly bigint[];
  private readonly steps: readonly Step[];

  constructor({ peerSets, houses }: Geometry, cells: readonly Cell[]) {
    const orderOf = new Map(cells.map((cell, order) => [cell, BigInt(order)]));
    const setOf = (some: Iterable<Cell>): bigint =>
      [...some].reduce((set, cell) => set | (1n << orderOf.get(cell)!), 0n);
    this.count = cells.length;
    this.words = Math.ceil(cells.length / 32);
    this.peers = cells.map((cell) => setOf(peerSets[cell]!));
    this.houses = houses.map((house) => setOf(house.cells));
    const unused = 1n << BigInt(cells.length);
    this.steps = Array.from({ length: cells.length + 1 }, () => ({
      sets: [unused],
      numbers: new Map([[unused, UNUSED]]),
      stay: new Int32Array(64),
      put: new Int32Array(64),
      ready: 0,
      inWords: new Int32Array(64 * this.words),
    }));
  }

  /** The number of a set at a step. */
  numberOf(step: number, set: bigint): number {
    const { sets, numbers } = this.steps[step]!;
    let number = numbers.get(set);
    if (number === undefined) {
      numbers.set(set, (number = sets.push(set) - 1));
      const known = this.steps[step]!;
      if (sets.length * this.words > known.inWords.length) known.inWords = doubled(known.inWords);
      for (let word = 0, rest = BigInt.asUintN(this.count, set); word < this.words; word++, rest >>= 32n)
        known.inWords[number * this.words + word] = Number(BigInt.asIntN(32, rest));
    }
    return number;
  }

  /** The sets at a step in words. */
  wordsAt(step: number): Int32Array {
    return this.steps[step]!.inWords;
  }

  /** The sets known at a step, by their numbers. */
  setsAt(step: number): readonly bigint[] {
    return this.steps[step]!.sets;
  }

  /** A step with the moves of all sets that are known. */
  withMoves(step: number): Step {
    const known = this.steps[step]!;
    const { sets } = known;
    while (known.stay.length < sets.length) {
      known.stay = doubled(known.stay);
      known.put = doubled(known.put);
    }
    for (; known.ready < sets.length; known.ready++) {
      const set = sets[known.ready]!;
      known.stay[known.ready] = this.stayOf(step, set);
      known.put[known.ready] = this.putOf(step, set);
    }
    return known;
  }

  /** A digit must be placed when the cell is its last place in a house. */
  private stayOf(step: number, set: bigint): number {
    const bit = 1n << BigInt(step);
    const rest = ~set & ~(2n * bit - 1n);
    const isFree = (set & bit) === 0n;
    if (isFree && this.houses.some((house) => (house & bit) !== 0n && (house & rest) === 0n)) return -1;
    return this.numberOf(step + 1, set & ~bit);
  }

  /** A digit cannot be placed where it is blocked, or where another house loses its last place. */
  private putOf(step: number, set: bigint): number {
    const bit = 1n << BigInt(step);
    if ((set & bit) !== 0n) return -1;
    const later = ~(2n * bit - 1n);
    const after = (set | this.peers[step]!) & later & ((1n << BigInt(this.count)) - 1n);
    const loses = (house: bigint): boolean =>
      (house & bit) === 0n && (house & later & ~set) !== 0n && (house & later & ~after) === 0n;
    return this.houses.some(loses) ? -1 : this.numberOf(step + 1, after);
  }
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}
