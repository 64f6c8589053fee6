import { check, FLAG } from '@pencilmark/core/result';
import { A_LATTICE, A_PICTURE, A_TURN, FLOATS } from './expected.ts';
import { cropped, type Grey, greyOf, lightAt, shrunk, softened } from './picture.ts';
import { areaOf, cornersOf, type Homography, moved, squareTo } from './points.ts';
import { turnedLattice } from './turned.ts';
import { CELL_SIDE, type Cells, type Lattice, type Picture, type Point } from './types.ts';

/** How much of the picture is cut out around the middle of a cell, in cells. */
const WIDE = 1.2;
/** The picture is smoothed first, by so much of the distance of two samples. */
const BLUR = 0.4;
/** Added to the deviation of a cell, in levels of grey: noise of clean paper is no ink. */
const NOISE = 4;
/** Bounds of a normalised pixel. */
const MOST = 4;
/** The middle of a cell, without its lines: from this pixel of its picture up to the other. */
const FIRST = 8;
const END = 24;
/** A pixel is ink when it differs from the paper by this part of the usual ink of the puzzle. */
const INK = 0.3;
/** The usual ink is that of the cell which so many of the cells do not reach. */
const USUAL = 0.9;

const AREA = CELL_SIDE * CELL_SIDE;

/**
 * The cells of a lattice as small pictures, in the order in which the puzzle is read after `turn`
 * quarter turns clockwise. Ink is positive whether it is darker or lighter than the paper.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
 *     const corners = [[4, 4], [60, 4], [60, 60], [4, 60]];
 *     const lattice = latticeAt(picture, corners, { size: 9 });
 *     cutCells(picture, lattice).count      // 81
 */
export function cutCells(picture: Picture, found: Lattice, turn = 0): Cells {
  check('cutCells', 'picture', picture, A_PICTURE);
  check('cutCells', 'found', found, A_LATTICE);
  check('cutCells', 'turn', turn, A_TURN);
  const lattice = turnedLattice(found, turn);
  const count = lattice.size ** 2;
  const planes = Array.from({ length: count }, (_, cell) => planeOf(lattice, cell));
  const source = sourceOf(greyOf(picture), lattice);
  const pixels = new Float32Array(count * AREA);
  const depths = new Float32Array(count);
  for (let cell = 0; cell < count; cell++) {
    const small = pixels.subarray(cell * AREA, (cell + 1) * AREA);
    cut(source, planes[cell]!, small);
    depths[cell] = depthOf(small, lattice.isDark);
  }
  const least = INK * depths.slice().sort()[Math.floor(USUAL * (count - 1))]!;
  const ink = new Float32Array(count);
  const inkColours = new Uint8Array(3 * count);
  const paperColours = new Uint8Array(3 * count);
  for (let cell = 0; cell < count; cell++) {
    const small = pixels.subarray(cell * AREA, (cell + 1) * AREA);
    ink[cell] = inkIn(small, lattice.isDark, least);
    colour(
      { picture, isDark: lattice.isDark, least },
      planes[cell]!,
      small,
      inkColours.subarray(3 * cell),
      paperColours.subarray(3 * cell),
    );
    normalise(small, lattice.isDark);
  }
  return { count, pixels, ink, inkColours, paperColours };
}

/**
 * Makes the light of a small picture of a cell what the network reads, in place: how far each pixel
 * lies from the median towards ink, in deviations, -4…4.
 *
 *     const light = new Float32Array(1024);
 *     light[0] = -255;
 *     normalise(light, false);
 *     light[0]      // 4
 */
export function normalise(light: Float32Array, isDark: boolean): void {
  check('normalise', 'light', light, FLOATS);
  check('normalise', 'isDark', isDark, FLAG);
  const paper = medianOf(light);
  let squares = 0;
  for (const one of light) squares += (one - paper) ** 2;
  const unit = (isDark ? 1 : -1) / (Math.sqrt(squares / light.length) + NOISE);
  for (let at = 0; at < light.length; at++) light[at] = Math.max(-MOST, Math.min(MOST, (light[at]! - paper) * unit));
}

/** The homography that takes the unit square to what is cut out around a cell. */
function planeOf({ size, crossings }: Pick<Lattice, 'size' | 'crossings'>, cell: number): Homography {
  const first = Math.floor(cell / size) * (size + 1) + (cell % size);
  const corner = (at: number): Point => [crossings[2 * at]!, crossings[2 * at + 1]!];
  const plane = squareTo([corner(first), corner(first + 1), corner(first + size + 2), corner(first + size + 1)]);
  const [near, far] = [(1 - WIDE) / 2, (1 + WIDE) / 2];
  return squareTo([moved(plane, near, near), moved(plane, far, near), moved(plane, far, far), moved(plane, near, far)]);
}

