import { cellName, type Geometry, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import type { LanguageCode } from '@pencilmark/core/human';
import { type Candidate, type Grid, gridOf, isFilled, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { hasProfile, type ProfileName } from '@pencilmark/core/rate';
import { type Solver, search } from '@pencilmark/core/solve';
import { type Found, reportProblem, type Sink, solverChoice } from './job.ts';
import { noSolution } from './no-solution.ts';

/** Options of the jobs that reason as people do. */
export type TellingChoice = {
  readonly json?: boolean;
  readonly language?: LanguageCode;
  /** Whose order of techniques is followed. Default: our own. */
  readonly profile?: ProfileName;
};

/** A puzzle whose steps can be looked for. */
export interface Question {
  readonly puzzle: Puzzle;
  /** The puzzle without the digits that were placed later. */
  readonly givens: Uint8Array;
  readonly grid: Grid;
  readonly solution: Uint8Array;
  readonly isProper: boolean;
  /** How many guesses the search made that looked for a second solution. */
  readonly guesses: number;
}

/**
 * What the job does with a puzzle that has several solutions: it refuses it, or does without
 * techniques that rely on a single solution.
 */
export type Several = 'refused' | 'allowed';

/**
 * Checks a puzzle before a job looks for steps. It reports a puzzle that has no solution, has
 * several, is finished or is too large, and gives undefined.
 */
export function questionsOf({ json = false, profile = 'own' }: TellingChoice, several: Several) {
  const solverOr = solverChoice({ json });
  return async (found: Found, sink: Sink): Promise<Question | undefined> => {
    const { puzzle, placed = [] } = found.reading;
    const { geometry } = puzzle;
    const answer = (how: 'refuse' | 'disappoint', code: string, message: string): undefined => {
      sink.count(code);
      reportProblem(sink, found, how, { code, message }, json);
    };
    if (geometry.size > LARGEST_DIGIT_SET)
      return answer(
        'refuse',
        'geometry',
        `Techniques know boards of up to ${LARGEST_DIGIT_SET} digits; this is ${geometry.id}.`,
      );
    if (!hasProfile(geometry, profile))
      return answer('refuse', 'geometry', `The profile ${profile} knows the board 9x9 only; this is ${geometry.id}.`);
    const solver = await solverOr(found, sink);
    if (!solver) return undefined;
    const { solutions, guesses } = search(puzzle, { limit: 2, solvers: [solver] });
    const givens = puzzle.givens.slice();
    for (const cell of placed) givens[cell] = 0;
    if (solutions.length === 0)
      return answer('disappoint', 'none', mistakesIn(puzzle, givens, solver) ?? noSolution(puzzle));
    const [solution, other] = solutions as [Uint8Array, Uint8Array?];
    if (isFilled(geometry, puzzle.givens))
      return answer('disappoint', 'finished', 'Every cell is filled: nothing is left to do.');
    if (other && several === 'refused')
      return answer('disappoint', 'several', `Several solutions: ${difference(geometry, solution, other)}.`);
    return { puzzle, givens, grid: gridOf(puzzle), solution, isProper: !other, guesses };
  };
}

/** The first difference of two solutions: "r1c1 may be 4 or 7". */
function difference(geometry: Geometry, a: Uint8Array, b: Uint8Array): string {
  const { size, least } = geometry;
  const cell = a.findIndex((digit, index) => digit !== b[index]);
  const value = (digit: number): number => digit + least - 1;
  return `${cellName(cell, size)} may be ${value(a[cell]!)} or ${value(b[cell]!)}`;
}

const MOST_NAMED = 6;

/**
 * The sentence that says which digits and candidates are wrong, when the givens alone have one
 * solution.
 */
function mistakesIn(
  { geometry, givens: filled, struckOut = [] }: Puzzle,
  givens: Uint8Array,
  solver: Solver,
): string | undefined {
  const { solutions } = search(makePuzzle(geometry, givens), { limit: 2, solvers: [solver] });
  const [solution] = solutions;
  if (solutions.length !== 1 || !solution) return undefined;
  const named = (list: readonly Candidate[], sign: string): string =>
    list
      .slice(0, MOST_NAMED)
      .map(({ cell, digit }) => `${cellName(cell, geometry.size)}${sign}${digit + geometry.least - 1}`)
      .join(' ') + (list.length > MOST_NAMED ? ' …' : '');
  const wrong = [...filled].flatMap((digit, cell) =>
    digit !== 0 && digit !== solution[cell] ? [{ cell, digit }] : [],
  );
  if (wrong.length > 0) return `Wrong: ${named(wrong, '=')}.`;
  const missing = struckOut.filter(({ cell, digit }) => solution[cell] === digit);
  return missing.length > 0 ? `Ruled out by mistake: ${named(missing, '<>')}.` : undefined;
}

/** Placements and eliminations as words: r1c1=5, r2c2<>3. */
export const wordsOf = (
  candidates: readonly Candidate[],
  sign: '=' | '<>',
  { size }: Geometry,
  alphabet: string,
): string[] => candidates.map(({ cell, digit }) => `${cellName(cell, size)}${sign}${alphabet[digit - 1]}`);
