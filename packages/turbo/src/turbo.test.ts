import { generate } from '@pencilmark/core/generate';
import { classic } from '@pencilmark/core/geometry';
import { conflicts, emptyPuzzle, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { bands, isSolution } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { conformance } from '../../core/src/solve/conformance.ts';
import { loadTurbo } from './turbo.ts';

const turbo = await loadTurbo();
const search = turbo.prepare(classic);
const reference = bands.prepare(classic);

conformance(turbo);

/**
 * Puzzles with none, one, several and many solutions: proper ones with givens taken away, changed,
 * added, and candidates struck out.
 */
const anyPuzzle: fc.Arbitrary<Puzzle> = fc
  .record({
    seed: fc.nat(400),
    taken: fc.oneof(
      { weight: 3, arbitrary: fc.array(fc.nat(80), { maxLength: 6 }) },
      fc.array(fc.nat(80), { minLength: 10, maxLength: 90 }),
    ),
    changed: fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 9 })), { maxLength: 2 }),
    struckOut: fc.array(fc.record({ cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) }), { maxLength: 5 }),
  })
  .map(({ seed, taken, changed, struckOut }) => {
    const givens = generate({ seed, givens: [24, 40] }).puzzle.givens.slice();
    for (const cell of taken) givens[cell] = 0;
    for (const [cell, digit] of changed) givens[cell] = digit;
    return makePuzzle(classic, givens, struckOut);
  });

const keysOf = (solutions: readonly Uint8Array[]): string[] => solutions.map((solution) => solution.join('')).sort();

test('finds the same solutions as bands', () => {
  fc.assert(
    fc.property(anyPuzzle, fc.constantFrom(1, 2, 10, 300, 1000), (puzzle, limit) => {
      const answer = search(puzzle, { limit });
      const expected = reference(puzzle, { limit });
      expect([answer.count, answer.stopped]).toEqual([expected.count, expected.stopped]);
      expect(answer.solutions.every((solution) => isSolution(puzzle, solution))).toBe(true);
      if (answer.stopped === 'exhausted') expect(keysOf(answer.solutions)).toEqual(keysOf(expected.solutions));
      expect(search(puzzle, { limit, keep: 0 })).toEqual({ ...answer, solutions: [] });
    }),
    { numRuns: runs(1500) },
  );
});

test('refutes boards full of digits that contradict each other, and accepts those that do not', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { solution } = generate({ seed });
    expect(search(makePuzzle(classic, solution)).count).toBe(1);
    for (let cell = 0; cell < 81; cell += 7) {
      const wrong = makePuzzle(classic, solution.with(cell, (solution[cell]! % 9) + 1));
      expect(conflicts(wrong).length).toBeGreaterThan(0);
      expect(search(wrong).count).toBe(0);
    }
  }
});

test('gives a thousand different solutions of the empty board, in the same order each time', () => {
  const { solutions } = search(emptyPuzzle(classic), { limit: 1000 });
  expect(new Set(solutions.map(String)).size).toBe(1000);
  expect(solutions.every((solution) => isSolution(emptyPuzzle(classic), solution))).toBe(true);
  expect(search(emptyPuzzle(classic), { limit: 1000 }).solutions).toEqual(solutions);
});

test('each prepared search has a memory of its own', () => {
  const other = turbo.prepare(classic);
  const inner: number[] = [];
  const { solutions } = search(emptyPuzzle(classic), {
    limit: 3,
    onSolution: (solution) => inner.push(other(makePuzzle(classic, solution)).count),
  });
  expect(inner).toEqual([1, 1, 1]);
  expect(solutions).toEqual(search(emptyPuzzle(classic), { limit: 3 }).solutions);
});

test('without vectors it is bands, and says so', async () => {
  const fallback = await loadTurbo(async () => undefined);
  expect(fallback.name).toBe('turbo (bands)');
  expect(fallback.prepare(classic)(emptyPuzzle(classic), { limit: 2 }).count).toBe(2);
});
