import { finestOf, type SizeScore, sizeScores } from './lattice.ts';
import { meshOf, regularMesh } from './mesh/mesh.ts';
import type { Grey } from './picture.ts';
import { type Homography, squareTo } from './points.ts';
import { squareOf } from './square.ts';
import type { Corners, Lattice } from './types.ts';

/** Where lattices are looked for. */
export interface Scene {
  readonly picture: Grey;
  /** Lines are lighter than paper. */
  readonly isDark: boolean;
  /** The sizes that may be. */
  readonly sizes: readonly number[];
}

/** Four corners, and what a first look says about the size. */
export interface Candidate extends SizeScore {
  readonly corners: Corners;
  readonly homography: Homography;
}

/** Pixels of a side of the square of the first look at a candidate, and of the last look. */
const FIRST_LOOK = 240;
const LAST_LOOK = 320;
/** The same where it may be a larger size: enough for 16 cells a row. */
const FINE_LOOK = 400;
const MARGIN = 0.06;
/** From this first score on nobody looks twice, unless a larger size has all lines of this size. */
const CLEAR = 0.05;
/** Corners that somebody set are moved by at most so many cells. */
const LOOSE = 0.6;

/** How good an outline is, in a square of so many pixels a side. */
export function firstLook({ picture, isDark, sizes }: Scene, corners: Corners, side = FIRST_LOOK): Candidate {
  const homography = squareTo(corners);
  const [best] = sizeScores(squareOf(picture, homography, { side, margin: MARGIN, isDark }), sizes);
  return { corners, homography, ...best! };
}

/** The lattice of a candidate: its crossings where they are, and its size from a nearer look. */
export function refined(scene: Scene, { homography, size, score }: Candidate): Lattice {
  const { picture, isDark } = scene;
  const first = score > CLEAR && !hasMultiple(size) ? size : lastLook(scene, homography, size).size;
  let mesh = meshOf(picture, homography, { size: first, isDark });
  const last = lastLook(scene, mesh.homography, first);
  if (last.size !== first) mesh = meshOf(picture, mesh.homography, { size: last.size, isDark });
  return { ...last, ...mesh, isDark };
}

/** The lattice with corners that somebody set, of dark or of light lines. */
export function latticeNear(picture: Grey, corners: Corners, sizes: readonly number[]): Lattice {
  const [light, dark] = [false, true].map((isDark): Lattice => {
    const scene = { picture, isDark, sizes };
    const candidate = firstLook(scene, corners);
    const lattice = refined(scene, candidate);
    if (isNear(lattice, corners)) return lattice;
    const { size, score } = lastLook(scene, candidate.homography, candidate.size);
    return { size, score, ...regularMesh(picture, candidate.homography, { size, isDark }), isDark };
  });
  return worthOf(dark!) > worthOf(light!) ? dark! : light!;
}

const isNear = (lattice: Lattice, corners: Corners): boolean =>
  lattice.corners.every(([x, y], at) => {
    const [wantedX, wantedY] = corners[at]!;
    const [nextX, nextY] = corners[(at + 1) % 4]!;
    const side = Math.hypot(nextX - wantedX, nextY - wantedY);
    return Math.hypot(x - wantedX, y - wantedY) * lattice.size < LOOSE * side;
  });

/** How much speaks for a lattice: few lines are sooner there by chance than many. */
export const worthOf = ({ score, size }: SizeScore): number => score * size;

/** Some larger size has all lines of this size, as 16 has those of 4. */
const hasMultiple = (size: number): boolean => finestOf(size) > size;

/** The size that most speaks for, from nearer. */
function lastLook({ picture, isDark, sizes }: Scene, homography: Homography, size: number): SizeScore {
  const side = hasMultiple(size) || size > 12 ? FINE_LOOK : LAST_LOOK;
  const scores = sizeScores(squareOf(picture, homography, { side, margin: MARGIN, isDark }), sizes);
  return scores.sort((a, b) => worthOf(b) - worthOf(a))[0]!;
}
