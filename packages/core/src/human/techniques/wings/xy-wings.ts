import { lowestBit } from '../../../bits.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import { inTurn, NOTHING } from '../../changed.ts';
import type { Position } from '../../position.ts';
import type { Mark, Step } from '../../step.ts';
import { defineTechnique } from '../../technique.ts';
import { cellOrder } from '../cell-order.ts';

/** A pivot and two pincers, of which one at least holds the shared digit. */
interface Wing {
  readonly pivot: Cell;
  readonly one: Cell;
  readonly other: Cell;
  readonly shared: DigitSet;
}

/** By cell: whether it has two candidates. */
function bivalueFlags({ candidates }: Position): readonly boolean[] {
  const flags: boolean[] = [];
  for (let cell = 0; cell < candidates.length; cell++) flags.push(digitCount(candidates[cell]!) === 2);
  return flags;
}

// The pincers of one pivot. Each search writes its own before it reads them.
const pincers: Cell[] = [];

/** The wings of a pivot with so many digits. A pincer has two, and shares one or both with it. */
function wingsAt(position: Position, pivot: Cell, pivotCount: 2 | 3): readonly Wing[] {
  const { geometry, candidates } = position;
  const pivotDigits = candidates[pivot]!;
  if (digitCount(pivotDigits) !== pivotCount) return NOTHING;
  const { peerStart } = geometry;
  const isBivalue = position.get(bivalueFlags);
  const { peers } = cellOrder(geometry);
  let count = 0;
  for (let at = peerStart[pivot]!; at < peerStart[pivot + 1]!; at++) {
    const peer = peers[at]!;
    if (isBivalue[peer] && digitCount(candidates[peer]! & pivotDigits) === pivotCount - 1) pincers[count++] = peer;
  }
  let wings: Wing[] | undefined;
  for (let first = 0; first < count; first++)
    for (let second = first + 1; second < count; second++) {
      const [one, other] = [pincers[first]!, pincers[second]!];
      const shared = candidates[one]! & candidates[other]!;
      const union = pivotDigits | candidates[one]! | candidates[other]!;
      if (digitCount(shared) !== 1 || digitCount(union) !== 3 || digitCount(shared & pivotDigits) !== pivotCount - 2)
        continue;
      (wings ??= []).push({ pivot, one, other, shared });
    }
  return wings ?? NOTHING;
}

/** The cells that see all places for the shared digit, and have it. */
function losersOf({ geometry, candidates }: Position, { pivot, one, other, shared }: Wing): readonly Cell[] {
  const { peers, peerStart, peerSets } = geometry;
  const isInPivot = (candidates[pivot]! & shared) !== 0;
  let losers: Cell[] | undefined;
  for (let at = peerStart[one]!; at < peerStart[one + 1]!; at++) {
    const cell = peers[at]!;
    if ((candidates[cell]! & shared) === 0 || !peerSets[other]!.has(cell)) continue;
    if (!isInPivot || peerSets[pivot]!.has(cell)) (losers ??= []).push(cell);
  }
  return losers ?? NOTHING;
}

const wings = (technique: string, position: Position, pivotCount: 2 | 3): Iterable<Step> =>
  inTurn(position.geometry.cellCount, (pivot) => {
    let steps: Step[] | undefined;
    for (const wing of wingsAt(position, pivot, pivotCount)) {
      const losers = losersOf(position, wing);
      if (losers.length > 0) (steps ??= []).push(wingOf(technique, position, wing, losers));
    }
    return steps ?? NOTHING;
  });

function wingOf(technique: string, position: Position, wing: Wing, losers: readonly Cell[]): Step {
  const { candidates } = position;
  const { pivot, one, other, shared } = wing;
  const digit = lowestBit(shared) + 1;
  const { marks, args } = position.evidence(() => {
    const marksOf = (cell: Cell): Mark[] =>
      digitsOf(candidates[cell]!).map((own) => ({
        kind: 'candidate',
        cell,
        digit: own,
        role: own === digit ? 'second' : 'pattern',
      }));
    return {
      marks: [pivot, one, other].flatMap(marksOf),
      args: {
        pivot: { cells: [pivot] },
        pincers: { cells: [one, other] },
        digits: { digits: digitsOf(candidates[pivot]!) },
        digit: { digits: [digit] },
      },
    };
  });
  return { technique, placements: [], eliminations: losers.map((cell) => ({ cell, digit })), marks, args };
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
