import { normalise } from '../src/cells.ts';
import { CLASSES } from '../src/network/layers.ts';
import { CELL_SIDE } from '../src/types.ts';
import { diceOf } from './dice.ts';
import { paintCell, pickClass } from './paint/cell.ts';
import { cropOf } from './paint/crop.ts';
import type { Fonts } from './paint/scene.ts';

export const AREA = CELL_SIDE * CELL_SIDE;

/** A pixel of a pool is a normalised pixel in steps of 1/31; -4…4 become -124…124. */
export const STEPS = 31;

/** A label beyond the classes: this and a digit, by hand or printed, nobody knows. */
export const EITHER = CLASSES;

/** Cells to learn from, in memory that threads share. */
export interface Pool {
  readonly pixels: Int8Array;
  readonly labels: Uint8Array;
}

export const poolFor = (count: number): Pool => ({
  pixels: new Int8Array(new SharedArrayBuffer(count * AREA)),
  labels: new Uint8Array(new SharedArrayBuffer(count)),
});

/** A pool of cells whose pixels are normalised. */
export const keepPixels = (pixels: Float32Array, labels: Uint8Array): Pool => ({
  pixels: Int8Array.from(pixels, (pixel) => Math.round(STEPS * pixel)),
  labels,
});

/** Seeds of cells of one pool lie side by side, and those of two pools this far apart. */
const SEEDS = 2 ** 24;

/** Paints cell `at` of a pool: the same cell for the same seed, whoever paints it. */
export function paintInto({ pixels, labels }: Pool, at: number, seed: number, fonts: Fonts): void {
  const dice = diceOf(seed * SEEDS + at);
  const kind = pickClass(dice);
  const light = cropOf(paintCell(kind, fonts, dice), dice);
  normalise(light, false);
  for (let pixel = 0; pixel < AREA; pixel++) pixels[at * AREA + pixel] = Math.round(STEPS * light[pixel]!);
  labels[at] = kind;
}

/** A pool of painted cells. */
export function painted(count: number, seed: number, fonts: Fonts): Pool {
  const pool = poolFor(count);
  for (let cell = 0; cell < count; cell++) paintInto(pool, cell, seed, fonts);
  return pool;
}

/** All cells of some pools, one pool after the other, in memory that threads share. */
export function joined(pools: readonly Pool[]): Pool {
  const pool = poolFor(pools.reduce((sum, { labels }) => sum + labels.length, 0));
  let at = 0;
  for (const { pixels, labels } of pools) {
    pool.pixels.set(pixels, at * AREA);
    pool.labels.set(labels, at);
    at += labels.length;
  }
  return pool;
}
