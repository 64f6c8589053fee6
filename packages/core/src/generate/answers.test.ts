import { test } from 'vitest';
import { expectAnswers } from '../../../../scripts/answers.mjs';
import { digestOf } from '../../../../scripts/digest.mjs';
import { boardOf } from '../geometry/clues.ts';
import { emptyPuzzle, givenCount, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { KINDS } from '../rules/kinds.ts';
import { type CluedOptions, generateClued } from './clues/generate-clued.ts';
import { proposeClues } from './clues/propose.ts';
import { type CompletionOptions, completePuzzle } from './completion.ts';
import { fillGrid } from './fill.ts';
import { generate } from './generate.ts';
import type { GenerateOptions } from './options.ts';
import { SYMMETRIES, type SymmetryName } from './pattern.ts';

const BOARDS = ['4x4', '6x6', '9x9', '9x9:x', '6x6:antiknight'];
const start = generate({ seed: 1, minimal: true }).puzzle;

const wishesFor = (cells: number): readonly Omit<GenerateOptions, 'seed' | 'geometry'>[] => [
  {},
  { minimal: true },
  { givens: Math.round(0.4 * cells) },
  { givens: [Math.round(0.3 * cells), Math.round(0.5 * cells)] },
  { method: 'rounds' },
  { accept: ({ givens }: Puzzle) => givens[0] !== 0, maxTries: 20 },
  { maxCalls: 40, maxTries: 3 },
  ...(Object.keys(SYMMETRIES) as SymmetryName[]).map((symmetry) => ({ symmetry })),
];

test('puzzles by their seeds', { tags: ['whole'] }, async () => {
  const rows: unknown[][] = BOARDS.flatMap((id) =>
    wishesFor(boardOf(id).cellCount).flatMap((wish, index) =>
      [1, 2].map((seed) => {
        const { puzzle, ...rest } = generate({ geometry: boardOf(id), seed, ...wish });
        return [id, index, seed, puzzle.givens.join(''), digestOf(rest)];
      }),
    ),
  );
  const near = {
    minimal: true,
    near: [start],
    accept: (puzzle: Puzzle) => givenCount(puzzle) > 26,
    height: givenCount,
  };
  const { puzzle, ...rest } = generate({ seed: 3, maxTries: 300, ...near });
  rows.push(['9x9', 'near', 3, puzzle.givens.join(''), digestOf(rest)]);
  for (const id of ['4x4', '6x6', '9x9'])
    for (const [index, wish] of [{}, { symmetry: 'rotate180' }, { givens: 10 }, { maxCalls: 5 }].entries()) {
      const completed = completePuzzle(emptyPuzzle(boardOf(id)), makeRandom(4), wish as CompletionOptions);
      rows.push([id, 'completed', index, completed.puzzle?.givens.join('') ?? completed.missed, digestOf(completed)]);
    }
  await expectAnswers('generated', 'Board, number of the wish, seed, givens, digest of the rest.', rows);
});

const MOST_PROPOSALS = 12;

const CLUED: readonly Omit<CluedOptions, 'seed' | 'geometry'>[] = [
  { kinds: ['killer'], isCovered: true },
  { kinds: ['thermo', 'arrow'], givens: [2, 6] },
  { kinds: ['whisper', 'ratio', 'xv'], symmetry: 'rotate180' },
  { kinds: ['palindrome'], accept: (one: Puzzle) => one.geometry.clues.length > 3 },
];

test('puzzles with clues, and clues that a grid keeps, by their seeds', { tags: ['whole'] }, async () => {
  const made = ['4x4', '6x6'].flatMap((id) =>
    CLUED.flatMap((wish, index) =>
      [1, 2].map((seed) => {
        const { puzzle, ...rest } = generateClued({ geometry: boardOf(id), seed, maxTries: 4, ...wish });
        return [id, index, seed, digestOf([puzzle.geometry.id, [...puzzle.givens], rest])];
      }),
    ),
  );
  const geometry = boardOf('6x6');
  const proposed = KINDS.filter(({ form }) => !form.hasAlternatives).map(({ name }) => {
    const random = makeRandom(5);
    const proposals = proposeClues(name, fillGrid(geometry, random), geometry, random, { maxTries: 60 });
    return ['6x6', name, digestOf(Array.from({ length: MOST_PROPOSALS }, () => proposals.next().value))];
  });
  await expectAnswers('clued', 'Board, number of the wish and seed, or kind of proposed clues, digest.', [
    ...made,
    ...proposed,
  ]);
});
