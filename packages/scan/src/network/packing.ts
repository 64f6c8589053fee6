import { type Placed, weightsOf } from './layers.ts';

/** Bytes of packed weights: a byte for each weight, four for each bias and each scale. */
export const packedSize = (layers: readonly Placed[]): number =>
  layers.reduce(
    (sum, { layer, inner, outChannels }) => sum + (layer.kind === 'pool' ? 0 : (inner + 8) * outChannels),
    0,
  );

/**
 * Weights out of their packing: for each layer the scales of its outputs, their biases, and then
 * every weight as a whole number of scales. Numbers are little-endian.
 */
export function unpacked(layers: readonly Placed[], bytes: Uint8Array): Float32Array {
  const weights = new Float32Array(layers.reduce((sum, layer) => sum + weightsOf(layer), 0));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  for (const { layer, inner, outChannels, weights: to } of layers) {
    if (layer.kind === 'pool') continue;
    const whole = from + 8 * outChannels;
    for (let column = 0; column < outChannels; column++) {
      const scale = view.getFloat32(from + 4 * column, true);
      weights[to + inner * outChannels + column] = view.getFloat32(from + 4 * (outChannels + column), true);
      for (let at = column; at < inner * outChannels; at += outChannels)
        weights[to + at] = scale * view.getInt8(whole + at);
    }
    from = whole + inner * outChannels;
  }
  return weights;
}
