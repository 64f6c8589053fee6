import type { Position } from '../../human/position.ts';
import type { Step } from '../../human/step.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { searchFor } from '../../solve/search.ts';

/**
 * What HoDoKu does when it finds nothing: it looks the digit of one cell up, the middle one of the
 * empty cells in reading order. Undefined unless there is exactly one solution.
 */
export function bruteForce({ geometry, grid: { digits } }: Position): Step | undefined {
  const { count, solutions } = searchFor(makePuzzle(geometry, digits), { limit: 2, keep: 1 });
  if (count !== 1) return undefined;
  const empty = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const cell = empty[empty.length >> 1]!;
  const digit = solutions[0]![cell]!;
  return {
    technique: 'brute-force',
    placements: [{ cell, digit }],
    eliminations: [],
    marks: [{ kind: 'cell', cell, role: 'pattern' }],
    args: { cell: { cells: [cell] } },
  };
}
