import { popcount } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { isOfBoxes } from '../../relations/crossings.ts';
import type { Position } from '../../steps/position.ts';
import { candidateMarks, cellMarks, houseMarks, type Mark, type Role, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * Eight groups of cells in a ring. Each one shares a house with the next, a line or a box in turn.
 *
 * ```text
 * . 7 .   . . .   . 2 .      The groups are the cells of a box on one of two rows or two columns,
 * 0 x 0   . . .   1 x 1      without the cell where these cross. Groups 0 and 1 share a row, 1 and
 * . 7 .   . . .   . 2 .      2 a box, 2 and 3 a column.
 *
 * . 6 .   . . .   . 3 .
 * 5 x 5   . . .   4 x 4
 * . 6 .   . . .   . 3 .
 * ```
 */
interface Ring {
  readonly groups: readonly (readonly Cell[])[];
  /** At i: the house of the groups i and i + 1. */
  readonly houses: readonly number[];
}

const GROUPS = 8;

/** The rings of a board. */
const ringsOf = perBoard((geometry: Geometry): readonly Ring[] => makeRings(geometry));
function makeRings({ houses, size }: Geometry): Ring[] {
  const [rows, columns, boxes] = (['row', 'column', 'box'] as const).map((kind) =>
    houses.filter((house) => house.kind === kind),
  );
  const rings: Ring[] = [];
  for (let top = 0; top < size; top++)
    for (let bottom = top + 1; bottom < size; bottom++)
      for (let left = 0; left < size; left++)
        for (let right = left + 1; right < size; right++) {
          const lines = [rows![top]!, columns![right]!, rows![bottom]!, columns![left]!];
          const corners = [top * size + left, top * size + right, bottom * size + right, bottom * size + left];
          const own = corners.map((corner) => boxes!.find(({ set }) => set.has(corner))!);
          if (new Set(own).size < own.length) continue;
          // Line i leads from corner i to the next corner.
          const groups = lines.flatMap((line, index) =>
            [index, (index + 1) % 4].map((at) => {
              const inBox = own[at]!.set.and(line.set);
              return [...inBox].filter((cell) => cell !== corners[at]);
            }),
          );
          if (groups.every((group) => group.length > 0))
            rings.push({ groups, houses: lines.flatMap((line, index) => [line.index, own[(index + 1) % 4]!.index]) });
        }
  return rings;
}

/**
 * By the groups that have a digit, as bits: all ways to take as few houses as possible, as bits,
 * that hold these groups.
 */
const COVERS: readonly (readonly number[])[] = Array.from({ length: 1 << GROUPS }, (_, wanted) => {
  const all = Array.from({ length: 1 << GROUPS }, (_, choice) => choice).filter(
    (choice) => (wanted & ~(choice | (choice << 1) | (choice >>> (GROUPS - 1)))) === 0,
  );
  const fewest = Math.min(...all.map(popcount));
  return all.filter((choice) => popcount(choice) === fewest);
});

/** For each digit of a ring, the groups that have it. Undefined when the ring is not full. */
function fullRing({ candidates, geometry }: Position, { groups }: Ring): ReadonlyMap<Digit, number> | undefined {
  for (const group of groups) for (const cell of group) if (candidates[cell] === 0) return undefined;
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const unions = groups.map((group) => group.reduce((set, cell) => set | candidates[cell]!, 0));
  const links = new Map<Digit, number>();
  let room = 0;
  for (const digit of digitsOf(geometry.allDigits)) {
    const at = unions.reduce((bits, set, index) => (hasDigit(set, digit) ? bits | (1 << index) : bits), 0);
    if (at === 0) continue;
    links.set(digit, at);
    room += popcount(COVERS[at]![0]!);
    if (room > count) return undefined;
  }
  return room === count ? links : undefined;
}

/**
 * The eliminations: elsewhere in the houses that hold a digit, and where two of these houses cross.
 */
function lossesOf({ geometry, candidates }: Position, { groups, houses }: Ring, digits: ReadonlyMap<Digit, number>) {
  const lost = new Map<string, Candidate>();
  for (const [digit, at] of digits)
    for (const cover of COVERS[at]!)
      houses.forEach((house, index) => {
        if (((cover >>> index) & 1) === 0) return;
        const inside = [...groups[index]!, ...groups[(index + 1) % GROUPS]!];
        const isTwice = (cover >>> ((index + 1) % GROUPS)) & 1 ? groups[(index + 1) % GROUPS]! : [];
        for (const cell of geometry.houses[house]!.cells)
          if (hasDigit(candidates[cell]!, digit) && (!inside.includes(cell) || isTwice.includes(cell)))
            lost.set(`${cell} ${digit}`, { cell, digit });
      });
  return [...lost.values()].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
}

const ROLES: readonly Role[] = ['pattern', 'second', 'third', 'fourth'];

/** Each house has its digits in another color than the three houses before it. */
function marksOf({ candidates }: Position, { groups }: Ring, perHouse: readonly (readonly Digit[])[]): Mark[] {
  const marks: Mark[] = cellMarks(groups.flat(), 'pattern');
  perHouse.forEach((digits, index) => {
    for (const digit of digits) {
      const cells = [...groups[index]!, ...groups[(index + 1) % GROUPS]!];
      marks.push(
        ...candidateMarks(
          cells.filter((cell) => hasDigit(candidates[cell]!, digit)),
          digit,
          ROLES[index % ROLES.length]!,
        ),
      );
    }
  });
  return marks;
}

export const skLoop = defineTechnique({
  id: 'sk-loop',
  name: 'SK Loop',
  family: 'patterns',
  says: 'The {count} cells {cells} form a ring of eight groups in four boxes; each group shares a line or a box with the next. All their candidates lie so: {digits1} in {house1}, {digits2} in {house2}, {digits3} in {house3}, {digits4} in {house4}, {digits5} in {house5}, {digits6} in {house6}, {digits7} in {house7}, {digits8} in {house8}. Each digit has room once in its house, {count} times in all: as often as there are cells. So each of these digits is in the ring in its house, and nowhere else there.',
  supports: (geometry) => isOfBoxes(geometry) && geometry.box!.width > 1 && geometry.box!.height > 1,
  *find(position: Position): Generator<Step> {
    for (const ring of ringsOf(position.geometry)) {
      const digits = fullRing(position, ring);
      if (!digits) continue;
      const perHouse = ring.houses.map((_, index) =>
        [...digits].filter(([, at]) => (COVERS[at]![0]! >>> index) & 1).map(([digit]) => digit),
      );
      const eliminations = lossesOf(position, ring, digits);
      if (eliminations.length === 0 || perHouse.some((list) => list.length === 0)) continue;
      const cells = ring.groups.flat();
      yield {
        technique: 'sk-loop',
        placements: [],
        eliminations,
        marks: [...houseMarks(ring.houses, 'pattern'), ...marksOf(position, ring, perHouse)],
        args: {
          cells: { cells },
          count: { count: cells.length },
          ...Object.fromEntries(
            ring.houses.flatMap((house, index) => [
              [`house${index + 1}`, { houses: [house] }],
              [`digits${index + 1}`, { digits: perHouse[index]! }],
            ]),
          ),
        },
      };
    }
  },
});
