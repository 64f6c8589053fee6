import { expect, test } from 'vitest';
import { generate } from '../../generate/generate.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { digitCount, digitsOf } from '../../sets/digits.ts';
import { BOARDS } from '../conformance.ts';
import { commonPeers, Position } from '../steps/position.ts';
import { almostLockedSets, neighbours } from './locked-sets.ts';

const positions = BOARDS.map(
  (geometry) => [geometry.id, new Position(gridOf(generate({ geometry, seed: 1 }).puzzle))] as const,
);

test.each(positions)('%s: the sets are those that a count of all subsets of each house gives', (_, position) => {
  const { geometry, candidates } = position;
  const expected = new Set<string>();
  for (const house of geometry.houses) {
    const empty = house.cells.filter((cell) => candidates[cell] !== 0);
    for (let chosen = 1; chosen < 1 << empty.length; chosen++) {
      const cells = empty.filter((_cell, index) => (chosen >>> index) & 1);
      const digits = cells.reduce((union, cell) => union | candidates[cell]!, 0);
      if (digitCount(digits) === cells.length + 1) expected.add(cells.join());
    }
  }
  const sets = almostLockedSets(position);
  expect(sets.map(({ cells }) => cells.join()).sort()).toEqual([...expected].sort());
  expect(sets.map(({ index }) => index)).toEqual(sets.map((_set, index) => index));
  for (const { house, cells, digits, places, seen } of sets) {
    expect(cells.every((cell) => geometry.houses[house]!.set.has(cell))).toBe(true);
    for (const digit of digitsOf(digits)) {
      expect([...places[digit]!]).toEqual(cells.filter((cell) => position.grid.has(cell, digit)));
      expect([...seen[digit]!]).toEqual(
        [...commonPeers(geometry, places[digit]!)].filter((cell) => position.grid.has(cell, digit)),
      );
    }
  }
});

test.each(positions)('%s: neighbours are those whose places of a digit all see each other', (_, position) => {
  const sets = almostLockedSets(position);
  const { peerSets } = position.geometry;
  neighbours(position).forEach((list, index) => {
    const own = sets[index]!;
    const expected = sets.flatMap((neighbour) => {
      if (neighbour === own) return [];
      const digits = digitsOf(own.digits & neighbour.digits).filter((digit) =>
        [...own.places[digit]!].every((cell) =>
          [...neighbour.places[digit]!].every((place) => peerSets[cell]!.has(place)),
        ),
      );
      return digits.length > 0 ? [[neighbour.index, digits]] : [];
    });
    expect(list.map(({ set, digits }) => [set.index, digitsOf(digits)])).toEqual(expected);
  });
});
