import type { Puzzle } from '@pencilmark/core/puzzle';
import {
  type HodokuRating,
  hodoku,
  pencilmark,
  type Rated,
  type Rater,
  type Rating,
  rate,
  raterFor,
  type SeRating,
  se,
} from '@pencilmark/core/rate';
import { backdoorSize, smallestBackdoors } from '@pencilmark/core/solve';
import type { Question } from './question.ts';

/** What raters say of a puzzle. Each runs when its answer is wanted, and once. */
export interface Ratings {
  readonly puzzle: Puzzle;
  /** Undefined on boards that the rater does not know. */
  se(): Rated<SeRating> | undefined;
  hodoku(): Rated<HodokuRating> | undefined;
  pencilmark(): Rated<Rating> | undefined;
  /** By the usual rater of the board. */
  usual(): Rated<Rating>;
  /** The least number of cells to reveal before singles are enough; undefined when many. */
  backdoorSize(): number | undefined;
  /** How many cells belong to a backdoor of this size; undefined when it is not known. */
  backdoorCells(): number | undefined;
  /** How many guesses the search made that showed the solution to be the only one. */
  readonly guesses: number;
}

/** The ratings of a puzzle; with their steps where `isPathWanted`. */
export function ratingsOf({ puzzle, solution, guesses }: Question, isPathWanted: boolean): Ratings {
  const known = new Map<string, unknown>();
  const once = <R>(rater: Rater<R>) => {
    if (!known.has(rater.name))
      known.set(rater.name, rater.supports(puzzle.geometry) ? rate(puzzle, rater, { path: isPathWanted }) : undefined);
    return known.get(rater.name) as Rated<R> | undefined;
  };
  return {
    puzzle,
    se: () => once(se),
    hodoku: () => once(hodoku),
    pencilmark: () => once(pencilmark),
    usual: () => once(raterFor(puzzle.geometry))!,
    backdoorSize: () => backdoorSize(puzzle, solution, MOST_BACKDOORS),
    backdoorCells: () => {
      const smallest = smallestBackdoors(puzzle, solution, MOST_BACKDOORS);
      return smallest && new Set(smallest.flat()).size;
    },
    guesses,
  };
}

/** The largest backdoor that is searched. Larger ones take long, and are rare. */
export const MOST_BACKDOORS = 3;
