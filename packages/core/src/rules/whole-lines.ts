import type { Cell } from '../sets/cells.ts';
import { upTo } from './groups.ts';
import { columnOf, type Extent, rowOf } from './places.ts';

/**
 * All rows and columns, or all diagonals of two cells and more, each from both ends. They are the
 * cells of clues outside of the board.
 */
export function wholeLines(place: 'line' | 'diagonal', extent: Extent): readonly Cell[][] {
  const lines = place === 'line' ? straightLines(extent) : diagonals(extent);
  return lines.flatMap((cells) => [cells, [...cells].reverse()]);
}

const straightLines = (extent: Extent): Cell[][] => [
  ...upTo(extent.rows).map((row) => rowOf(row, extent)),
  ...upTo(extent.columns).map((column) => columnOf(column, extent)),
];

/** The diagonals from the upper edge down to the right, and down to the left. */
function diagonals({ size, rows, columns }: Extent): Cell[][] {
  const starts = upTo(rows + columns - 1).map((at) => at - (rows - 1));
  return starts.flatMap((start) => {
    const falling = upTo(rows).filter((row) => start + row >= 0 && start + row < columns);
    const toRight = falling.map((row) => row * size + start + row);
    const toLeft = falling.map((row) => row * size + columns - 1 - start - row);
    return toRight.length > 1 ? [toRight, toLeft] : [];
  });
}
