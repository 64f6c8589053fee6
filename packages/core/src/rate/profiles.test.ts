import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../format/parse.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { solvePath } from '../human/path.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { solve } from '../solve/solve.ts';
import { hodoku } from './hodoku.ts';
import { hasProfile, profilePath, profileStep } from './profiles.ts';
import { rate } from './rater.ts';
import { se } from './se.ts';

const puzzle = puzzleOf('.....57.3....9..288..2.3..5...7.1....2......7.5.3.......59...1.1.8.4....39..1..8.');

describe('paths', () => {
  test('our own is that of the hints', () => expect(profilePath(puzzle, 'own').steps).toEqual(solvePath(puzzle).steps));

  test.each([['se', se] as const, ['hodoku', hodoku] as const])('%s takes the steps that it rates', (name, rater) => {
    const { steps, end, grid } = profilePath(puzzle, name);
    expect(steps).toEqual(rate<unknown>(puzzle, rater, { path: true }).path);
    expect(end).toBe('solved');
    expect(grid.digits).toEqual(solve(puzzle));
    expect(profileStep(puzzle, name)).toEqual(steps[0]);
  });

  test('the three differ', () => {
    const paths = (['own', 'se', 'hodoku'] as const).map((name) =>
      profilePath(puzzle, name)
        .steps.map(({ technique }) => technique)
        .join(),
    );
    expect(new Set(paths).size).toBe(3);
  });
});

test('digits that were placed later are no givens', () => {
  const digits = solve(puzzle)!;
  digits[[...puzzle.givens.keys()].findLast((cell) => puzzle.givens[cell] === 0)!] = 0;
  const step = profileStep(makePuzzle(classic, digits), 'hodoku', { givens: puzzle.givens });
  expect(step!.technique).toBe('full-house');
});

test('boards that a profile does not know are refused', () => {
  expect(['own', 'se', 'hodoku'].map((name) => hasProfile(boxed(2, 3), name as 'se'))).toEqual([true, false, false]);
  expect(() => profilePath(emptyPuzzle(boxed(2, 3)), 'hodoku')).toThrow('6x6');
  expect(() => profileStep(emptyPuzzle(classic), 'other' as 'se')).toThrow('own, se, hodoku');
});
