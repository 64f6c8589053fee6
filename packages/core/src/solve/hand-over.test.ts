import { expect, test } from 'vitest';
import { classic, sized } from '../geometry/layouts.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { backtracking } from './backtracking.ts';
import { conformance, puzzleFrom } from './conformance.ts';
import { exactCover } from './exact-cover.ts';
import { handOver } from './hand-over.ts';
import { singles } from './singles.ts';

conformance(handOver(backtracking, 20, singles));

// Plain backtracking takes 62 calls for the first puzzle and 6153 for the second; singles needs 1
// and 5.
const EASY = puzzleFrom('5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....');
const HARD = puzzleFrom('1...39..8..5.7.......8.6..59.6..3....514.723....6..9.17..9.5.......2.4..5..34...7');
const search = handOver(backtracking, 100, singles).prepare(classic);

test.each([
  ['the first solver answers', EASY, {}, 1, 62, 'exhausted'],
  ['the second answers after 100 calls of the first', HARD, {}, 1, 100 + 5, 'exhausted'],
  ['a smaller budget of the caller ends it', HARD, { maxCalls: 50 }, 0, 50, 'budget'],
  ['the same budget ends it, too', HARD, { maxCalls: 100 }, 0, 100, 'budget'],
  ['a larger one leaves the rest to the second', HARD, { maxCalls: 102 }, 0, 102, 'budget'],
])('%s', (_what, puzzle, options, count, calls, stopped) => {
  expect(search(puzzle, options)).toMatchObject({ count, calls, stopped });
});

test('a first solver that finds many solutions goes on alone, and reports each once', () => {
  const empty = emptyPuzzle(sized(4));
  const heard: string[] = [];
  const result = handOver(backtracking, 100, singles).prepare(sized(4))(empty, {
    keep: 0,
    onSolution: (solution) => heard.push(String(solution)),
  });
  expect(result.calls).toBe(backtracking.prepare(sized(4))(empty).calls);
  expect(new Set(heard).size).toBe(288);
  expect(heard).toHaveLength(288);
});

test('boards that the first solver cannot solve go to the second', () => {
  const solver = handOver(singles, 10, exactCover);
  expect(solver.name).toBe('singles+exact-cover');
  expect(solver.supports(sized(36))).toBe(true);
  expect(solver.prepare(sized(36))(emptyPuzzle(sized(36)), { limit: 1, maxCalls: 10_000 }).count).toBe(1);
});
