import type { DigitSet } from '../../../sets/digits.ts';
import { hasSums } from '../../demands/boards.ts';
import { eliminating, sourceMarks } from '../../demands/evidence.ts';
import { openPart, type Sum, statedSums } from '../../demands/sums.ts';
import { inTurn } from '../../steps/changed.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

const ODD = 0x55555555;

/** 1 for odd, 0 for even; undefined where digits of both are left. */
function parityOf(set: DigitSet): number | undefined {
  const isOdd = (set & ODD) !== 0;
  const isEven = (set & ~ODD) !== 0;
  return isOdd === isEven ? undefined : isOdd ? 1 : 0;
}

/** A sum in which only one cell may add an odd or an even number: the total decides which. */
function parityStep(position: Position, sum: Sum): Step[] {
  const { cells, factors, total } = openPart(sum, position.grid.digits);
  const odd = cells.filter((_, index) => factors[index]! % 2 !== 0);
  const unknown = odd.filter((cell) => parityOf(position.candidates[cell]!) === undefined);
  if (unknown.length !== 1 || cells.length === 1) return [];
  const known = odd.reduce((sum, cell) => sum + (parityOf(position.candidates[cell]!) ?? 0), 0);
  const isOdd = Math.abs(total - known) % 2 === 1;
  const lost = candidatesOf(position, unknown, isOdd ? ~ODD : ODD);
  if (lost.length === 0) return [];
  return [
    eliminating('sum-parity', position, lost, () => ({
      marks: sourceMarks(position, sum),
      args: { clue: { demands: sum.demands }, cell: { cells: unknown } },
    })),
  ];
}

export const sumParity = defineTechnique({
  id: 'sum-parity',
  name: 'Parity of a Sum',
  family: 'sums',
  says: 'Of every cell of {clue} but {cell} it is known whether it makes the sum odd or even. So it is known of {cell}, too.',
  supports: hasSums,
  find(position) {
    const sums = statedSums(position.geometry);
    return inTurn(sums.length, (index) => parityStep(position, sums[index]!));
  },
});
