import { type Geometry, RULES, withRules } from '@pencilmark/core/geometry';
import type { Cells } from '../types.ts';

/** How far the light of a tinted cell lies from the paper of most cells, 0…255 a channel. */
const LEAST_TINT = 12;
/** A rule is guessed when so much of the tinted cells and its own cells are the same. */
const LEAST_SHARED = 0.85;

/**
 * Ids of boards with one rule more that is drawn on just the cells that are tinted in a picture. It
 * is a guess: many papers are tinted for beauty.
 */
export function guessesOf(geometry: Geometry, paperColours: Cells['paperColours']): string[] {
  const tinted = tintedCells(paperColours, geometry.cellCount);
  if (tinted.size === 0) return [];
  return RULES.filter((rule) => rule.demands(geometry) && !geometry.rules.includes(rule)).flatMap((rule) => {
    const own = new Set(rule.signs(geometry).flatMap(({ cells }) => cells));
    return sharedPart(own, tinted) >= LEAST_SHARED ? [withRules(geometry, [rule.name]).id] : [];
  });
}

/** The cells, fewer than half of all, whose paper has another colour than that of the others. */
function tintedCells(paperColours: Uint8Array, cellCount: number): Set<number> {
  const usual = [0, 1, 2].map((channel) => {
    const levels = Array.from({ length: cellCount }, (_, cell) => paperColours[3 * cell + channel]!);
    return levels.sort((a, b) => a - b)[cellCount >> 1]!;
  });
  const distanceOf = (cell: number): number =>
    Math.hypot(...usual.map((level, channel) => paperColours[3 * cell + channel]! - level));
  const tinted = new Set<number>();
  for (let cell = 0; cell < cellCount; cell++) if (distanceOf(cell) > LEAST_TINT) tinted.add(cell);
  return 2 * tinted.size < cellCount ? tinted : new Set();
}

function sharedPart(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const shared = [...a].filter((cell) => b.has(cell)).length;
  return shared / (a.size + b.size - shared);
}
