import { type DigitSet, digitBit } from '../../sets/digits.ts';

/**
 * The digits that a set of digits in one cell allows in another, as a table with a single look-up.
 * With up to 10 digits it has an entry for each set. With more it has 256 entries for each eight
 * digits, and the answers for the parts are joined.
 */
export type PairTable = Int32Array;

/** How many digits of a set are looked up at once. */
export const chunkBits = (size: number): number => (size <= 10 ? size : 8);

/** The digits that `mask` allows in the other cell. */
export function allowedBy(table: PairTable, mask: DigitSet, size: number, bits: number): DigitSet {
  const low = (1 << bits) - 1;
  let allowed = table[mask & low]!;
  for (let shift = bits, base = 1 << bits; shift < size; shift += bits, base += 1 << bits)
    allowed |= table[base + ((mask >>> shift) & low)]!;
  return allowed;
}

export function makePairTable(allowed: readonly DigitSet[]): PairTable {
  const size = allowed.length;
  const bits = chunkBits(size);
  const table = new Int32Array(Math.ceil(size / bits) << bits);
  for (let shift = 0, base = 0; shift < size; shift += bits, base += 1 << bits)
    for (let part = 1; part < 1 << bits; part++) {
      const lowest = 31 - Math.clz32(part & -part);
      table[base + part] = table[base + (part & (part - 1))]! | (allowed[shift + lowest] ?? 0);
    }
  return table;
}

/** The digits of the first cell for each digit of the second. */
export function transposed(allowed: readonly DigitSet[]): DigitSet[] {
  const size = allowed.length;
  return Array.from({ length: size }, (_, second) =>
    allowed.reduce((set, seconds, first) => ((seconds >>> second) & 1 ? set | digitBit(first + 1) : set), 0),
  );
}

/** A relation of two cells, looked up from either. */
export interface PairTables {
  readonly allowed: readonly DigitSet[];
  readonly forth: PairTable;
  readonly back: PairTable;
  /** The same for two cells that differ, made at the first use. */
  different: PairTables | undefined;
}

// Puzzles use the same few relations again and again, so they are cached: by the list itself, and
// by its content.
const known = new WeakMap<readonly DigitSet[], PairTables>();
let named = new Map<string, PairTables>();
const MOST_NAMED = 2000;

export function pairTables(allowed: readonly DigitSet[]): PairTables {
  let tables = known.get(allowed);
  if (tables) return tables;
  const name = allowed.join();
  tables = named.get(name);
  if (!tables) {
    if (named.size >= MOST_NAMED) named = new Map();
    tables = { allowed, forth: makePairTable(allowed), back: makePairTable(transposed(allowed)), different: undefined };
    named.set(name, tables);
  }
  known.set(allowed, tables);
  return tables;
}

/** The tables of a relation between two cells that differ. */
export function tablesOfDifferent(allowed: readonly DigitSet[]): PairTables {
  const tables = pairTables(allowed);
  return (tables.different ??= pairTables(allowed.map((set, index) => set & ~(1 << index))));
}

/** Two different digits that make a set of `sets`, as a relation. */
export function pairOfSets(sets: readonly DigitSet[], size: number): DigitSet[] {
  const allowed = new Array<DigitSet>(size).fill(0);
  for (const set of sets) {
    const low = set & -set;
    const high = set ^ low;
    allowed[31 - Math.clz32(low)]! |= high;
    allowed[31 - Math.clz32(high)]! |= low;
  }
  return allowed;
}
