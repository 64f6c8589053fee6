import { puzzleOf } from '@pencilmark/core/format';
import { solve } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import type { Way } from './tasks.ts';
import { way } from './work.ts';

/** After some singles a locked pair, or what stands for it. */
const TRICKY = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
/** With several solutions, so that no technique reaches its first digits. */
const OPEN = '1...............';

function wayThrough(text: string, order: (cells: number[]) => number[]): { way: Way; cells: number[] } {
  const puzzle = puzzleOf(text);
  const solution = solve(puzzle)!;
  const cells = order([...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0));
  const entries = cells.map((cell) => ({ cell, digit: solution[cell]! }));
  const question = { board: puzzle.geometry.id, givens: [...puzzle.givens], entries };
  return { way: way(question, { progress() {}, transfer() {} }) as Way, cells };
}

test('a digit that needs no more than a single says so, whatever order it is written in', () => {
  const rows = wayThrough('123.............', (cells) => cells.slice(0, 1)).way;
  expect(rows.reasons).toEqual(['full-house']);
  expect(rows.names['full-house']).toMatchObject({ en: 'Full House' });
});

test.each<readonly [string, (cells: number[]) => number[]]>([
  ['row by row', (cells) => cells],
  ['from the end', (cells) => cells.toReversed()],
])('what the puzzle needs is found on any way through it: %s', (_, order) => {
  const { way, cells } = wayThrough(TRICKY, order);
  expect(way.reasons).not.toContain(undefined);
  expect(way.hardest?.step.technique).toBe('locked-pair');
  expect(way.reasons.filter((reason) => reason === 'locked-pair')).toHaveLength(1);
  expect(way.reasons[way.hardest!.at]).toBe('locked-pair');
  // The board of the step is one from before the digit that it led to.
  expect(way.hardest!.digits[cells[way.hardest!.at]!]).toBe(0);
});

test('where the techniques do not reach, nothing is claimed', () => {
  const { way } = wayThrough(OPEN, (cells) => cells);
  expect(way.reasons[0]).toBeUndefined();
  expect(way.reasons.at(-1)).toBe('full-house');
});
