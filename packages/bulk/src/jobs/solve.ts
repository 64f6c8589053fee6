import { formatNamed } from '@pencilmark/core/format';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { Disagreement, type SearchResult, type Solver, search } from '@pencilmark/core/solve';
import { refereeFor } from '@pencilmark/solvers';
import { countText, roundedMs } from '../numbers.ts';
import { lineOf, solvedIn } from '../text.ts';
import { answerCandidates } from './candidates.ts';
import {
  type Found,
  type Job,
  remarksOf,
  reportProblem,
  type Sink,
  type SolverChoice,
  solverChoice,
  writeJson,
} from './job.ts';
import { noSolution } from './no-solution.ts';

type SolveOptions = SolverChoice & {
  readonly to?: string;
  readonly limit?: number;
  readonly all?: boolean;
  readonly count?: boolean;
  readonly candidates?: boolean;
  readonly stats?: boolean;
  readonly check?: boolean;
  readonly maxCalls?: number;
};

/** Solves puzzles. */
export const solve: Job = {
  name: 'solve',
  done: 'solved',
  counts: ['proper', 'several', 'none', 'gave up'],
  known: (options: SolveOptions) =>
    options.candidates || limitOf(options) > 1 ? ['proper', 'several', 'none'] : ['none'],
  pieceBytes: 1 << 18,
  limitOfPlain(options: SolveOptions) {
    const { to, solver, json, count, candidates, stats, check, maxCalls } = options;
    const isUsual = !(solver || json || count || candidates || stats || check || maxCalls) && (to ?? 'line') === 'line';
    return isUsual && limitOf(options) <= 2 ? limitOf(options) : undefined;
  },
  async prepare(options: SolveOptions) {
    const solverOr = solverChoice(options);
    const to = options.to === undefined ? undefined : formatNamed(options.to);
    const limit = limitOf(options);
    return async (found, sink) => {
      const solver = await solverOr(found, sink);
      if (!solver) return;
      if (options.candidates) return answerCandidates(solver, sink, found, options);
      const { puzzle, format, notation } = found.reading;
      const checked = options.check ? await refereeFor(solver, puzzle.geometry) : solver;
      let work: TimedSearch;
      try {
        if (options.json) work = answerInJson(checked, sink, found, options);
        else {
          work = ask(checked, puzzle, options, (givens) =>
            sink.add(solvedIn(to ?? format, puzzle, givens, notation), to ?? format),
          );
          if (options.count) sink.write(`${work.result.count}\n`);
        }
      } catch (problem) {
        if (!(problem instanceof Disagreement)) throw problem;
        reportProblem(sink, found, 'disappoint', { code: 'disagreement', message: problem.message }, options.json);
        return;
      }
      const { result, ms } = work;
      if (result.stopped === 'budget') sink.problem('disappoint', `Gave up after ${countText(result.calls, 'call')}.`);
      else if (result.count === 0) sink.problem('disappoint', () => noSolution(puzzle));
      if (result.stopped === 'budget' && result.count < 2) sink.count('gave up');
      else if (result.count === 0) sink.count('none');
      else if (limit > 1) sink.count(result.count === 1 ? 'proper' : 'several');
      if (!options.stats) return;
      sink.tell(workOf(solver, work));
      sink.count('puzzles');
      sink.count('ms', ms);
      if (result.count > 0) sink.count('with a solution');
    };
  },
};

/** How many solutions the caller wants: one by default. */
const limitOf = ({ limit, all, count }: SolveOptions): number => limit ?? (all || count ? Number.POSITIVE_INFINITY : 1);

interface TimedSearch {
  readonly result: SearchResult;
  readonly ms: number;
}

/**
 * Searches, and hands on each solution as it comes. With `--check`, it waits until both
 * solvers agree.
 */
function ask(solver: Solver, puzzle: Puzzle, options: SolveOptions, hear: (solution: Uint8Array) => void): TimedSearch {
  const rest: Uint8Array[] = [];
  const start = performance.now();
  const result = search(puzzle, {
    limit: limitOf(options),
    keep: 0,
    ...(!options.count && { onSolution: options.check ? (solution) => void rest.push(solution) : hear }),
    ...(options.maxCalls !== undefined && { maxCalls: options.maxCalls }),
    solvers: [solver],
  });
  const ms = performance.now() - start;
  rest.forEach(hear);
  return { result, ms };
}

// Up to so many solutions are gathered, so that their number can be written first. More solutions
// are written as they come, and the number comes last.
const MOST_GATHERED = 1000;

function answerInJson(solver: Solver, sink: Sink, { reading }: Found, options: SolveOptions): TimedSearch {
  const { puzzle, notation } = reading;
  const head = { puzzle: lineOf(puzzle.geometry, puzzle.givens, notation), geometry: puzzle.geometry.id };
  const tail = ({ result, ms }: TimedSearch): object => {
    const { calls, guesses, singlesPerPass, stopped } = result;
    const passes = singlesPerPass && { singlesPerPass };
    const { name } = solver;
    return { calls, guesses, ...passes, stopped, ms: roundedMs(ms), solver: name, ...remarksOf(reading) };
  };
  if (options.check || options.count || limitOf(options) <= MOST_GATHERED) {
    const solutions: string[] = [];
    const work = ask(solver, puzzle, options, (solution) =>
      solutions.push(lineOf(puzzle.geometry, solution, notation)),
    );
    writeJson(sink, { ...head, count: work.result.count, solutions, ...tail(work) });
    return work;
  }
  sink.write(`${JSON.stringify(head).slice(0, -1)},"solutions":[`);
  let separator = '';
  const work = ask(solver, puzzle, options, (solution) => {
    sink.write(separator + JSON.stringify(lineOf(puzzle.geometry, solution, notation)));
    separator = ',';
  });
  sink.write(`],${JSON.stringify({ count: work.result.count, ...tail(work) }).slice(1)}\n`);
  return work;
}

function workOf(solver: Solver, { result, ms }: TimedSearch): string {
  const { count, calls, guesses, singlesPerPass, stopped } = result;
  const passes = singlesPerPass ? [`singles per pass ${singlesPerPass.join('+') || 0}`] : [];
  const parts = [countText(count, 'solution'), countText(calls, 'call'), countText(guesses, 'guess', 'guesses')];
  return [...parts, ...passes, `${ms.toFixed(3)} ms`, `stopped: ${stopped}`, solver.name].join(', ');
}
