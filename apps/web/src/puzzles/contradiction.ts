import { type Geometry, lacksMap, plainGeometryOf, withMap } from '@pencilmark/core/geometry/plain';
import { makeRandom } from '@pencilmark/core/random';
import { difficultyOf, raterFor, scaleFor, type WishConflict, wishConflict } from '@pencilmark/core/rate';
import type { Contradiction, Wish } from './order.ts';
import { randomRegions } from './regions.ts';

// No scale goes further.
const MOST_SCORE = 100;
/** What the scale of ratings says beyond its end is not a number to show. */
const TENTH = 10;

/** What holds on a jigsaw whose map is still to be drawn holds on any. */
const ANY_MAP = { size: 9, seed: 1 };

/** A board with some map, where its own is still to be drawn. */
export const mapped = (board: string): string =>
  lacksMap(board) ? withMap(board, randomRegions(ANY_MAP.size, makeRandom(ANY_MAP.seed))) : board;

/** What in the wish itself says that no puzzle meets it; nothing where a search may find one. */
export function contradictionIn(wish: Wish): Contradiction | undefined {
  const read = plainGeometryOf(mapped(wish.board));
  return read.ok ? contradictionOn(read.value, wish) : undefined;
}

/** The same on a board such as the puzzle will have. */
export function contradictionOn(
  geometry: Geometry,
  { difficulty, least = 0, most = MOST_SCORE, technique }: Wish,
): Contradiction | undefined {
  if (least > most) return { why: 'range' };
  if (technique !== undefined && worthOf(technique, geometry) === undefined) return { why: 'board' };
  const wishes = { ...(difficulty && { difficulty }), ...(technique && { technique: [technique] }) };
  const conflict = wishConflict({ ...wishes, rating: [least, most] }, geometry);
  return conflict && contradictionOf(conflict, geometry);
}

/** The rating of the first step of a technique; nothing when the board's rater lacks it. */
const worthOf = (technique: string, geometry: Geometry): number | undefined =>
  raterFor(geometry).ladder.find(({ techniques }) => techniques.some(({ id }) => id === technique))?.least;

function contradictionOf({ wishes, technique, possible = [0, 0] }: WishConflict, geometry: Geometry): Contradiction {
  const [low, high] = possible.map((score) => Math.floor(score * TENTH) / TENTH) as [number, number];
  const worth = technique === undefined ? undefined : worthOf(technique, geometry);
  if (worth === undefined)
    return wishes.length === 1 ? { why: 'scale', least: low, most: high } : { why: 'rating', most: high };
  if (wishes.includes('rating')) return { why: 'worth', least: worth };
  return wishes.includes('difficulty')
    ? { why: 'level', least: difficultyOf(worth, 0, scaleFor(geometry)) }
    : { why: 'board' };
}
