import type { Seen } from './crossings.ts';
import { medianOf } from './median.ts';
import { USUAL } from './trust.ts';

/** How strongly a crossing follows its neighbours, against a clearly seen place of its own. */
const STIFFNESS = 0.5;
const RELAXATIONS = 24;

/** Crossings as they were seen; where they were not, as their neighbours and the bend put them. */
export function smoothed({ places, weights }: Seen, base: Float64Array, size: number): Float64Array {
  const wide = size + 1;
  const result = new Float64Array(places.length);
  for (let axis = 0; axis < 2; axis++) {
    const shifts = Float64Array.from({ length: wide * wide }, (_, at) => places[2 * at + axis]! - base[2 * at + axis]!);
    const clear = Float64Array.from({ length: wide * wide }, (_, at) => weights[2 * at + axis]!);
    doubt(shifts, clear, wide);
    const left = relaxed(shifts, clear, wide);
    for (let at = 0; at < left.length; at++) result[2 * at + axis] = base[2 * at + axis]! + left[at]!;
  }
  return result;
}

/** Takes the weight from shifts that differ from the median of their neighbours. */
function doubt(shifts: Float64Array, weights: Float64Array, wide: number): void {
  const medians = shifts.map((_, at) => {
    const near = neighboursOf(at, wide, 2).filter((other) => weights[other]! > 0.2);
    return medianOf(near.map((other) => shifts[other]!)) ?? 0;
  });
  for (let at = 0; at < shifts.length; at++) {
    const far = (shifts[at]! - medians[at]!) / USUAL;
    weights[at] = weights[at]! / (1 + far ** 4);
  }
}

/** Shifts as a stretched skin that is pinned down where they are clear. */
function relaxed(shifts: Float64Array, weights: Float64Array, wide: number): Float64Array {
  const bent = new Float64Array(shifts.length);
  const neighbours = Array.from({ length: shifts.length }, (_, at) => neighboursOf(at, wide, 1));
  for (let round = 0; round < RELAXATIONS; round++)
    for (let at = 0; at < bent.length; at++) {
      let sum = 0;
      for (const other of neighbours[at]!) sum += bent[other]!;
      const pull = sum / neighbours[at]!.length;
      bent[at] = (weights[at]! * shifts[at]! + STIFFNESS * pull) / (weights[at]! + STIFFNESS);
    }
  return bent;
}

function neighboursOf(at: number, wide: number, reach: number): number[] {
  const [row, column] = [Math.floor(at / wide), at % wide];
  const places: number[] = [];
  for (let y = Math.max(0, row - reach); y <= Math.min(wide - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(wide - 1, column + reach); x++)
      if (x !== column || y !== row) places.push(y * wide + x);
  return places;
}
