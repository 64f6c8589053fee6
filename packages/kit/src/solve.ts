import { checkOptions, type KeysOf, within } from '@pencilmark/core/result';
import { SOME_SOLVERS, type Solver, searchAmong } from '@pencilmark/core/solve';
import { BOARD_KEYS, type BoardOptions } from './board.ts';
import { inputOf, type PuzzleInput, type SameShape } from './input.ts';
import { SOLVERS } from './solvers.ts';

/** What `solve` may be told. */
export interface SolveOptions extends BoardOptions {
  /**
   * Gives a list of up to so many solutions, a whole number from 1; 2 shows whether a puzzle has
   * only one.
   */
  readonly limit?: number;
  /**
   * Solvers to choose from, best first, such as those of @pencilmark/turbo and @pencilmark/sat.
   */
  readonly solvers?: readonly Solver[];
}

const KEYS: KeysOf<SolveOptions> = { ...BOARD_KEYS, limit: within(1), solvers: SOME_SOLVERS };

/**
 * A solution of a puzzle in the shape of the puzzle, a text for a text and rows for rows; nothing
 * when there is none. With `limit`, a list of solutions. A RangeError says what is wrong with an
 * argument.
 *
 *     solve('12..34..........')      // '1234341221434321'
 *     solve([[1, 2, 0, 0], [3, 4, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])[1]      // [3, 4, 1, 2]
 *     solve('12..34..........', { limit: 2 }).length      // 2
 */
export function solve<const Given extends PuzzleInput>(
  puzzle: Given,
  options?: SolveOptions & { readonly limit?: undefined },
): SameShape<Given> | undefined;
export function solve<const Given extends PuzzleInput>(
  puzzle: Given,
  options: SolveOptions & { readonly limit: number },
): SameShape<Given>[];
export function solve(puzzle: PuzzleInput, options: SolveOptions = {}): unknown {
  checkOptions('solve', options, KEYS);
  const { limit, solvers = SOLVERS } = options;
  const input = inputOf('solve', puzzle, options);
  const solutions = searchAmong(solvers, input.puzzle, { limit: limit ?? 1 }).solutions.map(input.write);
  return limit === undefined ? solutions[0] : solutions;
}
