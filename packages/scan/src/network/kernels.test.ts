import { makeRandom } from '@pencilmark/core/random';
import { expect, test } from 'vitest';
import { type Address, type Kernels, loadKernels } from './kernels.ts';
import { plainKernels } from './plain.ts';

/** Does the same with both kernels on the same random numbers, and compares every bit. */
async function onBoth(run: (kernels: Kernels, some: (count: number) => Address) => Float32Array): Promise<void> {
  const simd = await loadKernels();
  const [fast, slow] = [simd!, plainKernels()].map((kernels) => {
    const random = makeRandom(14);
    const some = (count: number): Address => {
      const at = kernels.reserve(count);
      const values = kernels.floats(at, count);
      // Zeros too: what is cut and what ties must be treated alike.
      for (let i = 0; i < count; i++) values[i] = random.below(4) === 0 ? 0 : random.next() / 2 ** 31 - 1;
      return at;
    };
    return run(kernels, some).slice();
  });
  expect(fast!.some((value) => value !== 0)).toBe(true);
  expect(new Int32Array(fast!.buffer)).toEqual(new Int32Array(slow!.buffer));
}

test.each([
  [4, 7, 8, 0],
  [5, 3, 12, 0],
  [16, 25, 28, 1],
  [3, 64, 4, 1],
])('a product of %i × %i and %i columns', (rows, inner, columns, adds) =>
  onBoth((kernels, some) => {
    const [a, b, c] = [some(rows * inner), some(inner * columns), some(rows * columns)];
    kernels.multiply(a, inner, 1, b, c, rows, inner, columns, adds);
    return kernels.floats(c, rows * columns);
  }),
);

test('a product whose first factor is read by columns', () =>
  onBoth((kernels, some) => {
    const [a, b, c] = [some(9 * 6), some(9 * 8), some(6 * 8)];
    kernels.multiply(a, 1, 6, b, c, 6, 9, 8, 0);
    return kernels.floats(c, 48);
  }));

test.each([
  [8, 1, 5, 2],
  [8, 4, 3, 1],
  [6, 12, 3, 1],
])('surroundings in a picture of side %i with %i channels', (side, channels, kernel, stride) =>
  onBoth((kernels, some) => {
    const rows = (side / stride) ** 2 * kernel ** 2 * channels;
    const [picture, to] = [some(side * side * channels), some(rows)];
    kernels.unfold(picture, to, side, channels, kernel, stride);
    kernels.fold(to, picture, side, channels, kernel, stride);
    return Float32Array.from([...kernels.floats(to, rows), ...kernels.floats(picture, side * side * channels)]);
  }),
);

test('the largest of four, and its gradient', () =>
  onBoth((kernels, some) => {
    const [from, to, slopes, back] = [some(6 * 6 * 4), some(36), some(36), some(144)];
    kernels.pool(from, to, 6, 4);
    kernels.unpool(from, to, slopes, back, 6, 4);
    return Float32Array.from([...kernels.floats(to, 36), ...kernels.floats(back, 144)]);
  }));

test.each([0, 1])('biases, with cuts: %i', (cuts) =>
  onBoth((kernels, some) => {
    const [values, biases, slopes, sums] = [some(5 * 8), some(8), some(40), some(8)];
    kernels.bias(values, biases, 5, 8, cuts);
    kernels.cut(values, slopes, 40);
    kernels.sumRows(slopes, sums, 5, 8);
    return Float32Array.from([
      ...kernels.floats(values, 40),
      ...kernels.floats(slopes, 40),
      ...kernels.floats(sums, 8),
    ]);
  }),
);

test('rows become columns', () =>
  onBoth((kernels, some) => {
    const [from, to] = [some(15), some(15)];
    kernels.transpose(from, to, 3, 5);
    return kernels.floats(to, 15);
  }));

test('steps of Adam', () =>
  onBoth((kernels, some) => {
    const [weights, slopes, fast, slow] = [some(32), some(32), kernels.reserve(32), kernels.reserve(32)];
    for (let step = 1; step <= 5; step++)
      kernels.adam(weights, slopes, fast, slow, 32, 1e-3 / (1 - 0.9 ** step), 1 / (1 - 0.999 ** step), 1e-5);
    return kernels.floats(weights, 32);
  }));
