import type { Address, Kernels } from './kernels.ts';
import { type Placed, sizeOf, weightsOf } from './layers.ts';

/** Memory for a network and for pictures that go through it. */
export interface Room {
  readonly layers: readonly Placed[];
  /** Most pictures at a time. */
  readonly most: number;
  readonly weights: Address;
  /** Numbers at `weights`. */
  readonly weightCount: number;
  /** What goes into each layer; the last is what goes out of the network. */
  readonly values: readonly Address[];
  /** The surroundings of the pixels of one picture. */
  readonly rows: Address;
}

/** Sets memory aside for a network. */
export function roomFor(kernels: Kernels, layers: readonly Placed[], most: number): Room {
  const [first] = layers as readonly [Placed, ...Placed[]];
  const weightCount = layers.reduce((sum, layer) => sum + weightsOf(layer), 0);
  const rows = Math.max(...layers.map(({ outSide, inner }) => outSide * outSide * inner));
  return {
    layers,
    most,
    weightCount,
    weights: kernels.reserve(weightCount),
    values: [first.side ** 2 * first.channels, ...layers.map(sizeOf)].map((size) => kernels.reserve(most * size)),
    rows: kernels.reserve(rows),
  };
}

/** Takes pictures through all layers: what is in `values[0]` gives the last of `values`. */
export function forward(kernels: Kernels, room: Room, count: number): void {
  room.layers.forEach((layer, index) => {
    forwardLayer(kernels, room, layer, room.values[index]!, room.values[index + 1]!, count);
  });
}

function forwardLayer(kernels: Kernels, room: Room, at: Placed, from: Address, to: Address, count: number): void {
  const { layer, side, channels, inner, outSide, outChannels } = at;
  const weights = room.weights + 4 * at.weights;
  const biases = weights + 4 * inner * outChannels;
  const cuts = at.cuts ? 1 : 0;
  if (layer.kind === 'dense') {
    kernels.multiply(from, inner, 1, weights, to, count, inner, outChannels, 0);
    kernels.bias(to, biases, count, outChannels, cuts);
    return;
  }
  for (let picture = 0; picture < count; picture++) {
    const source = from + 4 * picture * side * side * channels;
    const target = to + 4 * picture * sizeOf(at);
    if (layer.kind === 'pool') kernels.pool(source, target, side, channels);
    else {
      kernels.unfold(source, room.rows, side, channels, layer.kernel, layer.stride);
      kernels.multiply(room.rows, inner, 1, weights, target, outSide * outSide, inner, outChannels, 0);
      kernels.bias(target, biases, outSide * outSide, outChannels, cuts);
    }
  }
}
