import type { Geometry } from '../geometry/geometry.ts';
import type { Cell } from '../sets/cells.ts';
import { LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { makeFilling } from '../solve/filling.ts';

/**
 * A function that tells whether a state of a count comes to no grid, as far as singles show it.
 * `isBlocked` says whether the digit at a place of the state is blocked in a cell, by its place in
 * `cells`; those before `first` are filled.
 */
export function deadEnds(
  geometry: Geometry,
  cells: readonly Cell[],
): (first: number, isBlocked: (place: number, order: number) => boolean) => boolean {
  const { size, cellCount, houses } = geometry;
  if (size > LARGEST_DIGIT_SET) return () => false;
  const filling = makeFilling(geometry);
  const state = new Int32Array(filling.stateLength);
  return (first, isBlocked) => {
    state.fill(0);
    for (let order = first; order < cells.length; order++)
      for (let place = 0; place < size; place++) if (!isBlocked(place, order)) state[cells[order]!]! |= 1 << place;
    // A digit that is in a house is blocked in all of its open cells.
    for (const { index, cells: own } of houses) for (const cell of own) state[cellCount + index]! |= state[cell]!;
    for (let order = first; order < cells.length; order++) {
      const set = state[cells[order]!]!;
      if (set === 0) return true;
      if ((set & (set - 1)) !== 0) continue;
      filling.assume(state, cells[order]!, set);
      if (!filling.fill(state)) return true;
    }
    return false;
  };
}
