import type { Digit } from '../../sets/digits.ts';
import { type Crossing, crossingsOf, type Kinds } from '../crossings.ts';
import { cellsAt, type Position } from '../position.ts';
import { candidateMarks, houseMarks, type Step } from '../step.ts';
import { defineTechnique } from '../technique.ts';

/**
 * Boxes come before lines. An extra house counts as a box beside a line, and as a line beside a
 * box.
 */
const POINTING: Kinds = [
  ['box', 'column'],
  ['box', 'row'],
  ['box', 'extra'],
  ['extra', 'column'],
  ['extra', 'row'],
  ['extra', 'extra'],
];
const CLAIMING: Kinds = [
  ['column', 'box'],
  ['row', 'box'],
  ['column', 'extra'],
  ['row', 'extra'],
  ['extra', 'box'],
];

/**
 * A digit that has two places or more in the first house of a crossing, all of them also in the
 * second house, which has other places too.
 */
export interface Locked {
  readonly crossing: Crossing;
  readonly digit: Digit;
}

const lockedIn =
  (kinds: Kinds) =>
  ({ geometry, places }: Position): readonly Locked[] => {
    const { size } = geometry;
    const found: Locked[] = [];
    for (const crossing of crossingsOf(geometry, kinds)) {
      const { from, to, fromPlaces, toPlaces } = crossing;
      for (let digit = 1, at = from.index * size; digit <= size; digit++, at++) {
        const own = places[at]!;
        if ((own & ~fromPlaces) !== 0 || (own & (own - 1)) === 0) continue;
        if ((places[to.index * size + digit - 1]! & ~toPlaces) !== 0) found.push({ crossing, digit });
      }
    }
    return found;
  };

/** What is locked from boxes into lines, and from lines into boxes. */
export const pointed = lockedIn(POINTING);
export const claimed = lockedIn(CLAIMING);

function* locked(technique: string, position: Position, found: readonly Locked[]): Generator<Step> {
  const { geometry, places } = position;
  const { size } = geometry;
  for (const { crossing, digit } of found) {
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

export const pointing = defineTechnique({
  id: 'pointing',
  name: 'Pointing',
  family: 'locked-candidates',
  says: 'In {from}, {digit} can only be in {cells}, which lie in {to}. Wherever it ends up, {to} has its {digit} there, and no room for another.',
  find: (position: Position) => locked('pointing', position, position.get(pointed)),
});

export const claiming = defineTechnique({
  id: 'claiming',
  name: 'Claiming',
  family: 'locked-candidates',
  says: 'In {from}, {digit} has places only in {cells}, which lie in {to}. One of them will be {digit}, so no other cell of {to} can be.',
  find: (position: Position) => locked('claiming', position, position.get(claimed)),
});
