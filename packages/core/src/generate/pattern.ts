import { checkSize } from '../geometry/geometry.ts';
import { type CellPermutation, turnOf } from '../geometry/symmetry.ts';
import { check, oneOf } from '../result.ts';
import type { Cell } from '../sets/cells.ts';

/**
 * The symmetries that the pattern of givens can have, by the turns and reflections that make them.
 */
export const SYMMETRIES = {
  none: [],
  rotate180: ['rotate180'],
  rotate90: ['rotate90'],
  horizontal: ['horizontal'],
  vertical: ['vertical'],
  diagonal: ['diagonal'],
  antidiagonal: ['antidiagonal'],
  diagonals: ['diagonal', 'antidiagonal'],
  full: ['rotate90', 'diagonal'],
} as const;

/** The name of a symmetry of the givens. */
export type SymmetryName = keyof typeof SYMMETRIES;

/** A symmetry by name. */
export const A_SYMMETRY = /* @__PURE__ */ oneOf(Object.keys(SYMMETRIES));

/**
 * All permutations of the cells of a board of a size that a symmetry consists of, the identity
 * first.
 */
export function imagesUnder(symmetry: SymmetryName, size: number): CellPermutation[] {
  const moves: CellPermutation[] = SYMMETRIES[symmetry].map((name) => turnOf(name, size));
  const images = [turnOf('identity', size)];
  const known = new Set([images[0]!.join()]);
  // The list grows during the loop.
  for (const image of images) {
    for (const move of moves) {
      const next = image.map((cell) => move[cell]!);
      if (!known.has(next.join())) images.push(next);
      known.add(next.join());
    }
  }
  return images;
}

/**
 * The cells of a board of a size in groups that a symmetry keeps together, each group and the list
 * ascending.
 *
 *     orbits('rotate180', 2)      // [[0, 3], [1, 2]]
 */
export function orbits(symmetry: SymmetryName, size: number): Cell[][] {
  check('orbits', 'symmetry', symmetry, A_SYMMETRY);
  checkSize('orbits', size);
  const moves: CellPermutation[] = SYMMETRIES[symmetry].map((name) => turnOf(name, size));
  const seen = new Set<Cell>();
  const groups: Cell[][] = [];
  for (let cell = 0; cell < size * size; cell++) {
    if (seen.has(cell)) continue;
    const group = new Set([cell]);
    // The group grows during the loop.
    for (const member of group) for (const move of moves) group.add(move[member]!);
    for (const member of group) seen.add(member);
    groups.push([...group].sort((a, b) => a - b));
  }
  return groups;
}
