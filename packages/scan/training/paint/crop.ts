import { CELL_SIDE } from '../../src/types.ts';
import type { Dice } from '../dice.ts';
import type { Canvas } from './canvas.ts';
import { blur } from './optics.ts';

/** The reader cuts a cell out this many cells wide. */
const WIDE = 1.2;
/** It smooths the picture first, by so much of the distance of two samples. */
const BLUR = 0.4;

/** The light of a cell as the reader cuts it out of a picture, with its usual inaccuracy. */
export function cropOf(canvas: Canvas, dice: Dice): Float32Array {
  const { side, cell } = canvas;
  const step = (WIDE * cell) / CELL_SIDE;
  blur(canvas, Math.min(0.8, BLUR * step));
  const [right, down] = [0.022 * dice.bell() * cell, 0.022 * dice.bell() * cell];
  const [wide, tall] = [step * (1 + 0.025 * dice.bell()), step * (1 + 0.025 * dice.bell())];
  const [lean, tilt] = [0.02 * dice.bell(), 0.02 * dice.bell()];
  const [far, deep] = [0.0008 * dice.bell(), 0.0008 * dice.bell()];
  const light = new Float32Array(CELL_SIDE * CELL_SIDE);
  for (let row = 0; row < CELL_SIDE; row++)
    for (let column = 0; column < CELL_SIDE; column++) {
      const u = column + 0.5 - CELL_SIDE / 2;
      const v = row + 0.5 - CELL_SIDE / 2;
      const near = 1 + far * u + deep * v;
      const x = (wide * u + lean * step * v) / near + right + side / 2 - 0.5;
      const y = (tall * v + tilt * step * u) / near + down + side / 2 - 0.5;
      light[row * CELL_SIDE + column] = lightAt(canvas, x, y);
    }
  return light;
}

function lightAt({ side, light }: Canvas, x: number, y: number): number {
  const u = Math.min(Math.max(x, 0), side - 1.001);
  const v = Math.min(Math.max(y, 0), side - 1.001);
  const [column, row] = [u | 0, v | 0];
  const right = u - column;
  const at = row * side + column;
  const upper = light[at]! + right * (light[at + 1]! - light[at]!);
  const lower = light[at + side]! + right * (light[at + side + 1]! - light[at + side]!);
  return upper + (v - row) * (lower - upper);
}
