import type { Cell } from '../sets/cells.ts';
import { upTo } from './groups.ts';

/**
 * All rows and columns, or all diagonals of two cells and more, each from both ends. They are the
 * cells of clues outside of the board.
 */
export function wholeLines(place: 'line' | 'diagonal', size: number): readonly Cell[][] {
  const every = upTo(size);
  const lines =
    place === 'line'
      ? every.flatMap((at) => [every.map((to) => at * size + to), every.map((to) => to * size + at)])
      : upTo(2 * size - 3).flatMap((at) => {
          const shift = at - (size - 2);
          const rows = every.filter((row) => row + shift >= 0 && row + shift < size);
          return [rows.map((row) => row * size + row + shift), rows.map((row) => row * size + size - 1 - row - shift)];
        });
  return lines.flatMap((cells) => [cells, [...cells].reverse()]);
}
