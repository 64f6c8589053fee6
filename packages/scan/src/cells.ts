import { check, FLAG } from '@pencilmark/core/result';
import { A_LATTICE, A_PICTURE, A_TURN, FLOATS } from './expected.ts';
import { eachInMiddle, inkIn, inksOf, medianOf } from './middle.ts';
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
/** So much of the middle of a cell may lie farther from its paper than its trace. */
const FEW = 0.02;
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
  return cellsOf(picture, turnedLattice(found, turn), [WIDE, WIDE]);
}

/** The same with squares out of the middles of cells that are longer than wide, or wider. */
export function cutSquares(picture: Picture, lattice: Lattice): Cells {
  const aspect = aspectOf(lattice);
  return cellsOf(picture, lattice, [WIDE * Math.min(1, 1 / aspect), WIDE * Math.min(1, aspect)]);
}

/** How wide the cells of a lattice are, as a part of their height. */
export function aspectOf({ corners }: Pick<Lattice, 'corners'>): number {
  const side = (from: number, to: number): number =>
    Math.hypot(corners[to]![0] - corners[from]![0], corners[to]![1] - corners[from]![1]);
  return (side(0, 1) + side(3, 2)) / (side(0, 3) + side(1, 2));
}

function cellsOf(picture: Picture, lattice: Lattice, wide: Point): Cells {
  const count = lattice.size ** 2;
  const planes = Array.from({ length: count }, (_, cell) => planeOf(lattice, cell, wide));
  const source = sourceOf(greyOf(picture), lattice, planes);
  const pixels = new Float32Array(count * AREA);
  const small = Array.from({ length: count }, (_, cell) => pixels.subarray(cell * AREA, (cell + 1) * AREA));
  small.forEach((light, cell) => {
    cut(source, planes[cell]!, light);
  });
  const { areDark, least } = inksOf(small, lattice.isDark);
  const ink = new Float32Array(count);
  const traces = new Float32Array(count);
  const inkColours = new Uint8Array(3 * count);
  const paperColours = new Uint8Array(3 * count);
  for (const [cell, light] of small.entries()) {
    const isDark = areDark[cell]!;
    ink[cell] = inkIn(light, isDark, least);
    traces[cell] = colour(
      { picture, isDark, least },
      planes[cell]!,
      light,
      inkColours.subarray(3 * cell),
      paperColours.subarray(3 * cell),
    );
    normalise(light, isDark);
    // Lines that differ from the paper in the other direction than ink are no ink.
    if (isDark !== lattice.isDark) for (let at = 0; at < AREA; at++) light[at] = Math.max(0, light[at]!);
  }
  return { count, pixels, ink, traces, inkColours, paperColours };
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
  for (const value of light) squares += (value - paper) ** 2;
  const unit = (isDark ? 1 : -1) / (Math.sqrt(squares / light.length) + NOISE);
  for (let at = 0; at < light.length; at++) light[at] = Math.max(-MOST, Math.min(MOST, (light[at]! - paper) * unit));
}

/** The homography that takes the unit square to what is cut out around a cell. */
function planeOf({ size, crossings }: Pick<Lattice, 'size' | 'crossings'>, cell: number, wide: Point): Homography {
  const first = Math.floor(cell / size) * (size + 1) + (cell % size);
  const corner = (at: number): Point => [crossings[2 * at]!, crossings[2 * at + 1]!];
  const plane = squareTo([corner(first), corner(first + 1), corner(first + size + 2), corner(first + size + 1)]);
  const [left, top] = [(1 - wide[0]) / 2, (1 - wide[1]) / 2];
  const at = (x: number, y: number): Point => moved(plane, x, y);
  return squareTo([at(left, top), at(1 - left, top), at(1 - left, 1 - top), at(left, 1 - top)]);
}

/** A part of a picture, smoothed: what lies at a point, less `left` and `top`, times the scale. */
interface Source {
  readonly grey: Grey;
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

function sourceOf(grey: Grey, lattice: Pick<Lattice, 'size' | 'crossings'>, planes: readonly Homography[]): Source {
  const { size, crossings } = lattice;
  const xs = crossings.filter((_, at) => at % 2 === 0);
  const ys = crossings.filter((_, at) => at % 2 === 1);
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const spare = (Math.max(bounds[2] - bounds[0], bounds[3] - bounds[1]) / size) * WIDE;
  const part = cropped(grey, bounds[0] - spare, bounds[1] - spare, bounds[2] + spare, bounds[3] + spare);
  const shrink = Math.sqrt(areaOf(cornersOf(planes[(size * size) >> 1]!))) / CELL_SIDE;
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

/** What the colours of a cell are taken from. */
interface Tint {
  readonly picture: Picture;
  readonly isDark: boolean;
  /** From this depth on a pixel is ink. */
  readonly least: number;
}

/**
 * Writes the mean colours of the deepest ink of a cell and of its paper, three bytes each. Gives
 * how far anything lies from its paper, in levels of the channel that shows it best.
 */
function colour(
  { picture, isDark, least }: Tint,
  plane: Homography,
  light: Float32Array,
  ink: Uint8Array,
  paper: Uint8Array,
): number {
  let deepest = 0;
  eachInMiddle(light, isDark, (depth) => {
    if (depth > deepest) deepest = depth;
  });
  const inkSums = new Float64Array(4);
  const paperSums = new Float64Array(4);
  const channels: number[][] = [[], [], []];
  eachInMiddle(light, isDark, (depth, row, column) => {
    const [x, y] = moved(plane, (column + 0.5) / CELL_SIDE, (row + 0.5) / CELL_SIDE);
    const place = placeOf(picture, x, y);
    for (let channel = 0; channel < 3; channel++) channels[channel]!.push(levelAt(picture, place, channel));
    if (depth < least / 2) add(picture, place, paperSums);
    else if (depth >= least && depth > 0.7 * deepest) add(picture, place, inkSums);
  });
  for (let channel = 0; channel < 3; channel++) {
    paper[channel] = paperSums[channel]! / Math.max(1, paperSums[3]!);
    ink[channel] = inkSums[3] === 0 ? paper[channel]! : inkSums[channel]! / inkSums[3]!;
  }
  return traceOf(channels);
}

/** How far from the median few of the levels lie, in the channel where that is farthest. */
function traceOf(channels: readonly number[][]): number {
  return Math.max(
    ...channels.map((levels) => {
      const sorted = levels.sort((a, b) => a - b);
      const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
      return Math.max(at(1 - FEW) - at(0.5), at(0.5) - at(FEW));
    }),
  );
}

/** The index of the pixel at a point. */
function placeOf({ width, height }: Picture, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
  return row * width + column;
}

/** The level of a channel of a pixel; grey has the same in all three. */
const levelAt = ({ width, height, data }: Picture, place: number, channel: number): number =>
  data.length === width * height ? data[place]! : data[4 * place + channel]!;

/** Adds the colour of a pixel, and one to the count after it. */
function add(picture: Picture, place: number, sums: Float64Array): void {
  for (let channel = 0; channel < 3; channel++) sums[channel]! += levelAt(picture, place, channel);
  sums[3]!++;
}
