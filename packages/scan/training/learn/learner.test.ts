// @module-tag whole

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadKernels } from '../../src/network/kernels.ts';
import { type Layer, placed, weightsOf } from '../../src/network/layers.ts';
import { CELL_SIDE } from '../../src/types.ts';
import { fieldOf } from '../paint/shapes.ts';
import { SYMBOLS, shared } from '../paint/symbols.ts';
import { poolFor } from '../pool.ts';
import { type Course, workFor } from './course.ts';
import { learn } from './learner.ts';
import { packed } from './packed.ts';

const LAYERS: readonly Layer[] = [
  { kind: 'convolution', kernel: 5, stride: 2, channels: 8 },
  { kind: 'pool' },
  { kind: 'convolution', kernel: 3, stride: 1, channels: 16 },
  { kind: 'pool' },
  { kind: 'dense', channels: 28 },
];

/** A font without any file: each symbol is a box of its own width. Handwriting needs no font. */
const FONT = {
  isHand: false,
  fields: Array.from(SYMBOLS, (_, symbol) => {
    const half = 0.05 + 0.02 * symbol;
    return fieldOf([[-half, -0.5, half, -0.5, half, 0.5, -half, 0.5, -half, -0.5]]);
  }),
};

/** Trains from nothing: the checksum of the weights, and the loss of each epoch. */
async function trained(seed: number): Promise<{ readonly checksum: string; readonly losses: readonly number[] }> {
  const course: Course = { seed, layers: LAYERS, epochs: 8, rate: 8e-3, warm: 0.25, decay: 1e-2, painted: 256 };
  const layers = placed(LAYERS, CELL_SIDE);
  const count = layers.reduce((sum, layer) => sum + weightsOf(layer), 0);
  const work = workFor(course, poolFor(course.painted), shared([FONT]), count, 1);
  const losses: number[] = [];
  learn(work, 0, (await loadKernels())!, (_, loss) => losses.push(loss));
  return { checksum: createHash('sha256').update(packed(layers, work.weights)).digest('hex'), losses };
}

test('trained twice from nothing: the same bits', async () => {
  const first = await trained(3);
  expect(first.losses).toHaveLength(8);
  expect(first.losses[7]).toBeLessThan(0.9 * first.losses[0]!);
  expect(await trained(3)).toEqual(first);
  expect((await trained(4)).checksum).not.toBe(first.checksum);
});
