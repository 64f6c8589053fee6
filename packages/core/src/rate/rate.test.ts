import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { geometryOf } from '../geometry/clues.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { randomSymmetry } from '../geometry/symmetry.ts';
import { BOARDS, wrongIn } from '../human/conformance.ts';
import { applyStep } from '../human/path.ts';
import { gridOf } from '../puzzle/grid.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/puzzle.ts';
import { permuteCells } from '../puzzle/transform.ts';
import { makeRandom } from '../random.ts';
import { DIFFICULTIES, difficultyOf, hardestOf } from './difficulty.ts';
import { pencilmark } from './pencilmark.ts';
import { rate } from './rater.ts';
import { RATERS, raterFor } from './raters.ts';
import { ratingOf } from './rating.ts';
import { rankOf, scoreText } from './score.ts';
import { se } from './se.ts';

const rows = readFileSync(new URL('../../../../corpus/ratings/se.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

/** Ids of techniques one after the other, with a count where one comes several times in a row. */
const runs = (ids: readonly string[]): string =>
  ids.join(' ').replaceAll(/(?<=^| )(\S+)((?: \1(?= |$))+)/g, (run, id: string) => `${run.split(' ').length}*${id}`);

describe('golden ratings and paths', () => {
  test('there are some of every difficulty', () => {
    expect(rows.length).toBeGreaterThanOrEqual(50);
    expect(new Set(rows.map((row) => row[4]))).toEqual(new Set(DIFFICULTIES.map(({ name }) => name)));
  });

  test.each(some(rows))('%s ER %s EP %s ED %s %s', (text, er, ep, ed, difficulty, steps) => {
    const { rating, path, end, techniques, steps: count } = rate(puzzleOf(text!), se, { path: true });
    expect([rating.er, rating.ep, rating.ed].map(scoreText)).toEqual([er, ep, ed]);
    expect(rating.difficulty).toBe(difficulty);
    expect(runs(path!.map(({ technique }) => technique))).toBe(steps);
    expect(end).toBe('solved');
    expect(Object.values(techniques).reduce((sum, number) => sum + number, 0)).toBe(count);
  });
});

describe.each(some(BOARDS).map((board) => [board.id, board] as const))('on %s', (_, geometry) => {
  test('no step contradicts the solution, and what is solved is the solution', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { puzzle, solution } = generate({ geometry, seed, minimal: true });
      const { path, end, rating } = rate(puzzle, raterFor(geometry), { path: true, budget: 1e5 });
      const grid = gridOf(puzzle);
      for (const step of path!) {
        expect(wrongIn(step, solution, grid.candidates)).toBe(undefined);
        applyStep(grid, step);
      }
      if (end === 'solved') expect(grid.digits).toEqual(solution);
      else
        expect([end, rating.hardest, rating.difficulty]).toEqual([
          expect.stringMatching(/stuck|budget/),
          { above: expect.any(Number) },
          'extreme',
        ]);
      expect(JSON.parse(JSON.stringify(rating))).toEqual(rating);
    }
  });
});

test('hidden singles alone give the same rating however the board is turned', () => {
  const random = makeRandom(3);
  let count = 0;
  for (let seed = 0; seed < 40; seed++) {
    const { puzzle } = generate({ geometry: classic, seed });
    const { er } = rate(puzzle, se).rating;
    if (rankOf(er) > 1.5) continue;
    expect(rate(permuteCells(puzzle, randomSymmetry(classic, random)), se).rating.er).toBe(er);
    count++;
  }
  expect(count).toBeGreaterThan(5);
});

test('ED is at most EP, and EP at most ER', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { er, ep, ed } = rate(generate({ geometry: classic, seed, minimal: true }).puzzle, se).rating;
    expect(rankOf(ed)).toBeLessThanOrEqual(rankOf(ep));
    expect(rankOf(ep)).toBeLessThanOrEqual(rankOf(er));
  }
});

