import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { digitCount, digitsOf } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { makeIsNew, resultOf } from '../../steps/results.ts';
import { cellMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { type Exocet, exocets } from './exocet-search.ts';
import { supportsExocets } from './exocets.ts';
import { type Fill, lossesOfFills } from './fills.ts';

/** Two junior exocets in a chute with the same digits, whose bases lie in different boxes. */
function* pairsOf(position: Position): Generator<readonly [Exocet, Exocet]> {
  const junior = position.get(exocets).filter(({ isJunior }) => isJunior);
  const { boxes } = position.geometry;
  for (const [index, first] of junior.entries())
    for (const second of junior.slice(index + 1))
      if (
        first.chute === second.chute &&
        first.digits === second.digits &&
        boxes[first.base[0]] !== boxes[second.base[0]]
      )
        yield [first, second];
}

/** The ways to fill both in which peers differ. */
function joinedFills({ geometry }: Position, a: Exocet, b: Exocet): Fill[] {
  const joined: Fill[] = [];
  for (const first of a.fills)
    for (const second of b.fills) {
      const cells = [...first.cells, ...second.cells];
      const digits = [...first.digits, ...second.digits];
      if (isPossible(cells, digits, (cell, peer) => geometry.peerSets[cell]!.has(peer))) joined.push({ cells, digits });
    }
  return joined;
}

const isPossible = (
  cells: readonly Cell[],
  digits: readonly Digit[],
  sees: (cell: Cell, peer: Cell) => boolean,
): boolean =>
  cells.every((cell, at) =>
    cells.every(
      (peer, index) =>
        index <= at ||
        (cell === peer ? digits[at] === digits[index] : digits[at] !== digits[index] || !sees(cell, peer)),
    ),
  );

export const doubleExocet = defineTechnique({
  id: 'double-exocet',
  name: 'Double Exocet',
  family: 'patterns',
  says: 'Two exocets lie in one chute, both with the digits {digits}: the cells {targets} hold the same two digits as {base}, and {secondTargets} the same as {secondBase}. Equal digits must not see each other here either, and few ways to fill all these cells are left.',
  supports: supportsExocets,
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const [first, second] of pairsOf(position)) {
      const fills = joinedFills(position, first, second);
      if (fills.length === 0) continue;
      const apart = new Set(
        [first, second]
          .map(({ fills: own }) => resultOf(lossesOfFills(position, own)))
          .join()
          .split(','),
      );
      const eliminations = lossesOfFills(position, fills);
      if (eliminations.every((elimination) => apart.has(resultOf([elimination]))) || !isNew(eliminations)) continue;
      yield {
        technique: 'double-exocet',
        placements: [],
        eliminations,
        marks: [
          ...houseMarks([...new Set([...first.lines, ...second.lines])], 'cover'),
          ...cellMarks(first.base, 'pattern'),
          ...cellMarks(first.targets, 'second'),
          ...cellMarks(second.base, 'third'),
          ...cellMarks(second.targets, 'fourth'),
        ],
        args: {
          digits: { digits: digitsOf(first.digits) },
          base: { cells: first.base },
          targets: { cells: first.targets },
          secondBase: { cells: second.base },
          secondTargets: { cells: second.targets },
        },
        measures: { digits: digitCount(first.digits) },
      };
    }
  },
});
