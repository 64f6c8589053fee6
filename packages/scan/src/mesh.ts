import { type Ridges, responseOf, ridgesOf } from './lines.ts';
import type { Grey } from './picture.ts';
import { composed, fittedTo, type Homography, moved, solvedSystem } from './points.ts';
import { squareOf } from './square.ts';
import type { Corners, Point } from './types.ts';

/** Where the lines of a puzzle run. */
export interface Mesh {
  readonly corners: Corners;
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

/** How far from its place a crossing is looked for, in cells: on a plane, bent, at last. */
const PLANE_REACHES = [0.34, 0.24, 0.2];
const BENT_REACH = 0.26;
const LAST_REACH = 0.14;
/** When no corner moved by so many cells, the plane is found. */
const STILL = 0.03;
/** How strongly a plane withstands a bend, against a crossing that is clearly seen. */
const RIGIDITY = 0.5;
/** A crossing this far from where the others put it counts half, in cells. */
const USUAL = 0.06;
const FITS = 4;
/** How strongly a crossing follows its neighbours, against a clearly seen place of its own. */
const STIFFNESS = 0.5;
const RELAXATIONS = 24;
/** A response that settles a place. */
const CLEAR = 0.12;
/** A piece of a line is seen when it stands out this part as much as the usual piece. */
const SEEN = 0.15;

/** Moves a lattice to where its crossings are, and bends it where the paper is bent. */
export function meshOf(picture: Grey, start: Homography, options: MeshOptions): Mesh {
  const { size } = options;
  let homography = start;
  let view = viewOf(picture, homography, options);
  let places = regular(size);
  for (const reach of PLANE_REACHES) {
    const shift = robustFit(crossingsIn(view, places, reach), size);
    if (!shift) break;
    homography = composed(homography, shift);
    const isStill = movesLess(shift, size, STILL);
    view = viewOf(picture, homography, options);
    if (isStill) break;
  }
  let seen = crossingsIn(view, places, BENT_REACH);
  places = bent(seen, size);
  seen = crossingsIn(view, places, LAST_REACH);
  places = smoothed(seen, bent(seen, size), size);
  return meshAt(view, homography, places, fitOf(seen, places));
}

/** The mesh of a plane as it is given: nothing is looked for. */
export function regularMesh(picture: Grey, homography: Homography, options: MeshOptions): Mesh {
  return meshAt(viewOf(picture, homography, options), homography, regular(options.size), 0.5);
}

/** Places in cells as points of the picture, and how much of the lines is seen there. */
function meshAt(view: View, homography: Homography, places: Float64Array, fit: number): Mesh {
  const { size } = view;
  const crossings = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = moved(homography, places[at]! / size, places[at + 1]! / size);
    crossings[at] = x;
    crossings[at + 1] = y;
  }
  const corner = (at: number): Point => [crossings[2 * at]!, crossings[2 * at + 1]!];
  const last = (size + 1) ** 2 - 1;
  const corners: Corners = [corner(0), corner(size), corner(last), corner(last - size)];
  return { corners, homography, crossings, fit, ...piecesOf(view, places) };
}

/** Crossings of straight lines in equal distances, in cells. */
function regular(size: number): Float64Array {
  const places = new Float64Array(2 * (size + 1) ** 2);
  for (let at = 0; at < places.length / 2; at++) {
    places[2 * at] = at % (size + 1);
    places[2 * at + 1] = Math.floor(at / (size + 1));
  }
  return places;
}

/** No corner moves by so many cells. */
const movesLess = (shift: Homography, size: number, most: number): boolean =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].every(([u, v]) => {
    const [x, y] = moved(shift, u!, v!);
    return Math.hypot(x - u!, y - v!) * size < most;
  });

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

/** Looks for crossings around places that are given in cells. */
function crossingsIn(view: View, around: Float64Array, reach: number): Seen {
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
    const found = response(place);
    if (found <= top) continue;
    top = found;
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

/** Crossings on a plane that is bent a little: shifts that are polynomials of the third degree. */
function bent({ places, weights }: Seen, size: number): Float64Array {
  const plane = regular(size);
  const result = plane.slice();
  const count = (size + 1) ** 2;
  for (let axis = 0; axis < 2; axis++) {
    const shifts = Float64Array.from({ length: count }, (_, at) => places[2 * at + axis]! - plane[2 * at + axis]!);
    const clear = Float64Array.from({ length: count }, (_, at) => weights[2 * at + axis]!);
    const trusted = clear.slice();
    for (let round = 0; round < FITS; round++) {
      const fit = polynomialOf(shifts, trusted, size);
      if (!fit) break;
      for (let at = 0; at < count; at++) {
        result[2 * at + axis] = plane[2 * at + axis]! + fit[at]!;
        const far = (fit[at]! - shifts[at]!) / USUAL;
        trusted[at] = clear[at]! / (1 + far * far);
      }
    }
  }
  return result;
}

/** The values at all crossings of the polynomial of the third degree that fits best. */
function polynomialOf(shifts: Float64Array, weights: Float64Array, size: number): Float64Array | undefined {
  const wide = size + 1;
  const terms = Array.from({ length: wide * wide }, (_, at) => {
    const u = (2 * (at % wide)) / size - 1;
    const v = (2 * Math.floor(at / wide)) / size - 1;
    return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
  });
  const count = 10;
  const rows = new Float64Array(count * (count + 1));
  for (let at = 0; at < shifts.length; at++) {
    const weight = weights[at]!;
    const own = terms[at]!;
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) rows[i * (count + 1) + j]! += weight * own[i]! * own[j]!;
      rows[i * (count + 1) + count]! += weight * own[i]! * shifts[at]!;
    }
  }
  // A bend that nobody saw is none.
  for (let i = 0; i < count; i++) rows[i * (count + 1) + i]! += i < 3 ? 1e-6 : RIGIDITY;
  const factors = solvedSystem(rows, count);
  return factors && Float64Array.from(terms, (own) => own.reduce((sum, term, i) => sum + term * factors[i]!, 0));
}

/** Crossings as they were seen; where they were not, as their neighbours and the bend put them. */
function smoothed({ places, weights }: Seen, base: Float64Array, size: number): Float64Array {
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
