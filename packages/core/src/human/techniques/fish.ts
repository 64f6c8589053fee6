import type { HouseKind } from '../../geometry/geometry.ts';
import type { Digit } from '../../sets/digits.ts';
import { cellsAt, type Position } from '../position.ts';
import { candidateMarks, houseMarks, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { tightSets, unionOf } from '../tight-sets.ts';

//  . 5 . | . . . | . 5 .     base: two rows with places for 5 in the same two columns
//  . * . | . . . | . * .
//  . 5 . | . . . | . 5 .     each row takes one of the columns, so * loses its 5

function fishOf(position: Position, technique: string, baseKind: HouseKind, base: number, digit: Digit): Step {
  const { geometry, places } = position;
  const { size, houses } = geometry;
  const bases = houses.filter(({ kind, number }) => kind === baseKind && (base >>> (number - 1)) & 1);
  const inHouse = (house: number): number => places[house * size + digit - 1]!;
  const cover = bases.reduce((union, { index }) => union | inHouse(index), 0);
  const covers = houses.filter(
    ({ kind, number }) => kind === (baseKind === 'row' ? 'column' : 'row') && (cover >>> (number - 1)) & 1,
  );
  const cells = bases.flatMap((house) => cellsAt(house, inHouse(house.index))).sort((a, b) => a - b);
  const losers = covers.flatMap((house) => cellsAt(house, inHouse(house.index) & ~base)).sort((a, b) => a - b);
  const indexes = (list: typeof bases): number[] => list.map(({ index }) => index);
  return {
    technique,
    placements: [],
    eliminations: losers.map((cell) => ({ cell, digit })),
    marks: [
      ...houseMarks(indexes(bases), 'base'),
      ...houseMarks(indexes(covers), 'cover'),
      ...candidateMarks(cells, digit, 'pattern'),
    ],
    args: {
      digit: { digits: [digit] },
      base: { houses: indexes(bases) },
      cover: { houses: indexes(covers) },
      cells: { cells },
    },
    measures: { size: bases.length },
  };
}

const basicFish = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'fish',
  says: 'In {base}, {digit} has places only in {cells}. These lie in {cover}: in just as many lines. Each of the first lines has its {digit} in another one of the second, so the second have theirs there and nowhere else.',
  *find(position: Position) {
    const { geometry, places } = position;
    const { size, houses } = geometry;
    for (const baseKind of ['column', 'row'] as const) {
      const lines = houses.filter(({ kind }) => kind === baseKind);
      const covers = houses.filter(({ kind }) => kind === (baseKind === 'row' ? 'column' : 'row'));
      const found: { base: number; digit: Digit }[] = [];
      for (let digit = 1; digit <= size; digit++) {
        const inHouse = ({ index }: { index: number }): number => places[index * size + digit - 1]!;
        const sets = lines.map(inHouse);
        for (const base of tightSets(sets, count)) {
          const cover = unionOf(sets, base);
          if (covers.some((house, line) => (cover >>> line) & 1 && (inHouse(house) & ~base) !== 0))
            found.push({ base, digit });
        }
      }
      found.sort((one, other) => one.base - other.base);
      for (const { base, digit } of found) yield fishOf(position, id, baseKind, base, digit);
    }
  },
});

export const xWing = basicFish('x-wing', 'X-Wing', 2);
export const swordfish = basicFish('swordfish', 'Swordfish', 3);
export const jellyfish = basicFish('jellyfish', 'Jellyfish', 4);
// On 9×9 the lines that are left over make a smaller fish, which rules out the same.
export const squirmbag = basicFish('squirmbag', 'Squirmbag', 5);
export const whale = basicFish('whale', 'Whale', 6);
export const leviathan = basicFish('leviathan', 'Leviathan', 7);
