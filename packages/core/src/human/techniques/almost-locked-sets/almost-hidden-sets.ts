import { popcount } from '../../../bits.ts';
import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { type CellSet, cellSet } from '../../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { cellsAt, housesInOrder, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { cellMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * The most digits of a set. A larger set is easier to see as the almost locked set of the other
 * cells.
 */
const MOST_DIGITS = 4;

/** Digits of a house with a place more than digits. */
interface AlmostHiddenSet {
  readonly house: House;
  readonly digits: DigitSet;
  readonly cells: CellSet;
}

/** All almost hidden sets of a position, those of few digits first. */
function almostHiddenSets({ geometry, places }: Position): readonly AlmostHiddenSet[] {
  const { size, cellCount } = geometry;
  const hiddenSets: AlmostHiddenSet[] = [];
  for (const house of housesInOrder(geometry)) {
    const choose = (from: number, digits: DigitSet, count: number, union: number): void => {
      if (count > 0 && popcount(union) === count + 1)
        hiddenSets.push({ house, digits, cells: cellSet(cellCount, cellsAt(house, union)) });
      if (count === MOST_DIGITS) return;
      for (let digit = from; digit <= size; digit++) {
        const own = places[house.index * size + digit - 1]!;
        const both = union | own;
        if (own !== 0 && popcount(both) <= MOST_DIGITS + 1)
          choose(digit + 1, digits | (1 << (digit - 1)), count + 1, both);
      }
    };
    choose(1, 0, 0, 0);
  }
  return hiddenSets.sort((a, b) => a.cells.size - b.cells.size);
}

/** The candidates of some cells besides some digits. */
const othersIn = ({ candidates }: Position, cells: CellSet, digits: DigitSet): Candidate[] =>
  [...cells].flatMap((cell) => digitsOf(candidates[cell]! & ~digits).map((digit) => ({ cell, digit })));

function stepOf(position: Position, first: AlmostHiddenSet, second: AlmostHiddenSet): Step | undefined {
  const shared = first.cells.and(second.cells);
  const [firstOnly, secondOnly] = [first.cells.minus(shared), second.cells.minus(shared)];
  const eliminations = [
    ...othersIn(position, shared, first.digits | second.digits),
    ...othersIn(position, firstOnly, first.digits),
    ...othersIn(position, secondOnly, second.digits),
  ];
  if (eliminations.length === 0) return undefined;
  return {
    technique: 'ahs-xz',
    placements: [],
    eliminations,
    marks: [
      ...houseMarks([first.house.index, second.house.index], 'pattern'),
      ...cellMarks(firstOnly, 'pattern'),
      ...cellMarks(secondOnly, 'second'),
      ...cellMarks(shared, 'third'),
    ],
    args: {
      house: { houses: [first.house.index] },
      digits: { digits: digitsOf(first.digits) },
      cells: { cells: [...first.cells] },
      other: { houses: [second.house.index] },
      otherDigits: { digits: digitsOf(second.digits) },
      otherCells: { cells: [...second.cells] },
      shared: { cells: [...shared] },
    },
    measures: { digits: popcount(first.digits) + popcount(second.digits) },
  };
}

// Each set gives one of its cells to other digits. No cell can serve both sets, so each of the two
// shared cells is given up by a set. No other cell of the sets can be lost.
export const ahsXz = defineTechnique({
  id: 'ahs-xz',
  name: 'AHS-XZ',
  family: 'almost-locked-sets',
  says: 'In {house}, {digits} have places only in {cells}: one cell more than digits. Just so {otherDigits} in {other}, only in {otherCells}. Each of these sets fills all its cells but one, and both share {shared}. No cell holds a digit of both, so each set leaves one of these two cells to the other. So the cells hold nothing but digits of these sets.',
  *find(position: Position): Generator<Step> {
    const sets = almostHiddenSets(position);
    const isNew = makeIsNew();
    for (const [index, first] of sets.entries())
      for (let at = index + 1; at < sets.length; at++) {
        const second = sets[at]!;
        if (first.house === second.house || (first.digits & second.digits) !== 0) continue;
        if (first.cells.and(second.cells).size !== 2 || first.cells.size + second.cells.size === 4) continue;
        const step = stepOf(position, first, second);
        if (step && isNew(step.eliminations)) yield step;
      }
  },
});
