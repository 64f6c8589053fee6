import { expect, test } from 'vitest';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { backtracking } from '../solve/backtracking.ts';
import { demands } from '../solve/demands/demands.ts';
import { countSolutions } from '../solve/solve.ts';
import { geometryOf } from './clues.ts';
import type { Geometry } from './geometry.ts';

const board = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

test.each([
  ['3x2 with 1-3', '3x2:noboxes', 12],
  ['2x3 with 1-3', '2x3:noboxes', 12],
  ['2x2 with 1-3', '2x2:1-3', 18],
  ['2x2 with 0-3 and a box', '2x2:2x2+0-3', 24],
  ['2x2 raw with 0-2', '2x2:0-2+raw', 81],
  ['4x4 without boxes', '4x4:noboxes', 576],
  ['4x4 with 0-3', '4x4:0-3', 288],
  ['4x4 with one region', '4x4:jigsaw-0...0...0...0...', 576],
])('%s has its number of solutions', (_, id, count) => {
  for (const solver of [demands, backtracking])
    expect(countSolutions(emptyPuzzle(board(id)), { limit: 1000, solvers: [solver] })).toBe(count);
});
