import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { AMOUNT, check, checkOptions, err, type KeysOf, ok, oneOf, type Result } from '../result.ts';
import { BUDGET_KEYS, type BudgetOptions } from '../solve/search.ts';
import { type NoCertificate, SPENT, soleSolution, USUAL_TRIALS } from './certificate.ts';
import { masksOf, networkOf } from './checker.ts';
import { type Clause, type Formula, formulaOf, inPairs } from './formula.ts';
import { type Lemma, lemmasOf } from './lemmas.ts';
import { digitsText, problemOf } from './problem.ts';
import { PROOF_FORMS, type ProofForm } from './proof-form.ts';
import { type Branch, refutationOf } from './refutation.ts';

/** How much work a proof may take. */
export interface ClauseProofOptions extends BudgetOptions {
  /** How many candidates the search for a proof may try, 0 or more; default: 400 000. */
  readonly maxTrials?: number;
}

const KEYS: KeysOf<ClauseProofOptions> = { ...BUDGET_KEYS, maxTrials: AMOUNT };

/** What is written of a proof. */
interface Written {
  readonly givens: string;
  readonly solution: string;
  readonly formula: Formula;
  readonly branches: readonly Branch[];
}

const lineOf = (numbers: readonly number[]): string => [...numbers, 0].join(' ');
const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

const drat = ({ clause }: Lemma): string => lineOf(clause);

const lrat = ({ clause, hints }: Lemma, index: number, formula: Formula): string =>
  `${formula.clauses.length + index + 1} ${lineOf(clause)} ${lineOf(hints)}`;

const proofIn =
  (line: (lemma: Lemma, index: number, formula: Formula) => string) =>
  ({ formula, branches }: Written): string =>
    textOf(lemmasOf(formula, branches).map((lemma, index) => line(lemma, index, formula)));

function cnf({ givens, solution, formula: { variables, clauses } }: Written): string {
  return textOf([
    'c Digit d in cell c is variable c * digits + d; the cells are counted from 0 in reading order.',
    ...wrapped('givens', givens),
    ...wrapped('solution', solution),
    'c The last clause says that some cell has another digit than in the solution.',
    `p cnf ${variables} ${clauses.length}`,
    ...clauses.map((clause: Clause) => lineOf(clause)),
  ]);
}

/** Some readers take comments of a thousand characters at most. */
const wrapped = (what: string, digits: string): string[] =>
  digits.match(/.{1,900}/g)!.map((piece) => `c ${what} ${piece}`);

const PRINTERS: Readonly<Record<ProofForm, (proof: Written) => string>> = {
  cnf,
  drat: proofIn(drat),
  lrat: proofIn(lrat),
};

/**
 * The formula that says that a puzzle has another solution than the one it has, or a proof that
 * this is impossible, for checkers of others such as drat-trim, lrat-check and cake_lpr.
 * docs/certificates.md has the encoding. Boards hold whatever a certificate writes as `differ`,
 * `set`, `automaton` and `sum`.
 *
 *     const { value } = clauseProof(puzzleOf('1...' + '..2.' + '.3..' + '...4'), 'lrat');
 *     value.split(' ')[1]      // '0'
 */
export function clauseProof(
  puzzle: Puzzle,
  form: ProofForm,
  options: ClauseProofOptions = {},
): Result<string, NoCertificate> {
  checkPuzzle('clauseProof', puzzle);
  check('clauseProof', 'form', form, oneOf(PROOF_FORMS));
  checkOptions('clauseProof', options, KEYS);
  const sole = soleSolution(puzzle, options);
  if (!sole.ok) return sole;
  const { geometry, givens } = puzzle;
  const own = (digits: Uint8Array): number[] => geometry.cells.map((cell) => digits[cell]!);
  const problem = inPairs(problemOf(puzzle));
  const solution = own(sole.value);
  const formula = formulaOf(problem, solution);
  if (!formula) return err({ code: 'board', message: `No formula holds the board ${geometry.id.slice(0, 40)}.` });
  const network = networkOf(problem, { work: 0, most: Number.POSITIVE_INFINITY });
  const { maxTrials = USUAL_TRIALS } = options;
  const branches = refutationOf(network, masksOf(own(givens), problem), { digits: geometry.size, solution, maxTrials });
  if (!branches) return err(SPENT);
  return ok(PRINTERS[form]({ givens: problem.givens, solution: digitsText(solution), formula, branches }));
}
