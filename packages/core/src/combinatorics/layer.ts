/** Sums from here on are kept as big integers, so that those below stay exact. */
const LARGE = 2 ** 46;

/**
 * States of a count, each a row of `width` numbers below 2^16, with how often each was reached. A
 * table by hashes finds them.
 */
export class Layer {
  size = 0;
  rows: Uint16Array;
  private counts: Float64Array;
  /** What does not fit into `counts`, by the number of the state. */
  private readonly large = new Map<number, bigint>();
  private table: Int32Array;
  readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.rows = new Uint16Array(64 * width);
    this.counts = new Float64Array(64);
    this.table = new Int32Array(128).fill(-1);
  }

  /** How often a state was reached. */
  countOf(state: number): bigint {
    return BigInt(this.counts[state]!) + (this.large.get(state) ?? 0n);
  }

  /**
   * Adds a state that was reached from a state of another layer, in `ways` ways, 1 to 36. The first
   * one is reached once.
   */
  add(row: Uint16Array, from?: Layer, origin = 0, ways = 1): void {
    const state = this.find(row);
    const sum = this.counts[state]! + (from ? from.counts[origin]! * ways : 1);
    const large = from?.large.get(origin);
    this.counts[state] = sum < LARGE ? sum : 0;
    if (sum < LARGE && large === undefined) return;
    const added = (large ?? 0n) * BigInt(ways) + (sum < LARGE ? 0n : BigInt(sum));
    this.large.set(state, (this.large.get(state) ?? 0n) + added);
  }

  /** The number of a state, which is new if it is not there. */
  private find(row: Uint16Array): number {
    if (this.size === this.counts.length) this.grow();
    const place = this.placeOf(row);
    const known = this.table[place]!;
    if (known >= 0) return known;
    this.rows.set(row, this.size * this.width);
    this.table[place] = this.size;
    return this.size++;
  }

  /** Where a state is in the table, or where it can be. */
  private placeOf(row: Uint16Array): number {
    const { table, width } = this;
    const last = table.length - 1;
    let hash = 0;
    for (let index = 0; index < width; index++) hash = Math.imul(hash ^ row[index]!, 0x9e3779b1) ^ (hash >>> 15);
    let place = (hash ^ (hash >>> 13)) & last;
    while (table[place]! >= 0 && !this.isAt(table[place]!, row)) place = (place + 1) & last;
    return place;
  }

  private isAt(state: number, row: Uint16Array): boolean {
    const start = state * this.width;
    for (let index = 0; index < this.width; index++) if (this.rows[start + index] !== row[index]) return false;
    return true;
  }

  private grow(): void {
    const { rows, counts, width } = this;
    this.rows = new Uint16Array(rows.length * 2);
    this.rows.set(rows);
    this.counts = new Float64Array(counts.length * 2);
    this.counts.set(counts);
    this.table = new Int32Array(this.table.length * 2).fill(-1);
    for (let state = 0; state < this.size; state++)
      this.table[this.placeOf(this.rows.subarray(state * width, (state + 1) * width))] = state;
  }
}
