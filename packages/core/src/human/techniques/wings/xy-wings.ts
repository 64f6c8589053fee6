import { lowestBit } from '../../../bits.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import { cellOrder } from '../../relations/cell-order.ts';
import { inTurn, NOTHING } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import type { Mark, Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** A pivot and two pincers. At least one pincer holds the shared digit. */
interface Wing {
  readonly pivot: Cell;
  readonly first: Cell;
  readonly second: Cell;
  readonly shared: DigitSet;
}

/** By cell: how many candidates it has. */
function candidateCounts({ candidates }: Position): readonly number[] {
  const counts: number[] = [];
  for (let cell = 0; cell < candidates.length; cell++) counts.push(digitCount(candidates[cell]!));
  return counts;
}

// The pincers of a pivot. Each search writes its own before it reads them.
const pincers: Cell[] = [];

/**
 * The wings of a pivot with two or three digits. A pincer has two digits, and shares all digits of
 * the pivot but one with it.
 */
function wingsAt({ geometry, candidates }: Position, counts: readonly number[], pivot: Cell): readonly Wing[] {
  const { peerStart } = geometry;
  const { peers } = cellOrder(geometry);
  const pivotDigits = candidates[pivot]!;
  const common = counts[pivot]! - 1;
  let count = 0;
  for (let at = peerStart[pivot]!; at < peerStart[pivot + 1]!; at++) {
    const peer = peers[at]!;
    if (counts[peer] === 2 && digitCount(candidates[peer]! & pivotDigits) === common) pincers[count++] = peer;
  }
  let wings: Wing[] | undefined;
  for (let first = 0; first < count; first++)
    for (let second = first + 1; second < count; second++) {
      const [firstPincer, secondPincer] = [pincers[first]!, pincers[second]!];
      const [inFirst, inSecond] = [candidates[firstPincer]!, candidates[secondPincer]!];
      // Pivot and pincers have three digits together, and the pincers share a digit.
      if ((common === 1 ? inFirst ^ inSecond : inFirst | inSecond) !== pivotDigits) continue;
      (wings ??= []).push({ pivot, first: firstPincer, second: secondPincer, shared: inFirst & inSecond });
    }
  return wings ?? NOTHING;
}

/** The cells that see all places for the shared digit, and have it. */
function losersOf(
  { geometry, candidates }: Position,
  { pivot, first: firstPincer, second: secondPincer, shared }: Wing,
): readonly Cell[] {
  const { peerBits, words } = cellOrder(geometry);
  const isInPivot = (candidates[pivot]! & shared) !== 0;
  let losers: Cell[] | undefined;
  for (let word = 0; word < words; word++) {
    let common = peerBits[firstPincer * words + word]! & peerBits[secondPincer * words + word]!;
    if (isInPivot) common &= peerBits[pivot * words + word]!;
    for (; common !== 0; common &= common - 1) {
      const cell = 32 * word + lowestBit(common);
      if ((candidates[cell]! & shared) !== 0) (losers ??= []).push(cell);
    }
  }
  return losers ?? NOTHING;
}

function wings(technique: string, position: Position, pivotCount: 2 | 3): Iterable<Step> {
  const counts = position.get(candidateCounts);
  return inTurn(counts.length, (pivot) =>
    counts[pivot] === pivotCount ? wingsOf(technique, position, counts, pivot) : NOTHING,
  );
}

function wingsOf(technique: string, position: Position, counts: readonly number[], pivot: Cell): readonly Step[] {
  let steps: Step[] | undefined;
  for (const wing of wingsAt(position, counts, pivot)) {
    const losers = losersOf(position, wing);
    if (losers.length > 0) (steps ??= []).push(wingOf(technique, position, wing, losers));
  }
  return steps ?? NOTHING;
}

function wingOf(technique: string, position: Position, wing: Wing, losers: readonly Cell[]): Step {
  const { candidates } = position;
  const { pivot, first: firstPincer, second: secondPincer, shared } = wing;
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
      marks: [pivot, firstPincer, secondPincer].flatMap(marksOf),
      args: {
        pivot: { cells: [pivot] },
        pincers: { cells: [firstPincer, secondPincer] },
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
