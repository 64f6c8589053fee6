import { conflictNames, lineOf } from '@pencilmark/bulk';
import { givenCount, isMinimal, type Judgement, judge } from '@pencilmark/core';
import { counted, solverOr } from '../asking.ts';
import { type Command, FILES } from '../command.ts';
import { JSON_OPTION, MAX_CALLS_OPTION, READING_OPTIONS, SOLVER_OPTION } from '../options.ts';
import { eachPuzzle, type ReadingOptions } from '../puzzles.ts';
import type { Session } from '../session.ts';

// A 9×9 puzzle takes a few hundred calls, givens included.
const DEFAULT_MAX_CALLS = 10_000_000;

interface CheckOptions extends ReadingOptions {
  readonly solver?: string;
  readonly maxCalls?: number;
}

export const check: Command = {
  name: 'check',
  says: 'tell for each puzzle whether it has one solution, several or none, and whether it is minimal',
  operand: FILES,
  options: [SOLVER_OPTION, MAX_CALLS_OPTION, ...READING_OPTIONS, JSON_OPTION],
  examples: [
    ['pencilmark check puzzles.txt', 'a verdict a puzzle; two solutions where there are several'],
    ['pencilmark generate --minimal --seed 7 | pencilmark check', 'make a puzzle and check it'],
    ['pencilmark check --json several.txt', 'the same as JSON'],
  ],
  async run(session: Session, operands, options: CheckOptions) {
    await eachPuzzle(session, operands, options, async (found) => {
      const { puzzle, notation } = found.reading;
      const solver = await solverOr(session, found, options);
      if (!solver) return;
      const { maxCalls = DEFAULT_MAX_CALLS } = options;
      const { verdict, solutions, calls } = judge(puzzle, [solver], maxCalls);
      // Null where the budget did not suffice to know.
      const otherwise = verdict === 'unknown' ? null : false;
      const minimal = verdict === 'proper' ? (isMinimal(puzzle, [solver], maxCalls - calls) ?? null) : otherwise;
      const givens = givenCount(puzzle);
      const conflicts = conflictNames(puzzle);
      const lines = solutions.map((solution) => lineOf(solution, notation));
      if (options.json) {
        const extra = verdict === 'several' ? { solutions: lines } : {};
        session.json({ puzzle: lineOf(puzzle.givens, notation), verdict, givens, minimal, conflicts, ...extra });
      } else {
        const remarks = [verdict.padEnd(8), counted(givens, 'given').padEnd(10), remark(verdict, minimal, conflicts)];
        session.output.line([...remarks, found.place].join('  '));
        if (verdict === 'several') for (const line of lines) session.output.line(`  ${line}`);
      }
      if (verdict !== 'proper') session.raise(1);
    });
  },
};

function remark(verdict: Judgement['verdict'], minimal: boolean | null, conflicts: readonly string[]): string {
  const minimality = minimal === null ? 'minimal?' : minimal ? 'minimal' : 'not minimal';
  return (verdict === 'proper' ? minimality : conflicts.join(' ')).padEnd(11);
}
