import { lowestBit, popcount } from '../bits.ts';
import { everyDigit } from '../sets/digits.ts';

/*
 * Boards whose boxes are rectangles are counted band by band, after Felgenhauer and Jarvis
 * (Mathematics of Sudoku I, 2006). All that a band means for the others is which digits each of its
 * columns has. In a box the columns divide the digits, and their order does not matter. Names of
 * digits do not matter either, so the first box has the first division. What remains is a pattern:
 * the divisions of the further boxes, 280 · 280 on 9×9. How many bands a pattern has is counted
 * once for each class of patterns. For each class of the first band, all patterns of the
 * second one that leave room for a third are looked up in this table.
 */

/** A division of the digits into sets of equal size, as bits. */
type Division = readonly number[];

/** Whether a board with such boxes can be counted: it has two or three bands, and few divisions. */
export const canCountBands = (height: number, width: number): boolean =>
  width >= 2 && height >= width && width <= 3 && height * width <= 9;

/**
 * How many grids a board has whose boxes have `height` rows and `width` columns. `onProgress` is
 * told which share of the classes is done.
 */
export function countByBands(height: number, width: number, onProgress?: (share: number) => void): bigint {
  const table = new BandTable(height, width);
  let sum = 0n;
  for (const [index, { boxes, patterns, bands }] of table.classes.entries()) {
    onProgress?.(index / table.classes.length);
    const others = width === 2 ? bands : table.pairsBeside(boxes);
    sum += BigInt(patterns * bands) * BigInt(others);
  }
  return sum * BigInt(table.divisions.length * factorial(width) ** height);
}

const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1));

/** Patterns that have equally many bands, because symmetries map them to each other. */
interface BandClass {
  /** The divisions of the boxes of one of the patterns, by number. */
  readonly boxes: readonly number[];
  readonly patterns: number;
  /** How many bands each of them has. */
  readonly bands: number;
}

class BandTable {
  readonly divisions: readonly Division[];
  readonly classes: readonly BandClass[];
  private readonly height: number;
  private readonly width: number;
  private readonly numbers: ReadonlyMap<string, number>;
  /** For divisions p and q: the number of q when digits are renamed so that p is the first one. */
  private readonly renamed: readonly Uint16Array[];
  /** How many bands a pattern has. */
  private readonly bands: Float64Array;

  constructor(height: number, width: number) {
    this.height = height;
    this.width = width;
    this.divisions = divisionsOf(everyDigit(height * width), height);
    this.numbers = new Map(this.divisions.map((division, number) => [division.join(), number]));
    this.renamed = this.divisions.map((division) => {
      const names: number[] = [];
      for (const [index, set] of division.entries())
        for (const [place, digit] of digitsIn(set).entries()) names[digit] = index * height + place;
      return this.imagesUnder(names);
    });
    this.bands = new Float64Array(this.divisions.length ** (height - 1)).fill(-1);
    this.classes = this.findClasses();
  }

  /** The number of each division after its digits are renamed. */
  private imagesUnder(names: readonly number[]): Uint16Array {
    const renamedSet = (set: number): number => digitsIn(set).reduce((image, digit) => image | (1 << names[digit]!), 0);
    const inOrder = (division: Division): Division =>
      division.map(renamedSet).sort((a, b) => lowestBit(a) - lowestBit(b));
    return Uint16Array.from(this.divisions, (division) => this.numbers.get(inOrder(division).join())!);
  }

  /** The place of a pattern in tables; the first box has the first division. */
  private placeOf(boxes: readonly number[]): number {
    const names = this.renamed[boxes[0]!]!;
    let place = 0;
    for (let box = 1; box < boxes.length; box++) place = place * this.divisions.length + names[boxes[box]!]!;
    return place;
  }

  private boxesAt(place: number): number[] {
    const boxes: number[] = [];
    for (let box = 1, rest = place; box < this.height; box++, rest = Math.floor(rest / this.divisions.length))
      boxes.unshift(rest % this.divisions.length);
    return [0, ...boxes];
  }

  /** Visits all patterns class by class, and counts the bands of each class once. */
  private findClasses(): BandClass[] {
    const renamings = this.neighbours().map((names) => this.imagesUnder(names));
    const classes: BandClass[] = [];
    for (let place = 0; place < this.bands.length; place++) {
      if (this.bands[place]! >= 0) continue;
      const boxes = this.boxesAt(place);
      const bands = bandsOf(boxes.map((number) => this.divisions[number]!));
      const members = [place];
      this.bands[place] = bands;
      const add = (image: readonly number[]): void => {
        const next = this.placeOf(image);
        if (this.bands[next]! >= 0) return;
        this.bands[next] = bands;
        members.push(next);
      };
      // The list grows while it is walked.
      for (const member of members) {
        const own = this.boxesAt(member);
        for (const images of renamings) add(own.map((number) => images[number]!));
        for (let box = 1; box < own.length; box++) add(swapped(own, box));
      }
      classes.push({ boxes, patterns: members.length, bands });
    }
    return classes;
  }

