import { json } from '../format/document/json.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, check, checkOptions, TEXT } from '../result.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import type { Certificate } from './certificate.ts';
import { type Constraint, checkCertificate, type Problem, type Verdict } from './checker.ts';
import { type PathOfCertificate, pathOf } from './path.ts';
import { problemOf } from './problem.ts';

/** How much work a check may take. */
export interface VerifyOptions {
  /** Elementary steps of `checkCertificate`, 0 or more; default: 1e9, some seconds. */
  readonly maxWork?: number;
}

/** What a certificate was found to be. A place is written as in JSON: `constraints[3]`. */
export type Verified =
  | {
      readonly holds: true;
      readonly puzzle: Puzzle;
      /** The digits of all cells of the frame, as in `Puzzle`. */
      readonly solution: Uint8Array;
      readonly isMinimal: boolean;
      /** The path with its rating, where it has one. */
      readonly path?: PathOfCertificate;
      readonly branches: number;
      readonly work: number;
    }
  | Fault;

type Fault = Extract<Verdict, { readonly holds: false }>;

const fault = (place: string, reason: string): Fault => ({ holds: false, place, reason });

/**
 * Checks the text of a certificate as `checkCertificate` does, and then what that cannot know:
 * whether its constraints are those of the puzzle as it is printed, and whether its path is the one
 * that the rater takes, with this rating. It refuses whatever is no certificate, and never throws.
 *
 *     const { value } = certify(puzzleOf('1...' + '..2.' + '.3..' + '...4'));
 *     verifyCertificate(JSON.stringify(value)).holds      // true
 */
export function verifyCertificate(text: string, options: VerifyOptions = {}): Verified {
  check('verifyCertificate', 'text', text, TEXT);
  checkOptions('verifyCertificate', options, { maxWork: AMOUNT });
  const verdict = checkCertificate(text, options.maxWork);
  if (!verdict.holds) return verdict;
  const certificate = JSON.parse(text) as Certificate;
  if (certificate.puzzle === undefined) return fault('puzzle', 'There is no puzzle to compare the constraints with.');
  const read = json.parse(JSON.stringify(certificate.puzzle));
  if (!read.ok) return fault('puzzle', read.error.message);
  const { puzzle, leftOut = [] } = read.value;
  if (leftOut.length > 0) return fault('puzzle', `It says more than a puzzle does: ${leftOut.join(', ')}.`);
  if (puzzle.geometry.size > LARGEST_DIGIT_SET) return fault('puzzle', 'A certificate holds at most 32 digits.');
  const difference = differenceOf(certificate, problemOf(puzzle)) ?? pathFault(certificate.path, puzzle);
  if (difference) return difference;
  const { isMinimal, branches, work } = verdict;
  const solution = new Uint8Array(puzzle.geometry.cellCount);
  for (const [index, cell] of puzzle.geometry.cells.entries())
    solution[cell] = Number.parseInt(certificate.solution[index]!, 36);
  const { path } = certificate;
  return { holds: true, puzzle, solution, isMinimal, ...(path && { path }), branches, work };
}

/** Where the problem of a certificate differs from that of its puzzle. */
function differenceOf(claimed: Problem, derived: Problem): Fault | undefined {
  for (const key of ['digits', 'givens', 'extra'] as const)
    if ((claimed[key] ?? 0) !== (derived[key] ?? 0)) return fault(key, 'The puzzle says something else.');
  const left = new Map<string, number>();
  for (const constraint of derived.constraints) {
    const key = keyOf(constraint, derived);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  for (const [index, constraint] of claimed.constraints.entries()) {
    const key = keyOf(constraint, claimed);
    const count = left.get(key) ?? 0;
    if (count === 0) return fault(`constraints[${index}]`, 'The puzzle asks for no such constraint.');
    left.set(key, count - 1);
  }
  const missing = derived.constraints.find((constraint) => left.get(keyOf(constraint, derived))! > 0);
  return missing && fault('constraints', `The puzzle also asks for ${JSON.stringify(missing).slice(0, 200)}.`);
}

/** A text that is the same for constraints that differ only in how they number automata. */
function keyOf(constraint: Constraint, problem: Problem): string {
  const [form, cells, value] = constraint;
  if (form === 'automaton') return JSON.stringify([form, cells, problem.automata![value]]);
  if (form === 'any') return JSON.stringify([form, cells.map((list) => list.map((inner) => keyOf(inner, problem)))]);
  return JSON.stringify(constraint);
}

/** Where a path is not that of the rater. */
function pathFault(path: PathOfCertificate | undefined, puzzle: Puzzle): Fault | undefined {
  if (path === undefined) return undefined;
  if (typeof path !== 'object' || path === null) return fault('path', 'Expected an object.');
  const found = pathOf(puzzle);
  if (!found.ok) return fault('path', found.error.message);
  const isSame = (claimed: unknown, own: unknown): boolean => JSON.stringify(claimed) === JSON.stringify(own);
  const { steps } = found.value;
  const claimed = Array.isArray(path.steps) ? path.steps : [];
  const wrong = steps.findIndex((step, index) => !isSame(claimed[index], step));
  if (wrong >= 0) return fault(`path.steps[${wrong}]`, `The rater takes ${JSON.stringify(steps[wrong])} here.`);
  if (claimed.length > steps.length) return fault(`path.steps[${steps.length}]`, 'The puzzle is solved before.');
  for (const key of ['rater', 'rating'] as const)
    if (!isSame(path[key], found.value[key]))
      return fault(`path.${key}`, `Expected ${JSON.stringify(found.value[key])}.`);
  const strange = Object.keys(path).find((key) => !Object.hasOwn(found.value, key));
  return strange === undefined ? undefined : fault('path', `A path has no part ${strange.slice(0, 40)}.`);
}
