import { json } from '../format/document/json.ts';
import { cellName } from '../geometry/names.ts';
import { checkPuzzle, filledCells, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { AMOUNT, checkOptions, err, FLAG, type KeysOf, ok, type Result } from '../result.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { type Judgement, judgeAmong } from '../solve/judge.ts';
import { withStruckOut } from '../solve/minimal.ts';
import { BUDGET_KEYS, type BudgetOptions, searchFor } from '../solve/search.ts';
import { SOLVERS } from '../solve/solvers.ts';
import { LONGEST_CERTIFICATE, masksOf, type Network, networkOf, type Problem } from './checker.ts';
import { type PathOfCertificate, pathOf } from './path.ts';
import { digitsText, problemOf } from './problem.ts';
import { completed, listed, refutationOf } from './refutation.ts';

/** A puzzle with a proof that its solution is the only one; docs/certificates.md has all parts. */
export interface Certificate extends Problem {
  readonly format: 'pencilmark-certificate';
  readonly version: 1;
  /** The puzzle as it is printed: an object of the format `json`. */
  readonly puzzle: unknown;
  /** The digits of all cells, further cells last. */
  readonly solution: string;
  /** Candidates to branch on, in the order in which they are needed. */
  readonly refutation: readonly number[];
  /** For each given its cell, and a solution of the puzzle without it. */
  readonly minimal?: readonly (readonly [cell: number, solution: string])[];
  readonly path?: PathOfCertificate;
}

/** What a certificate shall hold besides the proof, and how much work it may take. */
export interface CertifyOptions extends BudgetOptions {
  /** Whether it shall show that no given can be spared. */
  readonly minimal?: boolean;
  /** Whether it shall have the steps of a rater and the rating. */
  readonly path?: boolean;
  /** How many candidates the search for a proof may try, 0 or more; default: 400 000. */
  readonly maxTrials?: number;
}

const KEYS: KeysOf<CertifyOptions> = { ...BUDGET_KEYS, minimal: FLAG, path: FLAG, maxTrials: AMOUNT };
/** Some ten seconds. */
export const USUAL_TRIALS = 400_000;

/** Why a puzzle has no certificate. */
export interface NoCertificate {
  /**
   * `improper` where it has not exactly one solution, `not-minimal` where a given can be spared,
   * `effort` where the work allowed is too little, `path` where the rater does not reach the end,
   * `board` where a certificate cannot hold the board.
   */
  readonly code: 'improper' | 'not-minimal' | 'effort' | 'path' | 'board';
  readonly message: string;
}

const VERDICTS: Readonly<Record<Exclude<Judgement['verdict'], 'proper'>, NoCertificate>> = {
  several: { code: 'improper', message: 'The puzzle has several solutions.' },
  none: { code: 'improper', message: 'The puzzle has no solution.' },
  conflict: { code: 'improper', message: 'The givens are in conflict.' },
  unknown: { code: 'effort', message: 'The number of solutions was not found within the calls allowed.' },
};
export const SPENT = { code: 'effort', message: 'No proof was found within the trials allowed.' } as const;

/**
 * Makes a certificate of a puzzle: its constraints in a few plain forms, its solution, and few
 * branches that leave no other one. `checkCertificate` checks it, and knows nothing of solvers.
 *
 *     const { value } = certify(puzzleOf('1...' + '..2.' + '.3..' + '...4'));
 *     value.solution      // '1243342143122134'
 */
export function certify(puzzle: Puzzle, options: CertifyOptions = {}): Result<Certificate, NoCertificate> {
  checkPuzzle('certify', puzzle);
  checkOptions('certify', options, KEYS);
  const { minimal = false, path = false, maxTrials = USUAL_TRIALS } = options;
  const { geometry, givens } = puzzle;
  const sole = soleSolution(puzzle, options);
  if (!sole.ok) return sole;
  const problem = problemOf(puzzle);
  // Branches and second solutions need less than what is left of the length then.
  if (JSON.stringify(problem).length > LONGEST_CERTIFICATE / 2)
    return err({ code: 'board', message: `A certificate of ${geometry.id.slice(0, 40)} would be too long.` });
  const network = networkOf(problem, { work: 0, most: Number.POSITIVE_INFINITY });
  const own = (digits: Uint8Array): number[] => geometry.cells.map((cell) => digits[cell]!);
  const solution = own(sole.value);
  const all = completed(network, masksOf(solution, problem));
  const effort = { digits: geometry.size, solution, maxTrials };
  const branches = all && refutationOf(network, masksOf(own(givens), problem), effort);
  if (!branches) return err(SPENT);
  const others = minimal ? otherSolutions(puzzle, network, problem, options) : undefined;
  if (others && !others.ok) return others;
  const steps = path ? pathOf(puzzle) : undefined;
  if (steps && !steps.ok) return steps;
  return ok({
    format: 'pencilmark-certificate',
    version: 1,
    puzzle: JSON.parse(json.print(puzzle)),
    ...problem,
    solution: digitsText(all),
    refutation: listed(branches),
    ...(others && { minimal: others.value }),
    ...(steps && { path: steps.value }),
  });
}

/** The digits of the only solution of a puzzle whose board proofs can hold. */
export function soleSolution(
  puzzle: Puzzle,
  { solvers = SOLVERS, maxCalls }: BudgetOptions,
): Result<Uint8Array, NoCertificate> {
  const { id, size } = puzzle.geometry;
  if (size > LARGEST_DIGIT_SET || !json.canPrint(puzzle))
    return err({ code: 'board', message: `No certificate holds the board ${id.slice(0, 40)}.` });
  const { verdict, solutions } = judgeAmong(solvers, puzzle, maxCalls === undefined ? {} : { maxCalls });
  return verdict === 'proper' ? ok(solutions[0]!) : err(VERDICTS[verdict]);
}

/** For each given a solution of the puzzle without it, in which its cell holds another digit. */
function otherSolutions(
  puzzle: Puzzle,
  network: Network,
  problem: Problem,
  { solvers = SOLVERS, maxCalls = Number.POSITIVE_INFINITY }: BudgetOptions,
): Result<NonNullable<Certificate['minimal']>, NoCertificate> {
  const { cells } = puzzle.geometry;
  const others: (readonly [number, string])[] = [];
  let left = maxCalls;
  for (const cell of filledCells(puzzle)) {
    const without = withStruckOut(withGiven(puzzle, cell, 0), cell, [puzzle.givens[cell]!]);
    const { solutions, stopped, calls } = searchFor(without, { limit: 1, maxCalls: left }, solvers);
    left -= calls;
    if (stopped === 'budget') return err(VERDICTS.unknown);
    const [other] = solutions;
    if (!other)
      return err({
        code: 'not-minimal',
        message: `The given of ${cellName(cell, puzzle.geometry.size)} can be spared.`,
      });
    const own = cells.map((place) => other[place]!);
    const all = completed(network, masksOf(own, problem));
    if (!all) return err(SPENT);
    others.push([cells.indexOf(cell), digitsText(all)]);
  }
  return ok(others);
}
