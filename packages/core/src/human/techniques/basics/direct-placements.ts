import { lowestBit, popcount } from '../../../bits.ts';
import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { type DigitSet, digitBit, digitsOf } from '../../../sets/digits.ts';
import { byHouse, NOTHING } from '../../changed.ts';
import { candidatesOf, cellsAt, type Position } from '../../position.ts';
import { type Evidence, houseMarks, type Mark, type Step } from '../../step.ts';
import { defineTechnique, type Technique } from '../../technique.ts';
import { unionOf } from '../../tight-sets.ts';
import { claimed, type Locked, lockedEvidence, pointed } from './locked-candidates.ts';
import { hiddenSets } from './subsets.ts';

// Here one finds by looking what others find with pencil marks: something is locked, and that
// leaves one place for a digit in another house. Only this digit is placed. Nothing is struck out.

const directLocked = (technique: string, position: Position, found: readonly Locked[]): Iterable<Step> =>
  found.length === 0 ? NOTHING : directLockedSteps(technique, position, found);

function* directLockedSteps(technique: string, position: Position, found: readonly Locked[]): Generator<Step> {
  const { geometry, places } = position;
  for (const one of found)
    for (const { house, places: taken } of one.crossing.thirds) {
      const own = places[house.index * geometry.size + one.digit - 1]!;
      const left = own & ~taken;
      if (left === own || popcount(left) !== 1) continue;
      const placed = { cell: house.cells[lowestBit(left)]!, digit: one.digit };
      const { marks, args } = position.evidence(() => directEvidence(position, one, house, placed));
      yield { technique, placements: [placed], eliminations: [], marks, args };
    }
}

function directEvidence(position: Position, locked: Locked, house: House, { cell }: Candidate): Evidence {
  const { marks, args } = lockedEvidence(position, locked);
  const [base, cover, ...pattern] = marks as [Mark, Mark, ...Mark[]];
  return {
    marks: [base, cover, ...houseMarks([house.index], 'pattern'), ...pattern],
    args: { ...args, house: { houses: [house.index] }, cell: { cells: [cell] } },
  };
}

export const directPointing = defineTechnique({
  id: 'direct-pointing',
  name: 'Direct Pointing',
  family: 'locked-candidates',
  says: 'In {from}, {digit} can only be in {cells}, which lie in {to}; so {to} has its {digit} there. That leaves {cell} as the only place for {digit} in {house}.',
  find: (position: Position) => directLocked('direct-pointing', position, position.get(pointed)),
});

export const directClaiming = defineTechnique({
  id: 'direct-claiming',
  name: 'Direct Claiming',
  family: 'locked-candidates',
  says: 'In {from}, {digit} has places only in {cells}, which lie in {to}; so {to} has its {digit} there. That leaves {cell} as the only place for {digit} in {house}.',
  find: (position: Position) => directLocked('direct-claiming', position, position.get(claimed)),
});

const directHidden = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: 'In {house}, {digits} have places only in {cells}, so nothing else fits there. That leaves {cell} as the only place for {digit} in {house}.',
  find: byHouse((position, house) => directHiddenIn(id, position, house, count)),
});

function directHiddenIn(technique: string, position: Position, house: House, count: number): readonly Step[] {
  const { geometry, places } = position;
  const { size } = geometry;
  const start = house.index * size;
  let found: Step[] | undefined;
  for (const set of hiddenSets(position, house, count)) {
    const taken = unionOf(places, set, start);
    for (let digit = 1; digit <= size; digit++) {
      const own = places[start + digit - 1]!;
      const left = own & ~taken;
      if ((set & digitBit(digit)) !== 0 || popcount(left) !== 1 || left === own) continue;
      const placed = { cell: house.cells[lowestBit(left)]!, digit };
      const { marks, args } = position.evidence(() => directHiddenEvidence(position, house, set, taken, placed));
      (found ??= []).push({
        technique,
        placements: [placed],
        eliminations: [],
        marks,
        args,
        measures: { size: count },
      });
    }
  }
  return found ?? NOTHING;
}

function directHiddenEvidence(
  position: Position,
  house: House,
  set: DigitSet,
  taken: number,
  { cell, digit }: Candidate,
): Evidence {
  const cells = cellsAt(house, taken);
  return {
    marks: [
      ...houseMarks([house.index], 'pattern'),
      ...candidatesOf(position, cells, set).map(
        (candidate): Mark => ({ kind: 'candidate', ...candidate, role: 'pattern' }),
      ),
    ],
    args: {
      house: { houses: [house.index] },
      digits: { digits: digitsOf(set) },
      cells: { cells },
      cell: { cells: [cell] },
      digit: { digits: [digit] },
    },
  };
}

export const directHiddenPair = directHidden('direct-hidden-pair', 'Direct Hidden Pair', 2);
export const directHiddenTriplet = directHidden('direct-hidden-triplet', 'Direct Hidden Triplet', 3);
