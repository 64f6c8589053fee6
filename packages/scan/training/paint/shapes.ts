/** A line of straight pieces: x, y, x, y, … */
export type Path = readonly number[];

/** Side of a field in points, and how many points make one height of a digit. */
export const FIELD = 64;
const PER_HEIGHT = 32;

/** A field holds distances up to half a height, in steps of 1/256 of it. */
const STEPS = 256;

/**
 * How far each point around a shape lies from its outline, negative inside: a glyph that can be
 * drawn at any size, at any angle, bolder or thinner. Distances and places are in heights of a
 * digit, around the middle of the digit.
 */
export type Field = Int8Array;

/** The field of a shape from its closed outlines: what they wind around is inside. */
export function fieldOf(outlines: readonly Path[]): Field {
  const field = new Int8Array(FIELD * FIELD);
  for (let row = 0; row < FIELD; row++) {
    const y = (row + 0.5 - FIELD / 2) / PER_HEIGHT;
    const crossings = crossingsOf(outlines, y);
    for (let column = 0; column < FIELD; column++) {
      const x = (column + 0.5 - FIELD / 2) / PER_HEIGHT;
      let winding = 0;
      for (const [place, direction] of crossings) if (place < x) winding += direction;
      const distance = Math.round(STEPS * distanceTo(outlines, x, y));
      field[row * FIELD + column] = winding === 0 ? Math.min(127, distance) : -Math.min(127, distance);
    }
  }
  return field;
}

/** Where outlines cross a row, and whether they go down (1) or up (-1). */
function crossingsOf(outlines: readonly Path[], y: number): readonly (readonly [x: number, direction: number])[] {
  const crossings: [number, number][] = [];
  for (const path of outlines)
    for (let at = 0; at + 3 < path.length; at += 2) {
      const [x0, y0, x1, y1] = [path[at]!, path[at + 1]!, path[at + 2]!, path[at + 3]!];
      if (y0 <= y !== y1 <= y) crossings.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y0 < y1 ? 1 : -1]);
    }
  return crossings;
}

/** The distance of a point to the nearest piece of some lines. */
export function distanceTo(paths: readonly Path[], x: number, y: number): number {
  let least = 1e9;
  for (const path of paths)
    for (let at = 0; at + 3 < path.length; at += 2) {
      const dx = path[at + 2]! - path[at]!;
      const dy = path[at + 3]! - path[at + 1]!;
      const px = x - path[at]!;
      const py = y - path[at + 1]!;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const ex = px - along * dx;
      const ey = py - along * dy;
      const square = ex * ex + ey * ey;
      if (square < least) least = square;
    }
  return Math.sqrt(least);
}

/** The distance that a field gives for a point, between its points by weight. */
export function distanceIn(field: Field, x: number, y: number): number {
  const u = x * PER_HEIGHT + FIELD / 2 - 0.5;
  const v = y * PER_HEIGHT + FIELD / 2 - 0.5;
  if (u < 0 || v < 0 || u >= FIELD - 1 || v >= FIELD - 1) return 0.5;
  const column = u | 0;
  const row = v | 0;
  const right = u - column;
  const at = row * FIELD + column;
  const upper = field[at]! + right * (field[at + 1]! - field[at]!);
  const lower = field[at + FIELD]! + right * (field[at + FIELD + 1]! - field[at + FIELD]!);
  return (upper + (v - row) * (lower - upper)) / STEPS;
}
