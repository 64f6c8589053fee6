import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { checkOptions, FUNCTION, fail, type KeysOf } from '../result.ts';
import { canCountBands } from './box-bands.ts';
import { countGrids } from './grid-count.ts';

/** How to count classes. */
export interface ClassCountOptions {
  /** Is told now and then which share of the work is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const KEYS: KeysOf<ClassCountOptions> = { onProgress: FUNCTION };

/**
 * Whether `countGridClasses` knows the board: all it asks is rows, columns and boxes that are
 * rectangles, and it has at most nine digits.
 *
 *     canCountClasses(classic)      // true
 */
export function canCountClasses(geometry: Geometry): boolean {
  checkGeometry('canCountClasses', geometry);
  return isKnown(geometry);
}

const isKnown = ({ box, demands, hasLines }: Geometry): boolean =>
  box !== undefined && hasLines && demands.length === 0 && canCountBands(Math.max(box.height, box.width), Math.min(box.height, box.width));

/**
 * How many grids of a board are essentially different: none becomes another one when digits are
 * renamed, bands, stacks, and rows and columns within them change places, or, where boxes are
 * squares, rows become columns. By the lemma that is not Burnside's: the mean, over all such
 * changes, of the number of grids that renaming makes the same again (Russell and Jarvis,
 * Mathematics of Sudoku II, 2006). A few minutes on 9×9. Throws a RangeError for boards that
 * `canCountClasses` does not know.
 *
 *     countGridClasses(boxed(2, 3))      // 49n
 */
export function countGridClasses(geometry: Geometry, options: ClassCountOptions = {}): bigint {
  checkGeometry('countGridClasses', geometry);
  checkOptions('countGridClasses', options, KEYS);
  if (!isKnown(geometry)) fail(`classes of ${geometry.id}; expected a board with rows, columns and boxes alone`);
  const changes = changesOf(geometry);
  const partitions = new Partitions(geometry);
  let sum = 0n;
  let order = 0n;
  for (const [index, { cells, times }] of changes.entries()) {
    options.onProgress?.(index / changes.length);
    const isNone = cells.every((to, from) => to === from);
    const kept = isNone ? countGrids(geometry).grids! / factorial(geometry.size) : BigInt(partitions.keptBy(cells));
    sum += kept * BigInt(times);
    order += BigInt(times);
  }
  return sum / order;
}

const factorial = (number: number): bigint => (number <= 1 ? 1n : BigInt(number) * factorial(number - 1));

/** A list of where each one goes. */
type Permutation = readonly number[];

/** A permutation of cells, and how many are like it: they keep as many grids. */
interface Change {
  readonly cells: Permutation;
  readonly times: number;
}

/** One change of each conjugacy class. */
function changesOf({ box, size }: Geometry): Change[] {
  const { height, width } = box!;
  const rows = lineClasses(size, height);
  const columns = lineClasses(size, width);
  const numbers = [...Array(size).keys()];
  const moved = (row: Permutation, column: Permutation): Permutation =>
    numbers.flatMap((y) => numbers.map((x) => row[y]! * size + column[x]!));
  if (height !== width)
    return rows.flatMap((row) =>
      columns.map((column) => ({ cells: moved(row.one, column.one), times: row.times * column.times })),
    );
  // Transposing makes one of rows and columns that change places, and is a change of its own: done
  // after changes of rows and columns, it is like another one when their products are like each other.
  const all = rows.reduce((sum, { times }) => sum + times, 0);
  return rows.flatMap(({ one, times }, index) => [
    ...rows.slice(0, index + 1).map((other, place) => ({
      cells: moved(one, other.one),
      times: times * other.times * (place === index ? 1 : 2),
    })),
    { cells: numbers.flatMap((y) => numbers.map((x) => x * size + one[y]!)), times: times * all },
  ]);
}

/** The conjugacy classes of permutations of lines that keep groups of `length` together. */
function lineClasses(size: number, length: number): { readonly one: Permutation; readonly times: number }[] {
  const numbers = [...Array(size).keys()];
  const swaps = numbers.slice(1).flatMap((line): Permutation[] => {
    if (line % length > 0) return [numbers.map((to) => (to === line ? line - 1 : to === line - 1 ? line : to))];
    return [
      numbers.map((to) =>
        to >= line && to < line + length ? to - length : to >= line - length && to < line ? to + length : to,
      ),
    ];
  });
  const classOf = new Map<string, Permutation>();
  const grown = (start: Permutation, next: (one: Permutation, swap: Permutation) => Permutation): Permutation[] => {
    const known = new Map([[start.join(), start]]);
    for (const one of known.values())
      for (const swap of swaps) {
        const image = next(one, swap);
        known.set(image.join(), image);
      }
    return [...known.values()];
  };
  return grown(numbers, (one, swap) => one.map((to) => swap[to]!)).flatMap((one) => {
    if (classOf.has(one.join())) return [];
    // Each swap is its own inverse.
    const alike = grown(one, (other, swap) => numbers.map((line) => swap[other[swap[line]!]!]!));
    for (const other of alike) classOf.set(other.join(), one);
    return [{ one, times: alike.length }];
  });
}

/**
 * A grid without its digits is a partition of the cells into as many sets as there are digits, each
 * with a cell in every house. A change of the cells keeps it when it makes one of these sets of
 * each. Then it moves each of them round a ring of sets that share no cell.
 */
class Partitions {
  private readonly size: number;
  /** The cells of each set, row by row. */
  private readonly sets: readonly (readonly number[])[];
  private readonly numberOf: ReadonlyMap<string, number>;

