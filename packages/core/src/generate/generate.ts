import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { classic } from '../geometry/layouts.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random, shuffled } from '../random.ts';
import { checkOptions, fail, type KeysOf } from '../result.ts';
import { isMinimal } from '../solve/minimal.ts';
import type { Solvers } from '../solve/search.ts';
import { fillGrid } from './fill.ts';
import { orbits, type SymmetryName } from './pattern.ts';
import { type Thinned, thinPuzzle } from './thin.ts';

/** What kind of puzzle is wanted. */
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
   * it. Where the target costs too much work, any puzzle in the range is taken. Default: as few as
   * the method reaches with a moderate amount of work.
   */
  readonly givens?: number | readonly [least: number, most: number];
  /** The symmetry of the pattern of givens; default 'none'. */
  readonly symmetry?: SymmetryName;
  /** Whether no given may be spared; default false. */
  readonly minimal?: boolean;
  /** Any further wish. It is called with each proper puzzle that meets the others. */
  readonly accept?: (puzzle: Puzzle) => boolean;
  /**
   * 'thin' tries to take every given away, in random order. 'rounds' is the method of a tutorial:
   * it takes givens away at random and stops at the third that the puzzle needs. It leaves at least
   * 17, or on other sizes the same share of the cells. Default 'thin'.
   */
  readonly method?: GenerateMethod;
  /** How many grids to try, from 1; default 1000 for up to 100 cells, else 5. */
  readonly maxTries?: number;
  /** Calls that one question to the solver may cost; default 1 000 000. */
  readonly maxCalls?: number;
  readonly solvers?: Solvers;
}

const KEYS: KeysOf<GenerateOptions> = {
  geometry: true,
  seed: true,
  givens: true,
  symmetry: true,
  minimal: true,
  accept: true,
  method: true,
  maxTries: true,
  maxCalls: true,
  solvers: true,
};

export type GenerateMethod = 'thin' | 'rounds';
export const GENERATE_METHODS: readonly GenerateMethod[] = ['thin', 'rounds'];

/** A generated puzzle; it is proper, whether or not the wishes were met. */
export interface Generated {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly givens: number;
  readonly seed: number;
  /**
   * Whether every wish was met within `maxTries`; if not, this is the puzzle that came nearest to
   * the number of givens.
   */
  readonly reached: boolean;
  /** The first wish that this puzzle does not meet. */
  readonly missed?: 'givens' | 'minimal' | 'accept';
  readonly tries: number;
}

/**
 * Calls to spend where no number of givens needs more. In practice 9×9 boards take fewer; on 25×25
 * they take some seconds.
 */
const MODERATE_WORK = 40_000;
const ROUNDS = 3;
const ROUNDS_SHARE = 17 / 81;

/**
 * A random proper puzzle: a random complete grid, thinned while the puzzle stays proper. Wishes
 * that could not be met are an ordinary answer, with `reached` false. Throws a RangeError for
 * wishes that make no sense.
 *
 *     generate({ seed: 1, symmetry: 'rotate180', givens: [28, 32] }).reached      // true
 *     generate({ seed: 1, givens: 16, maxTries: 3 }).reached                      // false
 */
export function generate(options: GenerateOptions): Generated {
  checkOptions('generate', options, KEYS);
  const { geometry = classic, seed, maxCalls, solvers } = options;
  checkGeometry('generate', geometry);
  const limits = { ...(maxCalls !== undefined && { maxCalls }), ...(solvers && { solvers }) };
  const { maxTries = geometry.cellCount <= 100 ? 1000 : 5 } = options;
  if (!(maxTries >= 1)) fail(`maxTries ${maxTries}; expected a number from 1`);
  const range = givenRange(options, geometry);
  const random = makeRandom(seed);
  let nearest: Generated | undefined;
  for (let tries = 1; tries <= maxTries; tries++) {
    const solution = fillGrid(geometry, random, limits);
    const target = options.givens === undefined ? 0 : range[0] + random.below(range[1] - range[0] + 1);
    const result = thinned({ geometry, givens: solution }, [target, range[1]], random, options);
    const { puzzle, givens } = result;
    const missed = missedWish(result, range, options);
    const generated: Generated = { puzzle, solution, givens, seed, reached: !missed, ...(missed && { missed }), tries };
    if (!missed) return generated;
    const isNearer = !nearest || Math.abs(givens - target) < Math.abs(nearest.givens - target);
    nearest = { ...(isNearer || !nearest ? generated : nearest), tries };
  }
  return nearest!;
}

/** The first wish that a thinned puzzle does not meet. */
function missedWish(
  { puzzle, givens, complete }: Thinned,
  [least, most]: readonly [number, number],
  { minimal = false, symmetry = 'none', accept = () => true, solvers }: GenerateOptions,
): Generated['missed'] | undefined {
  if (givens < least || givens > most) return 'givens';
  // When every given was tried alone, it is known that none can be spared.
  const isMinimalFor = (): boolean =>
    (complete && symmetry === 'none') || isMinimal(puzzle, { ...(solvers && { solvers }) });
  if (minimal && !isMinimalFor()) return 'minimal';
  return accept(puzzle) ? undefined : 'accept';
}

/** The least and the most givens; when none are asked for, any number. */
function givenRange({ givens, method = 'thin' }: GenerateOptions, { cellCount }: Geometry): readonly [number, number] {
  if (!GENERATE_METHODS.includes(method)) fail(`method "${method}"; expected one of ${GENERATE_METHODS.join(', ')}`);
  if (givens === undefined) return [0, cellCount];
  const [least, most] = typeof givens === 'number' ? [givens, givens] : givens;
  const isRange = Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least <= most && most <= cellCount;
  if (!isRange) fail(`givens ${least} to ${most}; expected whole numbers from 0 to ${cellCount}, the smaller first`);
  return [least, most];
}

function thinned(
  full: Puzzle,
  [target, most]: readonly [number, number],
  random: Random,
  options: GenerateOptions,
): Thinned {
  const { symmetry = 'none', minimal = false, method = 'thin', maxCalls, solvers } = options;
  const groups = shuffled(orbits(symmetry, full.geometry.size), random);
  const limits = { ...(maxCalls !== undefined && { maxCalls }), ...(solvers && { solvers }) };
  if (method === 'rounds') {
    const fewest = Math.ceil(full.geometry.cellCount * ROUNDS_SHARE);
    return thinPuzzle(full, groups, { ...limits, givens: Math.max(target, fewest), failures: ROUNDS });
  }
  if (minimal) return thinPuzzle(full, groups, limits);
  if (options.givens === undefined) return thinPuzzle(full, groups, { ...limits, budget: MODERATE_WORK });
  const inRange = thinPuzzle(full, groups, { ...limits, givens: most });
  return thinPuzzle(inRange.puzzle, inRange.untried, { ...limits, givens: target, budget: MODERATE_WORK });
}
