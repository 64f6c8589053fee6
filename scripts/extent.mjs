import { digestOf } from './digest.mjs';

/**
 * What a search finds in all, as the last column of corpus/techniques says: how many steps there
 * are, how many candidates they place or rule out, and a digest with their marks and arguments.
 *
 * @param {readonly import('../packages/core/src/human/steps/step.ts').Step[]} steps
 */
export function extentOf(steps) {
  const count = steps.reduce((sum, { placements, eliminations }) => sum + placements.length + eliminations.length, 0);
  return steps.length === 0 ? '0:0' : `${steps.length}:${count}:${digestOf(steps).slice(0, 8)}`;
}
