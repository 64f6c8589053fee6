import { boxed, type Geometry, geometryOf } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { cluesAt, restOf } from './clue.ts';
import { countsOf } from './counts.ts';
import { houseAt, housesAt, readingOf } from './house.ts';
import { placesAround, placesBy } from './places.ts';
import { digitsByHouse, sightAt } from './sight.ts';
import type { Stand } from './stand.ts';
import { nextCell } from './walk.ts';

function called(id: string): Geometry {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Plain boards, a jigsaw, one with extra houses and one with cages. */
const BOARDS: readonly Geometry[] = [
  boxed(3, 3),
  boxed(2, 3),
  called('6x6:jigsaw-111222113222133444333444555666555666'),
  called('9x9:x'),
  called('9x9:killer_15:r1c1-3+killer_9:r4-5c4'),
];

/** A board, any digits in it, right or wrong, and any candidates. */
const anyStand: fc.Arbitrary<Stand> = fc.constantFrom(...BOARDS).chain((geometry) =>
  fc
    .record({
      digits: fc.array(fc.oneof(fc.constant(0), fc.nat(geometry.size)), {
        minLength: geometry.cellCount,
        maxLength: geometry.cellCount,
      }),
      candidates: fc.array(fc.nat(2 ** geometry.size - 1), {
        minLength: geometry.cellCount,
        maxLength: geometry.cellCount,
      }),
    })
    .map((lists) => ({ geometry, ...lists })),
);
const anyPlace = anyStand.chain((stand) => fc.tuple(fc.constant(stand), fc.nat(stand.geometry.cellCount - 1)));
const many = { numRuns: runs(300) };

const up = (n: number): number[] => Array.from({ length: n }, (_, index) => index);
const digitsOfSet = (set: number): number[] => up(32).flatMap((bit) => (((set >>> bit) & 1) === 1 ? [bit + 1] : []));
const rowOf = ({ size }: Geometry, cell: number): number => Math.floor(cell / size);

/** The cells of a row, column or box, from the numbers alone. */
const groupOf = (geometry: Geometry, cell: number, kind: 'row' | 'column' | 'box'): number[] =>
  up(geometry.cellCount).filter((other) => {
    if (kind === 'row') return rowOf(geometry, other) === rowOf(geometry, cell);
    if (kind === 'column') return other % geometry.size === cell % geometry.size;
    return geometry.boxes[other] === geometry.boxes[cell];
  });

describe('on plain boards, a jigsaw, with diagonals and with cages', () => {
  test('a house has the cells of the row, column or box, and what it lacks and repeats is counted', () =>
    fc.assert(
      fc.property(
        anyPlace,
        fc.constantFrom('row' as const, 'column' as const, 'box' as const),
        ([stand, cell], kind) => {
          const house = houseAt(stand.geometry, cell, kind)!;
          const cells = groupOf(stand.geometry, cell, kind);
          expect(house.cells).toEqual(cells);
          const count = (digit: number): number => cells.filter((other) => stand.digits[other] === digit).length;
          const all = up(stand.geometry.size).map((index) => index + 1);
          const { missing, repeated } = readingOf(stand, house);
          expect(digitsOfSet(missing)).toEqual(all.filter((digit) => count(digit) === 0));
          expect(digitsOfSet(repeated)).toEqual(all.filter((digit) => count(digit) > 1));
        },
      ),
      many,
    ));

  test('a digit is placed in a house or has open places there, and these hold it as a candidate', () =>
    fc.assert(
      fc.property(anyPlace, fc.nat(8), ([stand, cell], index) => {
        const digit = (index % stand.geometry.size) + 1;
        for (const { house, placed, open } of placesAround(stand, digit, cell)) {
          expect(house.cells).toContain(cell);
          expect(placed).toEqual(house.cells.filter((other) => stand.digits[other] === digit));
          const able = house.cells.filter(
            (other) => stand.digits[other] === 0 && digitsOfSet(stand.candidates[other]!).includes(digit),
          );
          expect(open).toEqual(placed.length > 0 ? [] : able);
        }
        const all = stand.geometry.houses.filter(({ cells }) => cells.includes(cell));
        expect(placesAround(stand, digit, cell).map(({ house }) => house)).toEqual(all);
        expect(housesAt(stand.geometry, cell)).toEqual(all);
        expect(placesBy(stand, digit, 'column').map(({ house }) => house.cells[0])).toEqual(up(stand.geometry.size));
        expect(placesBy(stand, digit, 'row').map(({ house }) => house.number)).toEqual(
          up(stand.geometry.size).map((row) => row + 1),
        );
      }),
      many,
    ));

  test('a cell sees the digits of its row, column, box, diagonals and cages', () =>
    fc.assert(
      fc.property(anyPlace, ([stand, cell]) => {
        const { geometry, digits } = stand;
        const extra = geometry.houses.filter(({ kind, cells }) => kind === 'extra' && cells.includes(cell));
        const cages = geometry.clues.flatMap(({ cells }) => cells).filter((cage) => cage.includes(cell));
        const groups = [
          ...(['row', 'column', 'box'] as const).map((kind) => groupOf(geometry, cell, kind)),
          ...extra.map(({ cells }) => [...cells]),
          ...cages.map((cage) => [...cage]),
        ];
        const seen = new Set(
          groups
            .flat()
            .filter((other) => other !== cell && digits[other] !== 0)
            .map((other) => digits[other]!),
        );
        const sight = sightAt(stand, cell);
        expect(digitsOfSet(sight.seen)).toEqual([...seen].sort((a, b) => a - b));
        expect(sight.candidates).toBe(digits[cell] === 0 ? stand.candidates[cell] : 0);
        for (const [house, set] of digitsByHouse(stand, cell))
          expect(new Set(digitsOfSet(set))).toEqual(
            new Set(house.cells.map((other) => digits[other]!).filter(Boolean)),
          );
      }),
      many,
    ));

  test('what is left of each digit, and empty cells', () =>
    fc.assert(
      fc.property(anyStand, (stand) => {
        const { left, empty } = countsOf(stand);
        const count = (digit: number): number =>
          [...up(stand.geometry.cellCount)].filter((cell) => stand.digits[cell] === digit).length;
        expect(left).toEqual(up(stand.geometry.size).map((index) => stand.geometry.size - count(index + 1)));
        expect(empty).toBe(count(0));
      }),
      many,
    ));

  test('the next cell is the first of those that are sought, around the end, itself last; back likewise', () =>
    fc.assert(
      fc.property(
        anyPlace,
        fc.constantFrom('empty' as const, 'two' as const, 'conflict' as const),
        ([stand, from], sought) => {
          const { geometry, digits, candidates } = stand;
          const isSought = (cell: number): boolean => {
            if (sought === 'empty') return digits[cell] === 0;
            if (sought === 'two') return digits[cell] === 0 && digitsOfSet(candidates[cell]!).length === 2;
            return digits[cell] !== 0 && [...geometry.peerSets[cell]!].some((peer) => digits[peer] === digits[cell]);
          };
          const cells = up(geometry.cellCount);
          const onwards = [...cells.slice(from + 1), ...cells.slice(0, from + 1)];
          const backwards = [...cells.slice(0, from).reverse(), ...cells.slice(from).reverse()];
          expect(nextCell(stand, from, sought, 1)).toBe(onwards.find(isSought) ?? -1);
          expect(nextCell(stand, from, sought, -1)).toBe(backwards.find(isSought) ?? -1);
          expect(nextCell(stand, -1, sought, 1)).toBe(cells.find(isSought) ?? -1);
          expect(nextCell(stand, -1, sought, -1)).toBe(cells.findLast(isSought) ?? -1);
        },
      ),
      many,
    ));
});

test('where one cell alone is sought, it comes after all others; where none is, nothing does', () => {
  const geometry = boxed(2, 2);
  const digits = Uint8Array.from('1234341221434320', Number);
  const stand = { geometry, digits, candidates: new Int32Array(16).fill(0b11) };
  for (const sought of ['empty', 'two'] as const)
    for (const step of [1, -1] as const)
      for (const from of [15, 14, 0]) expect(nextCell(stand, from, sought, step)).toBe(15);
  expect(nextCell(stand, 3, 'conflict', 1)).toBe(-1);
});

test('a cage tells what is left of its sum; other clues and cages without a sum do not', () => {
  const geometry = called('9x9:killer_15:r1c1-3+killer_r9c1-2+thermo_r5c1-3');
  const digits = new Uint8Array(81);
  digits[1] = 6;
  const stand = { geometry, digits, candidates: new Int32Array(81) };
  const at = (cell: number) => cluesAt(geometry, cell).map((clue) => restOf(clue, stand));
  expect(at(0)).toEqual([{ sum: 9, cells: 2 }]);
  expect(at(72)).toEqual([undefined]);
  expect(at(36)).toEqual([undefined]);
  expect(at(80)).toEqual([]);
});
