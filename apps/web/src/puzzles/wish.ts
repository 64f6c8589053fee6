import { generate, orbits } from '@pencilmark/core/generate';
import { plainGeometryOf } from '@pencilmark/core/geometry/plain';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { makeRandom, shuffled } from '@pencilmark/core/random';
import {
  DIFFICULTIES,
  type Difficulty,
  hardestOf,
  type Rated,
  type RateOptions,
  type Rating,
  rankOf,
  rate,
  raterFor,
  type Scale,
  scoreText,
} from '@pencilmark/core/rate';
import { contradictionIn } from './contradiction.ts';
import { type Made, mostTries, type Wish } from './order.ts';

const SEEDS = 2 ** 31;

/**
 * Makes a puzzle that meets a wish; the same seed gives the same puzzle everywhere. A random
 * minimal puzzle that is too hard gets back as few givens as make it easy enough, so that easy
 * puzzles of all boards come as quickly as hard ones. Nothing when no grid would do, or when
 * `goOn`, which hears how many were tried, does not want more.
 */
export function makeWished(wish: Wish, seed: number, goOn: (tries: number) => boolean = () => true): Made | undefined {
  const read = plainGeometryOf(wish.board);
  if (!read.ok) throw new RangeError(read.error.message);
  const geometry = read.value;
  const random = makeRandom(seed);
  if (contradictionIn(wish)) return undefined;
  const most = mostTries(wish);
  for (let tries = 1; tries <= most; tries++) {
    const { symmetry = 'none' } = wish;
    const { puzzle, solution } = generate({ geometry, seed: random.below(SEEDS), symmetry, maxTries: 1 });
    const candidate = easedTo(wish, puzzle, solution, shuffled(orbits(symmetry, geometry.size), random));
    if (candidate) return { ...madeOf(candidate.puzzle, candidate.rated), tries };
    if (!goOn(tries)) return undefined;
  }
  return undefined;
}

interface RatedPuzzle {
  readonly puzzle: Puzzle;
  readonly rated: Rated<Rating>;
}

export const ratedBy = (puzzle: Puzzle, options?: RateOptions): Rated<Rating> =>
  rate(puzzle, raterFor(puzzle.geometry), options);

/** The score of the hardest step that a wish allows. */
export const mostOf = ({ difficulty, most = Number.POSITIVE_INFINITY }: Wish, scale?: Scale): number =>
  difficulty === undefined ? most : Math.min(most, hardestOf(difficulty, scale));

export const madeOf = ({ geometry, givens }: Puzzle, { rating }: Rated<Rating>): Omit<Made, 'tries'> => ({
  board: geometry.id,
  givens: [...givens],
  difficulty: rating.difficulty,
  hardest: scoreText(rating.hardest),
});

/** The puzzle with as few givens more as it takes not to be too hard, if it then meets the wish. */
function easedTo(
  wish: Wish,
  puzzle: Puzzle,
  solution: Uint8Array,
  groups: readonly (readonly number[])[],
): RatedPuzzle | undefined {
  const missing = groups.filter((group) => puzzle.givens[group[0]!] === 0);
  const withMore = (count: number): RatedPuzzle => {
    const givens = puzzle.givens.slice();
    for (const group of missing.slice(0, count)) for (const cell of group) givens[cell] = solution[cell]!;
    const eased = { ...puzzle, givens };
    return { puzzle: eased, rated: ratedBy(eased, { most: mostOf(wish) }) };
  };
  let best = withMore(0);
  if (isTooHard(wish, best.rated)) {
    // `low` givens more are too few, `high` are enough: a full grid is never too hard.
    let [low, high] = [0, missing.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const tried = withMore(middle);
      if (isTooHard(wish, tried.rated)) low = middle;
      else [best, high] = [tried, middle];
    }
    if (high === missing.length) return undefined;
  }
  return meets(wish, best.rated) ? best : undefined;
}

const levelOf = (name: Difficulty): number => DIFFICULTIES.findIndex((row) => row.name === name);

export function isTooHard({ difficulty, most = Number.POSITIVE_INFINITY }: Wish, { rating }: Rated<Rating>): boolean {
  if (rankOf(rating.hardest) > most) return true;
  return difficulty !== undefined && levelOf(rating.difficulty) > levelOf(difficulty);
}

export function meets(wish: Wish, rated: Rated<Rating>): boolean {
  const { difficulty, least = 0, technique } = wish;
  return (
    !isTooHard(wish, rated) &&
    rankOf(rated.rating.hardest) >= least &&
    (difficulty === undefined || rated.rating.difficulty === difficulty) &&
    (technique === undefined || rated.techniques[technique] !== undefined)
  );
}
