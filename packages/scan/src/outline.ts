import { check } from '@pencilmark/core/result';
import { A_PICTURE } from './expected.ts';
import { blobsOf, runsOf, sumsOf } from './ink.ts';
import { SIZES } from './lattice.ts';
import { fitted, greyOf } from './picture.ts';
import { cornersTimes } from './points.ts';
import { quadsOf } from './quads.ts';
import { firstLook } from './refine.ts';
import type { Corners, Picture } from './types.ts';

/** Long sides of the pictures in which lines and outlines are looked for. */
const SIDE = 640;
const SMALL_SIDE = 320;
const LOOK = 200;
/** So many outlines of a frame are looked at. */
const MOST = 3;
/** From this score on it is a puzzle. */
const LEAST = 0.04;
const WAYS = [
  { window: 15, offset: 6, isDark: false },
  { window: 15, offset: 6, isDark: true },
];

/**
 * The corners of the puzzle in a frame of a camera: cheap enough for every frame, not exact.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
 *     outline(picture)      // undefined
 */
export function outline(picture: Picture): Corners | undefined {
  check('outline', 'picture', picture, A_PICTURE);
  const { picture: large, shrink } = fitted(greyOf(picture), SIDE);
  const { picture: small, shrink: further } = fitted(large, SMALL_SIDE);
  const sums = sumsOf(small);
  for (const way of WAYS) {
    const runs = runsOf(small, sums, way);
    const quads = quadsOf(runs, blobsOf(runs), small.width, small.height).slice(0, MOST);
    const scene = { picture: large, isDark: way.isDark, sizes: SIZES };
    const looks = quads.map((quad) => firstLook(scene, cornersTimes(quad, further), LOOK));
    const best = looks.sort((a, b) => b.score - a.score)[0];
    if (best && best.score >= LEAST) return cornersTimes(best.corners, shrink);
  }
  return undefined;
}
