import type { Geometry, House } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { houseMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import {
  canSwap,
  housesWith,
  makeRing,
  type Ring,
  ringMarks,
  typeFour,
  typeOne,
  typeThree,
  typeTwo,
} from './unique-loop-pattern.ts';

/**
 * The four corners, in turn, of every rectangle whose cells could change digits without breaking a
 * rule: each house has none of them, or two neighbours. On plain boards these are the rectangles in
 * two boxes.
 */
export const rectanglesOf = perBoard((geometry: Geometry): readonly (readonly Cell[])[] => {
  const { size } = geometry;
  const rectangles: Cell[][] = [];
  for (let top = 0; top < size; top++)
    for (let left = 0; left < size; left++)
      for (let bottom = top + 1; bottom < size; bottom++)
        for (let right = left + 1; right < size; right++) {
          const cells = [top * size + left, top * size + right, bottom * size + right, bottom * size + left];
          if (isUnnoticed(geometry, cells)) rectangles.push(cells);
        }
  return rectangles;
});
export const cornersFrom = (cells: readonly Cell[], first: number): readonly [Cell, Cell, Cell, Cell] => [
  cells[first]!,
  cells[(first + 1) % 4]!,
  cells[(first + 2) % 4]!,
  cells[(first + 3) % 4]!,
];

function isUnnoticed({ houses, cellHouses, cellHouseStart }: Geometry, cells: readonly Cell[]): boolean {
  return cells.every((cell, index) => {
    const [, next, opposite, previous] = cornersFrom(cells, index);
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const { set } = houses[cellHouses[at]!]!;
      if (set.has(opposite) || set.has(next) === set.has(previous)) return false;
    }
    return true;
  });
}

/**
 * The rectangles of a position that could hold two digits in two ways, with a cell that has no
 * other candidates. The other cells may lack one of the two digits, as long as a way to fill the
 * rectangle is left.
 */
export function rectangles(position: Position): readonly Ring[] {
  const { candidates } = position;
  const rings: Ring[] = [];
  for (const cells of rectanglesOf(position.geometry)) {
    const sets = cells.map((cell) => candidates[cell]!);
    sets.forEach((pair, index) => {
      if (digitCount(pair) !== 2 || sets.indexOf(pair) !== index) return;
      const [low, high] = digitsOf(pair).map(digitBit);
      const fits = (even: number, odd: number): boolean =>
        sets.every((set, corner) => (set & (corner % 2 === 0 ? even : odd)) !== 0);
      if ((fits(low!, high!) || fits(high!, low!)) && canSwap(position, cells, pair))
        rings.push(makeRing(position, cells, pair));
    });
  }
  return rings;
}

type Find = (position: Position, ring: Ring) => Iterable<Step>;

const uniqueRectangle = <Id extends string>(id: Id, name: string, find: Find, says: string): Technique<Id> => ({
  id,
  name,
  family: 'uniqueness',
  says,
  *find(position) {
    for (const ring of position.get(rectangles))
      for (const step of find(position, ring)) if (step.technique === id) yield step;
  },
});

/**
 * The houses where a digit has no place but two cells, both of which may hold it. Lines come after
 * boxes.
 */
export function linksBetween(position: Position, a: Cell, b: Cell, digit: Digit): House[] {
  const { geometry, places, candidates } = position;
  if ((candidates[a]! & candidates[b]! & digitBit(digit)) === 0) return [];
  return housesWith(position, [a, b]).filter(
    ({ index }) => digitCount(places[index * geometry.size + digit - 1]!) === 2,
  );
}

/**
 * Type 6: two opposite corners have other candidates, and a digit forms an X-Wing in the rectangle.
 * If it stood in these two corners, it would fill the rectangle.
 */
function* typeSix(position: Position, ring: Ring): Generator<Step> {
  const { cells, pair, roof } = ring;
  if (roof.length !== 2 || cells.indexOf(roof[1]!) - cells.indexOf(roof[0]!) !== 2) return;
  for (const digit of digitsOf(pair))
    for (const first of [0, 1]) {
      const [a, b, c, d] = cornersFrom(cells, first);
      const houses = [linksBetween(position, a, b, digit).at(-1), linksBetween(position, c, d, digit).at(-1)];
      if (!houses[0] || !houses[1]) continue;
      yield {
        technique: 'unique-rectangle-6',
        placements: [],
        eliminations: roof.map((cell) => ({ cell, digit })),
        marks: [...ringMarks(position, ring), ...houseMarks([houses[0].index, houses[1].index], 'pattern')],
        args: {
          cells: { cells },
          pair: { digits: digitsOf(pair) },
          roof: { cells: roof },
          digit: { digits: [digit] },
          other: { digits: digitsOf(pair & ~digitBit(digit)) },
          houses: { houses: [houses[0].index, houses[1].index] },
        },
      };
      break;
    }
}

