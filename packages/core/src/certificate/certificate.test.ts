import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole, runs, some } from '../../../../scripts/strength.mjs';
import { puzzleOf } from '../format/parse.ts';
import { thinPuzzle } from '../generate/thin.ts';
import { geometryOf } from '../geometry/clues.ts';
import { boxed, classic, jigsaw, sized } from '../geometry/layouts.ts';
import { cluedPuzzle } from '../human/testing.ts';
import { emptyPuzzle, givenCount, makePuzzle, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { isMinimal } from '../solve/minimal.ts';
import { search } from '../solve/search.ts';
import { countSolutions, judge } from '../solve/solve.ts';
import { type Certificate, certify } from './certificate.ts';
import { checkCertificate } from './checker.ts';
import { damaged, puzzleFrom } from './testing.ts';
import { verifyCertificate } from './verify.ts';

const SMALL = [boxed(2, 2), jigsaw('0001011122232333'), boxed(1, 5), sized(6), boxed(2, 3, ['x'])];
const LARGE = [boxed(2, 4), classic, boxed(3, 3, ['x'])];

/** A certificate of a puzzle that has one. */
function made(puzzle: Puzzle, options = {}): Certificate {
  const certificate = certify(puzzle, options);
  if (!certificate.ok) throw new Error(certificate.error.message);
  return certificate.value;
}

/** Checks what a certificate must be for a puzzle with this solution. */
function expectProof(puzzle: Puzzle, solution: ArrayLike<number>, certificate: Certificate): void {
  const text = JSON.stringify(certificate);
  expect(checkCertificate(text)).toMatchObject({ holds: true, branches: certificate.refutation.length });
  const verified = verifyCertificate(text);
  if (!verified.holds) expect(verified).toEqual({ holds: true });
  else
    expect([[...verified.puzzle.givens], [...verified.solution]]).toEqual([[...puzzle.givens], Array.from(solution)]);
}

test('a puzzle has a certificate exactly when it is proper, and one of minimality when it is minimal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SMALL, ...SMALL, ...LARGE),
      fc.nat(1e6),
      fc.nat(3),
      fc.boolean(),
      (board, seed, spared, minimal) => {
        const random = makeRandom(seed);
        const { puzzle: proper, solution } = cluedPuzzle(board, seed, { clues: seed % 2 });
        // Some givens more, or one less.
        let puzzle = proper;
        for (let more = 0; more < spared; more++)
          puzzle = withGiven(puzzle, board.cells[random.below(board.cells.length)]!, 0);
        const certificate = certify(puzzle, { minimal });
        const { verdict } = judge(puzzle);
        const isWanted = verdict === 'proper' && (!minimal || isMinimal(puzzle));
        expect(certificate.ok).toBe(isWanted);
        if (certificate.ok) expectProof(puzzle, solution, certificate.value);
      },
    ),
    { numRuns: runs(150) },
  );
});

test('givens that can be spared are named', () => {
  expect(certify(puzzleOf('1234341221434.2.'), { minimal: true })).toEqual({
    ok: false,
    error: { code: 'not-minimal', message: 'The given of r1c1 can be spared.' },
  });
});

test.each([
  ['several solutions', emptyPuzzle(boxed(2, 2)), {}, 'improper'],
  ['givens in conflict', puzzleOf('11..............'), {}, 'improper'],
  ['no solution', puzzleOf('123...4.........'), {}, 'improper'],
  ['a board of 36 digits', emptyPuzzle(sized(36)), {}, 'board'],
  ['too few calls', emptyPuzzle(classic), { maxCalls: 0 }, 'effort'],
  [
    'too few trials',
    puzzleOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'),
    { maxTrials: 10 },
    'effort',
  ],
])('%s: no certificate', (_what, puzzle, options, code) => {
  expect(certify(puzzle, options)).toMatchObject({ ok: false, error: { code } });
});

