import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { boardOf } from '../geometry/clues.ts';
import { boxed, classic, jigsaw, sized } from '../geometry/layouts.ts';
import { cluedPuzzle } from '../human/testing.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { masksOf, networkOf, type Problem } from './checker.ts';
import { clauseProof } from './clause-proof.ts';
import { formulaOf, inPairs } from './formula.ts';
import { lemmasOf } from './lemmas.ts';
import { problemOf } from './problem.ts';
import type { ProofForm } from './proof-form.ts';
import { refutationOf } from './refutation.ts';
import { anyProblem, clausesOf, DIGITS, isKept, lratFault, solutionsOf } from './testing.ts';

/** A proof of a puzzle that has one. */
function made(puzzle: Puzzle, form: ProofForm): string {
  const proof = clauseProof(puzzle, form);
  if (!proof.ok) throw new Error(proof.error.message);
  return proof.value;
}

/** The faults of a puzzle's proofs. */
function faultOf(puzzle: Puzzle): string | undefined {
  const lrat = made(puzzle, 'lrat');
  const withoutHints = lrat
    .split('\n')
    .map((line) => line.replace(/^\d+ (.*?\b0) .*$/, '$1').replace(/^\d+ 0 .*$/, '0'));
  expect(made(puzzle, 'drat')).toBe(withoutHints.join('\n'));
  return lratFault(clausesOf(made(puzzle, 'cnf')), lrat);
}

const linesOf = (name: string, count: number): string[] =>
  readFileSync(new URL(`../../../../corpus/sets/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, count);

test.each(
  some<[string, number]>([
    ['17clue', 20],
    ['minimal', 20],
    ['top1465', 10],
    ['hardest11', 3],
    ['hardest1106', 2],
  ]),
)('%s: every step of %i proofs follows', (name, count) => {
  for (const line of linesOf(name, runs(count))) expect([line, faultOf(puzzleOf(line))]).toEqual([line, undefined]);
});

const BOARDS = [boxed(2, 2), jigsaw('0001011122232333'), boxed(1, 5), sized(6), boxed(2, 3, ['x']), classic];
test('boards of all kinds with and without clues have proofs, or say that no formula holds them', () => {
  const seen = { proven: 0, refused: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...BOARDS), fc.nat(1e6), fc.nat(2), (board, seed, clues) => {
      const { puzzle } = cluedPuzzle(board, seed, { clues });
      const forms = problemOf(puzzle).constraints.map(([form]) => form);
      const isHeld = !forms.includes('any') && !forms.includes('connected');
      const proof = clauseProof(puzzle, 'lrat');
      seen[proof.ok ? 'proven' : 'refused']++;
      expect(proof.ok || proof.error.code).toBe(isHeld || 'board');
      if (proof.ok) expect(faultOf(puzzle)).toBeUndefined();
    }),
    { numRuns: runs(150) },
  );
  expect(seen.proven).toBeGreaterThan(seen.refused);
});

test.each(some(['7x7:1-9', '9x9:antiknight', '9x9:windows', '4x6', '6x6:1-9+killer_12:r1c1-3']))(
  '%s has proofs',
  (id) => {
    const { puzzle } = generate({ geometry: boardOf(id), seed: 4, minimal: true });
    expect(faultOf(puzzle)).toBeUndefined();
  },
);

/** Whether unit propagation finds no contradiction after some literals are true: round by round. */
function isOpen(clauses: readonly (readonly number[])[], literals: readonly number[]): boolean {
  const isTrue = new Set(literals);
  for (let count = -1; count < isTrue.size; ) {
    count = isTrue.size;
    for (const clause of clauses) {
      if (clause.some((literal) => isTrue.has(literal))) continue;
      const left = clause.filter((literal) => !isTrue.has(-literal));
      if (left.length === 0) return false;
      if (left.length === 1) isTrue.add(left[0]!);
    }
  }
  return true;
}

const cellsOf = ({ givens, extra = 0 }: Problem): number => givens.length + extra;

/** All digits for the cells of a problem. */
function* fillings(count: number): Generator<number[]> {
  if (count === 0) return yield [];
  for (const rest of fillings(count - 1)) for (let digit = 1; digit <= DIGITS; digit++) yield [...rest, digit];
}

test('digits keep a problem exactly when they keep its formula, but for the solution that it rules out', () => {
  const own = (problem: Problem) => problem.constraints.every(([form]) => form !== 'any' && form !== 'connected');
  fc.assert(
    fc.property(anyProblem.filter(own), (problem) => {
      const solution = problem.givens.replaceAll('.', '1').split('').map(Number);
      const { clauses } = formulaOf(problem, solution)!;
      for (const digits of fillings(cellsOf(problem))) {
        const isGiven = [...problem.givens].every((sign, cell) => sign === '.' || Number(sign) === digits[cell]);
        const isRuledOut = solution.every((digit, cell) => digits[cell] === digit);
        const holds = problem.constraints.every((constraint) => isKept(constraint, digits, problem));
        const literals = digits.map((digit, cell) => cell * DIGITS + digit);
        expect(isOpen(clauses, literals)).toBe(isGiven && holds && !isRuledOut);
      }
    }),
    { numRuns: runs(60) },
  );
});

test('a problem with one solution has a proof whose every step follows', () => {
  let proven = 0;
  fc.assert(
    fc.property(anyProblem, (problem) => {
      const all = solutionsOf(problem).map((digits) => digits.slice(0, problem.givens.length));
      const [solution] = all;
      const formula = solution && formulaOf(inPairs(problem), solution);
      if (!formula || all.some((other) => other.join() !== solution.join())) return;
      const network = networkOf(inPairs(problem), { work: 0, most: 1e9 });
      const givens = Array.from(problem.givens, (sign) => (sign === '.' ? 0 : Number(sign)));
      const branches = refutationOf(network, masksOf(givens, problem), { digits: DIGITS, solution, maxTrials: 1e4 })!;
      const proof = lemmasOf(formula, branches).map(({ clause, hints }, index) =>
        [formula.clauses.length + index + 1, ...clause, 0, ...hints, 0].join(' '),
      );
      expect(lratFault(formula.clauses, proof.join('\n'))).toBeUndefined();
      proven++;
    }),
    { numRuns: runs(5000) },
  );
  expect(proven).toBeGreaterThan(10);
});

test('a damaged proof is refused', () => {
  const puzzle = puzzleOf(linesOf('top1465', 1)[0]!);
  const clauses = clausesOf(made(puzzle, 'cnf'));
  const lines = made(puzzle, 'lrat').trimEnd().split('\n');
  const random = makeRandom(7);
  for (let round = 0; round < runs(500); round++) {
    const damaged = lines.map((line) => line.split(' '));
    const at = random.below(lines.length);
    const place = 1 + random.below(damaged[at]!.length - 1);
    const number = Number(damaged[at]![place]);
    // A number goes, changes its sign, or becomes another one.
    const others = [[], [number === 0 ? 1 : -number], [number + 1 + random.below(9)]];
    damaged[at]!.splice(place, 1, ...others[random.below(others.length)]!.map(String));
    const text = damaged.map((words) => words.join(' ')).join('\n');
    expect([text === lines.join('\n'), lratFault(clauses, text)]).toEqual([false, expect.any(String)]);
  }
  for (const at of lines.keys()) expect(lratFault(clauses, lines.toSpliced(at, 1).join('\n'))).toBeDefined();
  // The last clause rules the solution out: without it there is no contradiction.
  expect(lratFault(clauses.slice(0, -1), lines.join('\n'))).toBeDefined();
});
