import type { Cell } from '../../../sets/cells.ts';
import type { DigitSet } from '../../../sets/digits.ts';
import { inTurn } from '../../changed.ts';
import { groupsOf, openPart, rangeOf, type Sum, statedSums } from '../../demands/sums.ts';
import { candidatesOf, type Position } from '../../position.ts';
import type { Step } from '../../step.ts';
import { defineTechnique } from '../../technique.ts';
import { hasSums } from './boards.ts';
import { eliminating, sourceMarks } from './evidence.ts';

/** The digits that the others of a sum leave to a cell, from the least to the greatest. */
interface Bounds {
  readonly cell: Cell;
  readonly least: number;
  readonly most: number;
}

/** What the other cells of a sum come to at least and at most, each times its factor. */
function restOf(sum: Pick<Sum, 'cells' | 'factors' | 'total'>, but: number, position: Position): [number, number] {
  let [low, high] = [0, 0];
  for (const group of groupsOf(sum, position.geometry)) {
    const others = group.filter((index) => index !== but);
    const [least, most] = rangeOf(others.map((index) => position.candidates[sum.cells[index]!]!));
    const factor = sum.factors[group[0]!]!;
    low += factor * (factor > 0 ? least : most);
    high += factor * (factor > 0 ? most : least);
  }
  return [low, high];
}

/** The bounds of each empty cell of a sum. */
export function boundsIn(position: Position, sum: Sum): Bounds[] {
  const { size } = position.geometry;
  const open = openPart(sum, position.grid.digits);
  if (open.cells.some((cell) => position.candidates[cell] === 0)) return [];
  return open.cells.map((cell, index) => {
    const [low, high] = restOf(open, index, position);
    const factor = open.factors[index]!;
    const ends = [(open.total - high) / factor, (open.total - low) / factor];
    return {
      cell,
      least: Math.max(1, Math.ceil(Math.min(...ends))),
      most: Math.min(size, Math.floor(Math.max(...ends))),
    };
  });
}

/** The digits from one to another. */
const between = ({ least, most }: Bounds): DigitSet =>
  most < least ? 0 : ((2 << (most - 1)) - 1) & ~((1 << (least - 1)) - 1);

/** The steps of a sum: cells with the same bounds lose what lies beyond them together. */
function boundSteps(position: Position, sum: Sum): Step[] {
  const bounds = boundsIn(position, sum).filter((one) => candidatesOf(position, [one.cell], ~between(one)).length > 0);
  const alike = new Map<string, Bounds[]>();
  for (const one of bounds) {
    const key = `${one.least}-${one.most}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()].map((list) => {
    const [first] = list;
    const cells = list.map(({ cell }) => cell);
    const lost = candidatesOf(position, cells, ~between(first!));
    return eliminating('sum-bounds', position, lost, () => ({
      marks: sourceMarks(position, sum),
      args: {
        clue: { demands: sum.demands },
        cells: { cells },
        least: { digits: [first!.least] },
        most: { digits: [first!.most] },
      },
    }));
  });
}

export const sumBounds = defineTechnique({
  id: 'sum-bounds',
  name: 'Least and Greatest of the Rest',
  family: 'sums',
  says: 'Take the other cells of {clue} as small and as great as they can be. Then the sum leaves {cells} only digits from {least} to {most}.',
  supports: hasSums,
  find(position) {
    const sums = statedSums(position.geometry);
    return inTurn(sums.length, (index) => boundSteps(position, sums[index]!));
  },
});
