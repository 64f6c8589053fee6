import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../format/parse.ts';
import { classic } from '../geometry/layouts.ts';
import { gridOf } from '../puzzle/grid.ts';
import { difficultyOf } from '../rate/difficulty.ts';
import { rate } from '../rate/rater.ts';
import { raterFor } from '../rate/raters.ts';
import { se } from '../rate/se.ts';
import { languageNamed } from './languages.ts';
import { allSteps, applyStep, nextStep, solvePath } from './path.ts';
import { explain, explainParts, hint, hintParts, techniqueName } from './tell/explain.ts';

const TEXT = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const puzzle = puzzleOf(TEXT);
const grid = gridOf(puzzle);
const step = nextStep(grid)!;

type Call = (...parameters: readonly unknown[]) => unknown;

// biome-ignore format: a row a call
const CALLS: readonly (readonly [call: unknown, parameters: readonly unknown[], message: string])[] = [
  [explain, [undefined, classic], 'explain was called with undefined; expected a step, such as nextStep(GRID) gives'],
  [explain, [step], 'explain was called with undefined; expected a board, such as classic or sized(16)'],
  [explain, [step, puzzle], 'explain was called with an object with geometry, givens; expected a board, such as classic or sized(16)'],
  [explain, [step, classic, 'de'], 'explain was called with the text "de"; expected an object with options'],
  [explain, [step, classic, { lang: 'de' }], 'explain does not know the option "lang"; expected language, alphabet, isBrief, techniques'],
  [explain, [step, classic, { language: 'xx' }], 'explain was called with the option language as the text "xx"; expected a language, such as de of @pencilmark/core/languages/de'],
  [explain, [step, classic, { alphabet: 9 }], 'explain was called with the option alphabet as the number 9; expected a text'],
  [explain, [step, classic, { techniques: ['x-wing'] }], 'explain was called with the option techniques as a list; expected a list of techniques'],
  [explainParts, [TEXT, classic], `explainParts was called with the text "${TEXT.slice(0, 30)}…"; expected a step, such as nextStep(GRID) gives`],
  [hint, [step, classic, 'bogus'], 'hint was called with the text "bogus"; expected one of where, technique, full'],
  [hint, [step, classic], 'hint was called with undefined; expected one of where, technique, full'],
  [hint, [step, classic, { language: 'de' }], 'hint was called with an object with language; expected one of where, technique, full'],
  [hintParts, [step, classic, 'where', { lang: 'de' }], 'hintParts does not know the option "lang"; expected language, alphabet, isBrief, techniques'],
  [techniqueName, [undefined], 'techniqueName was called with undefined; expected the id of a technique, such as x-wing'],
  [techniqueName, ['x-wing', 'de'], 'techniqueName was called with the text "de" as language; expected a language, such as de of @pencilmark/core/languages/de'],
  [techniqueName, ['no-technique', {}], 'techniqueName was called with an empty object as language; expected a language, such as de of @pencilmark/core/languages/de'],
  [languageNamed, ['xx'], 'languageNamed was called with the text "xx" as code; expected one of en, de, fr, ja'],
  [nextStep, [puzzle], 'nextStep was called with an object with geometry, givens; expected a grid, such as gridOf(PUZZLE) gives'],
  [nextStep, [grid, { technique: [] }], 'nextStep does not know the option "technique"; expected techniques, givens, budget'],
  [nextStep, [grid, { techniques: ['x-wing'] }], 'nextStep was called with the option techniques as a list; expected a list of techniques, such as TECHNIQUES'],
  [nextStep, [grid, { givens: TEXT }], `nextStep was called with the option givens as the text "${TEXT.slice(0, 30)}…"; expected a list of numbers`],
  [allSteps, [TEXT], `allSteps was called with the text "${TEXT.slice(0, 30)}…"; expected a grid, such as gridOf(PUZZLE) gives`],
  [allSteps, [grid, { all: true }], 'allSteps does not know the option "all"; expected techniques, givens, budget'],
  [applyStep, [grid, undefined], 'applyStep was called with undefined; expected a step, such as nextStep(GRID) gives'],
  [applyStep, [puzzle, step], 'applyStep was called with an object with geometry, givens; expected a grid, such as gridOf(PUZZLE) gives'],
  [solvePath, [TEXT], `solvePath was called with the text "${TEXT.slice(0, 30)}…"; expected a puzzle, such as puzzleOf(TEXT) gives`],
  [solvePath, [puzzle, { limit: 3 }], 'solvePath does not know the option "limit"; expected techniques, givens, budget'],
  [rate, [TEXT, se], `rate was called with the text "${TEXT.slice(0, 30)}…"; expected a puzzle, such as puzzleOf(TEXT) gives`],
  [rate, [puzzle], 'rate was called with undefined; expected a rater, such as raterFor(PUZZLE.geometry)'],
  [rate, [puzzle, 'se'], 'rate was called with the text "se"; expected a rater, such as raterFor(PUZZLE.geometry)'],
  [rate, [puzzle, se, true], 'rate was called with true; expected an object with options'],
  [rate, [puzzle, se, { paths: true }], 'rate does not know the option "paths"; expected path, budget, most'],
  [raterFor, [puzzle], 'raterFor was called with an object with geometry, givens; expected a board, such as classic or sized(16)'],
  [difficultyOf, [Number.NaN, 3], 'difficultyOf was called with the number NaN; expected a score, such as 7.1 or { above: 7.5 }'],
];

describe('a call from JavaScript with other arguments is answered by what was expected', () => {
  test.each(CALLS)('%o %#', (call, parameters, message) => {
    expect(() => (call as Call)(...parameters)).toThrow(new RangeError(message));
  });
});
