import { blobsOf, runsOf, sumsOf, type Threshold } from './ink.ts';
import { sizeScores } from './lattice.ts';
import { meshOf } from './mesh.ts';
import { fitted, type Grey, greyOf } from './picture.ts';
import { areaOf, cornersOf, type Homography, squareTo } from './points.ts';
import { quadsOf } from './quads.ts';
import { squareOf } from './square.ts';
import type { Corners, Lattice, Picture, Point } from './types.ts';

/** A way to tell ink from paper, at a long side of so many pixels. */
interface Attempt extends Threshold {
  readonly side: number;
}

/** The cheap ones that are most often right come first. */
const ATTEMPTS: readonly Attempt[] = [
  { side: 400, window: 17, offset: 6, isDark: false },
  { side: 800, window: 35, offset: 6, isDark: false },
  { side: 800, window: 35, offset: 6, isDark: true },
  { side: 800, window: 75, offset: 12, isDark: false },
  { side: 800, window: 15, offset: 3, isDark: false },
  { side: 800, window: 15, offset: 2, isDark: true },
];

const SCORE_SIDE = 240;
const SURE_SIDE = 400;
const MARGIN = 0.06;
/** A lattice is sure from here on, and nothing else is tried. */
const SURE = 0.12;
/** Below this first score, nobody looks closer. */
const HOPELESS = -0.02;
/** So many candidates of an attempt are looked at closer. */
const MOST_CANDIDATES = 3;

/** The lattices of a picture, best first; none overlaps another. */
export function findLattices(picture: Picture): Lattice[] {
  const grey = greyOf(picture);
  const views = new Map<number, ReturnType<typeof viewOf>>();
  const found: Lattice[] = [];
  for (const attempt of ATTEMPTS) {
    const view = views.get(attempt.side) ?? viewOf(grey, attempt.side);
    views.set(attempt.side, view);
    for (const lattice of latticesBy(view, attempt)) found.push(lattice);
    if (found.some(isSure)) break;
  }
  return apart(found.sort((a, b) => b.score - a.score));
}

const isSure = ({ score, complete }: Lattice): boolean => score >= SURE && complete >= 0.9;

function viewOf(grey: Grey, side: number) {
  const { picture, shrink } = fitted(grey, side);
  return { grey, picture, shrink, sums: sumsOf(picture) };
}

function latticesBy({ grey, picture, shrink, sums }: ReturnType<typeof viewOf>, attempt: Attempt): Lattice[] {
  const runs = runsOf(picture, sums, attempt);
  const quads = quadsOf(runs, blobsOf(runs), picture.width, picture.height);
  const { isDark } = attempt;
  const candidates = quads
    .map((quad) => {
      const homography = squareTo(quad.map(([x, y]): Point => [x * shrink, y * shrink]) as unknown as Corners);
      const [best] = sizeScores(squareOf(grey, homography, { side: SCORE_SIDE, margin: MARGIN, isDark }));
      return { homography, ...best! };
    })
    .filter(({ score }) => score > HOPELESS)
    .sort((a, b) => b.score - a.score);
  return candidates.slice(0, MOST_CANDIDATES).map(({ homography }) => refined(grey, homography, isDark));
}

/** The same lattice with its crossings where they are, and its size told from nearer. */
function refined(grey: Grey, homography: Homography, isDark: boolean): Lattice {
  const size = sizeOf(grey, homography, isDark).size;
  const mesh = meshOf(grey, homography, { size, isDark });
  const better = sizeOf(grey, mesh.homography, isDark);
  const { crossings, fit, complete, frame } =
    better.size === size ? mesh : meshOf(grey, mesh.homography, { size: better.size, isDark });
  const corners = cornersOf(mesh.homography);
  return {
    corners,
    size: better.size,
    score: better.score,
    fit,
    complete,
    frame,
    isDark,
    crossings,
    homography: mesh.homography,
  };
}

/** Among sizes that all their lines speak for, the largest: 16 cells a row show all lines of 4. */
function sizeOf(
  grey: Grey,
  homography: Homography,
  isDark: boolean,
): { readonly size: number; readonly score: number } {
  const scores = sizeScores(squareOf(grey, homography, { side: SURE_SIDE, margin: MARGIN, isDark }));
  return scores.filter(({ score }) => score >= Math.min(0.1, scores[0]!.score)).sort((a, b) => b.size - a.size)[0]!;
}

/** Drops lattices that overlap a better one. */
function apart(lattices: readonly Lattice[]): Lattice[] {
  const kept: Lattice[] = [];
  for (const one of lattices) if (!kept.some((other) => isOver(one.corners, other.corners))) kept.push(one);
  return kept;
}

/** The middle of one lies in the other. */
const isOver = (one: Corners, other: Corners): boolean =>
  isInside(middleOf(one), other) || isInside(middleOf(other), one);

const middleOf = (corners: Corners): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];

const isInside = (point: Point, corners: Corners): boolean =>
  corners.every((corner, at) => areaOf([corner, corners[(at + 1) % 4]!, point]) > 0);
