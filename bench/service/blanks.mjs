import { solve } from '@pencilmark/kit';

/** The cells of a puzzle that are empty as far as a player has heard, and their right digits. */
export function newBlanks() {
  let cells = [];
  let solution;
  return {
    begin: (puzzle) => {
      solution = solve(puzzle);
      cells = [...puzzle].flatMap((character, cell) => (character === '.' ? [cell] : []));
    },
    count: () => cells.length,
    /** Takes one out, the first or another one, with its digit. */
    take: (at = 0) => {
      const [cell] = cells.splice(at, 1);
      return { cell, digit: Number(solution[cell]) };
    },
    putBack: (cell) => cells.push(cell),
    drop: (cell) => {
      cells = cells.filter((other) => other !== cell);
    },
  };
}
