import type { Puzzle } from '../puzzle/puzzle.ts';
import { type BudgetOptions, searchFor } from '../solve/search.ts';

/** How many alternates a search looks for. They resemble each other, so more would add little. */
const MOST_ALTERNATES = 20;
/** The calls of a search. If they are too few, the question stays open. */
const CALLS_EACH = 20_000;
/** A budget is enough for so many searches at least. */
const LEAST_SEARCHES = 25;

/** The result of a search for alternates. */
export interface Answer {
  /** Solutions other than the wanted solution. */
  readonly alternates: readonly Uint8Array[];
  /** Whether it is certain that there are none, and that the wanted grid is a solution. */
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
  const callsEach = Math.min(CALLS_EACH, Math.ceil(maxCalls / LEAST_SEARCHES));
  return {
    left: () => left,
    ask: (puzzle, wanted) => {
      const bounds = { limit: MOST_ALTERNATES, maxCalls: Math.min(left, callsEach) };
      const { solutions, calls, stopped } = searchFor(puzzle, bounds, solvers);
      left -= calls;
      const alternates = solutions.filter((solution) => solution.some((digit, cell) => digit !== wanted[cell]));
      const isAlone = alternates.length === 0 && solutions.length === 1;
      return { alternates, isProper: stopped === 'exhausted' && isAlone };
    },
  };
}
