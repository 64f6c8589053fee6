import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { wrongIn } from '../human/conformance.ts';
import { languageNamed } from '../human/languages.ts';
import { applyStep } from '../human/path.ts';
import { explain } from '../human/tell/explain.ts';
import { LANGUAGE_CODES } from '../languages/language.ts';
import { gridOf } from '../puzzle/grid.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { solve } from '../solve/solve.ts';
import { hodoku } from './hodoku.ts';
import { HODOKU_LADDER } from './hodoku-ladder.ts';
import { HODOKU_LEVELS } from './hodoku-level.ts';
import { rate } from './rater.ts';

const rows = readFileSync(new URL('../../../../corpus/ratings/hodoku.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string, string]);

describe('golden levels and scores', () => {
  test('there are some of every level that the ladder reaches', () => {
    expect(new Set(rows.map(([, level]) => level))).toEqual(new Set(HODOKU_LEVELS.map(({ name }) => name)));
  });

  test.each(some(rows))('%s %s %s', (text, level, score, steps) => {
    const { rating, techniques } = rate(puzzleOf(text), hodoku);
    expect(rating).toEqual({ level, score: Number(score) });
    expect(
      Object.entries(techniques)
        .map(([id, count]) => `${count}*${id}`)
        .join(' '),
    ).toBe(steps);
  });
});

test('the score is the sum of all steps, and no level has a higher score than its limit', { tags: ['whole'] }, () => {
  for (const [text] of rows) {
    const { rating, path } = rate(puzzleOf(text), hodoku, { path: true });
    const rungs = path!.map(
      (step) => HODOKU_LADDER.find(({ techniques }) => techniques.some(({ id }) => id === step.technique))!,
    );
    expect(rungs.reduce((sum, { least }) => sum + least, 0)).toBe(rating.score);
    const place = HODOKU_LEVELS.findIndex(({ name }) => name === rating.level);
    expect(rating.score).toBeLessThanOrEqual(HODOKU_LEVELS[place]!.most);
    const hardest = rungs.map(({ level }) => HODOKU_LEVELS.findIndex(({ name }) => name === level));
    expect(Math.max(...hardest)).toBeLessThanOrEqual(place);
  }
});

test('no step contradicts the solution, and each changes something', () => {
  for (let seed = 0; seed < 25; seed++) {
    const { puzzle, solution } = generate({ geometry: classic, seed, minimal: true });
    const grid = gridOf(puzzle);
    for (const step of rate(puzzle, hodoku, { path: true }).path!) {
      expect(wrongIn(step, solution, grid.candidates)).toBe(undefined);
      applyStep(grid, step);
    }
  }
});

test('what HoDoKu tables and looks up is told, and follows from the solution', () => {
  const puzzle = puzzleOf('9.......3.4.5..2....6....1...3....91.7.4..8..2.......6.2..45......287......1.....');
  const { rating, techniques, path } = rate(puzzle, hodoku, { path: true });
  expect(rating).toEqual({ level: 'Extreme', score: 24994 });
  expect(techniques).toMatchObject({ 'region-forcing-chain': 1, 'dynamic-forcing-chain': 9, 'brute-force': 1 });
  const solution = solve(puzzle)!;
  const grid = gridOf(puzzle);
  for (const step of path!) {
    expect(wrongIn(step, solution, grid.candidates)).toBe(undefined);
    for (const code of LANGUAGE_CODES) explain(step, classic, { language: languageNamed(code) });
    applyStep(grid, step);
  }
});

describe('boards that are not puzzles', () => {
  test('an empty board is extreme, and its score a least one', () => {
    const { rating, end } = rate(emptyPuzzle(classic), hodoku);
    expect([rating, end]).toEqual([{ level: 'Extreme', score: { above: 9999 } }, 'stuck']);
  });

  test('a finished board has no score', () => {
    const { solution } = generate({ geometry: classic, seed: 1 });
    expect(rate(makePuzzle(classic, solution), hodoku).rating).toEqual({ level: 'Easy', score: 0 });
  });

  test('a board that cannot be solved comes to an end', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { puzzle, solution } = generate({ geometry: classic, seed });
      const cell = puzzle.givens.indexOf(0);
      const givens = puzzle.givens.slice();
      givens[cell] = (solution[cell]! % 9) + 1;
      expect(['stuck', 'contradiction']).toContain(rate(makePuzzle(classic, givens), hodoku).end);
    }
  });

  test('another board is refused', () => {
    expect(() => rate(emptyPuzzle(boxed(2, 3)), hodoku)).toThrow('6x6');
  });
});
