import type { Grey } from './picture.ts';

/** Pixels between the two sides of an edge: of a sharp one, and of any. */
const NEAR = 1;
const FAR = 6;
/** The edges that count are the strongest of so many pixels. */
const STRONGEST = 0.01;
/** Below this difference, in levels, a picture has no edges. */
const LEAST = 12;

/**
 * How sharp the strongest edges of a picture are, 0…1: how much of their height they climb within
 * two pixels. Letters in focus have 0.5 and more; below 0.25 digits run together. A picture without
 * edges has 1.
 */
export function sharpnessOf(picture: Grey): number {
  const far = strongest(picture, FAR);
  return far < LEAST ? 1 : Math.min(1, strongest(picture, NEAR) / far);
}

/** The difference between pixels this far to both sides that few pixels reach. */
function strongest({ width, height, data }: Grey, reach: number): number {
  const counts = new Int32Array(256);
  let total = 0;
  for (let y = FAR; y < height - FAR; y += 2)
    for (let x = FAR; x < width - FAR; x++) {
      const at = y * width + x;
      counts[Math.abs(data[at + reach]! - data[at - reach]!)]!++;
      counts[Math.abs(data[at + reach * width]! - data[at - reach * width]!)]!++;
      total += 2;
    }
  let level = 255;
  for (let above = counts[255]!; level > 0 && above < STRONGEST * total; above += counts[level]!) level--;
  return level;
}
