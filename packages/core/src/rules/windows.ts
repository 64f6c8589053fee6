import type { Cell } from '../sets/cells.ts';
import { asAreas, demandsBy, upTo } from './groups.ts';
import { cellsOf, placeOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';

/**
 * Boxes a cell away from the edge and from each other, as many as fit. Undefined on a jigsaw, and
 * when a box is part of a single row or column.
 */
function windowsOf({ size, rows, columns, box }: Frame): Cell[][] | undefined {
  if (!box || box.height < 2 || box.width < 2) return undefined;
  const starts = (side: number, length: number): number[] =>
    upTo(Math.floor(side / (length + 1))).map((index) => 1 + index * (length + 1));
  const corners = starts(rows, box.height).flatMap((row) =>
    starts(columns, box.width).map((column) => row * size + column),
  );
  return corners.map((corner) =>
    upTo(box.height * box.width).map((index) => corner + Math.floor(index / box.width) * size + (index % box.width)),
  );
}

export const windows: NamedRule<'windows'> = {
  name: 'windows',
  says: 'windoku: the boxes drawn one cell inside hold every digit too',
  demands: demandsBy(windowsOf),
  signs: (frame) => asAreas(windowsOf(frame)),
  holds: (solution, frame) => {
    const { height, width } = frame.box!;
    // Frames a cell wide surround the windows. The cells between the frames form the windows, and
    // smaller areas where the board ends.
    const seen = new Map<string, number[]>();
    for (const cell of cellsOf(frame)) {
      const [row, column] = placeOf(cell, frame.size);
      if (row % (height + 1) === 0 || column % (width + 1) === 0) continue;
      const window = `${Math.floor(row / (height + 1))} ${Math.floor(column / (width + 1))}`;
      seen.set(window, [...(seen.get(window) ?? []), solution[cell]!]);
    }
    return [...seen.values()].every(
      (digits) => digits.length < height * width || new Set(digits).size === digits.length,
    );
  },
};
