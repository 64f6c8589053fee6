import { makeRandom } from '@pencilmark/core/random';
import { expect, test } from 'vitest';
import { forward } from '../../src/network/forward.ts';
import { loadKernels } from '../../src/network/kernels.ts';
import { CLASSES, type Layer, placed } from '../../src/network/layers.ts';
import { EITHER } from '../pool.ts';
import { backward, type School, schoolFor } from './backward.ts';
import { lossOf } from './loss.ts';

const SMALL: readonly Layer[] = [
  { kind: 'convolution', kernel: 5, stride: 2, channels: 4 },
  { kind: 'convolution', kernel: 3, stride: 1, channels: 8 },
  { kind: 'pool' },
  { kind: 'convolution', kernel: 3, stride: 1, channels: 4 },
  { kind: 'dense', channels: 12 },
  { kind: 'dense', channels: 28 },
];

const SIDE = 8;
const LABELS = [3, EITHER + 7];

test('the gradient of every weight is the slope of the loss', async () => {
  const kernels = (await loadKernels())!;
  const school = schoolFor(kernels, placed(SMALL, SIDE), LABELS.length);
  const random = makeRandom(5);
  const scatter = (values: Float32Array, size: number): void => {
    for (let at = 0; at < values.length; at++) values[at] = size * (random.next() / 2 ** 31 - 1);
  };
  const weights = kernels.floats(school.weights, school.weightCount);
  scatter(weights, 0.4);
  scatter(kernels.floats(school.values[0]!, LABELS.length * SIDE * SIDE), 1);
  const loss = (): number => lossNow(kernels, school);
  loss();
  backward(kernels, school, LABELS.length);
  const slopes = kernels.floats(school.slopes, school.weightCount).slice();
  // A step that crosses a bend of the network measures something else; few do.
  const wrong = weights.reduce((count, weight, at) => {
    const step = 2 ** -9;
    weights[at] = weight + step;
    const above = loss();
    weights[at] = weight - step;
    const slope = (above - loss()) / (2 * step);
    weights[at] = weight;
    return count + (Math.abs(slope - slopes[at]!) > 0.002 + 0.02 * Math.abs(slope) ? 1 : 0);
  }, 0);
  expect(slopes.filter((slope) => Math.abs(slope) > 0.01).length).toBeGreaterThan(500);
  expect(wrong).toBeLessThan(school.weightCount / 100);
});

/** The loss of all labels; the gradients of the outputs are left for `backward`. */
function lossNow(kernels: Parameters<typeof forward>[0], school: School): number {
  forward(kernels, school, LABELS.length);
  const width = school.layers.at(-1)!.outChannels;
  const outputs = kernels.floats(school.values.at(-1)!, LABELS.length * width);
  const slopes = kernels.floats(school.gradients.at(-1)!, LABELS.length * width);
  return LABELS.reduce((sum, label, at) => {
    const [from, to] = [at * width, (at + 1) * width];
    return sum + lossOf(outputs.subarray(from, to), label, slopes.subarray(from, to));
  }, 0);
}

test('where print and hand are both right, the loss is that of either', () => {
  const outputs = new Float32Array(28).fill(-20);
  outputs[7] = 3;
  outputs[17 + 7] = 3;
  const slopes = new Float32Array(28);
  expect(lossOf(outputs, 7, slopes)).toBeCloseTo(Math.LN2, 5);
  expect(slopes.slice(0, CLASSES).some((slope) => Math.abs(slope) > 0.4)).toBe(true);
  expect(lossOf(outputs, EITHER + 7, slopes)).toBeCloseTo(0, 5);
  expect(Math.max(...slopes.map(Math.abs))).toBeLessThan(1e-5);
});
