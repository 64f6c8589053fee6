// @module-tag whole

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { puzzleOf } from '../format/parse.ts';
import { cellName } from '../geometry/names.ts';
import type { Step } from '../human/steps/step.ts';
import { isMinimal } from '../solve/minimal.ts';
import { solve } from '../solve/solve.ts';
import { climb } from './rater.ts';
import { printed } from './rating.ts';
import { scoreText } from './score.ts';
import { se } from './se.ts';

const [[text, ...scores], ...path] = readFileSync(
  new URL('../../../../corpus/ratings/found.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')) as [string[], ...string[][]];

/** A step as the corpus writes it: its score, its technique, what it places, what it rules out. */
const rowOf = ({ technique, placements, eliminations }: Step, score: number): string[] => [
  scoreText(printed(score)),
  technique,
  [
    ...placements.map(({ cell, digit }) => `${cellName(cell, 9)}=${digit}`),
    ...eliminations.map(({ cell, digit }) => `${cellName(cell, 9)}<>${digit}`),
  ].join(' '),
];

test('the puzzle that our generator found has its rating, and the recorded path leads to its solution', () => {
  const puzzle = puzzleOf(text!);
  const solution = solve(puzzle)!;
  expect(isMinimal(puzzle)).toBe(true);
  const scorecard = se.open(puzzle);
  const steps: string[][] = [];
  const { end, beyond, grid } = climb(puzzle, se, { isExplained: false }, (step, score) => {
    scorecard.add(score, step);
    for (const { cell, digit } of step.eliminations) expect(solution[cell]).not.toBe(digit);
    return steps.push(rowOf(step, score)) > 0;
  });
  expect(steps).toEqual(path);
  expect(grid.digits).toEqual(solution);
  const { er, ep, ed } = scorecard.close(end, beyond);
  expect([er, ep, ed].map(scoreText)).toEqual(scores);
  expect(Number(scores[0])).toBeGreaterThanOrEqual(11);
});
