import { boxed, type Geometry, geometryOf, jigsaw, sized } from '../geometry/index.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, shuffled } from '../random.ts';
import { digitsIn, marksOf } from './text/marks.ts';

/** Maps of connected regions, made at random. */
export const MAPS = [
  '4444331132113222',
  '2222233114331145314455554',
  '444441411111322555322225336655336666',
  '6665555665522266533221333722113774411374441177744',
  '222566666255555566222224566888884544877774444817799994817773999811133939111133333',
  '111444444433111444663111136662333333622255555562885579956228757796628877799992887A7A9992887AAAAAAAA8',
];

/** The board with an id that is known to be good. */
export const known = (id: string): Geometry => {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
};

/** Every kind of board that some format claims. */
export const BOARDS: readonly Geometry[] = [
  ...[4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 36].map((size) => sized(size)),
  ...MAPS.map((map) => jigsaw(map)),
  ...['9x9:x', '9x9:windows', '9x9:disjoint', '9x9:x+antiknight+antiking', '6x6:3x2+x', '16x16:antiking'].map(known),
  boxed(3, 2),
  boxed(4, 2),
  boxed(1, 5),
  boxed(5, 1),
];

/**
 * A random puzzle without conflicts. About `givens` of 100 cells get a digit, and about `strikes`
 * of 100 candidates are struck out.
 */
export function anyPuzzle(geometry: Geometry, seed: number, givens: number, strikes: number): Puzzle {
  const random = makeRandom(seed);
  const { size, cellCount, peers, peerStart } = geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const digits = new Uint8Array(cellCount);
  for (const cell of shuffled(cells, random)) {
    if (random.below(100) >= givens) continue;
    const digit = 1 + random.below(size);
    if (!peers.subarray(peerStart[cell], peerStart[cell + 1]).some((peer) => digits[peer] === digit))
      digits[cell] = digit;
  }
  const marks = marksOf({ geometry, givens: digits });
  const struckOut: Candidate[] = [];
  for (const cell of cells.filter((empty) => digits[empty] === 0)) {
    // Each empty cell keeps at least one candidate.
    for (const digit of shuffled(digitsIn(marks, cell, size), random).slice(1))
      if (random.below(100) < strikes) struckOut.push({ cell, digit });
  }
  return makePuzzle(geometry, digits, struckOut);
}
