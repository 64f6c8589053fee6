import { composed } from './points.ts';
import type { Lattice } from './types.ts';

/** Takes the unit square to itself, turned by a quarter: what was its left side is its top. */
const QUARTER = [0, 1, 0, -1, 0, 1, 0, 0, 1];

/**
 * The same lattice as it looks after some quarter turns of the picture clockwise: its first corner
 * and its first cell are others.
 */
export function turnedLattice(lattice: Lattice, turn: number): Lattice {
  let turned = lattice;
  for (let quarter = 0; quarter < turn; quarter++) turned = quarterTurned(turned);
  return turned;
}

function quarterTurned(lattice: Lattice): Lattice {
  const { size, crossings } = lattice;
  const turned = new Float64Array(crossings.length);
  for (let row = 0; row <= size; row++)
    for (let column = 0; column <= size; column++) {
      const from = 2 * ((size - column) * (size + 1) + row);
      turned.set(crossings.subarray(from, from + 2), 2 * (row * (size + 1) + column));
    }
  const [first, second, third, last] = lattice.corners;
  const homography = composed(lattice.homography, QUARTER);
  return { ...lattice, crossings: turned, homography, corners: [last, first, second, third] };
}
