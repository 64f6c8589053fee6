import { groupedNumber, lineOf, remarksOf, roundedMs } from '@pencilmark/bulk';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { canSolve, type SearchResult, type Solver } from '@pencilmark/core/solve';
import { SOLVER_NAMES, solverCalled } from '@pencilmark/solvers';
import { type Command, FILES } from '../command.ts';
import { Comparison, type Run, speedOf } from '../comparison.ts';
import { listOf, wholeNumber } from '../options/option.ts';
import { JSON_OPTION, MAX_CALLS_OPTION, READING_OPTIONS } from '../options/options.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import type { Session } from '../session.ts';

const USUAL = ['backtracking', 'singles', 'turbo'];

// The slowest solver needs about two seconds for so many calls.
const DEFAULT_MAX_CALLS = 10_000_000;

// A quick search is repeated and its best time counts, because the first run of a program is
// slower.
const REPEAT_MS = 3;
const MOST_REPEATS = 100;

interface CompareOptions extends ReadingOptions {
  readonly solvers?: readonly string[];
  readonly limit?: number;
  readonly maxCalls?: number;
}

export const compare: Command = {
  name: 'compare',
  says: 'let several solvers solve the same puzzles: a table of calls, guesses and time',
  operand: FILES,
  options: [
    {
      flags: '--solvers <a,b,c>',
      says: `which solvers (default: ${USUAL.join(',')})`,
      read: listOf('solver', SOLVER_NAMES),
      choices: () => SOLVER_NAMES,
    },
    {
      flags: '--limit <n>',
      says: 'stop after this many solutions (default: 1; 2 proves that there is one only)',
      read: wholeNumber(1),
    },
    {
      ...MAX_CALLS_OPTION,
      says: `stop a solver on a puzzle after this many calls (default: ${groupedNumber(DEFAULT_MAX_CALLS)})`,
    },
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark compare puzzles.txt', 'the usual solvers'],
    [
      'pencilmark compare --solvers backtracking,bands --limit 2 puzzles.txt',
      'two of them, each proving that there is one solution only',
    ],
    ['pencilmark compare --json --solvers singles,exact-cover puzzles.txt', 'as JSON'],
  ],
  async run(session: Session, operands, options: CompareOptions) {
    const solvers = await Promise.all((options.solvers ?? USUAL).map(solverCalled));
    const table = new Comparison(session, solvers);
    await eachPuzzle(session, operands, options, (found) => {
      const { puzzle, notation } = found.reading;
      const runs = solvers.map((solver) =>
        canSolve(solver, puzzle.geometry) ? runOf(solver, puzzle, options) : undefined,
      );
      if (options.json) {
        const reports = runs.flatMap((run, index) => (run ? [reportOf(solvers[index]!, run, runs[0])] : []));
        session.json({
          puzzle: lineOf(puzzle.geometry, puzzle.givens, notation),
          geometry: puzzle.geometry.id,
          runs: reports,
          ...remarksOf(found.reading),
        });
      } else table.add(puzzle, runs);
      const counts = new Set(runs.flatMap((run) => (run && run.result.stopped !== 'budget' ? [run.result.count] : [])));
      if (counts.size > 1)
        session.disappoint(found.place, `The solvers differ: ${[...counts].join(' and ')} solutions.`);
      if (counts.size === 0) session.disappoint(found.place, 'No solver finished.');
      else if (counts.has(0)) session.disappoint(found.place, 'No solution.');
    });
    if (!options.json) table.finish();
  },
};

function reportOf(solver: Solver, run: Run, first: Run | undefined): object {
  const { calls, guesses, stopped } = run.result;
  const speed = speedOf(run, first);
  return {
    solver: solver.name,
    calls,
    guesses,
    ms: roundedMs(run.ms),
    stopped,
    ...(speed !== undefined && { speed: roundedMs(speed) }),
  };
}

interface CountedRun extends Run {
  readonly result: SearchResult;
}

function runOf(solver: Solver, puzzle: Puzzle, options: CompareOptions): CountedRun {
  const search = solver.prepare(puzzle.geometry);
  const wanted = { limit: options.limit ?? 1, maxCalls: options.maxCalls ?? DEFAULT_MAX_CALLS, keep: 0 };
  const start = performance.now();
  let best = Number.POSITIVE_INFINITY;
  for (let repeat = 0; ; repeat++) {
    const before = performance.now();
    const result = search(puzzle, wanted);
    const after = performance.now();
    best = Math.min(best, after - before);
    if (after - start > REPEAT_MS || repeat === MOST_REPEATS) return { result, ms: best };
  }
}
