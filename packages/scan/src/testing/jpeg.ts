import type { Canvas } from './canvas.ts';

/** How coarse each wave of a square of 8 × 8 is stored: ITU-T T.81, table K.1. */
const COARSE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

const WAVES = Array.from({ length: 64 }, (_, at) => {
  const [wave, place] = [Math.floor(at / 8), at % 8];
  return Math.cos(((2 * place + 1) * wave * Math.PI) / 16) * (wave === 0 ? Math.sqrt(1 / 8) : 0.5);
});

/** What JPEG of a quality leaves of the brightness of a picture, in place. */
export function quantised(canvas: Canvas, quality: number): void {
  const scale = (quality < 50 ? 5000 / quality : 200 - 2 * quality) / 100;
  const steps = COARSE.map((step) => Math.max(1, step * scale));
  for (let top = 0; top + 8 <= canvas.height; top += 8)
    for (let left = 0; left + 8 <= canvas.width; left += 8) quantiseSquare(canvas, left, top, steps);
}

function quantiseSquare({ width, data }: Canvas, left: number, top: number, steps: readonly number[]): void {
  const light = new Float64Array(64);
  const offset = (at: number): number => 4 * ((top + (at >> 3)) * width + left + (at & 7));
  for (let at = 0; at < 64; at++) {
    const from = offset(at);
    light[at] = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]! - 128;
  }
  const waves = transformed(light, (wave, place) => WAVES[wave * 8 + place]!);
  for (let at = 0; at < 64; at++) waves[at] = Math.round(waves[at]! / steps[at]!) * steps[at]!;
  const back = transformed(waves, (place, wave) => WAVES[wave * 8 + place]!);
  for (let at = 0; at < 64; at++)
    for (let channel = 0; channel < 3; channel++) data[offset(at) + channel]! += back[at]! - light[at]!;
}

/** Rows, then columns, times a matrix. */
function transformed(values: Float64Array, factor: (to: number, from: number) => number): Float64Array {
  const rows = new Float64Array(64);
  const result = new Float64Array(64);
  for (let row = 0; row < 8; row++)
    for (let to = 0; to < 8; to++)
      for (let from = 0; from < 8; from++) rows[row * 8 + to]! += factor(to, from) * values[row * 8 + from]!;
  for (let column = 0; column < 8; column++)
    for (let to = 0; to < 8; to++)
      for (let from = 0; from < 8; from++) result[to * 8 + column]! += factor(to, from) * rows[from * 8 + column]!;
  return result;
}
