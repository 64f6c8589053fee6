import { boxed, classic, puzzleOf, solve } from '@pencilmark/core';
import { expect, test } from 'vitest';
import { digitsOfText } from './geometry.ts';
import { ghostAt, ghostCells, ghostOf, solverGhost } from './ghost.ts';
import { begun, on, SMALL, START, setupOf } from './testing.ts';

test('R4: a finished log is a ghost, with the moments since the start', () => {
  const { log } = on(
    begun(setupOf({ mode: 'race', isChecked: false })),
    [START + 1000, { t: 'move', seat: 0, cell: 1, digit: 2 }],
    [START + 2000, { t: 'move', seat: 1, cell: 1, digit: 2 }],
    [START + 3000, { t: 'move', seat: 0, cell: 6, digit: 3 }],
    [START + 4000, { t: 'move', seat: 0, cell: 6, digit: 0 }],
  );
  const ghost = ghostOf(log, 0);
  expect(ghost).toEqual([
    { ms: 1000, cells: 1, cell: 1 },
    { ms: 3000, cells: 2, cell: 6 },
    { ms: 4000, cells: 1, cell: 6 },
  ]);
  expect([0, 999, 1000, 3500, 9999].map((ms) => ghostAt(ghost, ms))).toEqual([0, 0, 1, 2, 1]);
  expect([0, 1000, 3500, 9999].map((ms) => [...ghostCells(ghost, ms)])).toEqual([[], [1], [1, 6], [1]]);
  expect(ghostCells([{ ms: 0, cells: 1 }], 1).size).toBe(0);
});

test('R4: a solver at human pace needs the par of each position', () => {
  const ghost = (pace?: number) =>
    solverGhost(boxed(2, 2), digitsOfText(SMALL.puzzle), digitsOfText(SMALL.solution), pace);
  expect(ghost().map(({ ms }) => ms)).toEqual([2000, 4000, 6000, 8000]);
  expect(ghost(1.5).at(-1)).toMatchObject({ ms: 12_000, cells: 4 });
});

test('R4: the ghost of a solver fills every board, also a board that is too hard for it', () => {
  const puzzle = puzzleOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  const ghost = solverGhost(classic, [...puzzle.givens], [...solve(puzzle)!]);
  expect(ghost).toHaveLength(60);
  expect(new Set(ghost.map(({ cell }) => cell)).size).toBe(60);
  expect(ghost.every(({ ms, cells }, index) => cells === index + 1 && ms > (ghost[index - 1]?.ms ?? 0))).toBe(true);
});
