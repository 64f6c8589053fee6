import type { Placed } from '../../src/network/layers.ts';
import { packedSize } from '../../src/network/packing.ts';

/** The largest whole number that a weight becomes. */
const MOST = 127;

/**
 * Weights as they are shipped: for each layer and output a scale and a bias, then every weight as
 * a whole number of scales, -127…127.
 */
export function packed(layers: readonly Placed[], weights: Float32Array): Uint8Array {
  const bytes = new Uint8Array(packedSize(layers));
  const view = new DataView(bytes.buffer);
  let to = 0;
  for (const { layer, inner, outChannels, weights: from } of layers) {
    if (layer.kind === 'pool') continue;
    const whole = to + 8 * outChannels;
    for (let column = 0; column < outChannels; column++) {
      const at = (row: number): number => weights[from + row * outChannels + column]!;
      let largest = 1e-12;
      for (let row = 0; row < inner; row++) largest = Math.max(largest, Math.abs(at(row)));
      const scale = Math.fround(largest / MOST);
      view.setFloat32(to + 4 * column, scale, true);
      view.setFloat32(to + 4 * (outChannels + column), at(inner), true);
      for (let row = 0; row < inner; row++)
        view.setInt8(whole + row * outChannels + column, Math.max(-MOST, Math.min(MOST, Math.round(at(row) / scale))));
    }
    to = whole + inner * outChannels;
  }
  return bytes;
}
