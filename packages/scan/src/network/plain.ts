import type { Address, Kernels } from './kernels.ts';

const { fround } = Math;

/** Numbers of the memory to begin with; it doubles when more are reserved. */
const AT_FIRST = 1 << 16;

/**
 * The kernels in plain JavaScript, the referee of those in WebAssembly: the same bits, since each
 * sum is taken in the same order and rounded after each operation.
 */
export function plainKernels(): Kernels {
  let memory = new Float32Array(AT_FIRST);
  let free = 0;
  const reserve = (count: number): Address => {
    const at = 4 * free;
    free += 4 * Math.ceil(count / 4);
    while (free > memory.length) {
      const larger = new Float32Array(2 * memory.length);
      larger.set(memory);
      memory = larger;
    }
    return at;
  };
  const floats = (at: Address, count: number): Float32Array => memory.subarray(at >> 2, (at >> 2) + count);
  const add: Kernels['add'] = (from, to, count) => {
    const source = floats(from, count);
    const target = floats(to, count);
    for (let i = 0; i < count; i++) target[i]! += source[i]!;
  };
  return {
    name: 'plain',
    reserve,
    floats,
    add,
    multiply: (...args) => multiply(memory, ...args),
    unfold: (from, to, ...shape) =>
      eachPiece(from, to, shape, (pixel, piece, count) => copy(memory, pixel, piece, count)),
    fold: (from, to, ...shape) =>
      eachPiece(to, from, shape, (pixel, piece, count) => {
        if (pixel !== undefined) add(4 * piece, 4 * pixel, count);
      }),
    bias: (...args) => bias(memory, ...args),
    sumRows: (values, to, rows, columns) => {
      for (let row = 0; row < rows; row++) add(values + 4 * row * columns, to, columns);
    },
    cut: (values, gradients, count) => {
      const from = floats(values, count);
      const target = floats(gradients, count);
      for (let i = 0; i < count; i++) if (!(from[i]! > 0)) target[i] = 0;
    },
    pool: (...args) => pool(memory, ...args),
    unpool: (...args) => unpool(memory, ...args),
    transpose: (from, to, rows, columns) => {
      const source = floats(from, rows * columns);
      const target = floats(to, rows * columns);
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) target[column * rows + row] = source[row * columns + column]!;
    },
    adam: (...args) => adam(memory, ...args),
  };
}

type Rest<Name extends keyof Kernels> = Kernels[Name] extends (...args: infer Args) => unknown ? Args : never;

function multiply(memory: Float32Array, ...args: Rest<'multiply'>): void {
  const [a, rowStride, innerStride, b, c, rows, inner, columns, adds] = args;
  for (let row = 0; row < rows; row++) {
    const sums = memory.subarray((c >> 2) + row * columns, (c >> 2) + (row + 1) * columns);
    if (!adds) sums.fill(0);
    for (let k = 0; k < inner; k++) {
      const factor = memory[(a >> 2) + row * rowStride + k * innerStride]!;
      const from = (b >> 2) + k * columns;
      // The list rounds each sum to 32 bits as it takes it in.
      for (let column = 0; column < columns; column++)
        sums[column] = sums[column]! + fround(factor * memory[from + column]!);
    }
  }
}

/** Every pixel that the rows of `unfold` are made of: where it lies, if it is not outside. */
function eachPiece(
  pixels: Address,
  rows: Address,
  [side, channels, kernel, stride]: readonly [number, number, number, number],
  visit: (pixel: number | undefined, piece: number, count: number) => void,
): void {
  const half = kernel >> 1;
  const outs = Math.ceil(side / stride);
  let piece = rows >> 2;
  for (let place = 0; place < outs * outs; place++)
    for (let offset = 0; offset < kernel * kernel; offset++, piece += channels) {
      const y = Math.floor(place / outs) * stride + Math.floor(offset / kernel) - half;
      const x = (place % outs) * stride + (offset % kernel) - half;
      const isOutside = y < 0 || y >= side || x < 0 || x >= side;
      visit(isOutside ? undefined : (pixels >> 2) + (y * side + x) * channels, piece, channels);
    }
}

function copy(memory: Float32Array, from: number | undefined, to: number, count: number): void {
  if (from === undefined) memory.fill(0, to, to + count);
  else memory.copyWithin(to, from, from + count);
}

function bias(memory: Float32Array, ...[values, biases, rows, columns, cuts]: Rest<'bias'>): void {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (values >> 2) + row * columns + column;
      const sum = fround(memory[at]! + memory[(biases >> 2) + column]!);
      memory[at] = cuts && !(sum > 0) ? 0 : sum;
    }
}

/** The four pixels of each 2 × 2, channel by channel, and where their largest is kept. */
function eachFour(
  [from, to, side, channels]: readonly [number, number, number, number],
  visit: (four: readonly number[], to: number) => void,
): void {
  const half = side >> 1;
  for (let place = 0; place < half * half; place++)
    for (let channel = 0; channel < channels; channel++) {
      const first = (from >> 2) + (2 * Math.floor(place / half) * side + 2 * (place % half)) * channels + channel;
      const below = first + side * channels;
      visit([first, first + channels, below, below + channels], (to >> 2) + place * channels + channel);
    }
}

const pool = (memory: Float32Array, ...args: Rest<'pool'>): void =>
  eachFour(args, (four, to) => {
    memory[to] = Math.max(...four.map((at) => memory[at]!));
  });

const unpool = (memory: Float32Array, ...[from, values, gradients, to, side, channels]: Rest<'unpool'>): void =>
  eachFour([from, values, side, channels], (four, at) => {
    const largest = four.find((place) => memory[place] === memory[at]);
    for (const place of four)
      memory[place + ((to - from) >> 2)] = place === largest ? memory[at + ((gradients - values) >> 2)]! : 0;
  });

function adam(memory: Float32Array, ...args: Rest<'adam'>): void {
  const [weights, gradients, fast, slow, count, rate, slowScale, decay] = args;
  const [f9, f1, s9, s1, tiny] = [0.9, 0.1, 0.999, 0.001, 1e-8].map(fround) as [number, number, number, number, number];
  for (let i = 0; i < count; i++) {
    const gradient = memory[(gradients >> 2) + i]!;
    const weight = memory[(weights >> 2) + i]!;
    const mean = fround(fround(f9 * memory[(fast >> 2) + i]!) + fround(f1 * gradient));
    const square = fround(fround(s9 * memory[(slow >> 2) + i]!) + fround(s1 * fround(gradient * gradient)));
    memory[(fast >> 2) + i] = mean;
    memory[(slow >> 2) + i] = square;
    const root = fround(fround(Math.sqrt(fround(square * fround(slowScale)))) + tiny);
    const change = fround(fround(rate) * fround(mean / root));
    memory[(weights >> 2) + i] = fround(fround(weight - fround(fround(decay) * weight)) - change);
  }
}