test('a puzzle that singles solve needs no branch; a hard one needs some', () => {
  expect(made(puzzleOf('1234341221434.2.')).refutation).toEqual([]);
  const hard = made(puzzleOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'));
  expect(hard.refutation.length).toBeLessThan(60);
});

test('a path is that of the rater, and another one is refused at its step', () => {
  const puzzle = puzzleOf('23.54..6....1..........3....1..12.35');
  const certificate = made(puzzle, { path: true });
  const { path } = certificate;
  expect(path!.steps.length).toBeGreaterThan(10);
  const placed = path!.steps.reduce((count, [, placements]) => count + placements.length, 0);
  expect(placed).toBe(36 - givenCount(puzzle));
  const verdict = (other: unknown) => verifyCertificate(JSON.stringify({ ...certificate, path: other }));
  expect(verdict(path)).toMatchObject({ holds: true, path });
  const { steps, rating } = path!;
  for (const [other, place] of [
    [null, 'path'],
    [7, 'path'],
    [{}, 'path.steps[0]'],
    [{ ...path, steps: steps.slice(0, -1) }, `path.steps[${steps.length - 1}]`],
    [{ ...path, steps: [...steps, steps[0]] }, `path.steps[${steps.length}]`],
    [{ ...path, steps: steps.with(3, ['x-wing', ...steps[3]!.slice(1)] as never) }, 'path.steps[3]'],
    [{ ...path, steps: steps.with(3, [steps[3]![0], [1], []]) }, 'path.steps[3]'],
    [{ ...path, rater: 'hodoku' }, 'path.rater'],
    [{ ...path, rating: { ...rating, hardest: 9.9 } }, 'path.rating'],
    [{ ...path, more: 1 }, 'path'],
  ] as const)
    expect(verdict(other)).toMatchObject({ holds: false, place });
});

test('a proof of other constraints than the puzzle asks for is refused, though the checker takes it', () => {
  const puzzle = makePuzzle(boxed(2, 2, ['x']), puzzleOf('1...............').givens);
  const solutions = search(puzzle).solutions;
  const proper = solutions.map((solution) => {
    let thinned = makePuzzle(puzzle.geometry, solution);
    thinned = thinPuzzle(
      thinned,
      [...solution.keys()].map((cell) => [cell]),
    ).puzzle;
    return thinned;
  });
  const certificate = made(proper[0]!);
  // A certificate with a constraint more than its puzzle, and one with a constraint less.
  const more = {
    ...certificate,
    constraints: [...certificate.constraints, ['set', [15], [2 ** (Number(certificate.solution[15]) - 1)]]],
  };
  expect(checkCertificate(JSON.stringify(more))).toMatchObject({ holds: true });
  expect(verifyCertificate(JSON.stringify(more))).toMatchObject({
    holds: false,
    place: `constraints[${certificate.constraints.length}]`,
  });
  const full = made(makePuzzle(puzzle.geometry, solutions[0]!));
  const less = { ...full, constraints: full.constraints.slice(1) };
  expect(checkCertificate(JSON.stringify(less))).toMatchObject({ holds: true });
  expect(verifyCertificate(JSON.stringify(less))).toMatchObject({ holds: false, place: 'constraints' });
  const doubled = { ...full, constraints: [...full.constraints.slice(1), full.constraints[1]] };
  expect(verifyCertificate(JSON.stringify(doubled))).toMatchObject({
    holds: false,
    place: expect.stringContaining('constraints['),
  });
  for (const [part, place] of [
    [{ puzzle: undefined }, 'puzzle'],
    [{ puzzle: 'x' }, 'puzzle'],
    [{ puzzle: { givens: '1'.padEnd(16, '.') } }, 'givens'],
    [{ puzzle: { givens: '1...' } }, 'puzzle'],
    [{ puzzle: { ...(full.puzzle as object), more: 1 } }, 'puzzle'],
    [{ puzzle: { givens: '.'.repeat(1296), geometry: '36x36' } }, 'puzzle'],
  ] as const)
    expect(verifyCertificate(JSON.stringify({ ...full, ...part }))).toMatchObject({ holds: false, place });
  // The order of constraints and the numbers of automata say nothing.
  const turned = { ...full, constraints: full.constraints.toReversed() };
  expect(verifyCertificate(JSON.stringify(turned))).toMatchObject({ holds: true });
});

const board = (id: string) => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const rows = readFileSync(new URL('../../../../corpus/clues.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string, string, string, string]);

test.each(some(rows))('%s (%s, %s) has a certificate', (_name, _en, _de, id, givens, solution) => {
  const digits = (text: string): number[] => Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)));
  const puzzle = makePuzzle(board(id), digits(givens));
  expectProof(puzzle, digits(solution), made(puzzle));
});

