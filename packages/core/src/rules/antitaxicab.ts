import type { Cell } from '../sets/cells.ts';
import type { Demand } from './demand.ts';
import { upTo } from './groups.ts';
import { related } from './lowering.ts';
import { isOnBoard, placeOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';
import { toValue } from './values.ts';

/** The number of steps from edge to edge between two cells. */
function stepsBetween(a: Cell, b: Cell, { size }: Frame): number {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(a, size), placeOf(b, size)];
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn);
}

const cellsOf = (frame: Frame): Cell[] =>
  upTo(frame.size ** 2).filter((cell) => isOnBoard(...placeOf(cell, frame.size), frame));

export const antitaxicab: NamedRule<'antitaxicab'> = {
  name: 'antitaxicab',
  says: 'no two cells hold the digit that says how many steps from edge to edge they are apart',
  demands: (frame) => {
    const cells = cellsOf(frame);
    return cells.flatMap((cell, index) =>
      cells.slice(index + 1).flatMap((later): Demand[] => {
        const steps = stepsBetween(cell, later, frame);
        const isFar = steps > toValue(frame.size, frame);
        return isFar ? [] : related([[cell, later]], frame, (first, second) => first !== steps || second !== steps);
      }),
    );
  },
  signs: () => [],
  holds: (solution, frame) =>
    cellsOf(frame).every((cell) =>
      cellsOf(frame).every(
        (otherCell) =>
          cell === otherCell ||
          solution[cell] !== solution[otherCell] ||
          stepsBetween(cell, otherCell, frame) !== toValue(solution[cell]!, frame),
      ),
    ),
};
