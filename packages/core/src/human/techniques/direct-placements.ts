import { lowestBit, popcount } from '../../bits.ts';
import { digitBit, digitsOf } from '../../sets/digits.ts';
import { cellsAt, type Position } from '../position.ts';
import { candidateMarks, houseMarks, type Mark, type Step } from '../step.ts';
import { defineTechnique, type Technique } from '../technique.ts';
import { claimed, type Locked, pointed } from './locked-candidates.ts';
import { candidatesOf, hiddenSets } from './subsets.ts';

// Here one finds by looking what others find with pencil marks: something is locked, and that
// leaves one place for a digit in another house. Only this digit is placed. Nothing is struck out.

function* directLocked(technique: string, { geometry, places }: Position, found: readonly Locked[]): Generator<Step> {
  const { size } = geometry;
  for (const { crossing, digit } of found) {
    const { from, to, thirds } = crossing;
    for (const third of thirds) {
      const own = places[third.house.index * size + digit - 1]!;
      const left = own & ~third.places;
      if (left === own || popcount(left) !== 1) continue;
      const cell = third.house.cells[lowestBit(left)]!;
      const cells = cellsAt(from, places[from.index * size + digit - 1]!);
      yield {
        technique,
        placements: [{ cell, digit }],
        eliminations: [],
        marks: [
          ...houseMarks([from.index], 'base'),
          ...houseMarks([to.index], 'cover'),
          ...houseMarks([third.house.index], 'pattern'),
          ...candidateMarks(cells, digit, 'pattern'),
        ],
        args: {
          digit: { digits: [digit] },
          from: { houses: [from.index] },
          to: { houses: [to.index] },
          cells: { cells },
          house: { houses: [third.house.index] },
          cell: { cells: [cell] },
        },
      };
    }
  }
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
  *find(position: Position) {
    const { geometry, places } = position;
    const { size } = geometry;
    for (const [house, set, taken] of hiddenSets(position, count))
      for (let digit = 1; digit <= size; digit++) {
        const own = places[house.index * size + digit - 1]!;
        const left = own & ~taken;
        if ((set & digitBit(digit)) !== 0 || popcount(left) !== 1 || left === own) continue;
        const cell = house.cells[lowestBit(left)]!;
        const cells = cellsAt(house, taken);
        const marks = candidatesOf(position, cells, set).map(
          (candidate): Mark => ({ kind: 'candidate', ...candidate, role: 'pattern' }),
        );
        yield {
          technique: id,
          placements: [{ cell, digit }],
          eliminations: [],
          marks: [...houseMarks([house.index], 'pattern'), ...marks],
          args: {
            house: { houses: [house.index] },
            digits: { digits: digitsOf(set) },
            cells: { cells },
            cell: { cells: [cell] },
            digit: { digits: [digit] },
          },
          measures: { size: count },
        };
      }
  },
});

export const directHiddenPair = directHidden('direct-hidden-pair', 'Direct Hidden Pair', 2);
export const directHiddenTriplet = directHidden('direct-hidden-triplet', 'Direct Hidden Triplet', 3);
