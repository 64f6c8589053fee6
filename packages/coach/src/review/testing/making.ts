import { gridOf, puzzleOf, solve } from '@pencilmark/core';
import { applyStep, nextStep } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { type Review, type ReviewedGame, reviewOf, type Standing } from '../index.ts';

export const PUZZLE = puzzleOf('.93.42..1...9.......8..74.26..2.41....4.13..73.1..5.4..5.1793.8...3.6.7...9...5..');
export const SOLUTION = solve(PUZZLE)!;

/** A game in the making: a second for each move. */
export interface Making {
  readonly grid: Grid;
  readonly moves: ReviewedGame['moves'][number][];
  standing: Standing;
}

/** Begins a game. */
export function begin(): Making {
  const empty = () => new Int32Array(81);
  const standing = { digits: PUZZLE.givens, corner: empty(), centre: empty(), ruledOut: empty() };
  return { grid: gridOf(PUZZLE), moves: [], standing };
}

/** A move that changes what stands there. */
export function make(making: Making, change: (standing: { [Key in keyof Standing]: Standing[Key] }) => void): void {
  const { digits, corner, centre, ruledOut } = making.standing;
  const after = { digits: digits.slice(), corner: corner.slice(), centre: centre.slice(), ruledOut: ruledOut.slice() };
  change(after);
  making.moves.push({ ms: 1000 * (making.moves.length + 1), before: making.standing, after, isHelp: false });
  making.standing = after;
}

/** Digits along the path, outside of some cells. */
export function goOn(making: Making, count: number, without: readonly number[] = []): void {
  for (let left = count; left > 0; ) {
    const step = nextStep(making.grid);
    if (!step) return;
    applyStep(making.grid, step);
    const [placed] = step.placements;
    if (!placed || without.includes(placed.cell)) continue;
    left--;
    make(making, ({ digits }) => {
      digits[placed.cell] = placed.digit;
    });
  }
}

/** The review of the game. */
export function reviewed({ moves, standing }: Making, more: Partial<ReviewedGame> = {}): Review {
  const { geometry, givens } = PUZZLE;
  const end = { ms: 1000 * moves.length, digits: standing.digits };
  return reviewOf({ geometry, givens, solution: SOLUTION, moves, end, ...more });
}
