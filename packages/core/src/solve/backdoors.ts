import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { checkArgument, fail } from '../result.ts';
import { digitBit, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { type Filling, makeFilling } from './filling.ts';

/**
 * The least number of cells which somebody must be told, so that singles solve the rest: the size
 * of the smallest backdoor. 0 when singles solve the puzzle. Undefined when more than `most` cells
 * are needed. `solution` has the digit of every cell. Throws a RangeError for boards of more than
 * 32 digits.
 *
 *     const puzzle = puzzleOf('1...' + '..2.' + '.3..' + '...4');
 *     backdoorSize(puzzle, solve(puzzle))      // 0
 */
export function backdoorSize(puzzle: Puzzle, solution: Uint8Array, most = 3): number | undefined {
  checkPuzzle('backdoorSize', puzzle);
  const { geometry, givens } = puzzle;
  checkArgument('backdoorSize', solution?.length === geometry.cellCount, solution, 'a digit for every cell');
  if (geometry.size > LARGEST_DIGIT_SET)
    fail(`${geometry.id}; expected a board of at most ${LARGEST_DIGIT_SET} digits`);
  const filling = makeFilling(geometry);
  const states = Array.from({ length: most + 1 }, () => new Int32Array(filling.stateLength));
  const isPossible = filling.begin(states[0]!, puzzle) && filling.findFirst(states[0]!, givens);
  if (!isPossible || !filling.fill(states[0]!)) return undefined;
  for (let size = 0; size <= most; size++) if (isOpened({ filling, states, solution }, 0, 0, size)) return size;
  return undefined;
}

interface Attempt {
  readonly filling: Filling;
  /** By how many cells were told: what singles filled then. */
  readonly states: readonly Int32Array[];
  readonly solution: Uint8Array;
}

/** Whether `left` more cells, from a cell on, are enough. */
function isOpened(attempt: Attempt, told: number, from: number, left: number): boolean {
  const { filling, states, solution } = attempt;
  const state = states[told]!;
  const isOpen = (cell: number): boolean => (state[cell]! & (state[cell]! - 1)) !== 0;
  if (left === 0) return solution.every((_, cell) => !isOpen(cell));
  for (let cell = from; cell < solution.length; cell++) {
    if (!isOpen(cell)) continue;
    states[told + 1]!.set(state);
    filling.assume(states[told + 1]!, cell, digitBit(solution[cell]!));
    if (filling.fill(states[told + 1]!) && isOpened(attempt, told + 1, cell + 1, left - 1)) return true;
  }
  return false;
}
