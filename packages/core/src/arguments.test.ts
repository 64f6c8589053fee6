import { describe, expect, test } from 'vitest';
import { detectFormat } from './format/formats.ts';
import { makeReader } from './format/reader.ts';
import { writeCells } from './format/text/cells.ts';
import { fillGrid } from './generate/fill.ts';
import { orbits } from './generate/pattern.ts';
import { randomSolution } from './generate/solution.ts';
import { geometryOf } from './geometry/clues.ts';
import { classic, jigsaw } from './geometry/layouts.ts';
import { withRules } from './geometry/rules.ts';
import { makeGeometry } from './geometry/spec.ts';
import { keepsGeometry, randomSymmetry, turnOf } from './geometry/symmetry.ts';
import { canonicalForm } from './puzzle/canonical.ts';
import { conflictCells, conflicts } from './puzzle/conflicts.ts';
import { gridOf } from './puzzle/grid.ts';
import { emptyPuzzle, filledCells, givenCount, makePuzzle, samePuzzle, withGiven } from './puzzle/puzzle.ts';
import { permuteCells, relabel } from './puzzle/transform.ts';
import { makeRandom, shuffled } from './random.ts';
import { isSolution } from './solve/is-solution.ts';
import { solverFor } from './solve/solvers.ts';

const TEXT = '53..7....';
const puzzle = emptyPuzzle(classic);

type Call = (...parameters: readonly unknown[]) => unknown;

// biome-ignore format: a row a call
const CALLS: readonly (readonly [call: { readonly name: string }, parameters: readonly unknown[], message: string])[] = [
  [canonicalForm, [TEXT], 'canonicalForm was called with the text "53..7...."; expected a puzzle'],
  [canonicalForm, [undefined], 'canonicalForm was called with undefined; expected a puzzle'],
  [relabel, [undefined, [1]], 'relabel was called with undefined; expected a puzzle'],
  [relabel, [puzzle], 'relabel was called with undefined; expected a list of digits'],
  [permuteCells, [classic, [1]], 'permuteCells was called with an object'],
  [permuteCells, [puzzle, 'rotate90'], 'permuteCells was called with the text "rotate90"; expected a list of cells'],
  [makePuzzle, [undefined, []], 'makePuzzle was called with undefined; expected a board'],
  [makePuzzle, ['9x9', []], 'makePuzzle was called with the text "9x9"; expected a board'],
  [makePuzzle, [classic], 'makePuzzle was called with undefined; expected a list of digits'],
  [makePuzzle, [classic, '5'.repeat(81)], 'expected a list of digits; puzzleOf(TEXT) reads texts'],
  [makePuzzle, [classic, puzzle.givens, {}], 'makePuzzle was called with an empty object; expected a list of candidates'],
  [emptyPuzzle, [undefined], 'emptyPuzzle was called with undefined; expected a board'],
  [emptyPuzzle, [9], 'emptyPuzzle was called with the number 9; expected a board'],
  [writeCells, [TEXT], 'writeCells was called with the text "53..7...."; expected a puzzle'],
  [detectFormat, [[TEXT]], 'detectFormat was called with a list; expected a text'],
  [makeReader, [null], 'makeReader was called with null; expected an object with options'],
  [filledCells, [TEXT], 'filledCells was called with the text'],
  [givenCount, [undefined], 'givenCount was called with undefined'],
  [withGiven, [undefined, 0, 1], 'withGiven was called with undefined'],
  [samePuzzle, [puzzle, undefined], 'samePuzzle was called with undefined'],
  [conflicts, [TEXT], 'conflicts was called with the text'],
  [conflictCells, [undefined], 'conflicts was called with undefined'],
  [gridOf, [TEXT], 'gridOf was called with the text "53..7...."; expected a puzzle'],
  [gridOf, [undefined], 'gridOf was called with undefined; expected a puzzle'],
  [makeGeometry, [undefined], 'makeGeometry was called with undefined; expected a description'],
  [makeGeometry, [{ id: 'tiny', size: 2 }], 'makeGeometry was called with an object with id, size; expected a description'],
  [makeGeometry, [{ id: 'tiny', size: 2, boxes: [0, 0, 1, 1], demands: 'x' }], 'expected a description'],
  [geometryOf, [9], 'geometryOf was called with the number 9; expected the id of a board'],
  [jigsaw, [undefined], 'jigsaw was called with undefined; expected a map'],
  [jigsaw, [[0, 0, 1, 1]], 'jigsaw was called with a list; expected a map'],
  [withRules, ['9x9', ['x']], 'withRules was called with the text "9x9"; expected a board'],
  [withRules, [classic, 'x'], 'withRules was called with the text "x"; expected a list of rules'],
  [turnOf, ['rotate90'], 'turnOf was called with undefined; expected a size'],
  [keepsGeometry, [undefined, classic], 'keepsGeometry was called with undefined; expected a list of cells'],
  [keepsGeometry, [[0], undefined], 'keepsGeometry was called with undefined; expected a board'],
  [randomSymmetry, [undefined, makeRandom(1)], 'randomSymmetry was called with undefined; expected a board'],
  [randomSymmetry, [classic, 1], 'randomSymmetry was called with the number 1; expected a source of randomness'],
  [shuffled, [[1, 2]], 'shuffled was called with undefined; expected a source of randomness'],
  [orbits, ['none'], 'orbits was called with undefined; expected a size'],
  [orbits, ['rotate180', 2.5], 'orbits was called with the number 2.5; expected a size'],
  [orbits, [undefined, 9], 'orbits was called with undefined as symmetry; expected one of none, rotate180'],
  [fillGrid, [classic, 1], 'fillGrid was called with the number 1; expected a source of randomness'],
  [randomSolution, [puzzle], 'randomSolution was called with undefined; expected a source of randomness'],
  [isSolution, [undefined, []], 'isSolution was called with undefined; expected a puzzle'],
  [isSolution, [puzzle], 'isSolution was called with undefined as digits; expected a list of numbers'],
  [solverFor, [undefined], 'solverFor was called with undefined; expected a board'],
];

describe('a call from JavaScript with other arguments is answered by what was expected', () => {
  test.each(CALLS.map(([call, parameters, message]) => [call.name, message, call, parameters] as const))(
    '%s: %s',
    (_name, message, call, parameters) => {
      const run = (): unknown => (call as unknown as Call)(...parameters);
      expect(run).toThrow(RangeError);
      expect(run).toThrow(message);
    },
  );
});
