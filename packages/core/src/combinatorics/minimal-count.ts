import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { type CellPermutation, randomSymmetry } from '../geometry/symmetry.ts';
import { makeRandom } from '../random.ts';
import { checkOptions, FUNCTION, fail, type KeysOf } from '../result.ts';
import { isOfPeers } from '../rules/demand.ts';
import { type CellMask, cellsIn } from './cell-masks.ts';
import { TemplateBoard } from './template-board.ts';
import { countTransversals } from './transversals.ts';

/** How many minimal puzzles a board has. */
export interface MinimalCount {
  /** How many of them have so many givens; the index is the number of givens. */
  readonly byGivens: readonly bigint[];
  /** How many grids the board has. */
  readonly grids: bigint;
  /** How many grids were looked at: all others have the same numbers by symmetry. */
  readonly classes: number;
}

/** How to count minimal puzzles. */
export interface MinimalCountOptions {
  /** Is told now and then which share of the work is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const KEYS: KeysOf<MinimalCountOptions> = { onProgress: FUNCTION };

/** On 7×7 there are too many grids. */
const MOST_DIGITS = 6;

/**
 * Whether `countMinimalPuzzles` knows the board: all its rules keep digits apart, each row has each
 * digit, and it has at most six digits.
 *
 *     canCountMinimal(boxed(2, 3))      // true
 */
export function canCountMinimal(geometry: Geometry): boolean {
  checkGeometry('canCountMinimal', geometry);
  return isKnown(geometry);
}

const isKnown = ({ size, cells, demands, hasLines }: Geometry): boolean =>
  size <= MOST_DIGITS && cells.length === size * size && hasLines && demands.every(isOfPeers);

/**
 * How many minimal puzzles a board has, in all its grids, by the number of givens. Each minimal
 * puzzle of a grid is a minimal set of cells with a cell in each unavoidable set, and these are
 * counted one by one, in one grid of each class of grids that symmetries of the board make. Some
 * minutes on 6×6. Throws a RangeError for boards that `canCountMinimal` does not know.
 *
 *     countMinimalPuzzles(boxed(2, 2)).byGivens[4]      // 25728n
 */
export function countMinimalPuzzles(geometry: Geometry, options: MinimalCountOptions = {}): MinimalCount {
  checkGeometry('countMinimalPuzzles', geometry);
  checkOptions('countMinimalPuzzles', options, KEYS);
  if (!isKnown(geometry))
    fail(`minimal puzzles of ${geometry.id}; expected a board of at most six digits that are kept apart`);
  const board = new TemplateBoard(geometry);
  const classes = classesOf(geometry, [...board.grids()]);
  const byGivens: bigint[] = Array(geometry.cellCount + 1).fill(0n);
  let renamings = 1n;
  for (let digit = 2; digit <= geometry.size; digit++) renamings *= BigInt(digit);
  for (const [index, { grid, size }] of classes.entries()) {
    options.onProgress?.(index / classes.length);
    const counts = countTransversals(board.unavoidableSets(grid), geometry.cellCount);
    for (const [givens, count] of counts.entries()) byGivens[givens]! += BigInt(count) * BigInt(size) * renamings;
  }
  const grids = renamings * BigInt(classes.reduce((sum, { size }) => sum + size, 0));
  return { byGivens, grids, classes: classes.length };
}

type Grid = readonly CellMask[];

/** A grid, and how many of the grids become this one by symmetries. */
interface GridClass {
  readonly grid: Grid;
  size: number;
}

/** So many random symmetries of a board make all others; if not, more grids are looked at. */
const SYMMETRIES = 40;

/** The classes of grids whose first rows have the digits in order. */
function classesOf(geometry: Geometry, grids: readonly Grid[]): GridClass[] {
  const random = makeRandom(1);
  const symmetries = Array.from({ length: SYMMETRIES }, () => randomSymmetry(geometry, random));
  const all = grids.map((grid) => digitsOf(grid, geometry.cellCount));
  const places = new Map(all.map((digits, place) => [String.fromCharCode(...digits), place]));
  const isSeen = new Uint8Array(all.length);
  return grids.flatMap((grid, first) => {
    if (isSeen[first]) return [];
    isSeen[first] = 1;
    const open = [first];
    for (const place of open)
      for (const symmetry of symmetries) {
        const image = places.get(moved(all[place]!, symmetry, geometry.size))!;
        if (isSeen[image]) continue;
        isSeen[image] = 1;
        open.push(image);
      }
    return { grid, size: open.length };
  });
}

function digitsOf(grid: Grid, cellCount: number): Uint8Array {
  const digits = new Uint8Array(cellCount);
  for (const [index, template] of grid.entries()) for (const cell of cellsIn(template)) digits[cell] = index + 1;
  return digits;
}

/** The digits after a symmetry, renamed such that the first row has them in order, as a text. */
function moved(digits: Uint8Array, symmetry: CellPermutation, size: number): string {
  const image = new Uint8Array(digits.length);
  for (const [from, to] of symmetry.entries()) image[to] = digits[from]!;
  const names = new Uint8Array(size + 1);
  for (let column = 0; column < size; column++) names[image[column]!] = column + 1;
  return String.fromCharCode(...image.map((digit) => names[digit]!));
}
