import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random } from '../random.ts';
import { checkOptions, fail, type KeysOf, within } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { SOME_SOLVERS } from '../solve/choice.ts';
import type { Solver } from '../solve/solver.ts';
import { SOLVERS, solverFor } from '../solve/solvers.ts';
import { type Dive, diver } from './dive.ts';
import { timesOf } from './weighted.ts';

/** How minimal puzzles are drawn. */
export interface MinimalOptions {
  /** The seed, a safe integer from 0; default: 1. */
  readonly seed?: number;
  /** How many paths a population has, from 1; default: 1000. */
  readonly paths?: number;
  /** Who says whether a puzzle is proper; default: those of core. */
  readonly solvers?: readonly Solver[];
}

const KEYS: KeysOf<MinimalOptions> = {
  seed: within(0, Number.MAX_SAFE_INTEGER),
  paths: within(1, 2 ** 24),
  solvers: SOME_SOLVERS,
};
const USUAL_PATHS = 1000;

/** A minimal puzzle, and how many it stands for: the natural logarithm of that number. */
export interface MinimalSample {
  readonly givens: Uint8Array;
  readonly log: number;
}

/**
 * Draws minimal puzzles of a board without end, in populations, each puzzle with a weight: how many
 * minimal puzzles it stands for. So the sum of the weights of a population is the number of minimal
 * puzzles of the board, on average, and a weighted mean of anything is right for all of them; a
 * top-down generator favours few givens. Populations do not depend on each other, so their spread
 * tells the error; one that comes to no grid is empty.
 *
 * The paths of a population begin at grids of random dives (Knuth, Estimating the Efficiency of
 * Backtrack Programs, 1975) and take one given away in each step. All have as many givens, so they
 * can be compared: those that stand for many puzzles go on several times, others end (sequential
 * Monte Carlo; Doucet, de Freitas, Gordon, 2001). What is estimated is from Berthier, Unbiased
 * Statistics of a CSP, 2009. Throws a RangeError for boards of more than 32 digits.
 *
 *     const { value: [sample] } = minimalSamples(boxed(2, 2), { paths: 10 }).next();
 *     sample.givens.length      // 16
 */
export function minimalSamples(geometry: Geometry, options: MinimalOptions = {}): Generator<MinimalSample[], never> {
  checkGeometry('minimalSamples', geometry);
  checkOptions('minimalSamples', options, KEYS);
  if (geometry.size > LARGEST_DIGIT_SET)
    fail(`${geometry.id}; expected a board of at most ${LARGEST_DIGIT_SET} digits`);
  return populations(geometry, options);
}

function* populations(
  geometry: Geometry,
  { seed = 1, paths = USUAL_PATHS, solvers = SOLVERS }: MinimalOptions,
): Generator<MinimalSample[], never> {
  const random = makeRandom(seed);
  const dive = diver(geometry);
  const search = solverFor(geometry, solvers).prepare(geometry);
  const isProper = (puzzle: Puzzle): boolean => search(puzzle, { limit: 2, keep: 0 }).count === 1;
  for (;;) {
    const dives = Array.from({ length: paths }, () => dive(random)).filter((came) => came !== undefined);
    yield dives.length === 0 ? [] : new Population(geometry, isProper, random, paths).samplesFrom(dives);
  }
}

/** A puzzle on its way from a grid, of which it has the digits of some cells. */
interface Path {
  readonly grid: Uint8Array;
  /** The givens that cannot be spared; nor can they later. */
  readonly needed: readonly Cell[];
  /** The other givens. */
  readonly spare: readonly Cell[];
  /** For how many proper puzzles it stands, in the unit of the population. */
  readonly weight: number;
}

/** Where fewer of the givens that are tried can be spared, all that can be are looked for. */
const WIDE = 2 / 3;

/**
 * How much a path may go on, by how many givens it can spare and how many others can on average.
 * That is about how many minimal puzzles are to be found on it, as paths of 9×9 have shown: many on
 * those that spare few, and hardly fewer on those that spare many than on usual ones.
 */
const hopeOf = (spare: number, mean: number): number => 1 + Math.exp(0.7 * (0.8 * mean - spare));

/**
 * Puzzles that all have as many givens, with weights that say for how many of all proper puzzles
 * with so many givens each stands. One given goes in each step. At first a random one is tried: the
 * paths on which it cannot be spared end, and others go on several times. Where that ends more than
 * a third of the paths, all givens that can be spared are looked for. Then paths with few of these
 * go on rather than others, and stand for less: minimal puzzles of many givens count for much.
 */
