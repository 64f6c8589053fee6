import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { makePuzzle } from '../../puzzle/puzzle.ts';
import { solve } from '../../solve/solve.ts';

/**
 * HoDoKu's last resort in a proper puzzle: it looks up the digit of the middle empty cell in
 * reading order.
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
