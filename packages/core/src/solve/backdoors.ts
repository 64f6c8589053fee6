import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { COUNT, check, checkArgument, fail, LIST } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { digitBit, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { type Filling, makeFilling } from './filling.ts';

/**
 * The least number of cells whose digits make singles solve the rest: the size of the smallest
 * backdoor. 0 when singles solve the puzzle. Undefined when more than `most` cells are needed.
 * `solution` has the digit of every cell. Throws a RangeError for boards of more than 32 digits.
 *
 *     const puzzle = puzzleOf('1...' + '..2.' + '.3..' + '...4');
 *     backdoorSize(puzzle, solve(puzzle))      // 0
 */
export function backdoorSize(puzzle: Puzzle, solution: Uint8Array, most = 3): number | undefined {
  let size: number | undefined;
  findSmallest('backdoorSize', puzzle, solution, most, (cells) => {
    size = cells.length;
    return true;
  });
  return size;
}

/**
 * All backdoors of the least size, each as its cells in reading order; a single empty backdoor when
 * singles solve the puzzle. Undefined when more than `most` cells are needed. `solution` has the
 * digit of every cell. Throws a RangeError for boards of more than 32 digits.
 *
 *     const puzzle = puzzleOf('1...' + '..2.' + '.3..' + '...4');
 *     smallestBackdoors(puzzle, solve(puzzle))      // [[]]
 */
export function smallestBackdoors(puzzle: Puzzle, solution: Uint8Array, most = 3): Cell[][] | undefined {
  const backdoors: Cell[][] = [];
  findSmallest('smallestBackdoors', puzzle, solution, most, (cells) => {
    backdoors.push(cells);
    return false;
  });
  return backdoors.length > 0 ? backdoors : undefined;
}

/** Reports the backdoors of the least size in turn, until the listener has enough. */
function findSmallest(caller: string, puzzle: Puzzle, solution: Uint8Array, most: number, hasEnough: Listener): void {
  checkPuzzle(caller, puzzle);
  const { geometry, givens } = puzzle;
  checkArgument(
    caller,
    LIST[0](solution as never) && solution.length === geometry.cellCount,
    solution,
    'a digit for every cell',
  );
  check(caller, 'most', most, COUNT);
  if (geometry.size > LARGEST_DIGIT_SET)
    fail(`${geometry.id}; expected a board of at most ${LARGEST_DIGIT_SET} digits`);
  const filling = makeFilling(geometry);
  const states = Array.from({ length: most + 1 }, () => new Int32Array(filling.stateLength));
  const isPossible = filling.begin(states[0]!, puzzle) && filling.findFirst(states[0]!, givens);
  if (!isPossible || !filling.fill(states[0]!)) return;
  let isFound = false;
  const hear: Listener = (cells) => {
    isFound = true;
    return hasEnough(cells);
  };
  for (let size = 0; size <= most && !isFound; size++)
    tellEach({ cells: geometry.cells, filling, states, solution, hear }, [], size);
}

/** Hears of the cells of a backdoor, and says whether that is enough. */
type Listener = (cells: Cell[]) => boolean;

interface Attempt {
  /** The cells that hold digits. */
  readonly cells: readonly Cell[];
  readonly filling: Filling;
  /** By the number of guessed cells: the grid that singles filled then. */
  readonly states: readonly Int32Array[];
  readonly solution: Uint8Array;
  readonly hear: Listener;
}

/** Reports each backdoor with `left` further cells. Returns true when the listener has enough. */
function tellEach(attempt: Attempt, guessed: readonly Cell[], left: number): boolean {
  const { cells, filling, states, solution, hear } = attempt;
  const state = states[guessed.length]!;
  const isOpen = (cell: Cell): boolean => (state[cell]! & (state[cell]! - 1)) !== 0;
  if (left === 0) return !cells.some(isOpen) && hear([...guessed]);
  const next = states[guessed.length + 1]!;
  for (const cell of cells) {
    if (cell <= (guessed.at(-1) ?? -1) || !isOpen(cell)) continue;
    next.set(state);
    filling.assume(next, cell, digitBit(solution[cell]!));
    if (filling.fill(next) && tellEach(attempt, [...guessed, cell], left - 1)) return true;
  }
  return false;
}