  constructor({ size, box }: Geometry) {
    const { height, width } = box!;
    this.size = size;
    const boxAt = (row: number, column: number): number => Math.floor(row / height) * size + Math.floor(column / width);
    const grown = (columns: readonly number[]): number[][] => {
      const row = columns.length;
      if (row === size) return [columns.map((column, above) => above * size + column)];
      return [...Array(size).keys()].flatMap((column) =>
        columns.some((other, above) => other === column || boxAt(above, other) === boxAt(row, column))
          ? []
          : grown([...columns, column]),
      );
    };
    this.sets = grown([]);
    this.numberOf = new Map(this.sets.map((cells, number) => [cells.join(), number]));
  }

  /** How many partitions a change keeps. */
  keptBy(change: Permutation): number {
    const rings = this.ringsOf(change);
    return new RingSearch(rings, this.size).count();
  }

  /** The cells of all rings of sets. */
  private ringsOf(change: Permutation): number[][] {
    const isKnown = new Uint8Array(this.sets.length);
    const rings: number[][] = [];
    for (const [first, cells] of this.sets.entries()) {
      if (isKnown[first]) continue;
      const ring: number[] = [];
      let next = cells;
      for (let number = first; !isKnown[number]; number = this.numberOf.get(next.join())!) {
        isKnown[number] = 1;
        ring.push(...next);
        next = next.map((cell) => change[cell]!).sort((a, b) => a - b);
      }
      if (new Set(ring).size === ring.length) rings.push(ring);
    }
    return rings;
  }
}

/** Counts the ways to cover all cells with rings. A ring that covers the first row covers all. */
class RingSearch {
  private readonly words: readonly Int32Array[];
  /** For each ring: the cells of the first row that it has, as bits. */
  private readonly tops: Int32Array;
  private readonly levels: readonly Int32Array[];
  private readonly size: number;

  constructor(rings: readonly (readonly number[])[], size: number) {
    this.size = size;
    this.words = [0, 1, 2].map((word) =>
      Int32Array.from(rings, (cells) =>
        cells.reduce((bits, cell) => (cell >> 5 === word ? bits | (1 << (cell & 31)) : bits), 0),
      ),
    );
    this.tops = Int32Array.from(rings, (cells) => cells.reduce((bits, cell) => (cell < size ? bits | (1 << cell) : bits), 0));
    this.levels = Array.from({ length: size + 1 }, () => Int32Array.from(rings.keys()));
  }

  count(): number {
    return this.from(0, this.tops.length, (1 << this.size) - 1);
  }

  /** The ways to cover the open cells of the first row with the first `length` rings of a level. */
  private from(level: number, length: number, open: number): number {
    const { tops } = this;
    const [a, b, c] = this.words as [Int32Array, Int32Array, Int32Array];
    const rings = this.levels[level]!;
    const next = this.levels[level + 1]!;
    const top = open & -open;
    let ways = 0;
    for (let index = 0; index < length; index++) {
      const ring = rings[index]!;
      if ((tops[ring]! & top) === 0) continue;
      const rest = open & ~tops[ring]!;
      if (rest === 0) {
        ways++;
        continue;
      }
      const [inA, inB, inC] = [a[ring]!, b[ring]!, c[ring]!];
      let count = 0;
      for (let place = 0; place < length; place++) {
        const other = rings[place]!;
        if ((a[other]! & inA) === 0 && (b[other]! & inB) === 0 && (c[other]! & inC) === 0) next[count++] = other;
      }
      ways += this.from(level + 1, count, rest);
    }
    return ways;
  }
}
