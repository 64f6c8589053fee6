/** The work behind `WATCH`, done in the engine's thread. */
import { canSolve, solverNamed } from '@pencilmark/core/solve';
import { record as recorded, transferablesOf } from '@pencilmark/lab';
import type { WorkOf } from '../../engine/task.ts';
import { puzzleFrom } from '../../puzzles/message.ts';
import type { WATCH } from './tasks.ts';

/** After so many calls a search is stopped: some seconds of work. */
export const MOST_CALLS = 10_000_000;
// Clocks of browsers tick in steps of up to 0.1 ms: short searches are timed many at a time.
const LEAST_TIMED_MS = 20;

export const record: WorkOf<typeof WATCH>['record'] = ({ puzzle: message, solver: name, goal }, work) => {
  const solver = solverNamed(name);
  if (!solver) throw new RangeError(`no solver is called ${name}`);
  const puzzle = puzzleFrom(message);
  if (!canSolve(solver, puzzle.geometry)) return undefined;
  const search = solver.prepare(puzzle.geometry);
  const bounds = { ...(goal === 'first' && { limit: 1 }), maxCalls: MOST_CALLS };
  const recording = recorded(search, puzzle, { ...bounds, progress: (events) => work.progress(0, { events }) });
  work.transfer(transferablesOf(recording));
  return { recording, time: timeOf(() => search(puzzle, { ...bounds, keep: 0 })) };
};

/**
 * How long it takes to do something, in ms: the mean of twice as many times until they can be
 * timed.
 */
function timeOf(action: () => void): number {
  for (let times = 1; ; times *= 2) {
    const before = performance.now();
    for (let time = 0; time < times; time++) action();
    const passed = performance.now() - before;
    if (passed >= LEAST_TIMED_MS) return passed / times;
  }
}
