import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { withClues } from '../../geometry/clues.ts';
import { boxed } from '../../geometry/layouts.ts';
import { goodClues } from '../../geometry/testing.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import { type Demand, isMet } from '../../rules/demand.ts';
import { KINDS, type Kind } from '../../rules/kinds.ts';
import type { Cell } from '../../sets/cells.ts';
import { digitsOf, hasDigit } from '../../sets/digits.ts';
import { Position } from '../steps/position.ts';
import { cluedPuzzle } from '../testing.ts';
import { allowedBy } from './allowed.ts';
import { cagesOf, combinationsOf, sumOf } from './cages.ts';
import { derivedSums } from './house-sums.ts';
import { quickOf } from './quick.ts';
import { isApart, rangeOf, statedSums } from './sums.ts';

const BOARD = boxed(2, 2);

/** The ways to fill the cells of a demand so that it is met. Cells that see each other differ. */
function fillings(demand: Demand, sets: ArrayLike<number>, digits: Uint8Array): number[][] {
  const cells: Cell[] = [...new Set(demand.cells)];
  const fillings: number[][] = [];
  const fill = (at: number): void => {
    if (at === cells.length) {
      if (isMet(demand, digits)) fillings.push(demand.cells.map((cell) => digits[cell]!));
      return;
    }
    const cell = cells[at]!;
    for (const digit of digitsOf(sets[cell]!)) {
      if (cells.slice(0, at).some((earlier) => digits[earlier] === digit && BOARD.peerSets[earlier]!.has(cell)))
        continue;
      digits[cell] = digit;
      fill(at + 1);
    }
    digits[cell] = 0;
  };
  fill(0);
  return fillings;
}

const anySets = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 16, maxLength: 16 });

test.each(KINDS.map((kind) => [kind.name, kind] as const))('no demand of %s forbids what it allows', (_, kind) => {
  let calls = 0;
  fc.assert(
    fc.property(fc.nat(), anySets, (seed, sets) => {
      const clues = goodClues(kind as Kind, BOARD, makeRandom(seed));
      for (const demand of withClues(BOARD, clues).demands) {
        if (new Set(demand.cells).size > 8) continue;
        const ground = { geometry: BOARD, sets, budget: { left: 1e6 } };
        const allowed = allowedBy(demand, ground);
        const quick = quickOf(demand, BOARD);
        const quickly = quick.allow(ground);
        calls++;
        for (const filling of fillings(demand, sets, new Uint8Array(16)))
          for (const [index, digit] of filling.entries()) {
            const at = quick.cells.indexOf(demand.cells[index]!);
            if (allowed && !hasDigit(allowed[index]!, digit)) return false;
            if (quickly && at !== -1 && !hasDigit(quickly[at]!, digit)) return false;
          }
      }
      return true;
    }),
    { numRuns: runs(60), seed: 1 },
  );
  expect(calls).toBeGreaterThan(0);
});

test('sums of cells that all differ, sets and automata are left exactly what fits', () => {
  const kinds = KINDS.filter(({ name }) =>
    ['killer', 'renban', 'sandwich', 'skyscraper', 'littlekiller'].includes(name),
  );
  let calls = 0;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...kinds), anySets, (seed, kind, sets) => {
      for (const demand of withClues(BOARD, goodClues(kind, BOARD, makeRandom(seed))).demands) {
        if (demand.kind === 'apart' || !isApart(demand.cells, BOARD)) continue;
        const allowed = allowedBy(demand, { geometry: BOARD, sets, budget: { left: 1e6 } })!;
        const all = fillings(demand, sets, new Uint8Array(16));
        const exact = demand.cells.map((_, index) =>
          all.reduce((set, filling) => set | (1 << (filling[index]! - 1)), 0),
        );
        calls++;
        expect(allowed).toEqual(exact);
      }
    }),
    { numRuns: runs(300), seed: 2 },
  );
  expect(calls).toBeGreaterThan(runs(100));
});

const SUMS = KINDS.filter(({ name }) => ['killer', 'sum', 'arrow', 'regionsum', 'littlekiller', 'xv'].includes(name));
const CLUED = Array.from({ length: 8 }, (_, seed) => cluedPuzzle(boxed(2, 3), seed, { kinds: SUMS, clues: 12 }));

test('every sum that is stated or derived holds in the solution', () => {
  let derived = 0;
  for (const { puzzle, solution } of CLUED)
    for (const { cells, factors, total, houses } of [...statedSums(puzzle.geometry), ...derivedSums(puzzle.geometry)]) {
      expect(cells.reduce((sum, cell, index) => sum + factors[index]! * solution[cell]!, 0)).toBe(total);
      if (houses.length > 0) derived++;
    }
  expect(derived).toBeGreaterThan(100);
});

test('what a cage leaves of a row, a column or a box is a cage, too', () => {
  const board = withClues(BOARD, [{ rule: 'killer', cells: [[0, 1]], values: [4] }]);
  const hidden = cagesOf(board).hidden.map(({ cells, total }) => ({ cells, total }));
  expect(hidden).toContainEqual({ cells: [2, 3], total: 6 });
  expect(hidden).toContainEqual({ cells: [4, 5], total: 6 });
});

test('the combinations of a cage are those of the solution and maybe others, each with its total', () => {
  for (const { puzzle, solution } of CLUED) {
    const { stated, hidden } = cagesOf(puzzle.geometry);
    const position = new Position(gridOf(puzzle));
    for (const cage of [...stated, ...hidden]) {
      const { sets, digits } = combinationsOf(position, cage)!;
      const held = cage.cells.reduce((set, cell) => set | (1 << (solution[cell]! - 1)), 0);
      expect(sets).toContain(held);
      for (const [index, cell] of cage.cells.entries()) expect((digits[index]! >>> (solution[cell]! - 1)) & 1).toBe(1);
      if (cage.total !== undefined) for (const set of sets) expect(sumOf(set)).toBe(cage.total);
    }
  }
});

test('a cage of three cells and 6 can only be 1+2+3', () => {
  const board = withClues(boxed(2, 3), [{ rule: 'killer', cells: [[0, 1, 2]], values: [6] }]);
  const position = new Position(gridOf(makePuzzle(board, new Array(36).fill(0))));
  expect(combinationsOf(position, cagesOf(board).stated[0]!)).toEqual({ sets: [0b111], digits: [0b111, 0b111, 0b111] });
});

test.each([
  [
    [0b111, 0b111],
    [3, 5],
  ],
  [
    [0b1, 0b110],
    [3, 4],
  ],
  [
    [0b100, 0b111, 0b11],
    [6, 6],
  ],
])('the least and the greatest sum of cells with %j are %j', (sets, range) => expect(rangeOf(sets)).toEqual(range));
