import { solvePath } from '@pencilmark/core/human';
import { difficultyOf, rate, se } from '@pencilmark/core/rate';
import { judge } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { makePosed } from './making.ts';
import { readChapters } from './wish.ts';

const wishOf = (text: string) => {
  const read = readChapters(text);
  if (!read.ok) throw new Error(read.error);
  return read.value[0]!;
};

test('chapters are read', () => {
  const read = readChapters('10 easy, 4 killer 6x6 tricky,5 x-wing, 3');
  expect(read.ok && read.value.map(({ geometry, text: _, ...wish }) => ({ ...wish, board: geometry.id }))).toEqual([
    { count: 10, difficulty: 'easy', kinds: [], techniques: [], board: '9x9:3x3' },
    { count: 4, difficulty: 'tricky', kinds: ['killer'], techniques: [], board: '6x6:2x3' },
    { count: 5, kinds: [], techniques: ['x-wing'], board: '9x9:3x3' },
    { count: 3, kinds: [], techniques: [], board: '9x9:3x3' },
  ]);
});

test.each([
  ['easy', '"easy" is no chapter; expected a number'],
  ['10 easy,', '"" is no chapter'],
  ['0 easy', '"0 easy" is no chapter'],
  ['-3 easy', '"-3 easy" is no chapter'],
  ['3 easy hard', '"3 easy hard" has two levels'],
  ['3 6x6 9x9', '"3 6x6 9x9" has two boards'],
  ['3 easy 6x', '6x'],
  ['600 easy, 600 hard', 'A book has at most 1000 puzzles.'],
  ['3 36x36', 'Boards of more than'],
])('"%s" is refused', (text, sentence) => {
  const read = readChapters(text);
  expect(read.ok ? 'read' : read.error).toContain(sentence);
});

test.each(['2 easy', '1 tricky 6x6', '1 x-wing', '1 thermo 6x6'])('%s: proper puzzles as they are wished', (text) => {
  const wish = wishOf(text);
  const posed = makePosed(wish, 7)!;
  const { puzzle, solution } = posed;
  const { verdict, solutions } = judge(puzzle);
  expect([verdict, solutions[0]]).toEqual(['proper', solution]);
  expect(puzzle.geometry.clues.length > 0).toBe(wish.kinds.length > 0);
  expect(makePosed(wish, 7)).toEqual(posed);
  if (text === '2 easy') {
    const { rating } = rate(puzzle, se);
    expect(difficultyOf(rating.hardest, rating.work)).toBe('easy');
  }
  if (text === '1 x-wing') expect(solvePath(puzzle).steps.map(({ technique }) => technique)).toContain('x-wing');
});