/** A part of a picture, smoothed: what lies at a point, less `left` and `top`, times the scale. */
interface Source {
  readonly grey: Grey;
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

function sourceOf(grey: Grey, lattice: Pick<Lattice, 'size' | 'crossings'>): Source {
  const { size, crossings } = lattice;
  const xs = crossings.filter((_, at) => at % 2 === 0);
  const ys = crossings.filter((_, at) => at % 2 === 1);
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const spare = (Math.max(bounds[2] - bounds[0], bounds[3] - bounds[1]) / size) * WIDE;
  const part = cropped(grey, bounds[0] - spare, bounds[1] - spare, bounds[2] + spare, bounds[3] + spare);
  const shrink = Math.sqrt(areaOf(cornersOf(planeOf(lattice, (size * size) >> 1)))) / CELL_SIDE;
  const factor = Math.max(1, Math.floor(shrink));
  const width = Math.ceil(part.grey.width / factor);
  const height = Math.ceil(part.grey.height / factor);
  const small = factor === 1 ? part.grey : shrunk(part.grey, width, height);
  return {
    grey: softened(small, (BLUR * shrink) / factor),
    left: part.left,
    top: part.top,
    scaleX: width / part.grey.width,
    scaleY: height / part.grey.height,
  };
}

/** The light of the small picture of a cell. */
function cut({ grey, left, top, scaleX, scaleY }: Source, plane: Homography, light: Float32Array): void {
  for (let row = 0; row < CELL_SIDE; row++)
    for (let column = 0; column < CELL_SIDE; column++) {
      const [x, y] = moved(plane, (column + 0.5) / CELL_SIDE, (row + 0.5) / CELL_SIDE);
      light[row * CELL_SIDE + column] = lightAt(grey, (x - left) * scaleX, (y - top) * scaleY);
    }
}

const counts = new Int32Array(256);

/** The median of levels of grey, rounded down. */
function medianOf(light: Float32Array): number {
  counts.fill(0);
  for (const one of light) counts[one | 0]!++;
  let level = 0;
  for (let left = light.length >> 1; left >= counts[level]!; level++) left -= counts[level]!;
  return level;
}

/** Calls for each pixel of the middle of a small picture, with how far it lies from the paper. */
function eachInMiddle(
  light: Float32Array,
  isDark: boolean,
  visit: (depth: number, row: number, column: number) => void,
): void {
  const paper = medianOf(light);
  for (let row = FIRST; row < END; row++)
    for (let column = FIRST; column < END; column++) {
      const depth = paper - light[row * CELL_SIDE + column]!;
      visit(isDark ? -depth : depth, row, column);
    }
}

/** How far the ink in the middle of a cell lies from its paper, in levels of grey. */
function depthOf(light: Float32Array, isDark: boolean): number {
  const depths = new Float32Array((END - FIRST) ** 2);
  let count = 0;
  eachInMiddle(light, isDark, (depth) => {
    depths[count++] = depth;
  });
  return depths.sort()[Math.floor(0.96 * count)]!;
}

/** The part of the middle of a cell that is ink. */
function inkIn(light: Float32Array, isDark: boolean, least: number): number {
  let ink = 0;
  eachInMiddle(light, isDark, (depth) => {
    if (depth >= least) ink++;
  });
  return ink / (END - FIRST) ** 2;
}

/** What the colours of a cell are taken from. */
interface Tint {
  readonly picture: Picture;
  readonly isDark: boolean;
  /** From this depth on a pixel is ink. */
  readonly least: number;
}

/** Writes the mean colours of the deepest ink of a cell and of its paper, three bytes each. */
function colour(
  { picture, isDark, least }: Tint,
  plane: Homography,
  light: Float32Array,
  ink: Uint8Array,
  paper: Uint8Array,
): void {
  let deepest = 0;
  eachInMiddle(light, isDark, (depth) => {
    if (depth > deepest) deepest = depth;
  });
  const inkSums = new Float64Array(4);
  const paperSums = new Float64Array(4);
  eachInMiddle(light, isDark, (depth, row, column) => {
    const [x, y] = moved(plane, (column + 0.5) / CELL_SIDE, (row + 0.5) / CELL_SIDE);
    if (depth < least / 2) add(picture, x, y, paperSums);
    else if (depth >= least && depth > 0.7 * deepest) add(picture, x, y, inkSums);
  });
  for (let channel = 0; channel < 3; channel++) {
    paper[channel] = paperSums[channel]! / Math.max(1, paperSums[3]!);
    ink[channel] = inkSums[3] === 0 ? paper[channel]! : inkSums[channel]! / inkSums[3]!;
  }
}

/** Adds the colour of the pixel at a point, and one to the count after it. */
function add({ width, height, data }: Picture, x: number, y: number, sums: Float64Array): void {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const bytes = data.length / (width * height);
  const at = (row * width + column) * bytes;
  for (let channel = 0; channel < 3; channel++) sums[channel]! += data[bytes === 1 ? at : at + channel]!;
  sums[3]!++;
}
