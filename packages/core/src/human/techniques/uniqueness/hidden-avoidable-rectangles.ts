import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitBit, digitsOf, hasDigit } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { candidateMarks, cellMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { canSwap } from './unique-loop-pattern.ts';
import { cornersFrom, linksBetween, rectanglesOf } from './unique-rectangles.ts';

/**
 * The two corners beside an empty corner whose opposite is filled: each is filled with a digit, or
 * has a house whose only two places for the digit are this corner and the empty one. Undefined
 * otherwise, or when both are filled.
 */
function forcedBeside(
  position: Position,
  corner: Cell,
  beside: readonly Cell[],
  linked: Digit,
): readonly number[] | undefined {
  const houses: number[] = [];
  for (const cell of beside) {
    if (position.grid.digits[cell] === linked) continue;
    const house = linksBetween(position, corner, cell, linked).at(-1);
    if (!house) return undefined;
    houses.push(house.index);
  }
  return houses.length > 0 ? houses : undefined;
}

/** Hidden: a digit in the corner opposite a filled corner would force the two other corners. */
function* hidden(position: Position, cells: readonly Cell[]): Generator<Step> {
  const { candidates, geometry, grid } = position;
  for (let first = 0; first < 4; first++) {
    const [floor, next, corner, previous] = cornersFrom(cells, first);
    const digit = grid.digits[floor]!;
    if (digit === 0 || !hasDigit(candidates[corner]!, digit)) continue;
    for (const linked of digitsOf(geometry.allDigits & ~digitBit(digit))) {
      const houses = forcedBeside(position, corner, [next, previous], linked);
      const pair = digitBit(digit) | digitBit(linked);
      if (!houses || !canSwap(position, cells, pair)) continue;
      yield {
        technique: 'hidden-avoidable-rectangle',
        placements: [],
        eliminations: [{ cell: corner, digit }],
        marks: [
          ...cellMarks(cells, 'pattern'),
          ...houseMarks(houses, 'pattern'),
          ...candidateMarks(
            [next, corner, previous].filter((cell) => hasDigit(candidates[cell]!, linked)),
            linked,
            'pattern',
          ),
        ],
        args: {
          cells: { cells },
          pair: { digits: digitsOf(pair) },
          floor: { cells: [floor] },
          corner: { cells: [corner] },
          digit: { digits: [digit] },
          linked: { digits: [linked] },
          houses: { houses },
        },
      };
    }
  }
}

export const hiddenAvoidableRectangle = defineTechnique({
  id: 'hidden-avoidable-rectangle',
  name: 'Hidden Avoidable Rectangle',
  family: 'uniqueness',
  says: 'No corner of the rectangle {cells} is a given, and {floor} holds {digit}. If {corner} held it, too, {linked} would stand in both corners beside it, as {houses} have no other place for it. Then {pair} could change places, and the puzzle would have two solutions.',
  *find(position) {
    const { geometry, givens } = position;
    if (!givens) return;
    for (const cells of rectanglesOf(geometry))
      if (cells.every((cell) => givens[cell] === 0)) yield* hidden(position, cells);
  },
});
