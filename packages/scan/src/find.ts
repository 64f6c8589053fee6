import { check, checkOptions, type KeysOf, within } from '@pencilmark/core/result';
import { A_PICTURE, CORNERS } from './expected.ts';
import { blobsOf, commonLevels, type Runs, runsBeside, runsOf, type Sums, sumsOf, type Threshold } from './ink.ts';
import { SIZES } from './lattice.ts';
import { fitted, type Grey, greyOf } from './picture.ts';
import { cornersTimes, isAlike, isOver } from './points.ts';
import { quadsOf } from './quads.ts';
import { firstLook, latticeNear, refined, type Scene, worthOf } from './refine.ts';
import type { Corners, Lattice, Picture } from './types.ts';

/** A way to separate ink from paper, at a long side of so many pixels. */
interface Attempt extends Threshold {
  readonly side: number;
}

/** The cheap ways that are most often right come first. */
const ATTEMPTS: readonly Attempt[] = [
  { side: 400, window: 17, offset: 6, isDark: false },
  { side: 800, window: 35, offset: 6, isDark: false },
  { side: 800, window: 35, offset: 6, isDark: true },
  { side: 800, window: 75, offset: 12, isDark: false },
  { side: 800, window: 15, offset: 3, isDark: false },
  { side: 800, window: 15, offset: 2, isDark: true },
];

/** Screens paint their ground, or their cells, in one colour: what lies on it is looked at last. */
const FLAT = { side: 800, grounds: 2, apart: 3, complete: 0.75, worth: 0.3 };

/** The picture in which lines are looked for has at most so many pixels a side. */
const SIDE = 1000;
/** A lattice is sure from this score times size on, and nothing else is tried. */
const SURE = 0.8;
/** Below this first score, nobody looks closer. */
const HOPELESS = -0.03;
/** An attempt looks at so many outlines, the largest first. */
const MOST_OUTLINES = 12;
/** An attempt ends when so many candidates have been in vain. */
const MOST_CANDIDATES = 3;

/** What is known about the lattices of a picture before they are looked for. */
export interface FindOptions {
  /** How many cells a row has. */
  readonly size?: number | undefined;
}

const FIND_KEYS: KeysOf<FindOptions> = { size: within(4, 16) };

/**
 * The lattices of the puzzles of a picture, the best first; none overlaps another.
 *
 *     findLattices({ width: 64, height: 64, data: new Uint8Array(4096).fill(255) })      // []
 */
export function findLattices(picture: Picture, options: FindOptions = {}): Lattice[] {
  check('findLattices', 'picture', picture, A_PICTURE);
  checkOptions('findLattices', options, FIND_KEYS);
  const { size } = options;
  const { picture: base, shrink } = fitted(greyOf(picture), SIDE);
  return searched(base, size ? [size] : SIZES).map((lattice) => enlarged(lattice, shrink));
}

/**
 * The lattice of a puzzle whose corners somebody has pointed at, and its size, if it is known.
 * Lines near by are followed; without any it is straight.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
 *     const corners = [[4, 4], [60, 4], [60, 60], [4, 60]];
 *     const lattice = latticeAt(picture, corners, { size: 9 });
 *     lattice.size      // 9
 */
export function latticeAt(picture: Picture, corners: Corners, options: FindOptions = {}): Lattice {
  check('latticeAt', 'picture', picture, A_PICTURE);
  check('latticeAt', 'corners', corners, CORNERS);
  checkOptions('latticeAt', options, FIND_KEYS);
  const { size } = options;
  const { picture: base, shrink } = fitted(greyOf(picture), SIDE);
  return enlarged(latticeNear(base, cornersTimes(corners, 1 / shrink), size ? [size] : SIZES), shrink);
}

/** Tries one way after the other until a lattice is sure. */
function searched(base: Grey, sizes: readonly number[]): Lattice[] {
  const views = new Map<number, View>();
  const tried: Tried[] = [];
  let lattices: Lattice[] = [];
  for (const attempt of attemptsFor(base)) {
    const view = views.get(attempt.side) ?? viewOf(base, attempt.side);
    views.set(attempt.side, view);
    const scene = { picture: base, isDark: attempt.isDark, sizes };
    const sure = lattices.filter(isSure);
    lattices = apart([
      ...lattices,
      ...latticesBy(scene, notTried(quadsBy(view, attempt), attempt.isDark, tried), sure),
    ]);
    // One more way is tried for further puzzles of the page.
    if (sure.length > 0) return lattices.filter(isSure);
  }
  if (!lattices.some(isSure)) lattices = apart([...lattices, ...onFlatGround(base, sizes, tried)]);
  const sure = lattices.filter(isSure);
  return sure.length > 0 ? sure : lattices;
}

