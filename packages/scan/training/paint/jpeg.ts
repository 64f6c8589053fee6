import { cosine } from '../dice.ts';
import type { Canvas } from './canvas.ts';

const SIDE = 8;

/** Steps of luminance at quality 50 (annex K of the JPEG standard). */
const STEPS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

/** The waves of the cosine transform: row u, place x. */
const WAVES = Float64Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [u, x] = [Math.floor(at / SIDE), at % SIDE];
  return (u === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE)) * cosine(((2 * x + 1) * u) / (4 * SIDE));
});

/** What storing as JPEG of a quality, 1…100, does to a picture whose blocks begin at an offset. */
export function compress({ side, light }: Canvas, quality: number, offset: number): void {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = STEPS.map((step) => Math.max(1, Math.min(255, step * scale)));
  const block = new Float64Array(SIDE * SIDE);
  const other = new Float64Array(SIDE * SIDE);
  const within = (place: number): number => Math.max(0, Math.min(side - 1, place));
  for (let top = -offset; top < side; top += SIDE)
    for (let left = -offset; left < side; left += SIDE) {
      for (let at = 0; at < block.length; at++)
        block[at] = light[within(top + (at >> 3)) * side + within(left + (at & 7))]! - 128;
      transform(block, other, true);
      for (let at = 0; at < block.length; at++) block[at] = Math.round(block[at]! / steps[at]!) * steps[at]!;
      transform(block, other, false);
      for (let at = 0; at < block.length; at++) {
        const [row, column] = [top + (at >> 3), left + (at & 7)];
        if (row < 0 || column < 0 || row >= side || column >= side) continue;
        light[row * side + column] = block[at]! + 128;
      }
    }
}

/** The cosine transform of a block in place, there or back: first its rows, then its columns. */
function transform(block: Float64Array, other: Float64Array, isThere: boolean): void {
  pass(block, other, isThere);
  pass(other, block, isThere);
}

/** Transforms rows and writes them as columns. */
function pass(from: Float64Array, to: Float64Array, isThere: boolean): void {
  for (let row = 0; row < SIDE; row++)
    for (let u = 0; u < SIDE; u++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += from[row * SIDE + x]! * WAVES[isThere ? u * SIDE + x : x * SIDE + u]!;
      to[u * SIDE + row] = sum;
    }
}
