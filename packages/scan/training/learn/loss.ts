import { CLASSES, HAND } from '../../src/network/layers.ts';
import { exponential, logarithm } from '../dice.ts';
import { EITHER } from '../pool.ts';

/** Probabilities of the classes from what goes out of the network. */
export function softmax(outputs: Float32Array, temperature = 1): Float64Array {
  const most = outputs.subarray(0, CLASSES).reduce((larger, output) => Math.max(larger, output));
  const weights = new Float64Array(CLASSES);
  let sum = 0;
  for (let at = 0; at < CLASSES; at++) sum += weights[at] = exponential((outputs[at]! - most) / temperature);
  for (let at = 0; at < CLASSES; at++) weights[at]! /= sum;
  return weights;
}

/** The classes that a label allows: one, or print and hand of a digit. */
export const classesOf = (label: number): readonly number[] =>
  label < EITHER ? [label] : [label - EITHER, HAND + label - EITHER - 1];

/**
 * How surprised a network is by a label, in nats, and into `slopes` what its outputs should have
 * less of. Where a label allows two classes, the likelier by the network is learnt.
 */
export function lossOf(outputs: Float32Array, label: number, slopes: Float32Array): number {
  const chances = softmax(outputs);
  const classes = classesOf(label);
  const right = classes.reduce((sum, at) => sum + chances[at]!, 1e-12);
  slopes.fill(0);
  for (let at = 0; at < CLASSES; at++) slopes[at] = chances[at]!;
  for (const at of classes) slopes[at]! -= chances[at]! / right;
  return -logarithm(right);
}
