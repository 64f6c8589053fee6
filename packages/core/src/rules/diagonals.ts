import type { Cell } from '../sets/cells.ts';
import { asHouses, asLines, upTo } from './groups.ts';
import type { NamedRule } from './rule.ts';

const diagonalsOf = (size: number): Cell[][] => [
  upTo(size).map((row) => row * size + row),
  upTo(size).map((row) => row * size + size - 1 - row),
];

export const diagonals: NamedRule<'x'> = {
  name: 'x',
  says: 'both diagonals hold every digit',
  demands: ({ size }) => asHouses(diagonalsOf(size)),
  signs: ({ size }) => asLines(diagonalsOf(size)),
  holds: (solution, { size }) => {
    const falling = new Set<number>();
    const rising = new Set<number>();
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        if (row === column) falling.add(solution[row * size + column]!);
        if (row + column === size - 1) rising.add(solution[row * size + column]!);
      }
    return falling.size === size && rising.size === size;
  },
};
