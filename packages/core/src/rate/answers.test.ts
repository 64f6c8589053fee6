import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { expectAnswers } from '../../../../scripts/answers.mjs';
import { digestOf } from '../../../../scripts/digest.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { BOARDS } from '../human/conformance.ts';
import { allSteps } from '../human/path.ts';
import { allCases, cluedPuzzle, positionOf } from '../human/testing.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { rate } from './rater.ts';
import { RATERS } from './raters.ts';

/** With nets, one rating takes longer than all others together. */
const MOST_ER = 8.5;

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../../../corpus/ratings/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const PUZZLES: readonly (readonly [name: string, puzzle: Puzzle])[] = [
  ...rowsOf('se').filter((row) => Number(row[1]) <= MOST_ER),
  ...rowsOf('hodoku').filter((row) => row[1] !== 'Extreme'),
]
  .map(([text]) => [text!, puzzleOf(text!)] as const)
  .concat(
    BOARDS.map((geometry) => [geometry.id, generate({ geometry, seed: 7, minimal: true }).puzzle] as const),
    BOARDS.slice(0, 2).flatMap((geometry) =>
      [1, 2, 3].map((seed) => [`${geometry.id} ${seed}`, cluedPuzzle(geometry, seed).puzzle] as const),
    ),
  );

test('ratings with their paths, by all raters', { tags: ['whole'] }, async () => {
  const rows = PUZZLES.map(([name, puzzle]) => [
    name,
    ...RATERS.map((rater) => {
      if (rater.supports?.(puzzle.geometry) === false) return '-';
      const { path, ...rated } = rate(puzzle, rater as (typeof RATERS)[0], { path: true, budget: 1e6 });
      return `${path?.length}:${digestOf([path, rated])}`;
    }),
  ]);
  await expectAnswers(
    'ratings',
    'Puzzle or board, and for each rater how many steps there are and a digest of the path.',
    rows,
  );
});

test('what the steps of each technique are worth', async () => {
  const cases = allCases();
  const rows = RATERS.flatMap(({ name, ladder }) =>
    ladder.flatMap(({ techniques, least, most, score }) =>
      techniques.map((technique) => {
        const { grid, givens } = positionOf(cases.find((row) => row.technique === technique.id)!);
        const [step] = allSteps(grid, { techniques: [technique], givens });
        return [name, technique.id, least, most ?? '-', step ? score(step) : '-'];
      }),
    ),
  );
  await expectAnswers(
    'ladders',
    'Rater, technique, least and most of its rung, score of the first step of its first case.',
    rows,
  );
});
