import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import { crossingsOf, type Kinds } from '../../relations/crossings.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import { cellMarks, houseMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';

const KINDS: Kinds = [
  ['row', 'box'],
  ['column', 'box'],
  ['box', 'row'],
  ['box', 'column'],
];

/** Whether a cell may belong to `count` cells with `count` + 1 candidates. */
const isWithin = (digits: DigitSet, fitting: DigitSet, count: number): boolean =>
  digits !== 0 && (digits & ~fitting) === 0 && digitCount(digits) <= count + 1;

/** The digits that a house lacks, with at most so many places there beside some places. */
function fittingDigits(
  { places, geometry: { size } }: Position,
  { index }: House,
  beside: number,
  count: number,
): DigitSet {
  let fitting = 0;
  for (let digit = 0; digit < size; digit++) {
    const own = places[index * size + digit]!;
    if (own !== 0 && digitCount(own & ~beside) <= count) fitting |= 1 << digit;
  }
  return fitting;
}

/** The ways to choose `count` cells that have `count` + 1 candidates together. */
function* almostLocked(
  cells: readonly Cell[],
  candidates: Int32Array,
  count: number,
): Generator<{ cells: readonly Cell[]; digits: DigitSet }> {
  const chosen: Cell[] = [];
  function* choose(from: number, digits: DigitSet): Generator<{ cells: readonly Cell[]; digits: DigitSet }> {
    if (chosen.length === count) {
      if (digitCount(digits) === count + 1) yield { cells: [...chosen], digits };
      return;
    }
    for (let at = from; at < cells.length; at++) {
      const union = digits | candidates[cells[at]!]!;
      if (digitCount(union) > count + 1) continue;
      chosen.push(cells[at]!);
      yield* choose(at + 1, union);
      chosen.pop();
    }
  }
  yield* choose(0, 0);
}

//   .  .  . | ab . .      of a and b, one is in the cell at the right, so at most one in the
//   .  X  . |             upper row of the box: the other one is in X, which has nothing else
//   .  .  . |
const almostLockedCandidates = <Id extends string>(
  id: Id,
  name: string,
  count: number,
  says: string,
): Technique<Id> => ({
  id,
  name,
  family: 'locked-candidates',
  says,
  *find(position: Position): Generator<Step> {
    const { geometry, candidates, places } = position;
    for (const { from, to, fromPlaces, toPlaces } of crossingsOf(geometry, KINDS)) {
      const fitting = fittingDigits(position, to, toPlaces, count);
      if (digitCount(fitting) <= count) continue;
      const outside = from.cells.filter(
        (cell, place) => (fromPlaces >>> place) % 2 === 0 && isWithin(candidates[cell]!, fitting, count),
      );
      if (outside.length < count) continue;
      const placesOf = (digit: Digit): number => places[to.index * geometry.size + digit - 1]!;
      for (const { cells, digits } of almostLocked(outside, candidates, count)) {
        const all = digitsOf(digits).map(placesOf);
        const rest = all.reduce((union, own) => union | own, 0) & ~toPlaces;
        if (digitCount(rest) !== count || all.includes(0)) continue;
        const losers = cellsAt(to, rest);
        const eliminations: Candidate[] = [
          ...losers.flatMap((cell) => digitsOf(candidates[cell]! & ~digits).map((digit) => ({ cell, digit }))),
          ...from.cells
            .filter((cell) => !to.set.has(cell) && !cells.includes(cell))
            .flatMap((cell) => digitsOf(candidates[cell]! & digits).map((digit) => ({ cell, digit }))),
        ];
        if (eliminations.length === 0) continue;
        yield {
          technique: id,
          placements: [],
          eliminations,
          marks: [
            ...houseMarks([from.index, to.index], 'pattern'),
            ...cellMarks(cells, 'pattern'),
            ...cellMarks(losers, 'second'),
          ],
          args: {
            from: { houses: [from.index] },
            to: { houses: [to.index] },
            cells: { cells },
            digits: { digits: digitsOf(digits) },
            others: { cells: losers },
          },
        };
      }
    }
  },
});

export const almostLockedPair = almostLockedCandidates(
  'almost-locked-pair',
  'Almost Locked Pair',
  1,
  'In {from}, outside {to}, {cells} is one of {digits}. So at most one of these digits is left to the crossing of {from} and {to}. In the rest of {to} they have a place in {others} only. So {others} is one of them, the crossing takes the other, and the rest of {from} has none.',
);
export const almostLockedTriple = almostLockedCandidates(
  'almost-locked-triple',
  'Almost Locked Triple',
  2,
  'In {from}, outside {to}, {cells} take two of {digits}. So at most one of these digits is left to the crossing of {from} and {to}. In the rest of {to} they have places in {others} only, two cells for two digits at least. So {others} hold nothing else, the crossing takes the last of these digits, and the rest of {from} has none.',
);
