import { lowestBit, popcount } from '../../../bits.ts';
import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { unionOf } from '../../relations/tight-sets.ts';
import { byHouse, NOTHING } from '../../steps/changed.ts';
import { candidatesOf, cellsAt, type Position } from '../../steps/position.ts';
import { type Evidence, houseMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique, type Technique } from '../../steps/technique.ts';
import { byCrossing, claimed, type Locked, lockedEvidence, pointed } from './locked-candidates.ts';
import { hiddenSets } from './subsets.ts';

// Placements that a person sees without pencil marks: a locked digit or set leaves a single place
// for a digit in another house. The step places this digit alone, and eliminates nothing.

/** A locked digit, and a house where that leaves a single place for it. */
interface DirectLocked extends Locked {
  readonly house: House;
  readonly cell: Cell;
}

function directLocked(technique: string, position: Position, locked: readonly Locked[]): Iterable<Step> {
  const { geometry, places } = position;
  let direct: DirectLocked[] | undefined;
  for (let at = 0; at < locked.length; at++) {
    const { crossing, digit } = locked[at]!;
    const { thirds } = crossing;
    for (let index = 0; index < thirds.length; index++) {
      const { house, places: taken } = thirds[index]!;
      const own = places[house.index * geometry.size + digit - 1]!;
      const left = own & ~taken;
      if (left === 0 || left === own || (left & (left - 1)) !== 0) continue;
      (direct ??= []).push({ crossing, digit, house, cell: house.cells[lowestBit(left)]! });
    }
  }
  return direct ? directLockedSteps(technique, position, direct.sort(byCrossing)) : NOTHING;
}

function* directLockedSteps(technique: string, position: Position, locked: readonly DirectLocked[]): Generator<Step> {
  for (const direct of locked) {
    const { marks, args } = position.evidence(() => directEvidence(position, direct));
    yield { technique, placements: [{ cell: direct.cell, digit: direct.digit }], eliminations: [], marks, args };
  }
}

function directEvidence(position: Position, direct: DirectLocked): Evidence {
  const { marks, args } = lockedEvidence(position, direct);
  const [base, cover, ...pattern] = marks as [Mark, Mark, ...Mark[]];
  return {
    marks: [base, cover, ...houseMarks([direct.house.index], 'pattern'), ...pattern],
    args: { ...args, house: { houses: [direct.house.index] }, cell: { cells: [direct.cell] } },
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
  const sets = hiddenSets(position, house, count);
  let steps: Step[] | undefined;
  for (let index = 0; index < sets.length; index++) {
    const set = sets[index]!;
    const taken = unionOf(places, set, start);
    for (let digit = 1; digit <= size; digit++) {
      const own = places[start + digit - 1]!;
      const left = own & ~taken;
      if ((set & digitBit(digit)) !== 0 || left === own || popcount(left) !== 1) continue;
      const placed = { cell: house.cells[lowestBit(left)]!, digit };
      (steps ??= []).push(directHiddenStep(technique, position, house, { set, taken, placed }));
    }
  }
  return steps ?? NOTHING;
}

/** Digits of a house with as many places as digits, and the eliminations in these places. */
interface DirectHidden {
  readonly set: DigitSet;
  readonly taken: number;
  readonly placed: Candidate;
}

function directHiddenStep(technique: string, position: Position, house: House, hidden: DirectHidden): Step {
  const { marks, args } = position.evidence(() => directHiddenEvidence(position, house, hidden));
  const measures = { size: digitCount(hidden.set) };
  return { technique, placements: [hidden.placed], eliminations: [], marks, args, measures };
}

function directHiddenEvidence(
  position: Position,
  house: House,
  { set, taken, placed: { cell, digit } }: DirectHidden,
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
