import { type Ridges, responseOf, ridgesOf } from './lines.ts';
import { areaOf } from './points.ts';
import type { Square } from './square.ts';
import type { Lattice } from './types.ts';

/** The sizes of lattices. */
export const SIZES = [4, 6, 8, 9, 10, 12, 16] as const;

/** Below so many pixels a side, cells cannot be read, and their lines hardly seen. */
export const LEAST_CELL = 11;

/**
 * The largest size that has all lines of this size.
 *
 *     finestOf(4)      // 16
 *     finestOf(9)      // 9
 */
export const finestOf = (size: number): number => SIZES.findLast((other) => other % size === 0)!;

/** Pixels of a side of a cell, if the lattice has the largest size that its lines allow. */
export const finestCell = ({ corners, size }: Pick<Lattice, 'corners' | 'size'>): number =>
  Math.sqrt(Math.abs(areaOf(corners))) / finestOf(size);

/** A line is looked at in so many pieces, most of them shorter than a cell: some meet no digit. */
const PIECES = 24;
/** A line is looked for within so much of a cell, and of the whole side, of its place. */
const REACH_OF_CELL = 0.22;
const REACH_OF_SIDE = 0.02;
/** Of the pieces of a line, this part may hide it. */
const HIDDEN = 0.25;

/** How well the lines of a square fit a puzzle of some size. */
export interface SizeScore {
  readonly size: number;
  /** How much the lines stand out from the middles of the cells. */
  readonly score: number;
}

/** The scores of some sizes, best first. */
export function sizeScores(square: Square, sizes: readonly number[] = SIZES): SizeScore[] {
  const ridges = [ridgesOf(square, true), ridgesOf(square, false)];
  return sizes.map((size) => ({ size, score: scoreOf(square, ridges, size) })).sort((a, b) => b.score - a.score);
}

/** The weaker third of the lines that make `count` cells, against the middles of these cells. */
function scoreOf(square: Square, ridges: readonly Ridges[], count: number): number {
  const reach = Math.min(REACH_OF_CELL / count, REACH_OF_SIDE) * square.length;
  const strengths = (places: number, shift: number): number[] =>
    ridges
      .flatMap((ridges) =>
        Array.from({ length: places }, (_, at) => strengthAt(square, ridges, (at + shift) / count, reach)),
      )
      .sort((a, b) => a - b);
  const lines = strengths(count - 1, 1);
  return mean(lines.slice(0, Math.ceil(lines.length / 3))) - mean(strengths(count, 0.5));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The response that most pieces of a line reach, each at its best place near by. */
export function strengthAt({ start, length }: Square, ridges: Ridges, place: number, reach: number): number {
  const middle = start + place * length - 0.5;
  const first = Math.max(0, Math.round(middle - reach));
  const last = Math.min(ridges.side - 1, Math.round(middle + reach));
  const pieces = new Float32Array(PIECES);
  for (let piece = 0; piece < PIECES; piece++) {
    const from = Math.round(start + (piece * length) / PIECES);
    const to = Math.round(start + ((piece + 1) * length) / PIECES);
    let most = Number.NEGATIVE_INFINITY;
    for (let across = first; across <= last; across++) {
      const response = responseOf(ridges, across, from, to);
      if (response > most) most = response;
    }
    pieces[piece] = most;
  }
  return pieces.sort()[Math.floor(PIECES * HIDDEN)]!;
}
