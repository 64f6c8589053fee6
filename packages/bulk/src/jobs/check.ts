import { givenCount } from '@pencilmark/core/puzzle';
import { isMinimal, type Judgement, judge } from '@pencilmark/core/solve';
import { countText } from '../numbers.ts';
import { lineOf } from '../text.ts';
import { type Job, type SolverChoice, solverChoice, writeRecord } from './job.ts';
import { conflictNames } from './no-solution.ts';

// A 9×9 puzzle takes a few hundred calls, including those that test each given.
export const DEFAULT_MAX_CALLS = 10_000_000;

type CheckOptions = SolverChoice & { readonly maxCalls?: number };

/** Says how many solutions a puzzle has, and whether it is minimal. */
export const check: Job = {
  name: 'check',
  done: 'checked',
  counts: ['proper', 'several', 'none', 'conflict', 'unknown'],
  known: () => ['proper', 'several', 'none'],
  pieceBytes: 1 << 15,
  async prepare(options: CheckOptions) {
    const { json, maxCalls = DEFAULT_MAX_CALLS } = options;
    const solverOr = solverChoice(options);
    return async (found, sink) => {
      const { puzzle, notation } = found.reading;
      const solver = await solverOr(found, sink);
      if (!solver) return;
      const { verdict, solutions, calls } = judge(puzzle, { solvers: [solver], maxCalls });
      // Null when the search used up its budget before the answer was known.
      const otherwise = verdict === 'unknown' ? null : false;
      const minimal =
        verdict === 'proper'
          ? (isMinimal(puzzle, { solvers: [solver], maxCalls: maxCalls - calls }) ?? null)
          : otherwise;
      const givens = givenCount(puzzle);
      const conflicts = conflictNames(puzzle);
      const lines = solutions.map((solution) => lineOf(puzzle.geometry, solution, notation));
      if (json) {
        const extra = verdict === 'several' ? { solutions: lines } : {};
        writeRecord(sink, found, {
          puzzle: lineOf(puzzle.geometry, puzzle.givens, notation),
          verdict,
          givens,
          minimal,
          conflicts,
          ...extra,
        });
      } else {
        const remarks = [verdict.padEnd(8), countText(givens, 'given').padEnd(10), remark(verdict, minimal, conflicts)];
        sink.write(`${[...remarks, found.place].join('  ')}\n`);
        if (verdict === 'several') for (const line of lines) sink.write(`  ${line}\n`);
      }
      sink.count(verdict);
      if (verdict !== 'proper') sink.raise();
    };
  },
};

function remark(verdict: Judgement['verdict'], minimal: boolean | null, conflicts: readonly string[]): string {
  const minimality = minimal === null ? 'minimal?' : minimal ? 'minimal' : 'not minimal';
  return (verdict === 'proper' ? minimality : conflicts.join(' ')).padEnd(11);
}
