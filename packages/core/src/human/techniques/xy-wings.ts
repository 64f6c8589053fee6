import { lowestBit } from '../../bits.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../sets/digits.ts';
import { commonPeers, type Position } from '../position.ts';
import type { Mark, Step } from '../step.ts';
import { defineTechnique } from '../technique.ts';
import { cellOrder } from './cell-order.ts';

function* wings(technique: string, position: Position, pivotCount: 2 | 3): Generator<Step> {
  const { geometry, candidates } = position;
  const { peers } = cellOrder(geometry);
  for (let pivot = 0; pivot < geometry.cellCount; pivot++) {
    const pivotDigits = candidates[pivot]!;
    if (digitCount(pivotDigits) !== pivotCount) continue;
    // A pincer has two digits. It shares one or both with the pivot.
    const pincers: Cell[] = [];
    for (let at = geometry.peerStart[pivot]!; at < geometry.peerStart[pivot + 1]!; at++) {
      const digits = candidates[peers[at]!]!;
      if (digitCount(digits) === 2 && digitCount(digits & pivotDigits) === pivotCount - 1) pincers.push(peers[at]!);
    }
    for (let first = 0; first < pincers.length; first++)
      for (let second = first + 1; second < pincers.length; second++) {
        const [one, other] = [candidates[pincers[first]!]!, candidates[pincers[second]!]!];
        const shared = one & other;
        const union = pivotDigits | one | other;
        if (digitCount(shared) !== 1 || digitCount(union) !== 3 || digitCount(shared & pivotDigits) !== pivotCount - 2)
          continue;
        const step = wingOf(technique, position, [pivot, pincers[first]!, pincers[second]!], shared);
        if (step.eliminations.length > 0) yield step;
      }
  }
}

function wingOf(technique: string, position: Position, cells: readonly [Cell, Cell, Cell], shared: DigitSet): Step {
  const { geometry, candidates } = position;
  const [pivot, one, other] = cells;
  const holders = (candidates[pivot]! & shared) !== 0 ? cells : [one, other];
  const digit = lowestBit(shared) + 1;
  const losers = [...commonPeers(geometry, holders)].filter((cell) => (candidates[cell]! & shared) !== 0);
  const marksOf = (cell: Cell): Mark[] =>
    digitsOf(candidates[cell]!).map((own) => ({
      kind: 'candidate',
      cell,
      digit: own,
      role: own === digit ? 'second' : 'pattern',
    }));
  return {
    technique,
    placements: [],
    eliminations: losers.map((cell) => ({ cell, digit })),
    marks: cells.flatMap(marksOf),
    args: {
      pivot: { cells: [pivot] },
      pincers: { cells: [one, other] },
      digits: { digits: digitsOf(candidates[pivot]!) },
      digit: { digits: [digit] },
    },
  };
}

export const xyWing = defineTechnique({
  id: 'xy-wing',
  name: 'XY-Wing',
  family: 'wings',
  says: '{pivot} is one of {digits}. {pincers} both see it; whichever of the two digits it takes, one of them loses that digit and has to be {digit}. So no cell that sees both of {pincers} can be {digit}.',
  find: (position: Position) => wings('xy-wing', position, 2),
});

export const xyzWing = defineTechnique({
  id: 'xyz-wing',
  name: 'XYZ-Wing',
  family: 'wings',
  says: '{pivot} is one of {digits}. If it is not {digit}, then one of {pincers} loses its other digit to {pivot} and has to be {digit}. So one of these three cells is {digit}, and no cell that sees them all can be it.',
  find: (position: Position) => wings('xyz-wing', position, 3),
});
