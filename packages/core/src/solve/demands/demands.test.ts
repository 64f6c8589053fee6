import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import type { Geometry } from '../../geometry/geometry.ts';
import { boxed, sized } from '../../geometry/layouts.ts';
import { makeGeometry } from '../../geometry/spec.ts';
import { emptyPuzzle, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { anyOf, type Demand, isMet } from '../../rules/demand.ts';
import { digitBit, everyDigit } from '../../sets/digits.ts';
import { backtracking } from '../backtracking.ts';
import { search } from '../search.ts';
import type { SearchResult } from '../solver.ts';
import { demands } from './demands.ts';

/** A plain puzzle and all its solutions. */
interface Ground {
  readonly puzzle: Puzzle;
  readonly grids: readonly Uint8Array[];
}

const ground = (puzzle: Puzzle): Ground => ({ puzzle, grids: search(puzzle).solutions });

const GROUNDS: readonly Ground[] = [
  ground(emptyPuzzle(sized(4))),
  ground(makePuzzle(boxed(1, 5), [1, 2, 3, 4, 5, 2, ...new Array<number>(19).fill(0)])),
  ground(makePuzzle(sized(6), [1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, ...new Array<number>(22).fill(0)])),
];

type Draw = fc.Arbitrary<Demand>;

const cellsOf = ({ cellCount }: Geometry, least: number, most: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.nat(cellCount - 1), { minLength: least, maxLength: most });

/** Demands of every kind that a grid meets; and some that no grid need meet. */
function demandsOn(geometry: Geometry, grid: Uint8Array): Draw {
  const { size, cellCount } = geometry;
  const every = everyDigit(size);
  const set = fc.integer({ min: 0, max: every });
  const heldIn = (cells: readonly number[]): number => cells.reduce((held, cell) => held | digitBit(grid[cell]!), 0);
  const differ = (cells: readonly number[]): boolean => new Set(cells.map((cell) => grid[cell])).size === cells.length;
  const simple: Draw = fc.oneof(
    cellsOf(geometry, 2, size).map((cells) => ({ kind: 'apart' as const, cells: cells.filter((_, i) => i < 3) })),
    fc.tuple(cellsOf(geometry, 1, 3), set).map(([cells, more]): Demand => {
      return { kind: 'digits', cells, digits: heldIn(cells) | more };
    }),
    fc
      .tuple(cellsOf(geometry, 2, 2), fc.array(set, { minLength: size, maxLength: size }))
      .map(([[first, second], sets]): Demand => {
        const allowed = sets.map((set, index) => (index === grid[first!]! - 1 ? set | digitBit(grid[second!]!) : set));
        return { kind: 'pair', cells: [first!, second!], allowed };
      }),
    fc
      .tuple(
        fc.array(fc.nat(cellCount - 1), { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom(1, 1, 1, -1, 2, -3, 10), { minLength: 6, maxLength: 6 }),
        fc.boolean(),
      )
      .map(([cells, factors, isPlain]): Demand => {
        const used = cells.map((_, index) => (isPlain ? 1 : factors[index]!));
        const total = cells.reduce((sum, cell, index) => sum + used[index]! * grid[cell]!, 0);
        return { kind: 'sum', cells, factors: used, total };
      }),
    fc
      .tuple(fc.nat(geometry.houses.length - 1), fc.integer({ min: 2, max: size - 1 }))
      .map(([house, count]): Demand => {
        const cells = geometry.houses[house]!.cells.slice(0, count);
        return {
          kind: 'sum',
          cells,
          factors: cells.map(() => 1),
          total: cells.reduce((sum, cell) => sum + grid[cell]!, 0),
        };
      }),
    fc.tuple(cellsOf(geometry, 2, 4), fc.array(set, { maxLength: 5 })).map(([cells, sets]): Demand => {
      const all = differ(cells) ? [...sets, heldIn(cells)] : sets;
      return {
        kind: 'set',
        cells,
        sets: all.filter((set) => set.toString(2).replaceAll('0', '').length === cells.length),
      };
    }),
    fc.tuple(cellsOf(geometry, 1, 6), set, fc.nat(1), fc.nat(1)).map(([cells, digits, under, over]): Demand => {
      const count = cells.filter((cell) => (digits & digitBit(grid[cell]!)) !== 0).length;
      return { kind: 'count', cells, digits, least: count - under, most: count + over };
    }),
    fc
      .tuple(
        fc.oneof(
          fc.array(fc.nat(cellCount - 1), { minLength: 1, maxLength: 6 }),
          fc.nat(geometry.houses.length - 1).map((house) => [...geometry.houses[house]!.cells]),
        ),
        fc.array(fc.array(fc.integer({ min: -1, max: 3 }), { minLength: size, maxLength: size }), {
          minLength: 4,
          maxLength: 4,
        }),
        fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
      )
      .map(([cells, next, accepts]): Demand => ({ kind: 'automaton', cells, start: 0, next, accepts })),
  );
  const lists = fc.array(fc.array(simple, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  const any: Draw = lists.map(anyOf);
  const nested: Draw = fc.tuple(lists, fc.array(any, { maxLength: 2 })).map(([first, more]) => anyOf([...first, more]));
  return fc.oneof({ weight: 8, arbitrary: simple }, { weight: 2, arbitrary: any }, { weight: 1, arbitrary: nested });
}

/** A ground, a board with demands on it, and the grids that meet them all. */
const ruled = fc.constantFrom(...GROUNDS).chain(({ puzzle, grids }) =>
  fc.nat(grids.length - 1).chain((index) =>
    fc.array(demandsOn(puzzle.geometry, grids[index]!), { minLength: 1, maxLength: 6 }).map((demands) => {
      const { size, boxes } = puzzle.geometry;
      const geometry = makeGeometry({ id: 'own', size, boxes, demands });
      const met = grids.filter((grid) => demands.every((demand) => isMet(demand, grid)));
      return { puzzle: makePuzzle(geometry, puzzle.givens), met };
    }),
  ),
);

const textOf = (grid: Uint8Array): string => String.fromCharCode(...grid);

/** Whether a search found the grids that meet all demands, each once. */
function expectAll({ solutions, count }: SearchResult, met: readonly Uint8Array[]): void {
  expect(count).toBe(met.length);
  const known = new Set(met.map(textOf));
  const texts = new Set(solutions.map(textOf));
  expect(texts.size).toBe(met.length);
  expect([...texts].every((grid) => known.has(grid))).toBe(true);
}

test('finds exactly the grids that meet all demands', () => {
  const seen = new Map([0, 1, 2].map((several) => [several, 0]));
  fc.assert(
    fc.property(ruled, ({ puzzle, met }) => {
      const result = demands.prepare(puzzle.geometry)(puzzle);
      expect(result.stopped).toBe('exhausted');
      expectAll(result, met);
      const several = Math.min(met.length, 2);
      seen.set(several, seen.get(several)! + 1);
    }),
    { numRuns: runs(300), seed: 16 },
  );
  for (const [several, count] of seen) expect(count, `${several} solutions`).toBeGreaterThan(runs(10));
});

test('backtracking asks demands by what they mean', () => {
  fc.assert(
    fc.property(ruled, ({ puzzle, met }) => expectAll(backtracking.prepare(puzzle.geometry)(puzzle), met)),
    { numRuns: runs(50), seed: 17 },
  );
});
