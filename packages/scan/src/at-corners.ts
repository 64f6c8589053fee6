import { sizeScores } from './lattice.ts';
import { meshOf } from './mesh.ts';
import { greyOf } from './picture.ts';
import { cornersOf, squareTo } from './points.ts';
import { squareOf } from './square.ts';
import type { Corners, Lattice, Picture } from './types.ts';

export function latticeAt(picture: Picture, corners: Corners, size?: number): Lattice {
  const grey = greyOf(picture);
  const start = squareTo(corners);
  const score = (isDark: boolean) => sizeScores(squareOf(grey, start, { side: 400, margin: 0.06, isDark }));
  const [light, dark] = [score(false), score(true)];
  const isDark = dark[0]!.score > light[0]!.score;
  const scores = isDark ? dark : light;
  const best = scores.find((one) => one.size === size) ?? scores[0]!;
  const mesh = meshOf(grey, start, { size: best.size, isDark });
  return { ...best, ...mesh, isDark, corners: cornersOf(mesh.homography) };
}
