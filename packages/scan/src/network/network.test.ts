import { createHash } from 'node:crypto';
import { makeRandom } from '@pencilmark/core/random';
import { expect, test } from 'vitest';
import { CELL_SIDE } from '../types.ts';
import { CLASSES, LAYERS, placed } from './layers.ts';
import { bytesOf, loadNetwork, plainNetwork, readCells } from './network.ts';
import { packedSize, unpacked } from './packing.ts';
import { CHECKSUM, WEIGHTS } from './weights.ts';

const noise = (count: number): Float32Array => {
  const random = makeRandom(9);
  return Float32Array.from({ length: count * CELL_SIDE ** 2 }, () => random.next() / 2 ** 31 - 1);
};

test('both networks read the same bits', async () => {
  const pixels = noise(6);
  const outputs = (await loadNetwork()).outputs(pixels, 6);
  expect(outputs).toEqual(plainNetwork().outputs(pixels, 6));
});

test('what is read in a cell does not depend on its neighbours', async () => {
  const network = await loadNetwork();
  const pixels = noise(18);
  const alone = readCells(network, { pixels: pixels.slice(17 * CELL_SIDE ** 2), count: 1 });
  expect(readCells(network, { pixels, count: 18 }).slice(17 * CLASSES)).toEqual(alone);
});

test('the probabilities of a cell add up to 1', async () => {
  const logs = readCells(await loadNetwork(), { pixels: noise(3), count: 3 });
  for (let cell = 0; cell < 3; cell++) {
    const own = logs.subarray(cell * CLASSES, (cell + 1) * CLASSES);
    expect(own.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5);
  }
});

test('the weights are those of the checksum', () => {
  const bytes = bytesOf(WEIGHTS);
  expect(bytes.length).toBe(packedSize(placed(LAYERS, CELL_SIDE)));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(CHECKSUM);
  expect(unpacked(placed(LAYERS, CELL_SIDE), bytes).every(Number.isFinite)).toBe(true);
});
