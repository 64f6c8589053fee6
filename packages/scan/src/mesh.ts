import { type Ridges, responseOf, ridgesOf } from './lines.ts';
import type { Grey } from './picture.ts';
import { composed, fittedTo, type Homography, moved } from './points.ts';
import { squareOf } from './square.ts';

/** Where the lines of a puzzle run. */
export interface Mesh {
  readonly homography: Homography;
  /** (size + 1)² points x, y of the picture, row after row. */
  readonly crossings: Float64Array;
  /** How far the crossings that were seen lie from the mesh: the median, in cells. */
  readonly fit: number;
  /** The share of the pieces of inner lines that are seen, 0…1. */
  readonly complete: number;
  /** The same for the frame. */
  readonly frame: number;
}

export interface MeshOptions {
  readonly size: number;
  readonly isDark: boolean;
}

/** How far from its place a crossing is looked for, in cells; in the last round for the mesh. */
const REACHES = [0.34, 0.24, 0.2, 0.2];
/** A crossing this far from where the others put it counts half, in cells. */
const USUAL = 0.06;
const FITS = 4;
/** How strongly a crossing follows its neighbours, against a clearly seen place of its own. */
const STIFFNESS = 0.5;
const RELAXATIONS = 24;
/** A response that settles a place. */
const CLEAR = 0.12;
/** A piece of a line is seen when it stands out this part as much as the usual piece. */
const SEEN = 0.3;

/** Moves a lattice to where its crossings are, and bends it where the paper is bent. */
export function meshOf(picture: Grey, start: Homography, { size, isDark }: MeshOptions): Mesh {
  let homography = start;
  let view = viewOf(picture, homography, { size, isDark });
  let seen = crossingsIn(view, REACHES[0]!);
  for (const reach of REACHES.slice(1)) {
    const shift = robustFit(seen, size);
    if (shift) homography = composed(homography, shift);
    view = viewOf(picture, homography, { size, isDark });
    seen = crossingsIn(view, reach);
  }
  const places = smoothed(seen, size);
  const crossings = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = moved(homography, places[at]! / size, places[at + 1]! / size);
    crossings[at] = x;
    crossings[at + 1] = y;
  }
  return { homography, crossings, fit: fitOf(seen, places), ...piecesOf(view, places) };
}

/** The lines of a puzzle seen from above. */
interface View {
  readonly size: number;
  /** Pixels of a cell. */
  readonly cell: number;
  /** Where the puzzle begins on each axis, in pixels. */
  readonly start: number;
  readonly upright: Ridges;
  readonly level: Ridges;
}

function viewOf(picture: Grey, homography: Homography, { size, isDark }: MeshOptions): View {
  const cell = 2 * Math.min(18, Math.max(9, Math.round(128 / size)));
  const square = squareOf(picture, homography, { side: cell * (size + 1), margin: 0.5 / size, isDark });
  return { size, cell, start: cell / 2, upright: ridgesOf(square, true), level: ridgesOf(square, false) };
}

/** Where the crossings were seen, x and y in cells, and how clearly, 0…1. */
interface Seen {
  readonly places: Float64Array;
  readonly weights: Float64Array;
}

function crossingsIn(view: View, reach: number): Seen {
  const wide = view.size + 1;
  const places = new Float64Array(2 * wide * wide);
  const weights = new Float64Array(2 * wide * wide);
  for (let row = 0; row < wide; row++)
    for (let column = 0; column < wide; column++) {
      const at = 2 * (row * wide + column);
      const x = peakOf(view, view.upright, column, row, reach);
      const y = peakOf(view, view.level, row, column, reach);
      places[at] = column + x.shift;
      places[at + 1] = row + y.shift;
      weights[at] = x.weight;
      weights[at + 1] = y.weight;
    }
  return { places, weights };
}

/**
 * Where a line crosses near its place. It should be seen on both sides of the crossing, for a
 * stroke of a digit is seen on one side alone.
 */
