import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import { type Demand, isMet } from '../../../rules/demand.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit, digitsOf, everyDigit } from '../../../sets/digits.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { cellMarks, demandMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * The digits that a demand leaves to each of its cells, or to its only cell, whatever other cells
 * hold.
 */
function digitsBy(demand: Demand, size: number): DigitSet | undefined {
  if (demand.kind === 'digits') return demand.digits;
  const [cell] = demand.cells;
  if (cell === undefined || demand.cells.some((demandCell) => demandCell !== cell)) return undefined;
  return digitsOf(everyDigit(size)).reduce(
    (set, digit) => (isMet(demand, { length: 0, [cell]: digit }) ? set | digitBit(digit) : set),
    0,
  );
}

/** A demand that restricts each of its cells alone, as an index, and the digits that it leaves. */
interface Restriction {
  readonly index: number;
  readonly own: readonly Cell[];
  readonly digits: DigitSet;
}

const restrictionsOf = perBoard((geometry: Geometry): readonly Restriction[] =>
  [...geometry.demands.entries()].flatMap(([index, demand]) => {
    const digits = digitsBy(demand, geometry.size);
    return digits === undefined ? [] : [{ index, own: [...new Set(demand.cells)], digits }];
  }),
);

function* restrictedCells(position: Position): Generator<Step> {
  const { geometry, candidates } = position;
  for (const { index, own, digits } of restrictionsOf(geometry)) {
    const cells = own.filter((cell) => (candidates[cell]! & ~digits) !== 0);
    if (cells.length === 0) continue;
    const { marks, args } = position.evidence(() => ({
      marks: [...demandMarks([index], 'base'), ...cellMarks(cells, 'pattern')],
      args: { demands: { demands: [index] }, cells: { cells }, digits: { digits: digitsOf(digits), isChoice: true } },
    }));
    const eliminations = candidatesOf(position, cells, ~digits);
    yield { technique: 'restricted-cell', placements: [], eliminations, marks, args };
  }
}

export const restrictedCell = defineTechnique({
  id: 'restricted-cell',
  name: 'Restricted Cell',
  family: 'ties',
  says: 'By {demands}, only {digits} can be in {cells}.',
  supports: (geometry) => geometry.demands.length > 0 && restrictionsOf(geometry).length > 0,
  find: restrictedCells,
});
