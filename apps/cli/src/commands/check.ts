import { filledCells, givenCount, type Puzzle, type Solver, search, withGiven } from '@pencilmark/core';
import { conflictNames, counted, solverOr } from '../asking.ts';
import { type Command, FILES } from '../command.ts';
import { JSON_OPTION, MAX_CALLS_OPTION, READING_OPTIONS, SOLVER_OPTION } from '../options.ts';
import { eachPuzzle, type ReadingOptions } from '../puzzles.ts';
import type { Session } from '../session.ts';
import { lineOf } from '../text.ts';

// A 9×9 puzzle takes a few hundred calls, givens included.
const DEFAULT_MAX_CALLS = 10_000_000;

interface CheckOptions extends ReadingOptions {
  readonly solver?: string;
  readonly maxCalls?: number;
}

/** How a puzzle stands; nothing where the budget did not suffice to know. */
interface Verdict {
  readonly verdict: 'proper' | 'several' | 'none' | 'conflict' | 'unknown';
  readonly solutions: readonly Uint8Array[];
  /** Whether it is proper and no given can be spared. */
  readonly minimal: boolean | null;
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
      const { verdict, solutions, minimal } = judge(puzzle, solver, options.maxCalls ?? DEFAULT_MAX_CALLS);
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

function remark(verdict: Verdict['verdict'], minimal: boolean | null, conflicts: readonly string[]): string {
  const minimality = minimal === null ? 'minimal?' : minimal ? 'minimal' : 'not minimal';
  return (verdict === 'proper' ? minimality : conflicts.join(' ')).padEnd(11);
}

function judge(puzzle: Puzzle, solver: Solver, maxCalls: number): Verdict {
  if (conflictNames(puzzle).length > 0) return { verdict: 'conflict', solutions: [], minimal: false };
  const { count, solutions, calls, stopped } = search(puzzle, { limit: 2, maxCalls }, [solver]);
  if (count === 2) return { verdict: 'several', solutions, minimal: false };
  if (stopped === 'budget') return { verdict: 'unknown', solutions: [], minimal: null };
  if (count === 0) return { verdict: 'none', solutions: [], minimal: false };
  return { verdict: 'proper', solutions, minimal: isMinimal(puzzle, solver, maxCalls - calls) };
}

/** Whether each given of a proper puzzle is needed: without it, some solution has another digit in its place. */
function isMinimal(puzzle: Puzzle, solver: Solver, budget: number): boolean | null {
  let left = budget;
  for (const cell of filledCells(puzzle)) {
    if (left <= 0) return null;
    const struckOut = [...(puzzle.struckOut ?? []), { cell, digit: puzzle.givens[cell]! }];
    const without = { ...withGiven(puzzle, cell, 0), struckOut };
    const { count, calls, stopped } = search(without, { limit: 1, keep: 0, maxCalls: left }, [solver]);
    if (stopped === 'budget') return null;
    if (count === 0) return false;
    left -= calls;
  }
  return true;
}
