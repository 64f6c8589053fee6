import { expect, test } from 'vitest';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { restSymmetries } from './rest-symmetries.ts';
import { Steps } from './steps.ts';

const stepsOf = (geometry: Geometry, order = geometry.cells): Steps => new Steps(geometry, order);

/** What each filled cell blocks of the open ones. Sets of blocked cells are unions of these. */
const blockedFrom = ({ peers }: Steps, first: number): bigint[] => {
  const kinds = new Map<bigint, bigint>();
  const filled = (1n << BigInt(first)) - 1n;
  for (const [cell, seen] of peers.entries())
    if (cell >= first) kinds.set(seen & filled, (kinds.get(seen & filled) ?? 0n) | (1n << BigInt(cell)));
  return [...kinds.values()];
};

/** What all permutations of the open cells do to sets, by definition: every one is tried. */
function plainSymmetries(steps: Steps, first: number): Set<string> {
  const { peers, houses, count } = steps;
  const kinds = blockedFrom(steps, first);
  const parts = new Set(houses.map((house) => house >> BigInt(first)));
  const found = new Set<string>();
  const images: number[] = [];
  const sees = (a: number, b: number): bigint => (peers[a]! >> BigInt(b)) & 1n;
  const imageOf = (set: bigint): bigint =>
    images.reduce((image, moved, index) => image | (((set >> BigInt(first + index)) & 1n) << BigInt(moved)), 0n);
  const extend = (): void => {
    const cell = first + images.length;
    if (cell === count) {
      const moved = kinds.map(imageOf);
      if (
        moved.every((kind) => kinds.includes(kind)) &&
        [...parts].every((part) => parts.has(imageOf(part << BigInt(first)) >> BigInt(first)))
      )
        found.add(moved.join());
      return;
    }
    for (let image = first; image < count; image++) {
      if (images.includes(image) || images.some((other, index) => sees(first + index, cell) !== sees(other, image)))
        continue;
      images.push(image);
      extend();
      images.pop();
    }
  };
  extend();
  return found;
}

test.each([
  '4x4',
  '4x4:x',
  '4x4:noboxes',
  '4x4:disjoint',
  '4x4:antiknight',
  '3x4:1-5',
  '5x5:x',
  '4x4:jigsaw-1112122233343444',
])('%s: all that a search by definition finds, below each row', (id) => {
  const board = boardOf(id);
  const steps = stepsOf(board);
  for (let first = board.columns; first < steps.count; first += board.columns) {
    if (steps.count - first > 12) continue;
    const kinds = blockedFrom(steps, first);
    const found = restSymmetries(steps, first).map(({ imageOf }) => kinds.map(imageOf).join());
    expect(new Set(found)).toEqual(plainSymmetries(steps, first));
    expect(found.length).toBe(new Set(found).size);
  }
});

// Diagonals: columns of the middle boxes, those left and right together with rows, and both halves
// turned over: 3! · 3! · 2 · 2. Disjoint groups: both bands, rows in bands, stacks, columns in
// stacks: 2 · 3! · 3! · 3!.
test.each([
  ['9x9:x', 27, 144],
  ['9x9:disjoint', 0, 432],
])('%s: below the band from cell %i there are %i', (id, from, symmetries) => {
  const board = boardOf(id);
  const band = board.cells.slice(from, from + 27);
  const order = [...band, ...board.cells.filter((cell) => !band.includes(cell))];
  expect(restSymmetries(stepsOf(board, order), 27).length).toBe(symmetries);
});
