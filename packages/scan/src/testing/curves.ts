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
  { name: 'tilted', steps: [0, 10, 20, 30, 40, 50, 60, 70, 75], shot: (tilt) => ({ tilt, from: 30, fills: 0.75 }) },
  { name: 'blurred', steps: [0.5, 1, 1.5, 2, 3, 4, 6], shot: (blur) => ({ blur }) },
  { name: 'noisy', steps: [0, 8, 16, 32, 64, 96, 128, 192], shot: (noise) => ({ noise }) },
  { name: 'JPEG quality', steps: [90, 60, 40, 20, 10, 5, 2, 1], shot: (quality) => ({ quality }) },
  { name: 'in shadow', steps: [0, 0.3, 0.5, 0.7, 0.85, 0.95, 0.98], shot: (shadow) => ({ shadow }) },
  { name: 'with glare', steps: [0, 0.1, 0.2, 0.3, 0.5, 0.7], shot: (glare) => ({ glare }) },
  { name: 'bent', steps: [0, 0.03, 0.06, 0.1, 0.2, 0.3, 0.4, 0.5], shot: (bend) => ({ bend }) },
  {
    name: 'pixels of the height',
    steps: [480, 360, 240, 180, 140, 100, 70, 50],
    shot: (height) => ({ height, width: Math.round((height * 4) / 3) }),
  },
];

/** What came of a photograph, the best first; only the last must never be. */
export const ENDS = ['right', 'doubted', 'refused', 'silent'] as const;
export type End = (typeof ENDS)[number];

const sheets = new Map<string, ReturnType<typeof printed>>();

/** A printed puzzle of 9×9. The same sheet is photographed at every step. */
function sheetOf(cells: string, seed: number): ReturnType<typeof printed> {
  const key = `${cells} ${seed}`;
  const sheet = sheets.get(key) ?? printed({ size: 9, cells, regionOf: boxes(3, 3), seed });
  sheets.set(key, sheet);
  return sheet;
}

/** Photographs a puzzle of 9×9 at a step of a curve, reads it, and compares. */
export function endOf(curve: Curve, step: number, cells: string, network: Network, seed = 1): End {
  const sheet = sheetOf(cells, seed);
  const { found } = scan(photographed(sheet, { ...curve.shot(step), seed }).picture, { network });
  const [scanned] = found;
  if (!scanned) return 'refused';
  const isRight = scanned.size === 9 && scanned.cells.every(({ digit }, cell) => digit === (Number(cells[cell]) || 0));
  if (isRight) return 'right';
  return scanned.doubts.length > 0 || scanned.state !== 'proper' ? 'doubted' : 'silent';
}

/** Puzzles with few givens and with many. */
const PUZZLES = [
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.',
  '245.1...8...28.4....9..42..5........7.814362.6..5.7....726...1..31.25.6.8.6..193.',
];

/** Of one step of a curve: how many photographs came to each end. */
export interface StepFigures {
  readonly step: number;
  readonly counts: Readonly<Record<End, number>>;
}

export interface CurveFigures {
  readonly name: string;
  readonly steps: readonly StepFigures[];
}

/** Photographs some puzzles at each step of each curve, and counts what comes of it. */
export const curveFigures = (network: Network): CurveFigures[] =>
  CURVES.map((curve) => ({
    name: curve.name,
    steps: curve.steps.map((step) => {
      const ends = PUZZLES.map((cells, at) => endOf(curve, step, cells, network, at + 1));
      const count = (end: End): number => ends.filter((other) => other === end).length;
      return {
        step,
        counts: {
          right: count('right'),
          doubted: count('doubted'),
          refused: count('refused'),
          silent: count('silent'),
        },
      };
    }),
  }));
