import { type Puzzle, solverNamed } from '@pencilmark/core';
import { type Recording, record, transferablesOf } from '@pencilmark/lab';
import type { Work } from '../../engine/tasks.ts';
import type { Goal } from './view.ts';

export interface Recorded {
  readonly recording: Recording;
  /** How long the search takes when nobody watches, in ms. */
  readonly time: number;
}

/** After so many calls a search is stopped: some seconds of work. */
export const MOST_CALLS = 10_000_000;
// Short searches are timed several times, for the first time is the compiler's.
const MOST_TIMES = 25;
const TIMING_MS = 60;

/** Records a search; told while it runs is how many events there were. */
export function recordSearch(puzzle: Puzzle, name: string, goal: Goal, work: Work): Recorded {
  const solver = solverNamed(name);
  if (!solver) throw new RangeError(`no solver is called ${name}`);
  const search = solver.prepare(puzzle.geometry);
  const bounds = { ...(goal === 'first' && { limit: 1 }), maxCalls: MOST_CALLS };
  const recording = record(search, puzzle, { ...bounds, progress: (events) => work.progress(0, { events }) });
  const times: number[] = [];
  for (let spent = 0; spent < TIMING_MS && times.length < MOST_TIMES; ) {
    const before = performance.now();
    search(puzzle, { ...bounds, keep: 0 });
    times.push(performance.now() - before);
    spent += times.at(-1)!;
  }
  work.transfer(transferablesOf(recording));
  return { recording, time: Math.min(...times) };
}
