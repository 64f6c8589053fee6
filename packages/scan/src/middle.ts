import { CELL_SIDE } from './types.ts';

/** The middle of a cell, without its lines: from this pixel of its picture up to the other. */
const FIRST = 8;
const END = 24;
/** A pixel is ink when it differs from the paper by this part of the usual ink of the puzzle. */
const INK = 0.3;
/** The usual ink is that of the cell which so many of the cells do not reach. */
const USUAL = 0.9;

/** Ink of one direction, darker or lighter, is so many times deeper than what is in the other. */
const CLEARLY_DEEPER = 1.5;
/** The paper of a highlighted cell lies this part of the way from the usual paper to the ink. */
const TINTED = 0.25;
/** A digit on it is at least so deep, as a part of the usual ink, and covers less of its middle. */
const STRONG = 0.6;
const MOST_INK = 0.5;
/** What lies on the other side of its paper is so many times less. */
const ALONE = 5;

/** Whether the ink of each cell is lighter than its paper, and from which depth on it is ink. */
export function inksOf(
  small: readonly Float32Array[],
  isDark: boolean,
): { readonly areDark: readonly boolean[]; readonly least: number } {
  const depths = [false, true].map((side) => small.map((light) => depthOf(light, side)));
  const usual = depths.map((some) => some.toSorted((a, b) => a - b)[Math.floor(USUAL * (some.length - 1))]!);
  const [own, other] = [Number(isDark), Number(!isDark)];
  // Tiles may be darker than what is between them, and digits lighter than the tiles.
  const most = usual[other]! > CLEARLY_DEEPER * usual[own]! ? other : own;
  const depth = usual[most]!;
  const papers = small.map(medianOf);
  const paper = papers.toSorted((a, b) => a - b)[papers.length >> 1]!;
  const areDark = papers.map((shade, cell) => {
    const towardsInk = most === 1 ? shade - paper : paper - shade;
    const [here, there] = [depths[most]![cell]!, depths[1 - most]![cell]!];
    const isOther =
      towardsInk > TINTED * depth &&
      there > STRONG * depth &&
      there > ALONE * here &&
      // In a shadow the light changes all over the cell; around a digit most of it is paper.
      shareBeyond(small[cell]!, (INK * depth) / 2) < MOST_INK;
    return (most === 1) !== isOther;
  });
  return { areDark, least: INK * depth };
}

const counts = new Int32Array(256);

/** The median of levels of grey, rounded down. */
export function medianOf(light: Float32Array): number {
  counts.fill(0);
  for (const value of light) counts[value | 0]!++;
  let level = 0;
  for (let left = light.length >> 1; left >= counts[level]!; level++) left -= counts[level]!;
  return level;
}

/** Calls for each pixel of the middle of a small picture, with how far it lies from the paper. */
export function eachInMiddle(
  light: Float32Array,
  isDark: boolean,
  visit: (depth: number, row: number, column: number) => void,
): void {
  const paper = medianOf(light);
  for (let row = FIRST; row < END; row++)
    for (let column = FIRST; column < END; column++) {
      const depth = paper - light[row * CELL_SIDE + column]!;
      visit(isDark ? -depth : depth, row, column);
    }
}

/** How far the ink in the middle of a cell lies from its paper, in levels of grey. */
function depthOf(light: Float32Array, isDark: boolean): number {
  const depths = new Float32Array((END - FIRST) ** 2);
  let count = 0;
  eachInMiddle(light, isDark, (depth) => {
    depths[count++] = depth;
  });
  return depths.sort()[Math.floor(0.96 * count)]!;
}

/** The part of the middle of a cell that lies further from its paper, on either side. */
function shareBeyond(light: Float32Array, least: number): number {
  let count = 0;
  eachInMiddle(light, false, (depth) => {
    if (Math.abs(depth) > least) count++;
  });
  return count / (END - FIRST) ** 2;
}

/** The part of the middle of a cell that is ink. */
export function inkIn(light: Float32Array, isDark: boolean, least: number): number {
  let ink = 0;
  eachInMiddle(light, isDark, (depth) => {
    if (depth >= least) ink++;
  });
  return ink / (END - FIRST) ** 2;
}
