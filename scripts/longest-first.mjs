/**
 * The order of the test files: those that take long come first, so that none of them is at work
 * alone at the end. Vitest by itself starts with the largest files where it has no times yet.
 */
import { BaseSequencer } from 'vitest/node';

/** Files of more than ten seconds, the longest first. What is missing here only comes later. */
const LONGEST = [
  'apps/service/src/matches/nodes.test.ts',
  'apps/cli/src/jobs/queue.test.ts',
  'apps/service/src/jobs/jobs.test.ts',
  'apps/service/src/matches/modes.test.ts',
  'packages/core/src/human/soundness.test.ts',
  'packages/bulk/src/run/run.test.ts',
  'apps/service/src/arena/ways.test.ts',
  'apps/service/src/sockets/endings.test.ts',
  'apps/service/src/sockets/duel.test.ts',
  'apps/service/src/arena/nodes.test.ts',
  'apps/cli/src/human.test.ts',
  'apps/cli/src/examples.test.ts',
  'apps/cli/src/arena/join.test.ts',
];

const rankOf = ({ moduleId }) => {
  const rank = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? LONGEST.length : rank;
};

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}