class Population {
  private readonly isProper: (puzzle: Puzzle) => boolean;
  private readonly random: Random;
  private readonly puzzle: Puzzle;
  private readonly size: number;
  private readonly found: MinimalSample[] = [];
  /** The unit of weights: the natural logarithm of a number of puzzles. */
  private unit = 0;

  constructor(geometry: Geometry, isProper: (puzzle: Puzzle) => boolean, random: Random, size: number) {
    this.isProper = isProper;
    this.random = random;
    this.puzzle = makePuzzle(geometry, new Uint8Array(geometry.cellCount));
    this.size = size;
  }

  /** The minimal puzzles at the ends of paths from some grids. */
  samplesFrom(dives: readonly Dive[]): MinimalSample[] {
    const { cells } = this.puzzle.geometry;
    this.unit = dives.reduce((most, { log }) => Math.max(most, log), Number.NEGATIVE_INFINITY);
    const grids = dives.map(
      ({ digits, log }): Path => ({ grid: digits, needed: [], spare: cells, weight: Math.exp(log - this.unit) }),
    );
    let paths = this.doubled(grids);
    this.unit -= Math.log(this.size);
    for (let gone = 1, isWide = true; paths.length > 0; gone++) {
      const next = paths.flatMap((path) => (isWide ? this.tried(path) : this.spared(path)));
      this.unit -= Math.log(gone);
      paths = isWide ? this.doubled(next) : this.thinned(next);
      isWide &&= next.length >= WIDE * this.size;
    }
    return this.found;
  }

  /** Tries to spare a random given. */
  private tried(path: Path): Path[] {
    const { grid, needed, spare, weight } = path;
    const cell = spare[this.random.below(spare.length)]!;
    const others = spare.filter((other) => other !== cell);
    this.begin(path);
    if (this.canSpare(grid, cell)) return [{ grid, needed, spare: others, weight: weight * spare.length }];
    if (!others.some((other) => this.canSpare(grid, other))) this.keep(path);
    return [];
  }

  /** Looks for all givens that can be spared. */
  private spared(path: Path): Path[] {
    this.begin(path);
    const needed = [...path.needed];
    const spare: Cell[] = [];
    for (const cell of path.spare) (this.canSpare(path.grid, cell) ? spare : needed).push(cell);
    if (spare.length > 0) return [{ ...path, needed, spare }];
    this.keep(path);
    return [];
  }

  private begin({ grid, needed, spare }: Path): void {
    const { givens } = this.puzzle;
    givens.fill(0);
    for (const cell of needed) givens[cell] = grid[cell]!;
    for (const cell of spare) givens[cell] = grid[cell]!;
  }

  private canSpare(grid: Uint8Array, cell: Cell): boolean {
    const { givens } = this.puzzle;
    givens[cell] = 0;
    const can = this.isProper(this.puzzle);
    givens[cell] = grid[cell]!;
    return can;
  }

  private keep({ weight }: Path): void {
    this.found.push({ givens: this.puzzle.givens.slice(), log: this.unit + Math.log(weight) });
  }

  /** As many paths as the population has, each as often as its weight says. */
  private doubled(paths: readonly Path[]): Path[] {
    const times = this.timesOf(paths.map(({ weight }) => weight));
    return paths.flatMap((path, index) => Array.from({ length: times[index]! }, () => ({ ...path, weight: 1 })));
  }

  /** Spares one given each, rather on paths of which more is hoped; each one at most once. */
  private thinned(paths: readonly Path[]): Path[] {
    const total = sumOf(paths.map(({ weight }) => weight));
    const mean = sumOf(paths.map(({ weight, spare }) => weight * spare.length)) / total;
    const hopes = paths.map(({ spare }) => hopeOf(spare.length, mean) / spare.length);
    const times = this.timesOf(
      paths.flatMap(({ spare, weight }, index) => spare.map(() => weight * hopes[index]!)),
    ).values();
    return paths.flatMap((path, index) =>
      path.spare.flatMap((cell) => {
        const often = times.next().value!;
        if (often === 0) return [];
        const spare = path.spare.filter((other) => other !== cell);
        return [{ ...path, spare, weight: often / hopes[index]! }];
      }),
    );
  }

  /** How often each path goes on, by its share; the unit is set right for weights against it. */
  private timesOf(shares: readonly number[]): number[] {
    this.unit += Math.log(sumOf(shares) / this.size);
    return timesOf(shares, this.size, this.random.next() / 2 ** 32);
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
