import { check } from '@pencilmark/core/result';
import { A_PICTURE, LATTICES } from './expected.ts';
import { blobsOf, runsOf, sumsOf } from './ink.ts';
import { finestCell, LEAST_CELL, strengthAt } from './lattice.ts';
import { type Ridges, ridgesOf } from './lines.ts';
import { fitted, type Grey, greyOf } from './picture.ts';
import { isInside, squareTo } from './points.ts';
import { quadsOf } from './quads.ts';
import { worthOf } from './refine.ts';
import { sharpnessOf } from './sharpness.ts';
import { type Square, squareOf } from './square.ts';
import type { Corners, Lattice, Picture, Point, Refusal } from './types.ts';

/** Sides of the pictures in which reasons are looked for. */
const SIDE = 640;
const SMALL_SIDE = 400;
/** A lattice is there, though its digits cannot be read. */
const LEAST_WORTH = 0.3;
const LEAST_COMPLETE = 0.75;
/** Below this a picture is out of focus. */
const LEAST_SHARPNESS = 0.25;
/** Light of lamps is whiter than paper, and covers at least this part of the puzzle. */
const PAPER = 247;
const WHITE = 251;
const LEAST_GLARE = 0.04;
/** Parts of the side of a picture: what lies nearer to its edge may go on beyond. */
const EDGE = 0.02;
/** From this response on a line is seen, within so many pixels; the next line is so far away. */
const LINES = 0.1;
const REACH = 2;
const APART = 6;
/** So many lines in both directions are a part of a puzzle. */
const LEAST_LINES = 4;

/**
 * Why a picture shows no puzzle that can be read: what is most likely, given the lattices that were
 * found in it.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4096).fill(255) };
 *     refusalOf(picture, [])      // 'too-small'
 */
export function refusalOf(picture: Picture, lattices: readonly Lattice[]): Refusal {
  check('refusalOf', 'picture', picture, A_PICTURE);
  check('refusalOf', 'lattices', lattices, LATTICES);
  const grey = greyOf(picture);
  const best = lattices.find((lattice) => worthOf(lattice) >= LEAST_WORTH && lattice.complete >= LEAST_COMPLETE);
  const { width, height } = grey;
  const corners: Corners = best?.corners ?? [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  if (finestCell({ corners, size: best?.size ?? 9 }) < LEAST_CELL) return 'too-small';
  if (!best && isCutOff(grey)) return 'cut-off';
  if (hasGlare(grey, corners)) return 'glare';
  if (sharpnessOf(fitted(grey, SIDE).picture) < LEAST_SHARPNESS) return 'blurred';
  return 'no-grid';
}

/** A part of the puzzle is whiter than its paper. */
function hasGlare({ width, height, data }: Grey, corners: Corners): boolean {
  const counts = new Int32Array(256);
  let total = 0;
  const step = Math.max(1, Math.round(Math.max(width, height) / 200));
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      if (!isInside([x, y], corners)) continue;
      counts[data[y * width + x]!]!++;
      total++;
    }
  let median = 0;
  for (let below = counts[0]!; median < 255 && below <= total / 2; below += counts[median]!) median++;
  const white = counts.subarray(WHITE).reduce((sum, count) => sum + count, 0);
  return median < PAPER && white > LEAST_GLARE * total;
}

/** Lines in both directions fill an outline at the edge of the picture. */
function isCutOff(grey: Grey): boolean {
  const { picture } = fitted(grey, SMALL_SIDE);
  const { width, height } = picture;
  const runs = runsOf(picture, sumsOf(picture), { window: 17, offset: 6, isDark: false });
  return quadsOf(runs, blobsOf(runs), width, height)
    .filter((quad) => quad.filter((corner) => isAtEdge(corner, width, height)).length >= 2)
    .some((quad) => {
      const square = squareOf(picture, squareTo(quad), { side: 320, margin: 0.02, isDark: false });
      return [true, false].every((isUpright) => linesIn(square, ridgesOf(square, isUpright)) >= LEAST_LINES);
    });
}

/** How many lines run through a square in one direction. */
function linesIn(square: Square, ridges: Ridges): number {
  const strengths = Array.from({ length: square.side }, (_, at) =>
    strengthAt(square, ridges, (at + 0.5 - square.start) / square.length, REACH),
  );
  return strengths.filter(
    (strength, at) =>
      strength > LINES && strength === Math.max(...strengths.slice(Math.max(0, at - APART), at + APART + 1)),
  ).length;
}

const isAtEdge = ([x, y]: Point, width: number, height: number): boolean => {
  const near = EDGE * Math.max(width, height);
  return x < near || y < near || x > width - near || y > height - near;
};
