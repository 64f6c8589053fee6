import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { expectAnswers } from '../../../../scripts/answers.mjs';
import { digestOf } from '../../../../scripts/digest.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { boardOf } from '../geometry/clues.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { canSolve } from './choice.ts';
import { search } from './search.ts';
import { SOLVERS } from './solvers.ts';

/** More calls take too long for the plainest solvers. */
const MOST = 20_000;

const setOf = (name: string): string[] =>
  readFileSync(new URL(`../../../../corpus/sets/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 3);

const made = (id: string): [string, Puzzle] => [id, generate({ geometry: boardOf(id), seed: 11 }).puzzle];
const PUZZLES: readonly (readonly [name: string, puzzle: Puzzle])[] = [
  ...['4x4', '6x6', '8x8', '9x9:x', '9x9:antiknight', '9x9:disjoint', '12x12', '16x16'].map(made),
  ...['17clue', 'easy36', 'hardest1106', 'minimal', 'multi']
    .flatMap(setOf)
    .map((text) => [text, puzzleOf(text)] as const),
];

test('solutions, calls and guesses of all solvers', { tags: ['whole'] }, async () => {
  const rows = SOLVERS.flatMap((solver) =>
    PUZZLES.filter(([, { geometry }]) => canSolve(solver, geometry)).map(([name, puzzle]) => {
      const { count, calls, solutions, ...rest } = search(puzzle, {
        limit: 20,
        keep: 5,
        maxCalls: MOST,
        solvers: [solver],
      });
      return [solver.name, name, count, calls, digestOf([solutions.map((digits) => [...digits]), rest])];
    }),
  );
  await expectAnswers(
    'solvers',
    'Solver, puzzle or board, up to 20 solutions, calls, digest of solutions and counts.',
    rows,
  );
});
