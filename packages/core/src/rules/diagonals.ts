import type { Cell } from '../sets/cells.ts';
import { asHouses, asLines, upTo } from './groups.ts';
import type { Frame, NamedRule } from './rule.ts';

/** Undefined where a diagonal does not go from corner to corner. */
const diagonalsOf = ({ size, rows, columns }: Frame): Cell[][] | undefined =>
  rows === columns
    ? [upTo(rows).map((row) => row * size + row), upTo(rows).map((row) => row * size + rows - 1 - row)]
    : undefined;

export const diagonals: NamedRule<'x'> = {
  name: 'x',
  says: 'both diagonals hold every digit',
  demands: (frame) => {
    const diagonals = diagonalsOf(frame);
    return diagonals && asHouses(diagonals, frame.size);
  },
  signs: (frame) => asLines(diagonalsOf(frame) ?? []),
  holds: (solution, { size, rows, columns }) => {
    const falling = new Set<number>();
    const rising = new Set<number>();
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        if (row === column) falling.add(solution[row * size + column]!);
        if (row + column === rows - 1) rising.add(solution[row * size + column]!);
      }
    return falling.size === rows && rising.size === rows;
  },
};