test('on the classic board both raters find the same', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { puzzle } = generate({ geometry: classic, seed });
    const [first, second] = [rate(puzzle, se), rate(puzzle, pencilmark)];
    expect([second.techniques, second.rating.hardest]).toEqual([first.techniques, first.rating.er]);
  }
});

describe('boards that are not puzzles', () => {
  const solved = generate({ geometry: classic, seed: 1 }).solution;
  const none = { hardest: 0, er: 0, ep: 0, ed: 0, work: 0, difficulty: 'gentle' };
  const beyond = { above: 9.5 };

  test('a finished board needs no step', () => {
    expect(rate(makePuzzle(classic, solved), se)).toEqual({ rating: none, end: 'solved', techniques: {}, steps: 0 });
  });

  test('an empty board offers no step', () => {
    const { rating, end, steps } = rate(emptyPuzzle(classic), se);
    expect([rating.er, rating.ep, rating.ed, end, steps]).toEqual([beyond, beyond, beyond, 'stuck', 0]);
  });

  test('whoever asks up to a score hears the same up to it, and no more', () => {
    for (const [text] of rows.slice(0, 40))
      for (const most of [1.5, 3.6, 6.6]) {
        const puzzle = puzzleOf(text!);
        const [whole, bounded] = [rate(puzzle, pencilmark), rate(puzzle, pencilmark, { most })];
        if (rankOf(whole.rating.hardest) <= most) expect(bounded).toEqual(whole);
        else expect(rankOf(bounded.rating.hardest)).toBeGreaterThan(most);
      }
  });

  test('a budget that is spent ends the rating at what is known until then', () => {
    const hard = puzzleOf('..7.....8..4..3...2..9..4..6...1....9......5...26..7.......1..5.2.7..6.......8.3.');
    const { rating, end } = rate(hard, se, { budget: 1e5 });
    expect([end, rating.ed, rating.er, rating.difficulty]).toEqual(['budget', 1.2, { above: 9.5 }, 'extreme']);
  });

  test('a board that cannot be solved ends in a contradiction', () => {
    const digits = solved.slice().fill(0, 0, 9);
    digits[9] = solved[0]!;
    digits[18] = solved[1]!;
    expect(rate(makePuzzle(classic, digits), se).end).toBe('contradiction');
  });

  test('a board that a rater does not support is refused', () => {
    expect(() => rate(emptyPuzzle(boxed(2, 3)), se)).toThrow('6x6:2x3');
    expect(() => raterFor(boxed(6, 6))).toThrow('36x36');
  });
});

test('every board has a rater', () => {
  expect(raterFor(classic)).toBe(RATERS[0]);
  for (const id of ['4x4', '6x6', '9x9:x', '12x12', '16x16', '25x25']) {
    const geometry = geometryOf(id);
    expect(geometry.ok && raterFor(geometry.value).name, id).toBe('pencilmark');
  }
});

test('the difficulty is that of the numbers as they are printed', () => {
  // Forty steps of 1.2 add up to a little more than 8.
  expect(
    ratingOf(
      1.2,
      Array<number>(40)
        .fill(1.2 - 1)
        .reduce((sum, number) => sum + number),
    ),
  ).toEqual({
    hardest: 1.2,
    work: 8,
    difficulty: 'gentle',
  });
});

test('a harder step or more work never gives an easier difficulty', () => {
  for (const scale of ['plain', 'clued'] as const)
    for (const [index, { name, [scale]: limits }] of DIFFICULTIES.entries()) {
      expect(difficultyOf(Math.min(limits.hardest, 20), Math.min(limits.work, 1000), scale)).toBe(name);
      const next = DIFFICULTIES[index + 1];
      if (!next) continue;
      expect(difficultyOf(limits.hardest + 0.1, 0, scale)).toBe(next.name);
      expect(difficultyOf(0, limits.work + 0.1, scale)).toBe(next.name);
      expect(hardestOf(name, scale)).toBe(limits.hardest);
    }
});
