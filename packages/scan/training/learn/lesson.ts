import { forward } from '../../src/network/forward.ts';
import type { Kernels } from '../../src/network/kernels.ts';
import { CELL_SIDE } from '../../src/types.ts';
import type { Dice } from '../dice.ts';
import { AREA, type Pool, STEPS } from '../pool.ts';
import { backward, type School } from './backward.ts';
import { lossOf } from './loss.ts';

/** Pixels by which a picture is moved while it is learnt. */
const SHIFT = 1;

/** Learns some cells of a pool: adds to `slopes`, and gives the sum of their losses. */
export function lesson(kernels: Kernels, school: School, pool: Pool, cells: Int32Array, dice: Dice): number {
  const outputs = school.layers.at(-1)!.outChannels;
  let sum = 0;
  for (let start = 0; start < cells.length; start += school.most) {
    const group = cells.subarray(start, start + school.most);
    const inputs = kernels.floats(school.values[0]!, group.length * AREA);
    group.forEach((cell, at) => {
      place(pool.pixels.subarray(cell * AREA, (cell + 1) * AREA), inputs.subarray(at * AREA, (at + 1) * AREA), dice);
    });
    forward(kernels, school, group.length);
    const values = kernels.floats(school.values.at(-1)!, group.length * outputs);
    const slopes = kernels.floats(school.gradients.at(-1)!, group.length * outputs);
    group.forEach((cell, at) => {
      const [from, to] = [at * outputs, (at + 1) * outputs];
      sum += lossOf(values.subarray(from, to), pool.labels[cell]!, slopes.subarray(from, to));
    });
    backward(kernels, school, group.length);
  }
  return sum;
}

/** Writes the pixels of a cell moved a little, paler or deeper. */
function place(pixels: Int8Array, to: Float32Array, dice: Dice): void {
  const [right, down] = [dice.below(2 * SHIFT + 1) - SHIFT, dice.below(2 * SHIFT + 1) - SHIFT];
  const scale = dice.between(0.85, 1.15) / STEPS;
  for (let row = 0; row < CELL_SIDE; row++)
    for (let column = 0; column < CELL_SIDE; column++) {
      const y = Math.max(0, Math.min(CELL_SIDE - 1, row + down));
      const x = Math.max(0, Math.min(CELL_SIDE - 1, column + right));
      to[row * CELL_SIDE + column] = scale * pixels[y * CELL_SIDE + x]!;
    }
}
