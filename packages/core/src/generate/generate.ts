import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { classic } from '../geometry/layouts.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random, shuffled } from '../random.ts';
import { ARRAY, checkOptions, FLAG, FUNCTION, fail, type KeysOf, POSITIVE } from '../result.ts';
import { isMinimal } from '../solve/minimal.ts';
import { BUDGET_KEYS, type Solvers, searchFor } from '../solve/search.ts';
import { fillGrid } from './fill.ts';
import { A_SYMMETRY, orbits, type SymmetryName } from './pattern.ts';
import { type Thinned, thinPuzzle } from './thin.ts';
import { makeVicinity, type Vicinity } from './vicinity.ts';

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
   * How near a puzzle comes to what `accept` wants: more is nearer, and undefined is no way there.
   * With it, after 2000 grids without success, the search goes on in the vicinity of the puzzles
   * that came nearest: with some givens less and some others. It is called with puzzles that
   * `accept` has just refused. The method 'rounds' does without it.
   */
  readonly height?: (puzzle: Puzzle) => number | undefined;
  /**
   * Proper puzzles of the board, in whose vicinity the search begins at once. None of them is the
   * answer. It needs `height`.
   */
  readonly near?: readonly Puzzle[];
  /**
   * 'thin' tries to take every given away, in random order. 'rounds' is the method of a tutorial:
   * it takes givens away at random and stops at the third that the puzzle needs. It leaves at least
   * 17, or on other sizes the same share of the cells. Default 'thin'.
   */
  readonly method?: GenerateMethod;
  /** Called now and then with the number of tries. The search ends when the answer is false. */
  readonly goOn?: (tries: number) => boolean;
  /** How many puzzles to make, from 1; default 1000 for up to 100 cells, else 5. */
  readonly maxTries?: number;
  /** Calls that one question to the solver may cost; default 1 000 000. */
  readonly maxCalls?: number;
  readonly solvers?: Solvers;
}

