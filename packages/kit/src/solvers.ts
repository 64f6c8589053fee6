import type { Puzzle } from '@pencilmark/core/puzzle';
import { bands, exactCover, type Solver, searchAmong, singles } from '@pencilmark/core/solve';

/** The best solvers of core for 9×9, for other boards, and for those of more than 32 digits. */
export const SOLVERS: readonly Solver[] = [bands, singles, exactCover];

/** Whether a puzzle has exactly one solution. */
export const isProper = (puzzle: Puzzle): boolean => searchAmong(SOLVERS, puzzle, { limit: 2, keep: 0 }).count === 1;