  /** Renamings that keep the first division; all others that keep it are made of these. */
  private neighbours(): number[][] {
    const { height, width } = this;
    const names = Array.from({ length: height * width }, (_, digit) => digit);
    const withinSets = names.flatMap((digit) => (digit % height > 0 ? [swapped(names, digit)] : []));
    const ofSets = names.slice(1, width).map((set) =>
      names.map((digit) => {
        const own = Math.floor(digit / height);
        if (own === set) return digit - height;
        return own === set - 1 ? digit + height : digit;
      }),
    );
    return [...withinSets, ...ofSets];
  }

  /** How many pairs of bands complete a band of three boxes to a grid. */
  pairsBeside(boxes: readonly number[]): number {
    const [first, second, third] = boxes.map((number) => this.splitsBeside(this.divisions[number]!));
    const { bands, renamed } = this;
    const count = this.divisions.length;
    let sum = 0;
    for (const [a, otherA] of first!)
      for (const [b, otherB] of second!) {
        const [names, otherNames] = [renamed[a]!, renamed[otherA]!];
        const [start, otherStart] = [names[b]! * count, otherNames[otherB]! * count];
        for (const [c, otherC] of third!) sum += bands[start + names[c]!]! * bands[otherStart + otherNames[otherC]!]!;
      }
    return sum;
  }

  /** The ways in which two more boxes can lie below a box: the divisions of both. */
  private splitsBeside(division: Division): (readonly [number, number])[] {
    const all = everyDigit(this.height * this.width);
    const found: (readonly [number, number])[] = [];
    const numberOf = (sets: readonly number[]): number =>
      this.numbers.get([...sets].sort((a, b) => lowestBit(a) - lowestBit(b)).join())!;
    const extend = (sets: readonly number[], left: number): void => {
      if (sets.length === this.width) {
        found.push([numberOf(sets), numberOf(sets.map((set, column) => all & ~set & ~division[column]!))]);
        return;
      }
      for (const set of subsetsOf(left & ~division[sets.length]!, this.height)) extend([...sets, set], left & ~set);
    };
    extend([], all);
    return found;
  }
}

/** How many bands have boxes with such columns. Each digit has a row of its own in each box. */
function bandsOf(boxes: readonly Division[]): number {
  const [height, width] = [boxes.length, boxes[0]!.length];
  const columns = Array.from({ length: height * width }, (_, digit) =>
    boxes.map((division, box) => box * width + division.findIndex((set) => (set >> digit) & 1)),
  );
  /** For each column of the band: the rows whose digits are known. */
  const filled = new Uint8Array(height * width);
  const place = (digit: number, box: number, rows: number): number => {
    if (box === height) return digit === columns.length - 1 ? 1 : place(digit + 1, 0, 0);
    const column = columns[digit]![box]!;
    let ways = 0;
    for (let free = everyDigit(height) & ~rows & ~filled[column]!; free !== 0; free &= free - 1) {
      const row = free & -free;
      filled[column]! |= row;
      ways += place(digit, box + 1, rows | row);
      filled[column]! &= ~row;
    }
    return ways;
  };
  // Rows may change places, so the first digit comes into the rows one after the other.
  for (let box = 0; box < height; box++) filled[columns[0]![box]!]! |= 1 << box;
  return factorial(height) * place(1, 0, 0);
}

/** A list in which the item at a place and the one before it have changed places. */
const swapped = (list: readonly number[], place: number): number[] =>
  list.map((item, at) => (at === place ? list[place - 1]! : at === place - 1 ? list[place]! : item));

/** The digits of a set, counted from 0. */
function digitsIn(set: number): number[] {
  const digits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) digits.push(lowestBit(left));
  return digits;
}

/** The subsets of a set with so many digits. */
function subsetsOf(set: number, count: number): number[] {
  if (count === 0) return [0];
  if (popcount(set) < count) return [];
  const bit = set & -set;
  return [...subsetsOf(set & ~bit, count - 1).map((subset) => subset | bit), ...subsetsOf(set & ~bit, count)];
}

/** All divisions of a set into sets of a size, those with lower digits first. */
function divisionsOf(set: number, size: number): Division[] {
  if (set === 0) return [[]];
  const bit = set & -set;
  return subsetsOf(set & ~bit, size - 1).flatMap((others) =>
    divisionsOf(set & ~bit & ~others, size).map((rest) => [bit | others, ...rest]),
  );
}
