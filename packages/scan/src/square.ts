import { coarser, type Grey } from './picture.ts';
import { type Homography, moved } from './points.ts';
import type { Point } from './types.ts';

/** A part of a picture as a square: how dark its pixels are against what lies around them. */
export interface Square {
  /** Pixels of a side. */
  readonly side: number;
  /** Where in it the unit square of the homography begins, in pixels, and how long its side is. */
  readonly start: number;
  readonly length: number;
  /** Of each pixel, in deviations: 0 is the mean around it, ink is above. */
  readonly darkness: Float32Array;
}

export interface SquareOptions {
  readonly side: number;
  /** How much lies around the unit square on each side, as a part of its length. */
  readonly margin: number;
  /** Ink is lighter than paper. */
  readonly isDark: boolean;
}

/** Darkness is bounded, so that black digits do not drown pale lines. */
const LEAST = -1;
const MOST = 1.5;
/** Added to every deviation, in levels of grey: noise of clean paper is no ink. */
const NOISE = 3;
/** Half the side of what lies around a pixel, as a part of the side of the square. */
const AROUND = 1 / 16;

/** What a homography, unit square to picture, sees of the picture. */
export function squareOf(picture: Grey, homography: Homography, { side, margin, isDark }: SquareOptions): Square {
  const length = side / (1 + 2 * margin);
  const start = margin * length;
  const light = sampled(picture, homography, { side, start, length });
  return { side, start, length, darkness: normalised(light, side, isDark) };
}

/** The light at the middles of the pixels of a square. */
function sampled(picture: Grey, homography: Homography, options: Omit<Square, 'darkness'>): Float32Array {
  const { side, start, length } = options;
  // Between two samples a line of one pixel would be lost, by where the puzzle happens to lie.
  const [across, down] = stepsOf(homography, length);
  const source = coarser(picture, Math.round(across), Math.round(down));
  const { width, height, data } = source;
  const h = homography.map((value, at) => (at < 3 ? (value * width) / picture.width : value));
  for (let at = 3; at < 6; at++) h[at]! *= height / picture.height;
  const light = new Float32Array(side * side);
  const step = 1 / length;
  const mostX = width - 1.001;
  const mostY = height - 1.001;
  const dx = h[0]! * step;
  const dy = h[3]! * step;
  const dw = h[6]! * step;
  for (let row = 0; row < side; row++) {
    const v = (row + 0.5 - start) * step;
    const u = (0.5 - start) * step;
    let x = h[0]! * u + h[1]! * v + h[2]!;
    let y = h[3]! * u + h[4]! * v + h[5]!;
    let w = h[6]! * u + h[7]! * v + h[8]!;
    for (let at = row * side; at < (row + 1) * side; at++) {
      const near = 1 / w;
      const px = Math.min(mostX, Math.max(0, x * near - 0.5));
      const py = Math.min(mostY, Math.max(0, y * near - 0.5));
      const column = px | 0;
      const line = py | 0;
      const from = line * width + column;
      const right = px - column;
      const upper = data[from]! + right * (data[from + 1]! - data[from]!);
      const lower = data[from + width]! + right * (data[from + width + 1]! - data[from + width]!);
      light[at] = upper + (py - line) * (lower - upper);
      x += dx;
      y += dy;
      w += dw;
    }
  }
  return light;
}

/** How far apart the samples of a square lie in its middle, in pixels across and down. */
function stepsOf(h: Homography, length: number): Point {
  const [x, y] = moved(h, 0.5, 0.5);
  const [rightX, rightY] = moved(h, 0.5 + 1 / length, 0.5);
  const [belowX, belowY] = moved(h, 0.5, 0.5 + 1 / length);
  return [Math.max(Math.abs(rightX - x), Math.abs(belowX - x)), Math.max(Math.abs(rightY - y), Math.abs(belowY - y))];
}

/**
 * (Mean around a pixel - pixel) / deviation around it. "Around" is a square. The sums of its
 * columns go down with it, so that a pixel costs the same whatever the side of the square.
 */
function normalised(light: Float32Array, side: number, isDark: boolean): Float32Array {
  const half = Math.round(side * AROUND);
  const result = new Float32Array(light.length);
  const sums = new Float32Array(side);
  const squares = new Float32Array(side);
  const sign = isDark ? -1 : 1;
  for (let row = -half; row < side; row++) {
    if (row + half < side) addRow(light, (row + half) * side, 1, sums, squares);
    if (row > half) addRow(light, (row - half - 1) * side, -1, sums, squares);
    if (row < 0) continue;
    const tall = Math.min(side, row + half + 1) - Math.max(0, row - half);
    let sum = 0;
    let square = 0;
    for (let column = -half; column < side; column++) {
      if (column + half < side) {
        sum += sums[column + half]!;
        square += squares[column + half]!;
      }
      if (column > half) {
        sum -= sums[column - half - 1]!;
        square -= squares[column - half - 1]!;
      }
      if (column < 0) continue;
      const area = tall * (Math.min(side, column + half + 1) - Math.max(0, column - half));
      const mean = sum / area;
      const deviation = Math.sqrt(Math.max(0, square / area - mean * mean)) + NOISE;
      const at = row * side + column;
      result[at] = Math.min(MOST, Math.max(LEAST, (sign * (mean - light[at]!)) / deviation));
    }
  }
  return result;
}

function addRow(light: Float32Array, from: number, sign: number, sums: Float32Array, squares: Float32Array): void {
  for (let column = 0; column < sums.length; column++) {
    const value = light[from + column]!;
    sums[column]! += sign * value;
    squares[column]! += sign * value * value;
  }
}
