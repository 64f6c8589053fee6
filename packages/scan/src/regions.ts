import { check } from '@pencilmark/core/result';
import { A_LATTICE, A_PICTURE } from './expected.ts';
import { type Grey, greyOf, lightAt } from './picture.ts';
import type { Lattice, Picture, Point } from './types.ts';

/** Where along a piece of a line it is looked at, and how far across, in cells. */
const ALONG = [0.22, 0.36, 0.5, 0.64, 0.78];
const REACH = 0.2;
const STEPS = 8;
/** Thick lines are heavier than thin lines at least by so much. */
const LEAST_STEP = 1.1;
/** So many ways to part thick from thin lines are tried. */
const MOST_PARTINGS = 6;

/**
 * The regions of a puzzle as its thick lines show them: a number from 0 for each cell, in reading
 * order. Nothing unless they are as many regions of as many cells as a row has cells.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
 *     const corners = [[4, 4], [60, 4], [60, 60], [4, 60]];
 *     const lattice = latticeAt(picture, corners, { size: 9 });
 *     regionsOf(picture, lattice)      // undefined
 */
export function regionsOf(picture: Picture, lattice: Lattice): Uint8Array | undefined {
  check('regionsOf', 'picture', picture, A_PICTURE);
  check('regionsOf', 'lattice', lattice, A_LATTICE);
  const { size } = lattice;
  const grey = greyOf(picture);
  const weights = weightsOf(grey, lattice);
  const sorted = weights.filter((weight) => weight > 0).sort();
  const partings = Array.from({ length: Math.max(0, sorted.length - 1) }, (_, at) => ({
    step: sorted[at + 1]! / sorted[at]!,
    least: (sorted[at]! + sorted[at + 1]!) / 2,
  }));
  partings.sort((a, b) => b.step - a.step);
  for (const { step, least } of partings.slice(0, MOST_PARTINGS)) {
    if (step < LEAST_STEP) break;
    const regions = partedBy(weights, least, size);
    if (regions && !hasLine(regions, size)) return regions;
  }
  return undefined;
}

/**
 * How heavy the line on two sides of each cell is: to its right at 2 · cell, below it one further.
 * On the frame it is 0.
 */
function weightsOf(grey: Grey, { size, crossings, isDark }: Lattice): Float64Array {
  const wide = size + 1;
  const weights = new Float64Array(2 * size * size);
  const point = (row: number, column: number): Point => {
    const at = 2 * (row * wide + column);
    return [crossings[at]!, crossings[at + 1]!];
  };
  for (let cell = 0; cell < size * size; cell++) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [last, below, right] = [point(row + 1, column + 1), point(row + 1, column), point(row, column + 1)];
    if (column < size - 1) weights[2 * cell] = weightOf(grey, right, last, isDark);
    if (row < size - 1) weights[2 * cell + 1] = weightOf(grey, below, last, isDark);
  }
  return weights;
}

/** How much darker than its surroundings a piece of a line is, times its width. */
function weightOf(grey: Grey, [ax, ay]: Point, [bx, by]: Point, isDark: boolean): number {
  const [dx, dy] = [bx - ax, by - ay];
  const lights = Array.from({ length: 2 * STEPS + 1 }, (_, at) => {
    const off = ((at - STEPS) / STEPS) * REACH;
    const across = ALONG.map((along) => lightAt(grey, ax + along * dx - off * dy, ay + along * dy + off * dx));
    return across.sort((a, b) => a - b)[ALONG.length >> 1]! * (isDark ? -1 : 1);
  });
  // Paper is what most of the way across shows: a stroke of a digit may come near on one side.
  const paper = lights.toSorted((a, b) => b - a)[STEPS >> 1]!;
  const middle = lights.slice(STEPS >> 1, -(STEPS >> 1));
  return Math.max(
    1,
    middle.reduce((sum, light) => sum + Math.max(0, paper - light), 0),
  );
}

/** The regions between heavy lines, if they are as they should be. */
function partedBy(weights: Float64Array, least: number, size: number): Uint8Array | undefined {
  const regions = new Uint8Array(size * size).fill(255);
  let count = 0;
  for (let first = 0; first < regions.length; first++) {
    if (regions[first] !== 255) continue;
    if (count === size || filled(regions, first, count, weights, least, size) !== size) return undefined;
    count++;
  }
  return regions;
}

/** The first row or column is a region: blur made all lines of one direction heavier. */
const hasLine = (regions: Uint8Array, size: number): boolean =>
  regions[size - 1] === regions[0] || regions[size * (size - 1)] === regions[0];

/** Numbers the cells that a cell hangs together with, and counts them. */
function filled(
  regions: Uint8Array,
  first: number,
  region: number,
  weights: Float64Array,
  least: number,
  size: number,
): number {
  const waiting = [first];
  regions[first] = region;
  for (let at = 0; at < waiting.length; at++) {
    const cell = waiting[at]!;
    const column = cell % size;
    const next = [
      column < size - 1 && weights[2 * cell]! < least ? cell + 1 : -1,
      column > 0 && weights[2 * (cell - 1)]! < least ? cell - 1 : -1,
      cell + size < regions.length && weights[2 * cell + 1]! < least ? cell + size : -1,
      cell >= size && weights[2 * (cell - size) + 1]! < least ? cell - size : -1,
    ];
    for (const other of next) {
      if (other < 0 || regions[other] !== 255) continue;
      regions[other] = region;
      waiting.push(other);
    }
  }
  return waiting.length;
}
