import { expect, test } from 'vitest';
import { LAYERS, placed, weightsOf } from '../../src/network/layers.ts';
import { unpacked } from '../../src/network/packing.ts';
import { CELL_SIDE } from '../../src/types.ts';
import { diceOf } from '../dice.ts';
import { packed } from './packed.ts';

test('packing moves no weight by more than half a step of its output', () => {
  const layers = placed(LAYERS, CELL_SIDE);
  const dice = diceOf(1);
  const weights = Float32Array.from({ length: layers.reduce((sum, layer) => sum + weightsOf(layer), 0) }, () =>
    dice.bell(),
  );
  const again = unpacked(layers, packed(layers, weights));
  // No bell is beyond 3, so a step is at most 3/127.
  const furthest = weights.reduce((most, weight, at) => Math.max(most, Math.abs(weight - again[at]!)), 0);
  expect(furthest).toBeLessThan(0.5001 * (3 / 127));
  expect(packed(layers, again)).toEqual(packed(layers, weights));
});
