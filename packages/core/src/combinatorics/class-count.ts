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
  box !== undefined &&
  hasLines &&
  demands.length === 0 &&
  canCountBands(Math.max(box.height, box.width), Math.min(box.height, box.width));

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
  for (const [index, { cells, times, beside }] of changes.entries()) {
    options.onProgress?.(index / changes.length);
    const isNone = cells.every((to, from) => to === from);
    const kept = isNone
      ? countGrids(geometry).grids! / factorial(geometry.size)
      : BigInt(partitions.keptBy(cells, beside));
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
  /** Some permutations of cells that may be done before or after it alike. */
  readonly beside: readonly Permutation[];
}

/** One change of each conjugacy class. */
export function changesOf({ box, size }: Geometry): Change[] {
  const { height, width } = box!;
  const rows = lineClasses(size, height);
  const columns = lineClasses(size, width);
  const numbers = [...Array(size).keys()];
  const moved = (row: Permutation, column: Permutation): Permutation =>
    numbers.flatMap((y) => numbers.map((x) => row[y]! * size + column[x]!));
  const changes = rows.flatMap((row, index) =>
    columns.slice(0, height === width ? index + 1 : undefined).map((column, place) => ({
      cells: moved(row.one, column.one),
      // Where rows may become columns, both orders of two classes are like each other.
      times: row.times * column.times * (height === width && place !== index ? 2 : 1),
      beside: [
        ...row.beside.map((other) => moved(other, numbers)),
        ...column.beside.map((other) => moved(numbers, other)),
      ],
    })),
  );
  if (height !== width) return changes;
  // A change of rows and columns that then become each other is like another one when the changes
  // of rows and of columns, one after the other, are.
  const all = rows.reduce((sum, { times }) => sum + times, 0);
  const transposed = rows.map(({ one, times, beside }) => ({
    cells: numbers.flatMap((y) => numbers.map((x) => x * size + one[y]!)),
    times: times * all,
    beside: beside.map((other) => moved(other, other)),
  }));
  return [...changes, ...transposed];
}

interface LineClass {
  readonly one: Permutation;
  readonly times: number;
  /** Some permutations that may be done before or after it alike. */
  readonly beside: readonly Permutation[];
}

/** More of them find hardly more that is alike. */
const MOST_BESIDE = 8;

