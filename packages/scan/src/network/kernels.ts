import { BYTES } from './bytes.ts';

/** A place in the memory of kernels, in bytes. */
export type Address = number;

/**
 * What a network is computed with. All numbers are 32-bit floats; pictures lie row after row with
 * the channels of a pixel side by side; matrices lie row after row. Numbers of columns and of
 * channels are multiples of 4, but for the pictures that `unfold` and `fold` know. The comments of
 * assembly/network.ts say more.
 */
export interface Kernels {
  /** 'simd' or 'plain'. */
  readonly name: string;
  /** Sets memory for so many numbers aside; the memory is 0. */
  reserve(count: number): Address;
  /** A view of the memory, valid until the next `reserve`. */
  floats(at: Address, count: number): Float32Array;
  /** c = a·b, or c += a·b; a is rows × inner with strides, b inner × columns. */
  multiply(
    a: Address,
    rowStride: number,
    innerStride: number,
    b: Address,
    c: Address,
    rows: number,
    inner: number,
    columns: number,
    adds: number,
  ): void;
  /** The surroundings of every pixel as a row. */
  unfold(from: Address, to: Address, side: number, channels: number, kernel: number, stride: number): void;
  /** The way back of `unfold`: adds rows to the pixels they came from. */
  fold(from: Address, to: Address, side: number, channels: number, kernel: number, stride: number): void;
  /** to += from. */
  add(from: Address, to: Address, count: number): void;
  /** Adds a bias to each column; with `cuts`, what is negative becomes 0. */
  bias(values: Address, biases: Address, rows: number, columns: number, cuts: number): void;
  /** Adds all rows to `to`. */
  sumRows(values: Address, to: Address, rows: number, columns: number): void;
  /** The gradient is 0 where the value is. */
  cut(values: Address, gradients: Address, count: number): void;
  /** The largest of each 2 × 2 pixels. */
  pool(from: Address, to: Address, side: number, channels: number): void;
  /** The way back of `pool`: the first of the largest has the gradient. */
  unpool(from: Address, values: Address, gradients: Address, to: Address, side: number, channels: number): void;
  /** Rows become columns. */
  transpose(from: Address, to: Address, rows: number, columns: number): void;
  /** One step of Adam. */
  adam(
    weights: Address,
    gradients: Address,
    fast: Address,
    slow: Address,
    count: number,
    rate: number,
    slowScale: number,
    decay: number,
  ): void;
}

type Exports = Omit<Kernels, 'name' | 'reserve' | 'floats'> & {
  readonly memory: WebAssembly.Memory;
  readonly FREE: WebAssembly.Global;
};

const PAGE = 65536;
const ALIGNED = 16;

/** The kernels in WebAssembly; nothing where WebAssembly or its vectors are missing. */
export async function loadKernels(): Promise<Kernels | undefined> {
  const bytes = Uint8Array.from(atob(BYTES), (character) => character.charCodeAt(0));
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(bytes)) return undefined;
  const { instance } = await WebAssembly.instantiate(bytes);
  return kernelsOf(instance.exports as unknown as Exports);
}

function kernelsOf({ memory, FREE, ...exports }: Exports): Kernels {
  let free = FREE.value + ALIGNED;
  const reserve = (count: number): Address => {
    const at = free;
    free += Math.ceil((4 * count) / ALIGNED) * ALIGNED;
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return at;
  };
  return { name: 'simd', ...exports, reserve, floats: (at, count) => new Float32Array(memory.buffer, at, count) };
}
