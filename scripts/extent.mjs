import { createHash } from 'node:crypto';

/**
 * What a search finds in all, as the last column of corpus/techniques says: how many steps there
 * are, how many candidates they place or rule out, and a digest with their marks and arguments.
 *
 * @param {readonly import('../packages/core/src/human/steps/step.ts').Step[]} steps
 */
export function extentOf(steps) {
  const count = steps.reduce((sum, { placements, eliminations }) => sum + placements.length + eliminations.length, 0);
  const digest = createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 8);
  return steps.length === 0 ? '0:0' : `${steps.length}:${count}:${digest}`;
}
