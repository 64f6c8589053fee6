import { type Room, roomFor } from '../../src/network/forward.ts';
import type { Address, Kernels } from '../../src/network/kernels.ts';
import { type Placed, sizeOf } from '../../src/network/layers.ts';

/** Memory for gradients beside that for values. */
export interface School extends Room {
  /** The gradients of all weights, added up over pictures. */
  readonly slopes: Address;
  /** The gradients of `values`, layer by layer. */
  readonly gradients: readonly Address[];
  /** The gradients of `rows`, and the weights of a layer with rows and columns exchanged. */
  readonly rowSlopes: Address;
  readonly turned: Address;
}

/** Sets memory aside for training a network. */
export function schoolFor(kernels: Kernels, layers: readonly Placed[], most: number): School {
  const room = roomFor(kernels, layers, most);
  return {
    ...room,
    slopes: kernels.reserve(room.weightCount),
    gradients: [0, ...layers.map(sizeOf)].map((size) => kernels.reserve(most * size)),
    rowSlopes: kernels.reserve(Math.max(...layers.map(({ outSide, inner }) => outSide * outSide * inner))),
    turned: kernels.reserve(Math.max(...layers.map(({ inner, outChannels }) => inner * outChannels))),
  };
}

/**
 * The way back after `forward`: from the gradients of what went out, the last of `gradients`, to
 * those of all weights, which are added to `slopes`.
 */
export function backward(kernels: Kernels, school: School, count: number): void {
  for (let index = school.layers.length - 1; index >= 0; index--) backwardLayer(kernels, school, index, count);
}

function backwardLayer(kernels: Kernels, school: School, index: number, count: number): void {
  const at = school.layers[index]!;
  const [from, to] = [school.values[index]!, school.values[index + 1]!];
  const [fromSlopes, toSlopes] = [school.gradients[index]!, school.gradients[index + 1]!];
  if (at.layer.kind === 'pool') {
    const [size, outSize] = [at.side ** 2 * at.channels, sizeOf(at)];
    for (let picture = 0; picture < count; picture++) {
      const [source, target] = [4 * picture * size, 4 * picture * outSize];
      kernels.unpool(from + source, to + target, toSlopes + target, fromSlopes + source, at.side, at.channels);
    }
    return;
  }
  if (at.cuts) kernels.cut(to, toSlopes, count * sizeOf(at));
  const biases = school.slopes + 4 * (at.weights + at.inner * at.outChannels);
  kernels.sumRows(toSlopes, biases, count * at.outSide ** 2, at.outChannels);
  if (index > 0) kernels.transpose(school.weights + 4 * at.weights, school.turned, at.inner, at.outChannels);
  if (at.layer.kind === 'dense') backwardProduct(kernels, school, at, from, toSlopes, fromSlopes, count);
  else for (let picture = 0; picture < count; picture++) backwardConvolution(kernels, school, index, picture);
}

/** Gradients of a product of matrices: of the weights, and of what went in if that is wanted. */
function backwardProduct(
  kernels: Kernels,
  school: School,
  { inner, outChannels, weights }: Placed,
  from: Address,
  toSlopes: Address,
  fromSlopes: Address | undefined,
  rows: number,
): void {
  kernels.multiply(from, 1, inner, toSlopes, school.slopes + 4 * weights, inner, rows, outChannels, 1);
  if (fromSlopes !== undefined)
    kernels.multiply(toSlopes, outChannels, 1, school.turned, fromSlopes, rows, outChannels, inner, 0);
}

function backwardConvolution(kernels: Kernels, school: School, index: number, picture: number): void {
  const at = school.layers[index]!;
  if (at.layer.kind !== 'convolution') return;
  const { side, channels, outSide } = at;
  const { kernel, stride } = at.layer;
  const size = side * side * channels;
  const source = school.values[index]! + 4 * picture * size;
  const slopes = school.gradients[index + 1]! + 4 * picture * sizeOf(at);
  kernels.unfold(source, school.rows, side, channels, kernel, stride);
  const rowSlopes = index > 0 ? school.rowSlopes : undefined;
  backwardProduct(kernels, school, at, school.rows, slopes, rowSlopes, outSide * outSide);
  if (rowSlopes === undefined) return;
  const target = school.gradients[index]! + 4 * picture * size;
  kernels.floats(target, size).fill(0);
  kernels.fold(rowSlopes, target, side, channels, kernel, stride);
}
