import type { Corners, Picture } from '@pencilmark/scan';

/** What a step of one pixel is of a step of three, where lines are sharp: a clear edge has 0.58. */
const LEAST = 0.45;
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;

/**
 * Whether the lines of a puzzle are sharp. Between two neighbours the brightness changes by a good
 * part of what it changes over three pixels.
 */
export function isSharp({ width, height, data }: Picture, corners: Corners): boolean {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.ceil(Math.min(...xs))), Math.min(width, Math.floor(Math.max(...xs))) - 4];
  const [top, bottom] = [Math.max(0, Math.ceil(Math.min(...ys))), Math.min(height, Math.floor(Math.max(...ys)))];
  const greyAt = (at: number): number => data[at]! * RED + data[at + 1]! * GREEN + data[at + 2]! * BLUE;
  let [near, far] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      near += (greyAt(at + 8) - greyAt(at + 4)) ** 2;
      far += (greyAt(at + 12) - greyAt(at)) ** 2;
    }
  return far > 0 && Math.sqrt(near / far) >= LEAST;
}
