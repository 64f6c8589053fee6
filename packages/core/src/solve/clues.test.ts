import { expect, test } from 'vitest';
import { withClues } from '../geometry/clues.ts';
import { boxed } from '../geometry/layouts.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import type { Clue } from '../rules/clue.ts';
import { clueConflict, spareClues } from './clues.ts';
import { isProper } from './solve.ts';

const board = boxed(2, 2);
const cage = (sum: number, ...cells: number[]): Clue => ({ rule: 'killer', cells: [cells], values: [sum] });
const cellsIn = (clues: readonly Clue[] = []): string[] => clues.map(({ cells }) => cells.join()).sort();

test('spareClues finds what each could be left out', () => {
  const cages = [cage(3, 0, 1), cage(4, 0, 4), cage(7, 4, 5), cage(4, 2, 6), cage(3, 8, 9), cage(7, 2, 3)];
  const puzzle = makePuzzle(withClues(board, cages), [1, ...new Array<number>(15).fill(0)]);
  const { clues } = puzzle.geometry;
  expect(isProper(puzzle)).toBe(true);
  const { clues: spare, isComplete } = spareClues(puzzle);
  expect(isComplete).toBe(true);
  const proper = clues.filter((clue) => {
    const remaining = clues.filter((kept) => kept !== clue);
    return isProper({ ...puzzle, geometry: withClues(board, remaining) });
  });
  expect(spare).toEqual(proper);
  expect(spare.length).toBeGreaterThan(0);
  expect(spare.length).toBeLessThan(clues.length);
  expect(spareClues(puzzle, { maxCallsEach: 0 })).toEqual({ clues: [], isComplete: false });
});

test.each([
  ['two cages of a row', [cage(3, 0, 1), cage(4, 4, 5), cage(6, 8, 9)], ['0,1', '4,5']],
  ['a cage by itself', [cage(3, 0, 1), cage(2, 10, 11)], ['10,11']],
  ['a cage that its house does not allow', [cage(3, 0, 1), cage(3, 2, 3), cage(5, 5, 6)], ['0,1', '2,3']],
])('clueConflict names %s', (_what, cages, expected) => {
  const puzzle = emptyPuzzle(withClues(board, cages));
  const answer = clueConflict(puzzle);
  expect(cellsIn(answer?.clues)).toEqual(expected);
  expect(answer?.isComplete).toBe(true);
});

test('clueConflict tells when clues are not to blame', () => {
  const ruled = withClues(board, [cage(3, 0, 1)]);
  expect(clueConflict(emptyPuzzle(ruled))).toBeUndefined();
  expect(clueConflict(makePuzzle(ruled, [1, 1, ...new Array<number>(14).fill(0)]))?.clues).toEqual([]);
  expect(clueConflict(emptyPuzzle(withClues(board, [cage(2, 0, 1)])), { maxCallsEach: 0 })).toBeUndefined();
});