const KEYS: KeysOf<GenerateOptions> = {
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
/** The methods that make puzzles; `GenerateOptions` tells what each does. */
export const GENERATE_METHODS: readonly GenerateMethod[] = ['thin', 'rounds'];

/** A generated puzzle; it is proper, whether or not the wishes were met. */
export interface Generated {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
  readonly givens: number;
  readonly seed: number;
  /**
   * Whether every wish was met within `maxTries`. If not, this is the puzzle of the greatest
   * `height`, or without one the puzzle that came nearest to the number of givens.
   */
  readonly reached: boolean;
  /** The first wish that this puzzle does not meet. */
  readonly missed?: 'givens' | 'minimal' | 'accept';
  /** What the option `height` says of a puzzle that `accept` refused. */
  readonly height?: number;
  readonly tries: number;
}

/**
 * Calls to spend where no number of givens needs more. In practice 9×9 boards take fewer; on 25×25
 * they take some seconds.
 */
const MODERATE_WORK = 40_000;
/** How many random grids are tried before the search turns to the vicinity of puzzles. */
const RANDOM_TRIES = 2_000;
const ROUNDS = 3;
const ROUNDS_SHARE = 17 / 81;

/**
 * A random proper puzzle: a random complete grid, thinned while the puzzle stays proper. For what
 * random grids seldom bring, a search climbs from puzzle to puzzle (see `height`). Wishes that
 * could not be met are an ordinary answer, with `reached` false. Throws a RangeError for
 * wishes that make no sense.
 *
 *     generate({ seed: 1, symmetry: 'rotate180', givens: [28, 32] }).reached      // true
 *     generate({ seed: 1, givens: 16, maxTries: 3 }).reached                      // false
 */
export function generate(options: GenerateOptions): Generated {
  checkOptions('generate', options, KEYS);
  const wishes = wishesOf(options);
  const { maxTries, near, goOn } = wishes;
  const vicinity = vicinityFor(wishes);
  const randomTries = near.length > 0 ? 0 : RANDOM_TRIES;
  let nearest: Judged | undefined;
  let tries = 0;
  do {
    const neighbour = tries >= randomTries ? vicinity?.next(maxTries - tries) : undefined;
    const drawn = neighbour ?? randomPuzzle(wishes);
    tries += drawn.made;
    const judged = judge(drawn, wishes);
    if (!judged.missed) return generatedOf(judged, options.seed, tries);
    if (judged.height !== undefined) vicinity?.add(drawn.thinned.puzzle, drawn.solution, judged.height);
    if (!nearest || isNearer(judged, nearest)) nearest = judged;
  } while (tries < maxTries && goOn(tries));
  return generatedOf(nearest, options.seed, tries);
}

function generatedOf({ drawn, missed, height }: Judged, seed: number, tries: number): Generated {
  const { thinned, solution } = drawn;
  const { puzzle, givens } = thinned;
  const hasHeight = height !== undefined && height !== Number.NEGATIVE_INFINITY;
  const unmet = { ...(missed && { missed }), tries, ...(hasHeight && { height }) };
  return { puzzle, solution, givens, seed, reached: !missed, ...unmet };
}

/** The options of a search, and what stands for those that were left out. */
interface Wishes
  extends Required<
      Pick<GenerateOptions, 'geometry' | 'symmetry' | 'minimal' | 'method' | 'near' | 'goOn' | 'maxTries'>
    >,
    Pick<GenerateOptions, 'accept' | 'height'> {
  /** Whether the caller wants a number of givens. */
  readonly hasRange: boolean;
  readonly least: number;
  readonly most: number;
  readonly random: Random;
  /** What a question to the solver may cost, and who answers it. */
  readonly limits: { readonly maxCalls?: number; readonly solvers?: Solvers };
}

function wishesOf(options: GenerateOptions): Wishes {
  const { geometry = classic, seed, symmetry = 'none', minimal = false, method = 'thin', near = [] } = options;
  const { accept, height, goOn = () => true, maxCalls, solvers } = options;
  checkGeometry('generate', geometry);
  const { maxTries = geometry.cellCount <= 100 ? 1000 : 5 } = options;
  const [least, most] = givenRange(options, geometry);
  return {
    ...{ geometry, symmetry, minimal, method, near, goOn, maxTries, least, most },
    ...(accept && { accept }),
    ...(height && { height }),
    hasRange: options.givens !== undefined,
    random: makeRandom(seed),
    limits: { ...(maxCalls !== undefined && { maxCalls }), ...(solvers && { solvers }) },
  };
}

/** The least and the most givens; when none are asked for, any number. */
function givenRange({ givens, method = 'thin' }: GenerateOptions, { cellCount }: Geometry): readonly [number, number] {
  if (!GENERATE_METHODS.includes(method)) fail(`method "${method}"; expected one of ${GENERATE_METHODS.join(', ')}`);
  if (givens === undefined) return [0, cellCount];
  const [least, most] =
    typeof givens === 'number' ? [givens, givens] : Array.isArray(givens) ? givens : [Number.NaN, Number.NaN];
  const isRange = Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least <= most && most <= cellCount;
  if (!isRange) fail(`givens ${least} to ${most}; expected whole numbers from 0 to ${cellCount}, the smaller first`);
  return [least, most];
}

/** A puzzle to judge, and how many were made for it. */
interface Drawn {
  readonly thinned: Thinned;
  readonly solution: Uint8Array;
  /** The number of givens that was aimed at. */
  readonly target: number;
  readonly made: number;
}

/** A random grid, thinned. */
function randomPuzzle(wishes: Wishes): Drawn {
  const { geometry, random, least, most, hasRange, limits } = wishes;
  const solution = fillGrid(geometry, random, limits);
  const target = hasRange ? least + random.below(most - least + 1) : 0;
  return { thinned: thinned({ geometry, givens: solution }, target, wishes), solution, target, made: 1 };
}

function thinned(full: Puzzle, target: number, wishes: Wishes): Thinned {
  const { geometry, random, most, symmetry, minimal, method, hasRange, limits } = wishes;
  const groups = shuffled(orbits(symmetry, geometry.size), random);
  if (method === 'rounds') {
    const fewest = Math.ceil(geometry.cellCount * ROUNDS_SHARE);
    return thinPuzzle(full, groups, { ...limits, givens: Math.max(target, fewest), failures: ROUNDS });
  }
  if (minimal) return thinPuzzle(full, groups, limits);
  if (!hasRange) return thinPuzzle(full, groups, { ...limits, budget: MODERATE_WORK });
  const inRange = thinPuzzle(full, groups, { ...limits, givens: most });
  return thinPuzzle(inRange.puzzle, inRange.untried, { ...limits, givens: target, budget: MODERATE_WORK });
}

/** The search in the vicinity of puzzles, where the wishes allow one. It begins with `near`. */
function vicinityFor(
  wishes: Wishes,
): { next(most: number): Drawn | undefined; readonly add: Vicinity['add'] } | undefined {
  const { geometry, random, least, symmetry, method, height, near, limits } = wishes;
  if (near.length > 0 && (!height || method === 'rounds')) fail("near without height, or with the method 'rounds'");
  if (!height || method === 'rounds') return undefined;
  const vicinity = makeVicinity(geometry, random, { symmetry, givens: least, ...limits });
  for (const puzzle of near) {
    checkPuzzle('generate', puzzle);
    if (puzzle.geometry.id !== geometry.id) fail(`near: a puzzle on ${puzzle.geometry.id}; expected ${geometry.id}`);
    const { solutions } = searchFor(puzzle, { limit: 2 }, limits.solvers);
    if (solutions.length !== 1) fail('near: a puzzle that is not proper');
    vicinity.add(puzzle, solutions[0]!, height(puzzle) ?? Number.NEGATIVE_INFINITY);
  }
  return {
    add: vicinity.add,
    next: (most) => {
      const next = vicinity.next(most);
      return next && { ...next.neighbour, target: least, made: next.made };
    },
  };
}

/** A puzzle with the first wish that it does not meet, and with what tells how near it comes. */
interface Judged {
  readonly drawn: Drawn;
  readonly missed: Generated['missed'];
  /** What the option `height` says where `accept` refused. */
  readonly height: number | undefined;
}

function judge(drawn: Drawn, wishes: Wishes): Judged {
  const missed = missedWish(drawn.thinned, wishes);
  return { drawn, missed, height: missed === 'accept' ? wishes.height?.(drawn.thinned.puzzle) : undefined };
}

/** The first wish that a thinned puzzle does not meet. */
function missedWish({ puzzle, givens, complete }: Thinned, wishes: Wishes): Generated['missed'] {
  const { least, most, minimal, symmetry, accept, limits } = wishes;
  if (givens < least || givens > most) return 'givens';
  // When every given was tried alone, it is known that none can be spared.
  const isKnown = complete && symmetry === 'none';
  if (minimal && !isKnown && !isMinimal(puzzle, { ...(limits.solvers && { solvers: limits.solvers }) }))
    return 'minimal';
  return !accept || accept(puzzle) ? undefined : 'accept';
}

/** The higher one is nearer. Of two as high it is the one whose givens are nearer the target. */
function isNearer(a: Judged, b: Judged): boolean {
  const [height, otherHeight] = [a, b].map((judged) => judged.height ?? Number.NEGATIVE_INFINITY);
  return height === otherHeight ? offOf(a.drawn) < offOf(b.drawn) : height! > otherHeight!;
}

const offOf = ({ thinned, target }: Drawn): number => Math.abs(thinned.givens - target);