/** The conjugacy classes of permutations of lines that keep groups of `length` together. */
function lineClasses(size: number, length: number): LineClass[] {
  const numbers = [...Array(size).keys()];
  const swaps = numbers.slice(1).flatMap((line): Permutation[] => {
    if (line % length > 0) return [numbers.map((to) => (to === line ? line - 1 : to === line - 1 ? line : to))];
    return [
      numbers.map((to) =>
        to >= line && to < line + length ? to - length : to >= line - length && to < line ? to + length : to,
      ),
    ];
  });
  const isKnown = new Set<string>();
  const grown = (start: Permutation, next: (one: Permutation, swap: Permutation) => Permutation): Permutation[] => {
    const known = new Map([[start.join(), start]]);
    for (const one of known.values())
      for (const swap of swaps) {
        const image = next(one, swap);
        known.set(image.join(), image);
      }
    return [...known.values()];
  };
  const all = grown(numbers, (one, swap) => one.map((to) => swap[to]!));
  return all.flatMap((one) => {
    if (isKnown.has(one.join())) return [];
    // Each swap is its own inverse.
    const alike = grown(one, (other, swap) => numbers.map((line) => swap[other[swap[line]!]!]!));
    for (const other of alike) isKnown.add(other.join());
    const commuting = all.filter((other) => numbers.every((line) => other[one[line]!] === one[other[line]!]));
    const beside = commuting.filter((_, index) => index % Math.ceil(commuting.length / MOST_BESIDE) === 0);
    return [{ one, times: alike.length, beside }];
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

  /** How many partitions a change keeps; `beside` are some permutations that commute with it. */
  keptBy(change: Permutation, beside: readonly Permutation[]): number {
    const ringOf = new Int32Array(this.sets.length).fill(-1);
    const rings = this.ringsOf(change, ringOf);
    const search = new RingSearch(rings, this.size);
    // As many ways have one ring as another one that a permutation makes of it.
    const ways = new Float64Array(rings.length).fill(-1);
    let sum = 0;
    for (let ring = 0; ring < rings.length; ring++) {
      if (!search.isFirst(ring)) continue;
      if (ways[ring]! < 0) {
        const count = search.waysWith(ring);
        const alike = [ring];
        ways[ring] = count;
        // The list grows while it is walked.
        for (const one of alike)
          for (const permutation of beside) {
            const image = ringOf[this.imageOf(rings[one]!.slice(0, this.size), permutation)]!;
            if (ways[image]! >= 0) continue;
            ways[image] = count;
            alike.push(image);
          }
      }
      sum += ways[ring]!;
    }
    return sum;
  }

  /** The number of the set that a permutation of cells makes of one. */
  private imageOf(cells: readonly number[], permutation: Permutation): number {
    return this.numberOf.get(
      cells
        .map((cell) => permutation[cell]!)
        .sort((a, b) => a - b)
        .join(),
    )!;
  }

  /** The cells of all rings of sets; `ringOf` gets the ring of each set that is in one. */
  private ringsOf(change: Permutation, ringOf: Int32Array): number[][] {
    const isKnown = new Uint8Array(this.sets.length);
    const rings: number[][] = [];
    for (const first of this.sets.keys()) {
      if (isKnown[first]) continue;
      const numbers: number[] = [];
      for (let number = first; !isKnown[number]; number = this.imageOf(this.sets[number]!, change)) {
        isKnown[number] = 1;
        numbers.push(number);
      }
      const cells = numbers.flatMap((number) => this.sets[number]!);
      if (new Set(cells).size < cells.length) continue;
      for (const number of numbers) ringOf[number] = rings.length;
      rings.push(cells);
    }
    return rings;
  }
}

/** Counts the ways to cover all cells with rings. A ring that covers the first row covers all. */
class RingSearch {
  /** For each ring: its cells, as bits of three words. */
  private readonly words: readonly Int32Array[];
  /** For each ring: the cells of the first row that it has, as bits. */
  private readonly tops: Int32Array;
  private readonly levels: readonly Int32Array[];
  private readonly size: number;

  constructor(rings: readonly (readonly number[])[], size: number) {
    const bitsOf = (cells: readonly number[], word: number): number =>
      cells.reduce((bits, cell) => (cell >> 5 === word ? bits | (1 << (cell & 31)) : bits), 0);
    this.size = size;
    this.words = [0, 1, 2].map((word) => Int32Array.from(rings, (cells) => bitsOf(cells, word)));
    this.tops = this.words[0]!.map((bits) => bits & ((1 << size) - 1));
    this.levels = Array.from({ length: size + 1 }, () => Int32Array.from(rings.keys()));
  }

  /** Whether a ring has the first cell. */
  isFirst(ring: number): boolean {
    return (this.tops[ring]! & 1) !== 0;
  }

  /** The ways that have a ring. */
  waysWith(ring: number): number {
    const rest = ((1 << this.size) - 1) & ~this.tops[ring]!;
    return rest === 0 ? 1 : this.from(1, this.narrow(0, this.tops.length, ring), rest);
  }

  /** Copies those rings of a level to the next that share no cell with one of them. */
  private narrow(level: number, length: number, ring: number): number {
    const [a, b, c] = this.words as [Int32Array, Int32Array, Int32Array];
    const rings = this.levels[level]!;
    const next = this.levels[level + 1]!;
    const [inA, inB, inC] = [a[ring]!, b[ring]!, c[ring]!];
    let count = 0;
    for (let place = 0; place < length; place++) {
      const other = rings[place]!;
      if ((a[other]! & inA) === 0 && (b[other]! & inB) === 0 && (c[other]! & inC) === 0) next[count++] = other;
    }
    return count;
  }

  /** The ways to cover open cells of the first row with some first rings of a level. */
  private from(level: number, length: number, open: number): number {
    const rings = this.levels[level]!;
    const top = open & -open;
    let ways = 0;
    for (let index = 0; index < length; index++) {
      const ring = rings[index]!;
      if ((this.tops[ring]! & top) === 0) continue;
      const rest = open & ~this.tops[ring]!;
      ways += rest === 0 ? 1 : this.from(level + 1, this.narrow(level, length, ring), rest);
    }
    return ways;
  }
}
