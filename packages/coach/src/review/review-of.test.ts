import { gridOf, puzzleOf, solve } from '@pencilmark/core';
import { applyStep, nextStep } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { type ReviewedGame, reviewOf } from './index.ts';
import type { Played, Standing } from './moment.ts';

const PUZZLE = '.93.42..1...9.......8..74.26..2.41....4.13..73.1..5.4..5.1793.8...3.6.7...9...5..';

/** A game that fills a puzzle along its path, a digit each second. */
function alongThePath(text: string): ReviewedGame {
  const puzzle = puzzleOf(text);
  const grid = gridOf(puzzle);
  const standing = (): Standing => {
    const empty = () => new Int32Array(grid.digits.length);
    return { digits: grid.digits.slice(), corner: empty(), centre: empty(), ruledOut: empty() };
  };
  const moves: Played[] = [];
  let before = standing();
  for (let step = nextStep(grid); step; step = nextStep(grid)) {
    applyStep(grid, step);
    const after = standing();
    moves.push({ ms: (moves.length + 1) * 1000, before, after, isHelp: false });
    before = after;
  }
  const { geometry, givens } = puzzle;
  return { geometry, givens, solution: solve(puzzle)!, moves, end: { ms: 60_000, digits: before.digits } };
}

test('each digit has its technique, and a game without slips has none', () => {
  const review = reviewOf(alongThePath(PUZZLE));
  expect(review.isFinished).toBe(true);
  expect(review.moves.every(({ reason }) => reason?.steps.length === 1)).toBe(true);
  expect(review.slips).toEqual([]);
  expect(review.accuracy).toMatchObject({ percent: 100, wrong: 0, guessed: 0 });
  expect(JSON.parse(JSON.stringify(review))).toEqual(review);
});
