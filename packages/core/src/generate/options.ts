import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ARRAY, FLAG, FUNCTION, type KeysOf, POSITIVE } from '../result.ts';
import { BUDGET_KEYS, type Solvers } from '../solve/search.ts';
import { A_SYMMETRY, type SymmetryName } from './pattern.ts';

/** The wishes for a puzzle. */
export interface GenerateOptions {
  /** Default: `classic`. */
  readonly geometry?: Geometry;
  /**
   * Fixes all randomness: the same seed and wishes give the same puzzle on every machine. A whole
   * number from 0.
   */
  readonly seed: number;
  /**
   * A number of givens, or the least and the most. With a range, the target is a random number in
   * it. If the target costs too much work, any puzzle in the range is taken. Default: as few as the
   * method reaches with a moderate amount of work.
   */
  readonly givens?: number | readonly [least: number, most: number];
  /** The symmetry of the pattern of givens; default 'none'. */
  readonly symmetry?: SymmetryName;
  /** Whether the puzzle must be minimal; default false. */
  readonly minimal?: boolean;
  /** Any further wish. It is called with each proper puzzle that meets the other wishes. */
  readonly accept?: (puzzle: Puzzle) => boolean;
  /**
   * How near a puzzle comes to the wish of `accept`: a higher number is nearer, and undefined gives
   * the puzzle up. With it, after 2000 grids without success, the search continues in the vicinity
   * of the nearest puzzles: it replaces some of their givens. It is called with puzzles that
   * `accept` has just refused. The method 'rounds' ignores it.
   */
  readonly height?: (puzzle: Puzzle) => number | undefined;
  /**
   * Proper puzzles of the board. The search begins in their vicinity, and returns none of them. It
   * needs `height`.
   */
  readonly near?: readonly Puzzle[];
  /**
   * 'thin' tries to remove every given, in random order. 'rounds' is the method of a tutorial: it
   * removes givens at random and stops at the third that the puzzle needs. It leaves at least 17,
   * or on other sizes the same share of the cells. Default 'thin'.
   */
  readonly method?: GenerateMethod;
  /** Called after each puzzle with the number of tries. The search ends when it returns false. */
  readonly goOn?: (tries: number) => boolean;
  /** How many puzzles to make, from 1; default 1000 for up to 100 cells, else 5. */
  readonly maxTries?: number;
  /** Calls that a question to the solver may cost; default 1 000 000. */
  readonly maxCalls?: number;
  readonly solvers?: Solvers;
}

export const GENERATE_KEYS: KeysOf<GenerateOptions> = {
  geometry: true,
  seed: true,
  givens: true,
  symmetry: A_SYMMETRY,
  minimal: FLAG,
  accept: FUNCTION,
  height: FUNCTION,
  near: ARRAY,
  goOn: FUNCTION,
  method: true,
  maxTries: POSITIVE,
  ...BUDGET_KEYS,
};

/** The name of a method that makes puzzles. */
export type GenerateMethod = 'thin' | 'rounds';
/** The methods that make puzzles; `GenerateOptions` describes them. */
export const GENERATE_METHODS: readonly GenerateMethod[] = ['thin', 'rounds'];

/** A generated puzzle; it is proper, whether or not the wishes were met. */
export interface Generated {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly givens: number;
  readonly seed: number;
  /**
   * Whether every wish was met within `maxTries`. If not, this is the puzzle of the greatest
   * `height`, or without heights the puzzle nearest to the number of givens.
   */
  readonly reached: boolean;
  /** The first wish that this puzzle does not meet. */
  readonly missed?: 'givens' | 'minimal' | 'accept';
  /** The value of the option `height` for a puzzle that `accept` refused. */
  readonly height?: number;
  readonly tries: number;
}
