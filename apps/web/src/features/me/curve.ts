import { medianOf } from '../../statistics/statistics.ts';

/** The size of the drawing, with room for a dot at each edge. */
export const WIDTH = 480;
export const HEIGHT = 160;
const EDGE = 8;

/** Times as points from left to right, the longest at the top; the line of their median. */
export interface Curve {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly median: number;
  readonly path: string;
}

/**
 * The curve of some times in milliseconds, at least one, the oldest first. Zero lies at the foot.
 */
export function curveOf(times: readonly number[]): Curve {
  const longest = Math.max(...times, 1);
  const heightOf = (ms: number): number => round(HEIGHT - EDGE - (ms / longest) * (HEIGHT - 2 * EDGE));
  const step = times.length > 1 ? (WIDTH - 2 * EDGE) / (times.length - 1) : 0;
  const points = times.map((ms, index) => ({
    // A single time lies at the right, where the next times will come.
    x: step === 0 ? WIDTH - EDGE : round(EDGE + index * step),
    y: heightOf(ms),
  }));
  return {
    points,
    median: heightOf(medianOf(times) ?? 0),
    path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
  };
}

const round = (length: number): number => Math.round(length * 10) / 10;