function peakOf(
  { size, cell, start }: View,
  ridges: Ridges,
  across: number,
  along: number,
  reach: number,
): { readonly shift: number; readonly weight: number } {
  const middle = start + across * cell;
  const from = Math.round(middle - reach * cell - 0.5);
  const to = Math.round(middle + reach * cell - 0.5);
  const here = start + along * cell;
  const half = Math.round(0.42 * cell);
  const response = (place: number): number => {
    const before = along === 0 ? Number.POSITIVE_INFINITY : responseOf(ridges, place, here - half, here);
    const after = along === size ? Number.POSITIVE_INFINITY : responseOf(ridges, place, here, here + half);
    const least = Math.min(before, after);
    const most = Math.max(before, after);
    return most === Number.POSITIVE_INFINITY ? least : 0.7 * least + 0.3 * most;
  };
  let best = from;
  let top = Number.NEGATIVE_INFINITY;
  for (let place = from; place <= to; place++) {
    const found = response(place);
    if (found <= top) continue;
    top = found;
    best = place;
  }
  const isInside = best > from && best < to;
  const [left, right] = isInside ? [response(best - 1), response(best + 1)] : [top, top];
  const bend = left - 2 * top + right;
  const between = bend < 0 ? (left - right) / (2 * bend) : 0;
  const clear = Math.min(1, Math.max(0, top) / CLEAR);
  return { shift: (best + 0.5 + between - middle) / cell, weight: isInside ? clear * clear : 0.1 * clear };
}

/** The homography that takes the unit square to most of the crossings that were seen. */
function robustFit({ places, weights }: Seen, size: number): Homography | undefined {
  const wide = size + 1;
  const count = wide * wide;
  const from = new Float64Array(2 * count);
  for (let at = 0; at < count; at++) {
    from[2 * at] = (at % wide) / size;
    from[2 * at + 1] = Math.floor(at / wide) / size;
  }
  const to = places.map((place) => place / size);
  const trusted = weights.slice();
  let found: Homography | undefined;
  for (let round = 0; round < FITS; round++) {
    found = fittedTo({ count, from, to, weights: trusted });
    if (!found) return undefined;
    for (let at = 0; at < count; at++) {
      const there = moved(found, from[2 * at]!, from[2 * at + 1]!);
      for (let axis = 0; axis < 2; axis++) {
        const far = ((there[axis]! - to[2 * at + axis]!) * size) / USUAL;
        trusted[2 * at + axis] = weights[2 * at + axis]! / (1 + far * far);
      }
    }
  }
  return found;
}

/** Crossings as they were seen, and where they were not, as their neighbours put them. */
function smoothed({ places, weights }: Seen, size: number): Float64Array {
  const wide = size + 1;
  const result = new Float64Array(places.length);
  for (let axis = 0; axis < 2; axis++) {
    const regular = (at: number): number => (axis === 0 ? at % wide : Math.floor(at / wide));
    const shifts = Float64Array.from({ length: wide * wide }, (_, at) => places[2 * at + axis]! - regular(at));
    const clear = Float64Array.from({ length: wide * wide }, (_, at) => weights[2 * at + axis]!);
    doubt(shifts, clear, wide);
    const bent = relaxed(shifts, clear, wide);
    for (let at = 0; at < bent.length; at++) result[2 * at + axis] = regular(at) + bent[at]!;
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
  const found: number[] = [];
  for (let y = Math.max(0, row - reach); y <= Math.min(wide - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(wide - 1, column + reach); x++)
      if (x !== column || y !== row) found.push(y * wide + x);
  return found;
}

function medianOf(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

function fitOf({ places, weights }: Seen, mesh: Float64Array): number {
  const far: number[] = [];
  for (let at = 0; at < mesh.length; at++) if (weights[at]! > 0.2) far.push(Math.abs(places[at]! - mesh[at]!));
  return medianOf(far) ?? 1;
}

/** The shares of the pieces of lines, between two crossings each, that are seen. */
function piecesOf(view: View, places: Float64Array): { readonly complete: number; readonly frame: number } {
  const { size } = view;
  const wide = size + 1;
  const inner: number[] = [];
  const outer: number[] = [];
  for (let line = 0; line < wide; line++)
    for (let piece = 0; piece < size; piece++) {
      const into = line === 0 || line === size ? outer : inner;
      const down = 2 * (piece * wide + line);
      into.push(pieceOf(view, view.upright, (places[down]! + places[down + 2 * wide]!) / 2, piece));
      const along = 2 * (line * wide + piece) + 1;
      into.push(pieceOf(view, view.level, (places[along]! + places[along + 2]!) / 2, piece));
    }
  const least = Math.max(0.02, SEEN * (medianOf(inner) ?? 0));
  const share = (pieces: readonly number[]): number => pieces.filter((one) => one >= least).length / pieces.length;
  return { complete: share(inner), frame: share(outer) };
}

/** How much the piece of a line stands out, at its best place within a pixel. */
function pieceOf({ cell, start }: View, ridges: Ridges, across: number, piece: number): number {
  const middle = Math.round(start + across * cell - 0.5);
  const from = Math.round(start + (piece + 0.15) * cell);
  const to = Math.round(start + (piece + 0.85) * cell);
  return Math.max(...[-1, 0, 1].map((step) => responseOf(ridges, middle + step, from, to)));
}
