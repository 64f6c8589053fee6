import { expect, test } from 'vitest';
import { moved, squareTo } from './points.ts';
import { turnedLattice } from './turned.ts';
import type { Corners, Lattice } from './types.ts';

const CORNERS: Corners = [
  [10, 20],
  [110, 30],
  [100, 130],
  [5, 115],
];

const homography = squareTo(CORNERS);
const crossings = new Float64Array(50);
for (let at = 0; at < 25; at++) crossings.set(moved(homography, (at % 5) / 4, Math.floor(at / 5) / 4), 2 * at);
const lattice: Lattice = {
  corners: CORNERS,
  size: 4,
  score: 1,
  fit: 0,
  complete: 1,
  frame: 1,
  isDark: false,
  crossings,
  homography,
};

test.each([0, 1, 2, 3])('after %s quarter turns the corner that came to the upper left is the first', (turn) => {
  const turned = turnedLattice(lattice, turn);
  const first = CORNERS[(4 - turn) % 4]!;
  expect(turned.corners[0]!.map(Math.round)).toEqual(first);
  for (let at = 0; at < 25; at++) {
    const [x, y] = moved(turned.homography, (at % 5) / 4, Math.floor(at / 5) / 4);
    expect(turned.crossings[2 * at]).toBeCloseTo(x);
    expect(turned.crossings[2 * at + 1]).toBeCloseTo(y);
  }
});

test('four quarter turns lead back', () => {
  expect(turnedLattice(turnedLattice(lattice, 3), 1).crossings).toEqual(crossings);
});
