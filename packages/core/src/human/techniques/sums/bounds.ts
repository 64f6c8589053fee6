import type { Cell } from '../../../sets/cells.ts';
import { hasSums } from '../../demands/boards.ts';
import { type Bounds, boundsOf, within } from '../../demands/bounds.ts';
import { eliminating, sourceMarks } from '../../demands/evidence.ts';
import { openPart, type Sum, statedSums } from '../../demands/sums.ts';
import { inTurn } from '../../steps/changed.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** A cell with its bounds. */
type Bounded = Bounds & { readonly cell: Cell };

/** The empty cells of a sum that have candidates beyond their bounds. */
function boundedIn(position: Position, sum: Sum): Bounded[] {
  const open = openPart(sum, position.grid.digits);
  const sets = open.cells.map((cell) => position.candidates[cell]!);
  if (sets.includes(0)) return [];
  return boundsOf(open, sets, position.geometry)
    .map((bounds, index) => ({ ...bounds, cell: open.cells[index]! }))
    .filter((bounded) => candidatesOf(position, [bounded.cell], ~within(bounded)).length > 0);
}

/** The steps of a sum: cells with the same bounds lose the digits beyond them together. */
function boundSteps(position: Position, sum: Sum): Step[] {
  const alike = new Map<string, Bounded[]>();
  for (const bounded of boundedIn(position, sum)) {
    const key = `${bounded.least}-${bounded.most}`;
    alike.set(key, [...(alike.get(key) ?? []), bounded]);
  }
  return [...alike.values()].map((list) => {
    const [first] = list;
    const cells = list.map(({ cell }) => cell);
    const lost = candidatesOf(position, cells, ~within(first!));
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
