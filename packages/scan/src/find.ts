import { blobsOf, runsOf, type Sums, sumsOf, type Threshold } from './ink.ts';
import { SIZES, type SizeScore, sizeScores } from './lattice.ts';
import { meshOf } from './mesh.ts';
import { fitted, type Grey, greyOf } from './picture.ts';
import { areaOf, type Homography, squareTo } from './points.ts';
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

/** The picture in which lines are looked for has at most so many pixels a side. */
const SIDE = 1000;
/** Pixels of a side of the square of the first look at a candidate, and of the last one. */
const FIRST_LOOK = 240;
const LAST_LOOK = 320;
/** The same where it may be a larger size: enough for 16 cells a row. */
const FINE_LOOK = 400;
const MARGIN = 0.06;
/** The lines of a size are there, all of them. */
const PRESENT = 0.06;
/** A lattice is sure from this score times size on, and nothing else is tried. */
const SURE = 0.8;
/** Below this first score, nobody looks closer. */
const HOPELESS = -0.03;
/** From this first score on nobody looks twice, unless a larger size has all lines of this one. */
const CLEAR = 0.05;
/** So many candidates of an attempt are looked at closer. */
const MOST_CANDIDATES = 3;

/** The lattices of a picture, best first; none overlaps another. */
export function findLattices(picture: Picture): Lattice[] {
  const { picture: base, shrink } = fitted(greyOf(picture), SIDE);
  const views = new Map<number, View>();
  let found: Lattice[] = [];
  for (const attempt of ATTEMPTS) {
    const view = views.get(attempt.side) ?? viewOf(base, attempt.side);
    views.set(attempt.side, view);
    found = apart([...found, ...latticesBy(base, view, attempt, found.filter(isSure))]);
    if (found.some(isSure)) break;
  }
  return found.map((lattice) => enlarged(lattice, shrink));
}

/**
 * A lattice that nothing else could be. Few lines are sooner there by chance than many.
 */
/** The lattice of a puzzle whose corners somebody has pointed at, and its size, if it is known. */
export function latticeAt(picture: Picture, corners: Corners, size?: number): Lattice {
  const { picture: base, shrink } = fitted(greyOf(picture), SIDE);
  const homography = squareTo(corners.map(([x, y]): Point => [x / shrink, y / shrink]) as unknown as Corners);
  const looks = [false, true].map((isDark) => {
    const scores = sizeScores(squareOf(base, homography, { side: FINE_LOOK, margin: MARGIN, isDark }));
    return { isDark, ...(scores.find((one) => one.size === size) ?? scores[0]!) };
  });
  const best = looks[1]!.score > looks[0]!.score ? looks[1]! : looks[0]!;
  if (size === undefined) return enlarged(refined(base, { homography, ...best }, best.isDark), shrink);
  return enlarged({ ...best, ...meshOf(base, homography, best) }, shrink);
}

const isSure = ({ score, size, complete }: Lattice): boolean => complete >= 0.9 && score * size >= SURE;

/** A picture in which outlines are looked for, smaller than the one in which lines are. */
interface View {
  readonly picture: Grey;
  readonly shrink: number;
  readonly sums: Sums;
}

function viewOf(base: Grey, side: number): View {
  const { picture, shrink } = fitted(base, side);
  return { picture, shrink, sums: sumsOf(picture) };
}

function latticesBy(
  base: Grey,
  { picture, shrink, sums }: View,
  attempt: Attempt,
  sure: readonly Lattice[],
): Lattice[] {
  const runs = runsOf(picture, sums, attempt);
  const quads = quadsOf(runs, blobsOf(runs), picture.width, picture.height);
  const { isDark } = attempt;
  const candidates = quads
    .map((quad) => {
      const corners = quad.map(([x, y]): Point => [x * shrink, y * shrink]) as unknown as Corners;
      const homography = squareTo(corners);
      const [best] = sizeScores(squareOf(base, homography, { side: FIRST_LOOK, margin: MARGIN, isDark }));
      return { corners, homography, ...best! };
    })
    .filter(({ score }) => score > HOPELESS)
    .sort((a, b) => b.score - a.score);
  const found: Lattice[] = [];
  for (const one of candidates) {
    if (found.length === MOST_CANDIDATES) break;
    if ([...sure, ...found.filter(isSure)].some((other) => isOver(one.corners, other.corners))) continue;
    found.push(refined(base, one, isDark));
  }
  return found;
}

/** The same lattice with its crossings where they are, and its size told from nearer. */
function refined(
  base: Grey,
  { homography, size, score }: { readonly homography: Homography } & SizeScore,
  isDark: boolean,
): Lattice {
  const first = score > CLEAR && !hasMultiple(size) ? size : lastLook(base, homography, size, isDark).size;
  let mesh = meshOf(base, homography, { size: first, isDark });
  const last = lastLook(base, mesh.homography, first, isDark);
  if (last.size !== first) mesh = meshOf(base, mesh.homography, { size: last.size, isDark });
  return { ...last, ...mesh, isDark };
}

/** Some larger size has all lines of this one, as 16 has those of 4. */
const hasMultiple = (size: number): boolean => SIZES.some((other) => other > size && other % size === 0);

/** Among sizes whose lines are there, the largest; else the best. */
function lastLook(base: Grey, homography: Homography, size: number, isDark: boolean): SizeScore {
  const side = hasMultiple(size) || size > 12 ? FINE_LOOK : LAST_LOOK;
  const scores = sizeScores(squareOf(base, homography, { side, margin: MARGIN, isDark }));
  const present = scores.filter(({ score }) => score >= PRESENT).sort((a, b) => b.size - a.size);
  return present[0] ?? scores[0]!;
}

/** A lattice of a picture that is so many times larger. */
function enlarged(lattice: Lattice, by: number): Lattice {
  const homography = lattice.homography.map((value, at) => (at < 6 ? value * by : value));
  const crossings = lattice.crossings.map((value) => value * by);
  return {
    ...lattice,
    homography,
    crossings,
    corners: lattice.corners.map(([x, y]): Point => [x * by, y * by]) as unknown as Corners,
  };
}

/** The lattices, best first, without those that overlap a better one. */
function apart(lattices: readonly Lattice[]): Lattice[] {
  const kept: Lattice[] = [];
  for (const one of lattices.toSorted((a, b) => b.score * b.size - a.score * a.size))
    if (!kept.some((other) => isOver(one.corners, other.corners))) kept.push(one);
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
