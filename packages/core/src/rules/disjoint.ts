import type { Cell } from '../sets/cells.ts';
import { asAreas, demandsBy, upTo } from './groups.ts';
import { cellsOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';

/**
 * For each place in a box, the cells at this place of all boxes. Undefined on a jigsaw, and with
 * more
 * boxes than digits: some cells of a group then have the same digit.
 */
function groupsOf(frame: Frame): Cell[][] | undefined {
  const { size, box } = frame;
  if (!box) return undefined;
  const placeIn = (cell: Cell): number =>
    (Math.floor(cell / size) % box.height) * box.width + ((cell % size) % box.width);
  const cells = cellsOf(frame);
  const groups = upTo(box.height * box.width).map((place) => cells.filter((cell) => placeIn(cell) === place));
  return groups.every((group) => group.length <= size) ? groups : undefined;
}

export const disjoint: NamedRule<'disjoint'> = {
  name: 'disjoint',
  says: 'disjoint groups: cells at the same place of their boxes hold every digit',
  demands: demandsBy(groupsOf),
  signs: (frame) => asAreas(groupsOf(frame)),
  holds: (solution, { size, boxes }) => {
    // The loop meets the cells of every box in the same order. So the first cells of all boxes are
    // a group, and so on. No group may have a digit twice.
    const met = new Array<number>(boxes.length).fill(0);
    const taken = new Set<number>();
    return boxes.every((box, cell) => {
      if (box < 0) return true;
      const key = met[box]!++ * (size + 1) + solution[cell]!;
      return !taken.has(key) && taken.add(key);
    });
  },
};
