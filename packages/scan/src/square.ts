import type { Grey } from './picture.ts';
import type { Homography } from './points.ts';

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

/** What a homography, unit square to picture, sees of the picture. */
export function squareOf(picture: Grey, homography: Homography, { side, margin, isDark }: SquareOptions): Square {
  const length = side / (1 + 2 * margin);
  const start = margin * length;
  const light = new Float32Array(side * side);
  sampled(picture, homography, { side, start, length }, light);
  return { side, start, length, darkness: normalised(light, side, Math.round(side / 16), isDark) };
}

/** Reads the picture at the middles of the pixels of a square. */
function sampled(
  { width, height, data }: Grey,
  h: Homography,
  { side, start, length }: Pick<Square, 'side' | 'start' | 'length'>,
  light: Float32Array,
): void {
  const step = 1 / length;
  const [mostX, mostY] = [width - 1.001, height - 1.001];
  for (let row = 0; row < side; row++) {
    const v = (row + 0.5 - start) * step;
    const u = (0.5 - start) * step;
    let x = h[0]! * u + h[1]! * v + h[2]!;
    let y = h[3]! * u + h[4]! * v + h[5]!;
    let w = h[6]! * u + h[7]! * v + h[8]!;
    const [dx, dy, dw] = [h[0]! * step, h[3]! * step, h[6]! * step];
    for (let column = 0; column < side; column++) {
      let px = x / w - 0.5;
      let py = y / w - 0.5;
      if (!(px > 0)) px = 0;
      else if (px > mostX) px = mostX;
      if (!(py > 0)) py = 0;
      else if (py > mostY) py = mostY;
      const [ix, iy] = [px | 0, py | 0];
      const at = iy * width + ix;
      const upper = data[at]! + (px - ix) * (data[at + 1]! - data[at]!);
      const lower = data[at + width]! + (px - ix) * (data[at + width + 1]! - data[at + width]!);
      light[row * side + column] = upper + (py - iy) * (lower - upper);
      x += dx;
      y += dy;
      w += dw;
    }
  }
}

/** (Mean around a pixel - pixel) / deviation around it, over squares of 2 · half + 1. */
function normalised(light: Float32Array, side: number, half: number, isDark: boolean): Float32Array {
  const means = new Float32Array(light.length);
  const squares = new Float32Array(light.length);
  for (let at = 0; at < light.length; at++) squares[at] = light[at]! * light[at]!;
  const lane = new Float64Array(side + 1);
  blurred(light, means, side, half, lane);
  blurred(squares, squares, side, half, lane);
  const sign = isDark ? -1 : 1;
  for (let at = 0; at < light.length; at++) {
    const mean = means[at]!;
    const deviation = Math.sqrt(Math.max(0, squares[at]! - mean * mean)) + NOISE;
    const dark = (sign * (mean - light[at]!)) / deviation;
    means[at] = dark < LEAST ? LEAST : Math.min(dark, MOST);
  }
  return means;
}

/** The mean of the square around each pixel; `lane` holds side + 1 numbers. `to` may be `from`. */
function blurred(from: Float32Array, to: Float32Array, side: number, half: number, lane: Float64Array): void {
  for (let row = 0; row < side; row++) averaged(from, to, row * side, 1, side, half, lane);
  for (let column = 0; column < side; column++) averaged(to, to, column, side, side, half, lane);
}

function averaged(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  side: number,
  half: number,
  lane: Float64Array,
): void {
  for (let at = 0; at < side; at++) lane[at + 1] = lane[at]! + from[start + at * step]!;
  for (let at = 0; at < side; at++) {
    const first = at < half ? 0 : at - half;
    const end = Math.min(at + half + 1, side);
    to[start + at * step] = (lane[end]! - lane[first]!) / (end - first);
  }
}
