import type { Grey } from '../picture.ts';
import { composed, type Homography, moved } from '../points.ts';
import type { Corners, Point } from '../types.ts';
import { bent } from './bend.ts';
import { crossingsIn, regular, type Seen } from './crossings.ts';
import { medianOf } from './median.ts';
import { piecesOf } from './pieces.ts';
import { movesLess, robustFit } from './plane.ts';
import { smoothed } from './skin.ts';
import { type MeshOptions, type View, viewOf } from './view.ts';

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

/** How far from its place a crossing is looked for, in cells: on a plane, bent, at last. */
const PLANE_REACHES = [0.34, 0.24, 0.2];
const BENT_REACH = 0.26;
const LAST_REACH = 0.14;
/** When no corner moved by so many cells, the plane is settled. */
const STILL = 0.03;

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

function fitOf({ places, weights }: Seen, mesh: Float64Array): number {
  const far: number[] = [];
  for (let at = 0; at < mesh.length; at++) if (weights[at]! > 0.2) far.push(Math.abs(places[at]! - mesh[at]!));
  return medianOf(far) ?? 1;
}
