import type { Puzzle } from '../puzzle/puzzle.ts';
import { rate } from '../rate/rater.ts';
import { raterFor } from '../rate/raters.ts';
import type { Rating } from '../rate/rating.ts';
import { scoreText } from '../rate/score.ts';
import { err, ok, type Result } from '../result.ts';

/** A step: its technique, and the candidates that it places and eliminates. */
export type StepOfCertificate = readonly [
  technique: string,
  placements: readonly number[],
  eliminations: readonly number[],
];

/** The steps that a rater takes from the givens to the solution, and the rating. */
export interface PathOfCertificate {
  readonly rater: string;
  readonly rating: Rating;
  readonly steps: readonly StepOfCertificate[];
}

/** The path of a proper puzzle, by the first rater that rates its board. */
export function pathOf(puzzle: Puzzle): Result<PathOfCertificate, { readonly code: 'path'; readonly message: string }> {
  const { geometry } = puzzle;
  const rater = raterFor(geometry);
  const { rating, end, path = [] } = rate(puzzle, rater, { path: true });
  if (end !== 'solved')
    return err({
      code: 'path',
      message: `The rater ${rater.name} does not reach the solution; the rating is ${scoreText(rating.hardest)}.`,
    });
  const numbered = (candidates: Puzzle['struckOut'] = []): number[] =>
    candidates.map(({ cell, digit }) => geometry.cells.indexOf(cell) * geometry.size + digit - 1);
  const steps = path.map(
    ({ technique, placements, eliminations }): StepOfCertificate => [
      technique,
      numbered(placements),
      numbered(eliminations),
    ],
  );
  return ok({ rater: rater.name, rating, steps });
}
