import { puzzleOf } from '@pencilmark/core/format';
import { fillGrid } from '@pencilmark/core/generate';
import { boxed, type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { type Candidate, type Grid, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { countSolutions } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { followingOf } from './following.ts';
import { sharedBy } from './shared.ts';
import { casesOfCell, casesOfHouse, type Supposition } from './supposition.ts';

const FOUR = boxed(2, 2);

/** A position with some digits of a random solution, without some of the false candidates. */
const anyGrid: fc.Arbitrary<Grid> = fc
  .record({
    geometry: fc.constantFrom<Geometry>(FOUR, boxed(2, 3)),
    seed: fc.nat(5000),
    share: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
  })
  .map(({ geometry, seed, share }) => {
    const random = makeRandom(seed);
    const isIn = (part: number): boolean => random.below(1000) < 1000 * part;
    const solution = fillGrid(geometry, random);
    const givens = solution.map((digit) => (isIn(share) ? digit : 0));
    const grid = gridOf(makePuzzle(geometry, givens));
    for (const cell of geometry.cells)
      for (let digit = 1; digit <= geometry.size; digit++)
        if (digit !== solution[cell] && isIn(0.3)) grid.eliminate({ cell, digit });
    return grid;
  });

/** How many completions a grid has in which suppositions hold, and some candidates are false. */
function completions(grid: Grid, suppositions: readonly Supposition[], isFalse: readonly Candidate[] = []): number {
  const { geometry, digits, candidates } = grid;
  const givens = digits.slice();
  for (const { cell, digit, isOn } of suppositions) if (isOn) givens[cell] = digit;
  const struckOut = geometry.cells.flatMap((cell) =>
    Array.from({ length: geometry.size }, (_, index) => ({ cell, digit: index + 1 })).filter(
      ({ digit }) => digits[cell] === 0 && ((candidates[cell]! >>> (digit - 1)) & 1) === 0,
    ),
  );
  const denied = [...suppositions.filter(({ isOn }) => !isOn), ...isFalse];
  return countSolutions(makePuzzle(geometry, givens, [...struckOut, ...denied]), { limit: 1 });
}

const others = (grid: Grid, { cell, digit }: Candidate): Supposition[] =>
  casesOfCell(grid, cell).filter((other) => other.digit !== digit);

/** A grid, and a candidate of it that is supposed true or false. */
const anySupposition = anyGrid
  .filter((grid) => grid.candidates.some((set) => set !== 0))
  .chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      one: fc.constantFrom(...grid.geometry.cells.flatMap((cell) => casesOfCell(grid, cell))),
      isOn: fc.boolean(),
    }),
  )
  .map(({ grid, one, isOn }) => ({ grid, supposition: { ...one, isOn } }));

describe('what follows from a supposition', () => {
  test('is implied by it: no completion denies it', () =>
    fc.assert(
      fc.property(anySupposition, fc.boolean(), ({ grid, supposition }, hasLocked) => {
        const { consequences } = followingOf(grid, [supposition], { hasLocked });
        for (const { step } of consequences) {
          for (const placed of step.placements) {
            // Where another digit stood instead, nothing could be completed.
            const instead = others(grid, placed).map((other) => completions(grid, [supposition, other]));
            expect(instead.every((count) => count === 0)).toBe(true);
          }
          for (const removed of step.eliminations)
            expect(completions(grid, [supposition, { ...removed, isOn: true }])).toBe(0);
        }
      }),
      { numRuns: runs(150) },
    ));

  test('is a contradiction only where the supposition is false', () =>
    fc.assert(
      fc.property(anySupposition, fc.boolean(), ({ grid, supposition }, hasLocked) => {
        if (followingOf(grid, [supposition], { hasLocked }).contradiction)
          expect(completions(grid, [supposition])).toBe(0);
      }),
      { numRuns: runs(300) },
    ));

  test('comes nearest first, says nothing twice, and nothing that follows without it', () =>
    fc.assert(
      fc.property(anySupposition, ({ grid, supposition }) => {
        const { consequences } = followingOf(grid, [supposition]);
        const distances = consequences.map(({ distance }) => distance);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        const cells = consequences.flatMap(({ step }) => step.placements.map(({ cell }) => cell));
        expect(new Set(cells).size).toBe(cells.length);
        // Supposing what is known already changes nothing that singles do not see anyway.
        expect(followingOf(grid, []).consequences).toEqual([]);
      }),
      { numRuns: runs(100) },
    ));

  test('what holds in all cases is true in every completion', () =>
    fc.assert(
      fc.property(anySupposition, fc.boolean(), ({ grid, supposition: { cell, digit } }, isHouse) => {
        const house = grid.geometry.houses.find(({ cells }) => cells.includes(cell))!.index;
        const shared = sharedBy(grid, isHouse ? casesOfHouse(grid, house, digit) : casesOfCell(grid, cell));
        for (const placed of shared.placements)
          expect(others(grid, placed).map((other) => completions(grid, [other]))).not.toContain(1);
        for (const removed of shared.eliminations) expect(completions(grid, [{ ...removed, isOn: true }])).toBe(0);
      }),
      { numRuns: runs(150) },
    ));
});

describe('facts', () => {
  const grid = gridOf(puzzleOf('12..............'));

  test('a digit in r2c1 leaves one place in its row, and so on', () => {
    const { consequences, contradiction } = followingOf(grid, [{ cell: 4, digit: 3, isOn: true }]);
    expect(contradiction).toBeUndefined();
    expect(consequences[0]).toMatchObject({ distance: 1, step: { placements: [{ cell: 5, digit: 4 }] } });
  });

  test.each<[string, readonly Supposition[], object]>([
    [
      'two places for one digit in a row',
      [
        { cell: 2, digit: 3, isOn: true },
        { cell: 3, digit: 3, isOn: true },
      ],
      { kind: 'twice', cells: [2, 3], digit: 3 },
    ],
    [
      'a cell that loses both of its candidates',
      [
        { cell: 4, digit: 3, isOn: false },
        { cell: 4, digit: 4, isOn: false },
      ],
      { kind: 'cell', cell: 4 },
    ],
    [
      'a box without a place for 3',
      [
        { cell: 4, digit: 3, isOn: false },
        { cell: 5, digit: 3, isOn: false },
      ],
      { kind: 'house', digit: 3 },
    ],
  ])('%s', (_name, suppositions, contradiction) =>
    expect(followingOf(grid, suppositions).contradiction).toMatchObject(contradiction),
  );

  test('of two places for 3 in box 1, whichever it is: nothing but what singles say', () => {
    const { cases, placements } = sharedBy(
      grid,
      casesOfHouse(grid, grid.geometry.houses.find(({ kind }) => kind === 'box')!.index, 3),
    );
    expect(cases.map(({ suppositions: [supposed] }) => supposed!.cell)).toEqual([4, 5]);
    expect(placements).toEqual([]);
  });

  test('a clue that digits do not keep is a contradiction of its own', () => {
    const board = geometryOf('4x4:killer_3:r1c1-2');
    if (!board.ok) throw new Error(board.error.message);
    const caged = gridOf(makePuzzle(board.value, new Uint8Array(16)));
    const both = [1, 3].map((digit, cell) => ({ cell, digit, isOn: true }));
    expect(followingOf(caged, both).contradiction).toEqual({ kind: 'clue' });
  });
});