/** Below this level of grey the usual pixel belongs to a dark screen. */
const DARK = 80;

/**
 * On a dark screen light lines come first: between them, dark lines seem to make a smaller board.
 * The middle of the picture decides, because light paper may lie on a dark table.
 */
function attemptsFor({ width, height, data }: Grey): readonly Attempt[] {
  let [dark, count] = [0, 0];
  for (let row = height >> 2; row < height - (height >> 2); row++)
    for (let column = width >> 2; column < width - (width >> 2); column++) {
      count++;
      if (data[row * width + column]! < DARK) dark++;
    }
  return 2 * dark > count ? ATTEMPTS.toSorted((a, b) => Number(b.isDark) - Number(a.isDark)) : ATTEMPTS;
}

/** What lies on grounds of one colour: a board, or its cells one by one. */
function onFlatGround(base: Grey, sizes: readonly number[], tried: Tried[]): Lattice[] {
  const { picture, shrink } = fitted(base, FLAT.side);
  const quads = commonLevels(picture, FLAT.grounds, FLAT.apart).flatMap((level) =>
    quadsIn(runsBeside(picture, level, FLAT.apart), picture, shrink),
  );
  const lattices = [false, true].flatMap((isDark) =>
    latticesBy({ picture: base, isDark, sizes }, notTried(quads, isDark, tried), []),
  );
  return lattices.filter((lattice) => lattice.complete >= FLAT.complete && worthOf(lattice) >= FLAT.worth);
}

const isSure = (lattice: Lattice): boolean => lattice.complete >= 0.9 && worthOf(lattice) >= SURE;

/** A picture for the search of outlines, smaller than the picture for that of lines. */
interface View {
  readonly picture: Grey;
  readonly shrink: number;
  readonly sums: Sums;
}

function viewOf(base: Grey, side: number): View {
  const { picture, shrink } = fitted(base, side);
  return { picture, shrink, sums: sumsOf(picture) };
}

/** The outlines that a way shows, in the large picture. */
function quadsBy({ picture, shrink, sums }: View, attempt: Attempt): Corners[] {
  return quadsIn(runsOf(picture, sums, attempt), picture, shrink);
}

/** The outlines that runs show, in a picture that is so many times larger. */
const quadsIn = (runs: Runs, { width, height }: Grey, shrink: number): Corners[] =>
  quadsOf(runs, blobsOf(runs), width, height).map((quad) => cornersTimes(quad, shrink));

/** An outline that has been looked at, for dark or for light lines. */
interface Tried {
  readonly corners: Corners;
  readonly isDark: boolean;
}

/** The largest outlines that nobody has looked at yet. From now on they are tried. */
function notTried(quads: readonly Corners[], isDark: boolean, tried: Tried[]): Corners[] {
  const fresh: Corners[] = [];
  for (const corners of quads) {
    if (fresh.length === MOST_OUTLINES) break;
    if (tried.some((other) => other.isDark === isDark && isAlike(other.corners, corners))) continue;
    tried.push({ corners, isDark });
    fresh.push(corners);
  }
  return fresh;
}

/** The best of these outlines as lattices, without those over a sure lattice. */
function latticesBy(scene: Scene, quads: readonly Corners[], sure: readonly Lattice[]): Lattice[] {
  const candidates = quads
    .map((corners) => firstLook(scene, corners))
    .filter(({ score }) => score > HOPELESS)
    .sort((a, b) => b.score - a.score);
  const lattices: Lattice[] = [];
  for (const candidate of candidates) {
    if (lattices.filter((lattice) => !isSure(lattice)).length === MOST_CANDIDATES) break;
    if ([...sure, ...lattices.filter(isSure)].some((other) => isOver(candidate.corners, other.corners))) continue;
    lattices.push(refined(scene, candidate));
  }
  return lattices;
}

/** A lattice of a picture that is so many times larger. */
function enlarged(lattice: Lattice, by: number): Lattice {
  const homography = lattice.homography.map((value, at) => (at < 6 ? value * by : value));
  const crossings = lattice.crossings.map((value) => value * by);
  return {
    ...lattice,
    homography,
    crossings,
    corners: cornersTimes(lattice.corners, by),
  };
}

/** The lattices, best first, without those that overlap a better lattice. */
function apart(lattices: readonly Lattice[]): Lattice[] {
  const kept: Lattice[] = [];
  for (const lattice of lattices.toSorted((a, b) => worthOf(b) - worthOf(a)))
    if (!kept.some((other) => isOver(lattice.corners, other.corners))) kept.push(lattice);
  return kept;
}
