import { puzzleOf } from '@pencilmark/core/format';
import { applyStep, sentenceText } from '@pencilmark/core/human';
import { type Candidate, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import type { HintQuestion, Told } from './tasks.ts';
import { gridFrom, next, why } from './work.ts';

const positionOf = (text: string, more: Partial<HintQuestion> = {}): HintQuestion => {
  const grid = gridOf(puzzleOf(text));
  const { digits, candidates, geometry } = grid;
  return {
    board: geometry.id,
    givens: [...digits],
    digits: [...digits],
    candidates: [...candidates],
    isProper: true,
    ...more,
  };
};
const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

test('a step is told in both languages, in three stages', () => {
  const { tellings } = next(positionOf(PUZZLE)) as Told;
  expect(Object.values(tellings).map(({ name }) => name)).toEqual(['Hidden Single', 'Versteckter Einer']);
  expect(sentenceText(tellings.en.where)).toBe('Look at box 1.');
  expect(tellings.de.where).toContainEqual(expect.objectContaining({ text: 'Block 1', house: 18 }));
});

test.each([
  ['solved', [...solve(puzzleOf(PUZZLE))!].join('')],
  // Nobody can tell where anything goes, because there are many solutions.
  ['stuck', '1...............'],
  ['contradiction', '11..............'],
  ['contradiction', '123....4........'],
])('%s', (end, text) => expect(next(positionOf(text))).toBe(end));

describe('why not', () => {
  test('the steps told are enough, and each is possible in its turn', () => {
    const start = positionOf(PUZZLE);
    const solution = solve(puzzleOf(PUZZLE))!;
    const asked: Candidate[] = [];
    for (let cell = 0; cell < 81; cell += 7)
      for (let digit = 1; digit <= 9; digit++)
        if ((start.candidates[cell]! >>> (digit - 1)) & 1 && solution[cell] !== digit) asked.push({ cell, digit });
    expect(asked.length).toBeGreaterThan(15);
    for (const candidate of asked) {
      const steps = why({ ...start, candidate })!;
      const grid = gridFrom(start);
      for (const { step } of steps) {
        expect(grid.has(candidate.cell, candidate.digit)).toBe(true);
        for (const { cell, digit } of [...step.placements, ...step.eliminations])
          expect(grid.has(cell, digit)).toBe(true);
        applyStep(grid, step);
      }
      expect(grid.has(candidate.cell, candidate.digit)).toBe(false);
    }
  });

  test('the techniques do not reach everything', () => {
    expect(why({ ...positionOf('1...............'), candidate: { cell: 6, digit: 1 } })).toBe(undefined);
  });

  test('a candidate that goes in one step takes one step', () => {
    const struckOut = [{ cell: 0, digit: 2 }];
    const grid = gridOf(makePuzzle(puzzleOf(PUZZLE).geometry, puzzleOf(PUZZLE).givens, struckOut));
    const position = { ...positionOf(PUZZLE), candidates: [...grid.candidates] };
    // r3c2 is the only place for 8 in box 1.
    expect(why({ ...position, candidate: { cell: 19, digit: 1 } })!.length).toBe(1);
  });
});
