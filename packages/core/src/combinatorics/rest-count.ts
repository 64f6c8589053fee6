/** As many open cells as two words have bits. */
export const MOST_OPEN = 64;

/**
 * Counts by trying the ways to fill open cells, so that cells that see each other differ. All cells
 * with one candidate are found at once: words of bits over the digits add up to "at least one", "at
 * least two". Hidden singles cost more than they spare where there are thousands of ways.
 */
export class RestCount {
  /** States of the board that were looked at so far. */
  nodes = 0;
  /** For each open cell: what it sees, and itself, in two words. */
  private readonly seen: Int32Array;
  /** For each depth and each digit: the cells where it can be, in two words. */
  private readonly places: Int32Array;
  private readonly open: number;
  private readonly length: number;
  private mostNodes = Number.POSITIVE_INFINITY;

  /** `peers` are the sets of cells that each open cell sees, as bits. */
  constructor(peers: readonly bigint[], digits: number) {
    this.open = peers.length;
    this.length = 2 * digits;
    this.seen = Int32Array.from(peers.flatMap((set, cell) => wordsOf(set | (1n << BigInt(cell)))));
    this.places = new Int32Array((peers.length + 1) * this.length);
  }

  /**
   * How many ways there are. `allowed` has for each digit the cells where it can be, in two words.
   * Undefined when more than so many nodes were looked at.
   */
  count(allowed: ArrayLike<number>, mostNodes = Number.POSITIVE_INFINITY): number | undefined {
    this.places.set(allowed);
    this.mostNodes = this.nodes + mostNodes;
    const [low, high] = wordsOf((1n << BigInt(this.open)) - 1n);
    const ways = this.waysFrom(0, low, high);
    return this.nodes > this.mostNodes ? undefined : ways;
  }

  /** The ways to fill the cells that are open, as two words; `base` is where their depth begins. */
  private waysFrom(base: number, firstWord: number, secondWord: number): number {
    if (++this.nodes > this.mostNodes) return 0;
    const { places } = this;
    const end = base + this.length;
    let low = firstWord;
    let high = secondWord;
    for (;;) {
      if ((low | high) === 0) return 1;
      let lowOnce = 0;
      let lowTwice = 0;
      let lowMore = 0;
      let highOnce = 0;
      let highTwice = 0;
      let highMore = 0;
      for (let at = base; at < end; at += 2) {
        const own = places[at]!;
        const highOwn = places[at + 1]!;
        lowMore |= lowTwice & own;
        lowTwice |= lowOnce & own;
        lowOnce |= own;
        highMore |= highTwice & highOwn;
        highTwice |= highOnce & highOwn;
        highOnce |= highOwn;
      }
      if (((low & ~lowOnce) | (high & ~highOnce)) !== 0) return 0;
      const singles = low & ~lowTwice;
      const highSingles = high & ~highTwice;
      if ((singles | highSingles) === 0) {
        const cell = lastOf(low & ~lowMore, high & ~highMore);
        return this.branch(base, cell >= 0 ? cell : this.cellWithFewest(base, low, high), low, high);
      }
      for (let left = singles; left !== 0; left &= left - 1)
        if (!this.put(base, 31 - Math.clz32(left & -left))) return 0;
      for (let left = highSingles; left !== 0; left &= left - 1)
        if (!this.put(base, 63 - Math.clz32(left & -left))) return 0;
      low &= ~singles;
      high &= ~highSingles;
    }
  }

  /** Puts its single into a cell; false when another single has just taken it away. */
  private put(base: number, cell: number): boolean {
    const { places, seen } = this;
    const bit = 1 << cell;
    let at = base;
    for (const word = cell >>> 5; (places[at + word]! & bit) === 0; )
      if ((at += 2) === base + this.length) return false;
    places[at]! &= ~seen[2 * cell]!;
    places[at + 1]! &= ~seen[2 * cell + 1]!;
    return true;
  }

  private branch(base: number, cell: number, low: number, high: number): number {
    const { places, seen, length } = this;
    const next = base + length;
    const lowBit = cell < 32 ? 1 << cell : 0;
    const highBit = cell < 32 ? 0 : 1 << cell;
    let ways = 0;
    for (let at = 0; at < length; at += 2) {
      if (((places[base + at]! & lowBit) | (places[base + at + 1]! & highBit)) === 0) continue;
      for (let other = 0; other < length; other += 2) {
        places[next + other] = places[base + other]! & ~lowBit;
        places[next + other + 1] = places[base + other + 1]! & ~highBit;
      }
      places[next + at]! &= ~seen[2 * cell]!;
      places[next + at + 1]! &= ~seen[2 * cell + 1]!;
      ways += this.waysFrom(next, low & ~lowBit, high & ~highBit);
    }
    return ways;
  }

  private cellWithFewest(base: number, low: number, high: number): number {
    let [best, fewest] = [-1, Number.POSITIVE_INFINITY];
    for (let cell = 0; cell < this.open; cell++) {
      if ((((cell < 32 ? low : high) >>> (cell & 31)) & 1) === 0) continue;
      let digits = 0;
      for (let at = base + (cell >>> 5); at < base + this.length; at += 2)
        digits += (this.places[at]! >>> (cell & 31)) & 1;
      if (digits < fewest) [best, fewest] = [cell, digits];
    }
    return best;
  }
}

/** A set of up to 64 cells in two words. */
export const wordsOf = (set: bigint): [number, number] => [
  Number(BigInt.asIntN(32, set)),
  Number(BigInt.asIntN(32, set >> 32n)),
];

/** The last cell of a set in two words; -1 when it is empty. */
const lastOf = (low: number, high: number): number =>
  low !== 0 ? 31 - Math.clz32(low) : high !== 0 ? 63 - Math.clz32(high) : -1;
