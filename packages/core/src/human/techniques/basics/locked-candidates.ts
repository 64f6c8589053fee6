import { lowestBit } from '../../../bits.ts';
import type { Digit } from '../../../sets/digits.ts';
import { type CrossedHouse, type Crossing, crossedHouses, type Kinds } from '../../relations/crossings.ts';
import { byDigit, NOTHING } from '../../steps/changed.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import { candidateMarks, type Evidence, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

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
 * A digit with two places or more in the first house of a crossing, all of them also in the second
 * house, which has further places.
 */
export interface Locked {
  readonly crossing: Crossing;
  readonly digit: Digit;
}

/** Every digit that is locked, digit by digit. */
const lockedIn = (kinds: Kinds): ((position: Position) => readonly Locked[]) =>
  byDigit(lockedOf, (geometry) => crossedHouses(geometry, kinds));

/** The order of the crossings. Digits of the same crossing keep their order. */
export const byCrossing = (a: Locked, b: Locked): number => a.crossing.order - b.crossing.order;

function lockedOf({ geometry, places }: Position, digit: Digit, crossed: readonly CrossedHouse[]): readonly Locked[] {
  const { size } = geometry;
  let locked: Locked[] | undefined;
  for (let at = 0; at < crossed.length; at++) {
    const { index, byPlace } = crossed[at]!;
    const own = places[index * size + digit - 1]!;
    if ((own & (own - 1)) === 0) continue;
    const crossings = byPlace[lowestBit(own)]!;
    for (let index = 0; index < crossings.length; index++) {
      const { to, fromPlaces, toPlaces } = crossings[index]!;
      if ((own & ~fromPlaces) !== 0 || (places[to.index * size + digit - 1]! & ~toPlaces) === 0) continue;
      (locked ??= []).push({ crossing: crossings[index]!, digit });
    }
  }
  return locked ?? NOTHING;
}

/** Digits locked from boxes into lines, and from lines into boxes. */
export const pointed = lockedIn(POINTING);
export const claimed = lockedIn(CLAIMING);

const locked = (technique: string, position: Position, findings: readonly Locked[]): Iterable<Step> =>
  findings.length === 0 ? NOTHING : lockedSteps(technique, position, findings);

function* lockedSteps(technique: string, position: Position, findings: readonly Locked[]): Generator<Step> {
  const { size } = position.geometry;
  for (const finding of [...findings].sort(byCrossing)) {
    const { to, toPlaces } = finding.crossing;
    const losers = cellsAt(to, position.places[to.index * size + finding.digit - 1]! & ~toPlaces);
    const { marks, args } = position.evidence(() => lockedEvidence(position, finding));
    yield {
      technique,
      placements: [],
      eliminations: losers.map((cell) => ({ cell, digit: finding.digit })),
      marks,
      args,
    };
  }
}

export function lockedEvidence({ geometry, places }: Position, { crossing: { from, to }, digit }: Locked): Evidence {
  const cells = cellsAt(from, places[from.index * geometry.size + digit - 1]!);
  return {
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