/** Whether what an accepted certificate states is true, as solvers see it. */
function isTrue(text: string): boolean {
  const certificate = JSON.parse(text) as Certificate;
  const puzzle = puzzleFrom(certificate);
  if (!puzzle) return false;
  const { solutions, count } = search(puzzle, { limit: 2 });
  const found = puzzle.geometry.cells.map((cell) => solutions[0]![cell]!.toString(36)).join('');
  const isSparing = (cell: number): boolean => {
    const place = puzzle.geometry.cells[cell]!;
    return puzzle.givens[place] !== 0 && countSolutions(withGiven(puzzle, place, 0), { limit: 2 }) < 2;
  };
  const isNeeded = !certificate.minimal || ![...certificate.givens].some((_, cell) => isSparing(cell));
  return count === 1 && found === certificate.solution && isNeeded;
}

/** Damages certificates, and tells what came of them. */
function damagesOf(certificates: readonly Certificate[], often: number, seed: number) {
  const random = makeRandom(seed);
  const seen = { refused: 0, held: 0, verified: 0 };
  for (let round = 0; round < often; round++) {
    const certificate = certificates[round % certificates.length]!;
    const text = damaged(certificate, random);
    const verdict = checkCertificate(text, 1e8);
    if (!verdict.holds) {
      seen.refused++;
      expect(verdict.reason).not.toBe('');
      if (round % 10 === 0) expect(verifyCertificate(text, { maxWork: 1e8 })).toEqual(verdict);
      continue;
    }
    seen.held++;
    if (!isTrue(text)) expect(text).toBe('a true proof');
    const verified = verifyCertificate(text);
    if (!verified.holds) continue;
    seen.verified++;
    const { verdict: truth, solutions } = judge(verified.puzzle);
    expect([truth, [...solutions[0]!]]).toEqual(['proper', [...verified.solution]]);
  }
  return seen;
}

describe('many', () => {
  // Two of five have clues. Boards with extra cells need searches of their own.
  const puzzleAt = (index: number): { puzzle: Puzzle; solution: Uint8Array } => {
    const boards = index % 10 === 0 ? LARGE : SMALL;
    const plain = boards[Math.floor(index / 10) % boards.length]!;
    return cluedPuzzle(plain, index, { clues: index % 5 < 2 ? 4 : 0 });
  };
  const certificates: Certificate[] = [];

  test('certificates are made and hold', () => {
    let withClues = 0;
    for (let index = 0; index < (isWhole ? 1000 : 20); index++) {
      const { puzzle, solution } = puzzleAt(index);
      const certificate = made(puzzle, { minimal: index % 3 === 0 });
      expectProof(puzzle, solution, certificate);
      if (puzzle.geometry.clues.length > 0) withClues++;
      if (!certificate.extra) certificates.push(certificate);
    }
    expect(withClues).toBeGreaterThan(isWhole ? 200 : 2);
  }, 120_000);

  test('each damaged certificate is refused, or is a true proof', () => {
    const { refused, held, verified } = damagesOf(certificates, isWhole ? 10_000 : 400, 2026);
    expect(refused).toBeGreaterThan(held);
    expect(held).toBeGreaterThan(isWhole ? 300 : 5);
    expect(verified).toBeGreaterThan(0);
  }, 300_000);
});
