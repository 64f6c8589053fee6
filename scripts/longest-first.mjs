/**
 * The order of the test files. Those that take long come first, so that none of them is at work
 * alone at the end. Files that wait come between files that compute, so that processors are busy
 * all the time. Vitest by itself starts with the largest files where it has no times yet.
 */
import { BaseSequencer } from 'vitest/node';

/** Seconds of the files that take longer than the others. What is missing here only comes later. */
const SECONDS = {
  'apps/service/src/matches/nodes.test.ts': 50,
  'apps/service/src/jobs/jobs.test.ts': 32,
  'apps/service/src/sockets/endings.test.ts': 24,
  'apps/service/src/arena/ways.test.ts': 24,
  'apps/service/src/store/store.test.ts': 18,
  'apps/service/src/matches/modes.test.ts': 18,
  'apps/service/src/sockets/duel.test.ts': 18,
  'apps/service/src/store/embedded/lasting.test.ts': 18,
  'apps/service/src/arena/arena.test.ts': 16,
  'apps/service/src/arena/nodes.test.ts': 14,
  'apps/service/src/matches/lobby.test.ts': 12,
  'apps/service/src/matches/lost-answer.test.ts': 10,
  'apps/cli/src/jobs/queue.test.ts': 14,
  'apps/cli/src/arena/join.test.ts': 14,
  'packages/core/src/human/soundness.test.ts': 45,
  'packages/bulk/src/run/run.test.ts': 30,
  'packages/scan/src/scan.test.ts': 25,
  'packages/core/src/solve/solvers.test.ts': 20,
  'packages/core/src/rate/rate.test.ts': 18,
  'packages/core/src/human/sentence.test.ts': 16,
  'apps/cli/src/examples.test.ts': 20,
  'apps/cli/src/jobs/threads.test.ts': 20,
  'apps/cli/src/arena/samples.test.ts': 18,
  'apps/cli/src/human.test.ts': 15,
  'apps/cli/src/scan/scan.test.ts': 15,
  'packaging/consumers/consumers.test.ts': 60,
  'packaging/guides.test.ts': 45,
  'packaging/tarballs/types.test.ts': 30,
  'packaging/executable.test.ts': 30,
  'packaging/tarballs/sizes.test.ts': 25,
  'packaging/consumers/command.test.ts': 25,
  'packaging/consumers/serving.test.ts': 20,
  'packaging/tarballs/lint.test.ts': 10,
  'packaging/consumers/doors.test.ts': 10,
  'apps/web/tests/service.test.ts': 40,
  'apps/web/tests/match.test.ts': 38,
  'apps/web/tests/watch.test.ts': 25,
  'apps/web/tests/frame.test.ts': 25,
  'apps/web/tests/server.test.ts': 20,
  'apps/web/tests/offline.test.ts': 20,
  'apps/web/tests/access.test.ts': 18,
};
const OTHERS = 1.5;

/** Files whose tests wait most of their time: for clocks of players, and for other processes. */
const WAITING =
  /apps\/(service\/src|cli\/src\/(arena\/join|jobs\/queue)|web\/tests\/(service|match|server|together))\b/;

const secondsOf = ({ moduleId }) => Object.entries(SECONDS).find(([path]) => moduleId.endsWith(path))?.[1] ?? OTHERS;

/** Puts two lists into one, so that at every place the same part of the time of each is over. */
function merged(one, other) {
  const lists = [one, other].map((files) => ({
    files: [...files],
    over: 0,
    all: files.reduce((sum, file) => sum + secondsOf(file), 0),
  }));
  return Array.from({ length: one.length + other.length }, () => {
    const next = lists.filter(({ files }) => files.length > 0).sort((a, b) => a.over / a.all - b.over / b.all)[0];
    const file = next.files.shift();
    next.over += secondsOf(file);
    return file;
  });
}

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = (await super.sort(files)).sort((one, other) => secondsOf(other) - secondsOf(one));
    const isWaiting = ({ moduleId }) => WAITING.test(moduleId);
    return merged(
      sorted.filter(isWaiting),
      sorted.filter((file) => !isWaiting(file)),
    );
  }
}
