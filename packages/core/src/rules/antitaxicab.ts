import type { Cell } from '../sets/cells.ts';
import type { Demand } from './demand.ts';
import { upTo } from './groups.ts';
import { related } from './lowering.ts';
import { isOnBoard, placeOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';
import { toValue } from './values.ts';

/** How many steps from edge to edge lead from one cell to another. */
function stepsBetween(one: Cell, other: Cell, { size }: Frame): number {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(one, size), placeOf(other, size)];
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn);
}

const cellsOf = (frame: Frame): Cell[] =>
  upTo(frame.size ** 2).filter((cell) => isOnBoard(...placeOf(cell, frame.size), frame));

export const antitaxicab: NamedRule<'antitaxicab'> = {
  name: 'antitaxicab',
  says: 'no two cells hold the digit that says how many steps from edge to edge they are apart',
  demands: (frame) => {
    const cells = cellsOf(frame);
    return cells.flatMap((one, index) =>
      cells.slice(index + 1).flatMap((other): Demand[] => {
        const steps = stepsBetween(one, other, frame);
        const isFar = steps > toValue(frame.size, frame);
        return isFar ? [] : related([[one, other]], frame, (first, second) => first !== steps || second !== steps);
      }),
    );
  },
  signs: () => [],
  holds: (solution, frame) =>
    cellsOf(frame).every((one) =>
      cellsOf(frame).every(
        (other) =>
          one === other ||
          solution[one] !== solution[other] ||
          stepsBetween(one, other, frame) !== toValue(solution[one]!, frame),
      ),
    ),
};
