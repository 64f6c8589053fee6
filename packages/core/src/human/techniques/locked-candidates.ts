import type { Geometry, HouseKind } from '../../geometry/geometry.ts';
import type { Digit } from '../../sets/digits.ts';
import { type Crossing, crossingsOf } from '../crossings.ts';
import { cellsAt, type Position } from '../position.ts';
import { candidateMarks, houseMarks, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';

type Kinds = readonly (readonly [from: HouseKind, to: HouseKind])[];

/** Boxes come before lines; an extra house counts as a box beside a line, and as a line beside a box. */
export const POINTING: Kinds = [
  ['box', 'column'],
  ['box', 'row'],
  ['box', 'extra'],
  ['extra', 'column'],
  ['extra', 'row'],
  ['extra', 'extra'],
];
export const CLAIMING: Kinds = [
  ['column', 'box'],
  ['row', 'box'],
  ['column', 'extra'],
  ['row', 'extra'],
  ['extra', 'box'],
];

/** The crossings of houses of these kinds, in this order. */
export function* crossingsOfKinds(geometry: Geometry, kinds: Kinds): Generator<Crossing> {
  for (const [from, to] of kinds) yield* crossingsOf(geometry, from, to);
}

/** Whether a digit has at least two places in the first house, all of them in the second, in which there are others. */
export function isLocked({ places, geometry: { size } }: Position, crossing: Crossing, digit: Digit): boolean {
  const { from, to, fromPlaces, toPlaces } = crossing;
  const own = places[from.index * size + digit - 1]!;
  return (
    (own & ~fromPlaces) === 0 && (own & (own - 1)) !== 0 && (places[to.index * size + digit - 1]! & ~toPlaces) !== 0
  );
}

function* locked(technique: string, kinds: Kinds, position: Position): Generator<Step> {
  const { geometry, places } = position;
  const { size } = geometry;
  for (const crossing of crossingsOfKinds(geometry, kinds))
    for (let digit = 1; digit <= size; digit++) {
      if (!isLocked(position, crossing, digit)) continue;
      const { from, to, toPlaces } = crossing;
      const cells = cellsAt(from, places[from.index * size + digit - 1]!);
      const losers = cellsAt(to, places[to.index * size + digit - 1]! & ~toPlaces);
      yield {
        technique,
        placements: [],
        eliminations: losers.map((cell) => ({ cell, digit })),
        marks: [
          ...houseMarks([from.index], 'base'),
          ...houseMarks([to.index], 'cover'),
          ...candidateMarks(cells, digit, 'pattern'),
        ],
        args: {
          digit: { digits: [digit] },
          from: { houses: [from.index] },
          to: { houses: [to.index] },
          cells: { cells },
        },
      };
    }
}

export const pointing: Technique = {
  id: 'pointing',
  name: 'Pointing',
  family: 'locked-candidates',
  says: 'In {from}, {digit} can only be in {cells}, and all of them lie in {to}. Wherever it ends up, {to} has its {digit} there, and no room for another.',
  find: (position: Position) => locked('pointing', POINTING, position),
};

export const claiming: Technique = {
  id: 'claiming',
  name: 'Claiming',
  family: 'locked-candidates',
  says: 'In {from}, {digit} has places only in {cells}, and all of them lie in {to}. One of them will be {digit}, so nothing else in {to} can be.',
  find: (position: Position) => locked('claiming', CLAIMING, position),
};
