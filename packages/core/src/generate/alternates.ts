import type { Puzzle } from '../puzzle/puzzle.ts';
import { type BudgetOptions, searchFor } from '../solve/search.ts';

/** How many alternates one search looks for. They come one near the other, so more tell little. */
const MOST_ALTERNATES = 20;
/** Calls that one search may take. A question that needs more is left without an answer. */
const CALLS_EACH = 20_000;

/** What one search found out about a puzzle that shall have a solution, and no other. */
export interface Answer {
  /** Solutions other than the wanted one. */
  readonly alternates: readonly Uint8Array[];
  /** Whether it is certain that there is none, and that the wanted one is a solution. */
  readonly isProper: boolean;
}

/** A search for alternates with a budget. */
export interface Doubts {
  /** Looks for alternates of a puzzle that has the wanted solution. */
  ask(puzzle: Puzzle, wanted: Uint8Array): Answer;
  /** The calls that are left. */
  left(): number;
}

/** Asks for alternates until the budget is used up. */
export function makeDoubts({ maxCalls = Number.POSITIVE_INFINITY, solvers }: BudgetOptions): Doubts {
  let left = maxCalls;
  return {
    left: () => left,
    ask: (puzzle, wanted) => {
      const bounds = { limit: MOST_ALTERNATES, maxCalls: Math.min(left, CALLS_EACH) };
      const { solutions, calls, stopped } = searchFor(puzzle, bounds, solvers);
      left -= calls;
      const alternates = solutions.filter((solution) => solution.some((digit, cell) => digit !== wanted[cell]));
      const isAlone = alternates.length === 0 && solutions.length === 1;
      return { alternates, isProper: stopped === 'exhausted' && isAlone };
    },
  };
}