/**
 * Hidden rectangle: a corner has no other candidates. If one digit were in the opposite corner,
 * strong links would put the other digit into both neighbours.
 */
function* hidden(position: Position, ring: Ring): Generator<Step> {
  const { cells, pair, roof } = ring;
  if (roof.length < 2) return;
  for (let corner = 0; corner < 4; corner++) {
    const [floor, next, cell, previous] = cornersFrom(cells, corner);
    if (position.candidates[floor] !== pair) continue;
    for (const linked of digitsOf(pair)) {
      const houses = [
        linksBetween(position, cell, next, linked).at(-1),
        linksBetween(position, cell, previous, linked).at(-1),
      ];
      const digits = pair & ~digitBit(linked);
      const eliminations = candidatesOf(position, [cell], digits);
      if (!houses[0] || !houses[1] || eliminations.length === 0) continue;
      const lines = [houses[0].index, houses[1].index];
      yield {
        technique: 'hidden-rectangle',
        placements: [],
        eliminations,
        marks: [
          ...ringMarks(position, ring),
          ...houseMarks(lines, 'pattern'),
          ...[next, previous].map((to) => ({
            kind: 'link' as const,
            from: { cells: [cell], digit: linked },
            to: { cells: [to], digit: linked },
            isStrong: true,
          })),
        ],
        args: {
          cells: { cells },
          pair: { digits: digitsOf(pair) },
          floor: { cells: [floor] },
          corner: { cells: [cell] },
          linked: { digits: [linked] },
          digit: { digits: digitsOf(digits) },
          houses: { houses: lines },
        },
      };
    }
  }
}

/** How the sentence about every unique rectangle begins. */
const RECTANGLE =
  'If the rectangle {cells} held only {pair}, these could change places, and the puzzle would have two solutions. ';

export const uniqueRectangle1 = uniqueRectangle(
  'unique-rectangle-1',
  'Unique Rectangle Type 1',
  typeOne,
  `${RECTANGLE}Only {roof} has other candidates, so it is one of these.`,
);
export const uniqueRectangle2 = uniqueRectangle(
  'unique-rectangle-2',
  'Unique Rectangle Type 2',
  typeTwo,
  `${RECTANGLE}Only {digit} in {roof} can prevent that: {digit} is in one of these cells, and in no cell that sees both.`,
);
export const uniqueRectangle3 = uniqueRectangle(
  'unique-rectangle-3',
  'Unique Rectangle Type 3',
  typeThree,
  `${RECTANGLE}So one of {roof} holds something else: the two count as one cell that has {others} to choose from. Together with {set} that makes as many cells as digits in {house}: {digits} have no other places there.`,
);
export const uniqueRectangle4 = uniqueRectangle(
  'unique-rectangle-4',
  'Unique Rectangle Type 4',
  typeFour,
  `${RECTANGLE}Only {roof} have other candidates, and {locked} has no place but these two in {house}. If one of them is {locked}, the other cannot be {digit}.`,
);
export const uniqueRectangle5 = uniqueRectangle(
  'unique-rectangle-5',
  'Unique Rectangle Type 5',
  typeTwo,
  `${RECTANGLE}Only {digit} in {roof} can prevent that: {digit} is in one of these cells, and in no cell that sees all of them.`,
);
export const uniqueRectangle6 = uniqueRectangle(
  'unique-rectangle-6',
  'Unique Rectangle Type 6',
  typeSix,
  `${RECTANGLE}In {houses}, {digit} has places in the rectangle only, so it takes two opposite corners. Were these {roof}, nothing but {other} would be left for the two others.`,
);
export const hiddenRectangle = uniqueRectangle(
  'hidden-rectangle',
  'Hidden Rectangle',
  hidden,
  `${RECTANGLE}{floor} can hold nothing else. If {corner} were {digit}, {linked} would go into both corners beside it, as {houses} have no other place for it; then {floor} would be {digit} too.`,
);
