import type { CellPermutation } from '../geometry/symmetry.ts';
import { checkArgument, fail } from '../result.ts';
import { treatsDigitsAlike } from '../rules/demand.ts';
import type { Digit } from '../sets/digits.ts';
import { type Candidate, checkPuzzle, makePuzzle, type Puzzle } from './puzzle.ts';

function checkPermutation(items: readonly number[], count: number, kind: string): void {
  if (items.length !== count || new Set(items).size !== count || items.some((item) => !(item >= 0 && item < count))) {
    fail(`${kind} ${items.join(' ')}; expected each number from 0 to ${count - 1} once`);
  }
}

const mapped = (puzzle: Puzzle, move: (candidate: Candidate) => Candidate): Puzzle => {
  const digits = new Uint8Array(puzzle.geometry.cellCount);
  puzzle.givens.forEach((digit, cell) => {
    if (digit === 0) return;
    const moved = move({ cell, digit });
    digits[moved.cell] = moved.digit;
  });
  return makePuzzle(puzzle.geometry, digits, puzzle.struckOut?.map(move));
};

/**
 * The puzzle with digit d written as `digits[d - 1]`; `digits` holds 1…size in any order. Throws a
 * RangeError for a board whose rules tell digits apart, as sums do: there it were another puzzle.
 *
 *     const puzzle = puzzleOf('1234' + '....'.repeat(3))
 *     relabel(puzzle, [2, 1, 3, 4]).givens.slice(0, 4)      // Uint8Array.of(2, 1, 3, 4)
 */
export function relabel(puzzle: Puzzle, digits: readonly Digit[]): Puzzle {
  checkPuzzle('relabel', puzzle);
  checkArgument('relabel', Array.isArray(digits), digits, 'a list of digits');
  const { id, demands } = puzzle.geometry;
  if (!demands.every(treatsDigitsAlike)) fail(`other digits on ${id}; expected rules that treat digits alike`);
  checkPermutation(
    digits.map((digit) => digit - 1),
    puzzle.geometry.size,
    'relabelling',
  );
  return mapped(puzzle, ({ cell, digit }) => ({ cell, digit: digits[digit - 1]! }));
}

/**
 * The puzzle with the content of every cell c moved to cell `permutation[c]`. `keepsGeometry` tells
 * whether that keeps the rules.
 *
 *     permuteCells(puzzleOf('12..' + '....'.repeat(3)), turnOf('rotate90', 4)).givens[3]      // 1
 */
export function permuteCells(puzzle: Puzzle, permutation: CellPermutation): Puzzle {
  checkPuzzle('permuteCells', puzzle);
  checkArgument('permuteCells', Array.isArray(permutation), permutation, 'a list of cells, such as turnOf(NAME, SIZE)');
  checkPermutation(permutation, puzzle.geometry.cellCount, 'cell permutation');
  return mapped(puzzle, ({ cell, digit }) => ({ cell: permutation[cell]!, digit }));
}
