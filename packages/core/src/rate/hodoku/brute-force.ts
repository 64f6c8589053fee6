import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { solve } from '../../solve/solve.ts';

/**
 * What HoDoKu does in a proper puzzle when it finds nothing: it looks the digit of one cell up, the
 * middle one of the empty cells in reading order.
 */
export function bruteForce({ geometry, grid: { digits } }: Position): Step | undefined {
  const solution = solve(makePuzzle(geometry, digits));
  const empty = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const cell = empty[empty.length >> 1]!;
  return (
    solution && {
      technique: 'brute-force',
      placements: [{ cell, digit: solution[cell]! }],
      eliminations: [],
      marks: [{ kind: 'cell', cell, role: 'pattern' }],
      args: { cell: { cells: [cell] } },
    }
  );
}
