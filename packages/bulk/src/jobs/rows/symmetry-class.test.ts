import { generate, generateClued } from '@pencilmark/core/generate';
import { boardOf, randomSymmetry, turnOf, withClues } from '@pencilmark/core/geometry';
import { gridOf, makePuzzle, type Puzzle, permuteCells, relabel } from '@pencilmark/core/puzzle';
import { makeRandom, shuffled } from '@pencilmark/core/random';
import { solve } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import type { Question } from '../question.ts';
import { puzzleClass, solutionClass } from './symmetry-class.ts';

const questionOf = (puzzle: Puzzle): Question => ({
  puzzle,
  givens: puzzle.givens,
  grid: gridOf(puzzle),
  solution: solve(puzzle)!,
  isProper: true,
  guesses: 0,
});

const classesOf = (puzzle: Puzzle): string[] => [puzzleClass(questionOf(puzzle)), solutionClass(questionOf(puzzle))];

test.each(['4x4', '6x6', '9x9', '9x9:x', '9x9:windows', '6x6:jigsaw-111222111222333444333444555666555666'])(
  'law: the images of a puzzle have its classes, and other puzzles mostly have others: %s',
  (id) => {
    const geometry = boardOf(id);
    const seen = [new Set<string>(), new Set<string>()] as const;
    const count = runs(24);
    for (let seed = 0; seed < count; seed++) {
      const random = makeRandom(seed);
      const { puzzle } = generate({ geometry, seed });
      const labels = shuffled(
        Array.from({ length: geometry.size }, (_, index) => index + 1),
        random,
      );
      const image = permuteCells(relabel(puzzle, labels), randomSymmetry(geometry, random));
      expect(classesOf(image)).toEqual(classesOf(puzzle));
      for (const [index, name] of classesOf(puzzle).entries()) seen[index]!.add(name);
    }
    expect(seen[0].size).toBeGreaterThan(count * (geometry.size === 4 ? 0.4 : 0.9));
    // There are two classes of grids of 4×4, and few of 6×6.
    expect(seen[1].size).toBeGreaterThan(geometry.size === 9 ? count * 0.9 : 1);
  },
);

test('a board with clues that is turned has its classes', () => {
  const { puzzle } = generateClued({ geometry: boardOf('6x6'), kinds: ['killer', 'thermo'], seed: 5 });
  const { geometry, givens } = puzzle;
  const half = turnOf('rotate180', geometry.size);
  const clues = geometry.clues.map((clue) => ({
    ...clue,
    cells: clue.cells.map((cells) => cells.map((cell) => half[cell]!)),
  }));
  const board = withClues(boardOf('6x6'), clues);
  const digits = new Uint8Array(givens.length);
  for (const [cell, digit] of givens.entries()) digits[half[cell]!] = digit;
  const turned = makePuzzle(board, digits);
  expect(turned.geometry.id).not.toBe(geometry.id);
  expect(classesOf(turned)).toEqual(classesOf(puzzle));
});
