import { generate } from '@pencilmark/core/generate';
import { digitsOf, type Geometry, randomSymmetry } from '@pencilmark/core/geometry';
import {
  filledCells,
  gridOf,
  makePuzzle,
  type Puzzle,
  permuteCells,
  relabel,
  withGiven,
} from '@pencilmark/core/puzzle';
import { type Random, shuffled } from '@pencilmark/core/random';
import { isProper, type Solvers } from '@pencilmark/core/solve';

/** What a puzzle is meant to be: with one solution, with none, with several; or plain to see. */
export type Sort = 'proper' | 'none' | 'several' | 'easy';

/** Thinning takes long above so many cells, so larger boards keep a share of their givens. */
const LARGE = { cells: 400, least: 0.5, most: 0.53 };

/** A new puzzle of a sort, with as few givens as can be made quickly. */
export function freshPuzzle(geometry: Geometry, sort: Sort, random: Random, solvers: Solvers): Puzzle {
  const { cellCount } = geometry;
  const givens = [Math.floor(LARGE.least * cellCount), Math.floor(LARGE.most * cellCount)] as const;
  const wishes = cellCount > LARGE.cells ? { givens } : {};
  const { puzzle, solution } = generate({ geometry, seed: random.next(), solvers, ...wishes });
  const made: Readonly<Record<Sort, () => Puzzle>> = {
    proper: () => puzzle,
    none: () => spoiled(puzzle, solution, random),
    several: () => opened(puzzle, random, solvers),
    easy: () => withGaps(makePuzzle(geometry, solution), random),
  };
  return made[sort]();
}

/** The same puzzle, turned and with other digits, so that a program cannot know it again. */
export function disguised(puzzle: Puzzle, random: Random): Puzzle {
  const { geometry } = puzzle;
  const digits = shuffled(digitsOf(geometry.allDigits), random);
  return relabel(permuteCells(puzzle, randomSymmetry(geometry, random)), digits);
}

/**
 * A proper puzzle with a further given that its only solution does not have, so that it has none.
 * The given has no conflict with another, where the board still has such a place.
 */
function spoiled(puzzle: Puzzle, solution: Uint8Array, random: Random): Puzzle {
  const grid = gridOf(puzzle);
  for (const cell of shuffled(puzzle.givens.keys(), random)) {
    const wrong = digitsOf(grid.candidatesOf(cell)).filter((digit) => digit !== solution[cell]);
    if (wrong.length > 0) return withGiven(puzzle, cell, shuffled(wrong, random)[0]!);
  }
  const [cell] = filledCells(puzzle);
  return withGiven(puzzle, cell!, (solution[cell!]! % puzzle.geometry.size) + 1);
}

/** A proper puzzle without some of its givens, so that it has several solutions. */
function opened(puzzle: Puzzle, random: Random, solvers: Solvers): Puzzle {
  let open = puzzle;
  for (const cell of shuffled(filledCells(puzzle), random)) {
    open = withGiven(open, cell, 0);
    if (!isProper(open, { solvers })) break;
  }
  return open;
}

/** A complete grid without one cell of each row. */
function withGaps(grid: Puzzle, random: Random): Puzzle {
  const { size } = grid.geometry;
  let puzzle = grid;
  for (let row = 0; row < size; row++) puzzle = withGiven(puzzle, row * size + random.below(size), 0);
  return puzzle;
}
