import type { Cell } from '../sets/cells.ts';
import { asLines, demandsBy, upTo } from './groups.ts';
import { cellsOf, placeOf } from './places.ts';
import type { Frame, NamedRule } from './rule.ts';

/** Undefined where a diagonal does not go from corner to corner. */
const diagonalsOf = ({ size, rows, columns }: Frame): Cell[][] | undefined =>
  rows === columns
    ? [upTo(rows).map((row) => row * size + row), upTo(rows).map((row) => row * size + rows - 1 - row)]
    : undefined;

export const diagonals: NamedRule<'x'> = {
  name: 'x',
  says: 'both diagonals hold every digit',
  demands: demandsBy(diagonalsOf),
  signs: (frame) => asLines(diagonalsOf(frame)),
  holds: (solution, frame) => {
    const falling = new Set<number>();
    const rising = new Set<number>();
    for (const cell of cellsOf(frame)) {
      const [row, column] = placeOf(cell, frame.size);
      if (row === column) falling.add(solution[cell]!);
      if (row + column === frame.rows - 1) rising.add(solution[cell]!);
    }
    return falling.size === frame.rows && rising.size === frame.rows;
  },
};
