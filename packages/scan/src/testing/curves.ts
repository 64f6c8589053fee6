import type { Network } from '../network/network.ts';
import { scan } from '../scan.ts';
import { photographed, type Shot } from './photo.ts';
import { boxes, printed } from './sheet.ts';

/** What makes a photograph worse, from nothing to beyond what can be read. */
export interface Curve {
  readonly name: string;
  readonly steps: readonly number[];
  shot(step: number): Partial<Shot>;
}

export const CURVES: readonly Curve[] = [
  { name: 'turned', steps: [0, 10, 20, 30, 45, 90, 180, 270], shot: (turn) => ({ turn, fills: 0.65 }) },
  { name: 'tilted', steps: [0, 10, 20, 30, 40, 50, 60], shot: (tilt) => ({ tilt, from: 30, fills: 0.75 }) },
  { name: 'blurred', steps: [0.5, 1, 1.5, 2, 3, 4, 6], shot: (blur) => ({ blur }) },
  { name: 'noisy', steps: [0, 8, 16, 32, 48, 64], shot: (noise) => ({ noise }) },
  { name: 'JPEG quality', steps: [90, 60, 40, 20, 10, 5], shot: (quality) => ({ quality }) },
  { name: 'in shadow', steps: [0, 0.3, 0.5, 0.7, 0.85, 0.95], shot: (shadow) => ({ shadow }) },
  { name: 'with glare', steps: [0, 0.1, 0.2, 0.3, 0.5, 0.7], shot: (glare) => ({ glare }) },
  { name: 'bent', steps: [0, 0.03, 0.06, 0.1, 0.15, 0.2], shot: (bend) => ({ bend }) },
  {
    name: 'pixels of the height',
    steps: [480, 360, 240, 180, 140, 100, 70],
    shot: (height) => ({ height, width: Math.round((height * 4) / 3) }),
  },
];

/** What came of a photograph; only `silent` must never be. */
export type End = 'right' | 'doubted' | 'refused' | 'silent';

/** Photographs a puzzle of 9×9 at a step of a curve, reads it, and compares. */
export function endOf(curve: Curve, step: number, cells: string, network: Network, seed = 1): End {
  const sheet = printed({ size: 9, cells, regionOf: boxes(3, 3), seed });
  const { found } = scan(photographed(sheet, { ...curve.shot(step), seed }).picture, { network });
  const [one] = found;
  if (!one) return 'refused';
  const isRight = one.size === 9 && one.cells.every(({ digit }, cell) => digit === (Number(cells[cell]) || 0));
  if (isRight) return 'right';
  return one.doubts.length > 0 || one.state !== 'proper' ? 'doubted' : 'silent';
}
