import { type Ridges, responseOf } from '../lines.ts';
import type { View } from './view.ts';

/** A response that settles a place. */
const CLEAR = 0.12;

/** Crossings of straight lines in equal distances, in cells. */
export function regular(size: number): Float64Array {
  const places = new Float64Array(2 * (size + 1) ** 2);
  for (let at = 0; at < places.length / 2; at++) {
    places[2 * at] = at % (size + 1);
    places[2 * at + 1] = Math.floor(at / (size + 1));
  }
  return places;
}

/** Where the crossings were seen, x and y in cells, and how clearly, 0…1. */
export interface Seen {
  readonly places: Float64Array;
  readonly weights: Float64Array;
}

/** Looks for crossings around places that are given in cells. */
export function crossingsIn(view: View, around: Float64Array, reach: number): Seen {
  const wide = view.size + 1;
  const places = new Float64Array(around.length);
  const weights = new Float64Array(around.length);
  for (let at = 0; at < wide * wide; at++) {
    const row = Math.floor(at / wide);
    const column = at % wide;
    const [x, y] = [around[2 * at]!, around[2 * at + 1]!];
    const upright = peakOf(view, view.upright, { across: x, along: y, line: row, reach });
    const level = peakOf(view, view.level, { across: y, along: x, line: column, reach });
    places[2 * at] = upright.place;
    places[2 * at + 1] = level.place;
    weights[2 * at] = upright.weight;
    weights[2 * at + 1] = level.weight;
  }
  return { places, weights };
}

/** Where a line is looked for: places in cells, and which of the lines that cross it is meant. */
interface Look {
  readonly across: number;
  readonly along: number;
  readonly line: number;
  readonly reach: number;
}

/**
 * Where a line crosses near its place. It should be seen on both sides of the crossing, for a
 * stroke of a digit is seen on one side alone.
 */
function peakOf(
  view: View,
  ridges: Ridges,
  { across, along, line, reach }: Look,
): { readonly place: number; readonly weight: number } {
  const { size, cell, start } = view;
  const middle = start + across * cell;
  const from = Math.max(0, Math.round(middle - reach * cell - 0.5));
  const to = Math.min(ridges.side - 1, Math.round(middle + reach * cell - 0.5));
  const here = Math.round(start + along * cell);
  const half = Math.round(0.42 * cell);
  const first = line === 0 ? here : Math.max(0, here - half);
  const last = line === size ? here : Math.min(ridges.side, here + half);
  const response = (place: number): number => {
    if (first === here) return responseOf(ridges, place, here, last);
    const before = responseOf(ridges, place, first, here);
    if (last === here) return before;
    const after = responseOf(ridges, place, here, last);
    return 0.5 * (before + after) - 0.2 * Math.abs(before - after);
  };
  let best = from;
  let top = Number.NEGATIVE_INFINITY;
  for (let place = from; place <= to; place++) {
    const value = response(place);
    if (value <= top) continue;
    top = value;
    best = place;
  }
  const clear = Math.min(1, Math.max(0, top) / CLEAR);
  if (best === from || best === to) return { place: (best + 0.5 - start) / cell, weight: 0.1 * clear };
  const left = response(best - 1);
  const right = response(best + 1);
  const bend = left - 2 * top + right;
  const between = bend < 0 ? (left - right) / (2 * bend) : 0;
  return { place: (best + 0.5 + between - start) / cell, weight: clear * clear };
}
