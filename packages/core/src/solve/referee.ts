import type { Puzzle } from '../puzzle/puzzle.ts';
import { canSolve, checkSolver, knownBy } from './choice.ts';
import { isSolution } from './is-solution.ts';
import type { Search, SearchOptions, SearchResult, Solver } from './solver.ts';

/** A solver's statement about a puzzle. */
export interface Statement {
  readonly solver: string;
  readonly result: SearchResult;
}

/**
 * Two solvers gave answers that cannot both be right, or one gave a wrong solution. It holds the
 * puzzle and both statements.
 *
 *     const puzzle = emptyPuzzle(classic);
 *     const statement = { solver: 'bands', result: search(puzzle, { limit: 1 }) };
 *     new Disagreement('wrong', puzzle, [statement, statement]).name      // 'Disagreement'
 */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  readonly puzzle: Puzzle;
  readonly statements: readonly [Statement, Statement];

  constructor(difference: string, puzzle: Puzzle, statements: readonly [Statement, Statement]) {
    const said = statements.map(({ solver, result }) => `${solver} found ${result.count} (${result.stopped})`);
    super(`${difference}: ${said.join(', ')}, on ${puzzle.geometry.id} with givens ${puzzle.givens.join(' ')}`);
    this.puzzle = puzzle;
    this.statements = statements;
  }
}

/**
 * A solver that asks two others and throws a `Disagreement` when they differ. It checks every
 * solution of both against the rules. A search to the end must find at least as many solutions as
 * the other one. Two searches to the end must find the same solutions. With a limit, each may find
 * others. The solutions are those of the first solver. `onSolution` gets them before the check is
 * done, so trust them only after the answer has come. Calls and guesses are those of both together,
 * and so is the budget.
 *
 *     const search = referee(bands, backtracking).prepare(classic)
 *     search(emptyPuzzle(classic), { limit: 3 }).count      // 3
 */
export function referee(a: Solver, b: Solver): Solver {
  checkSolver('referee', a, 'one');
  checkSolver('referee', b, 'other');
  return refereeOf(a, b);
}

const refereeOf = (a: Solver, b: Solver): Solver => ({
  name: 'referee',
  says: `asks ${a.name} and ${b.name}, and refuses to answer when they differ`,
  traces: false,
  knows: knownBy(a).filter((kind) => knownBy(b).includes(kind)),
  supports: (geometry) => canSolve(a, geometry) && canSolve(b, geometry),
  prepare: (geometry) => {
    const askOne = a.prepare(geometry);
    const askOther = b.prepare(geometry);
    return (puzzle, { maxCalls = Number.POSITIVE_INFINITY, ...options } = {}) => {
      const ours = hear(askOne, puzzle, { ...options, maxCalls });
      const left = maxCalls - ours.result.calls;
      const theirs = hear(askOther, puzzle, { ...options, keep: 2, onSolution: () => {}, maxCalls: left });
      const difference =
        (ours.hasErred && `${a.name} is wrong`) ||
        (theirs.hasErred && `${b.name} is wrong`) ||
        (misses(ours.result, theirs.result) && `${a.name} missed a solution`) ||
        (misses(theirs.result, ours.result) && `${b.name} missed a solution`) ||
        (isWhole(ours.result) && isWhole(theirs.result) && ours.sum !== theirs.sum && 'different solutions');
      if (difference) {
        throw new Disagreement(difference, puzzle, [
          { solver: a.name, result: ours.result },
          { solver: b.name, result: theirs.result },
        ]);
      }
      return {
        count: ours.result.count,
        solutions: ours.result.solutions,
        calls: ours.result.calls + theirs.result.calls,
        guesses: ours.result.guesses + theirs.result.guesses,
        stopped: theirs.result.stopped === 'budget' ? 'budget' : ours.result.stopped,
      };
    };
  },
});

/**
 * A solver that checks the solutions of another solver, and throws an error when a solution breaks
 * a rule. It is for boards that no second solver knows: missed solutions are not noticed.
 *
 *     const search = checked(bands).prepare(classic)
 *     search(emptyPuzzle(classic), { limit: 3 }).count      // 3
 */
export function checked(solver: Solver): Solver {
  checkSolver('checked', solver);
  return checkedOf(solver);
}

const checkedOf = (solver: Solver): Solver => ({
  ...solver,
  name: `checked ${solver.name}`,
  says: `asks ${solver.name}, and refuses to answer when a solution breaks a rule`,
  traces: false,
  prepare: (geometry) => {
    const ask = solver.prepare(geometry);
    return (puzzle, options = {}) => {
      const { result, hasErred } = hear(ask, puzzle, options);
      const statement = { solver: solver.name, result };
      if (hasErred) throw new Disagreement(`${solver.name} is wrong`, puzzle, [statement, statement]);
      return result;
    };
  },
});

const isWhole = (result: SearchResult): boolean => result.stopped === 'exhausted';
const misses = (result: SearchResult, other: SearchResult): boolean => isWhole(result) && result.count < other.count;

/**
 * Asks a solver and checks each of its solutions. `sum` is the same for the same solutions in any
 * order.
 */
function hear(
  ask: Search,
  puzzle: Puzzle,
  options: SearchOptions,
): { result: SearchResult; hasErred: boolean; sum: number } {
  let hasErred = false;
  let sum = 0;
  const result = ask(puzzle, {
    ...options,
    onSolution: (solution) => {
      hasErred ||= !isSolution(puzzle, solution);
      sum = (sum + hash(solution)) | 0;
      options.onSolution?.(solution);
    },
  });
  return { result, hasErred, sum };
}

/** A 32-bit hash of some digits (FNV-1a by Fowler, Noll and Vo). */
const hash = (digits: Uint8Array): number =>
  digits.reduce((mixed, digit) => Math.imul(mixed ^ digit, 0x01000193), 0x811c9dc5 | 0);
