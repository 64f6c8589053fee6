import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { checkOptions } from '../result.ts';
import { treatsDigitsAlike } from '../rules/demand.ts';
import type { Digit } from '../sets/digits.ts';
import { withStruckOut } from './minimal.ts';
import { BUDGET_KEYS, type BudgetOptions, type SolverOptions, searchFor } from './search.ts';
import type { SearchResult } from './solver.ts';

// If a puzzle is nearly proper, so many solutions show every candidate at once.
const FIRST_SOLUTIONS = 50;

/** The digits of each cell, ascending. */
type CellDigits = readonly (readonly Digit[])[];

/**
 * The digits that each cell has in some solution, ascending. Without a solution no cell has any,
 * and void cells never have. Undefined when `maxCalls` calls, for all searches together, are too
 * few. It takes at most one search for each cell and one for each digit found, and does not count
 * all solutions. Digits that the puzzle does not distinguish share a search.
 *
 *     trueCandidates(puzzleOf('12..' + '34..' + '....' + '....'))[2]      // [3, 4]
 */
export function trueCandidates(puzzle: Puzzle, options?: SolverOptions & { readonly maxCalls?: never }): CellDigits;
export function trueCandidates(puzzle: Puzzle, options: BudgetOptions): CellDigits | undefined;
export function trueCandidates(puzzle: Puzzle, options: BudgetOptions = {}): CellDigits | undefined {
  checkPuzzle('trueCandidates', puzzle);
  checkOptions('trueCandidates', options, BUDGET_KEYS);
  const { maxCalls = Number.POSITIVE_INFINITY, solvers } = options;
  const { size, cells } = puzzle.geometry;
  const alike = digitsAlike(puzzle);
  const trueDigits = Array.from(puzzle.givens, () => new Set<Digit>());
  let left = maxCalls;
  const look = (question: Puzzle, limit: number): SearchResult['stopped'] => {
    const { solutions, stopped, calls } = searchFor(question, { limit, maxCalls: left }, solvers);
    for (const solution of solutions)
      for (const cell of cells)
        for (const digit of alike.has(solution[cell]!) ? alike : [solution[cell]!]) trueDigits[cell]!.add(digit);
    left -= calls;
    return stopped;
  };
  let stopped = look(puzzle, alike.size === size ? 1 : FIRST_SOLUTIONS);
  if (stopped === 'limit') {
    for (const cell of cells) {
      const digits = trueDigits[cell]!;
      if (puzzle.givens[cell] !== 0) continue;
      // Is there a solution with a digit here that was not found yet?
      do stopped = digits.size === size ? 'exhausted' : look(withStruckOut(puzzle, cell, digits), 1);
      while (stopped === 'limit');
      if (stopped === 'budget') break;
    }
  }
  return stopped === 'budget' ? undefined : trueDigits.map((digits) => [...digits].sort((a, b) => a - b));
}

/**
 * The digits that a puzzle does not tell apart: neither given nor struck out anywhere, on a board
 * whose demands treat digits alike. When two of them change places everywhere in a solution, the
 * result is a solution too.
 */
function digitsAlike({ geometry, givens, struckOut = [] }: Puzzle): ReadonlySet<Digit> {
  const alike = new Set<Digit>();
  if (!geometry.demands.every(treatsDigitsAlike)) return alike;
  for (let digit = 1; digit <= geometry.size; digit++) alike.add(digit);
  for (const digit of givens) alike.delete(digit);
  for (const { digit } of struckOut) alike.delete(digit);
  return alike;
}
