import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { geometryOf } from '../geometry/clues.ts';
import { isKind } from '../geometry/layouts.ts';
import { makePuzzle } from '../puzzle/puzzle.ts';
import { isSolution } from '../solve/is-solution.ts';
import { search } from '../solve/search.ts';
import { solvePath } from './path.ts';
import { TECHNIQUES } from './techniques.ts';

const rows = readFileSync(new URL('../../../../corpus/clues.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

// What tries, or looks at whole solutions, is left out.
const techniques = TECHNIQUES.filter(({ family }) => family !== 'last-resort');
const digitsOf = (text: string): number[] => Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)));
const boardCalled = (id: string) => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

test.each(rows)('%s (%s, %s) is solved as people do, step by step', (_name, _en, _de, id, givens, solved) => {
  const puzzle = makePuzzle(boardCalled(id!), digitsOf(givens!));
  const solution = digitsOf(solved!);
  expect(isSolution(puzzle, solution)).toBe(true);
  expect(search(puzzle, { limit: 2 }).solutions.map((digits) => [...digits])).toEqual([solution]);
  const { steps, end, grid } = solvePath(puzzle, { techniques });
  for (const { placements, eliminations, technique } of steps) {
    for (const { cell, digit } of placements) expect(digit, technique).toBe(solution[cell]);
    for (const { cell, digit } of eliminations) expect(digit, technique).not.toBe(solution[cell]);
  }
  expect([end, [...grid.digits]]).toEqual(['solved', solution]);
});

test('there are twenty puzzles with ten kinds of clues, and few givens', () => {
  const kinds = new Set(rows.flatMap(([, , , id]) => boardCalled(id!).rules.filter(isKind)));
  expect(rows.length).toBeGreaterThanOrEqual(20);
  expect(kinds.size).toBeGreaterThanOrEqual(10);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  for (const [name, , , , givens] of rows) expect(givens!.replaceAll('.', '').length, name).toBeLessThanOrEqual(16);
});
