import { classic } from '@pencilmark/core/geometry';
import { describe, expect, test } from 'vitest';
import { draw, generate, hint, rate, read, solve } from './index.ts';

const TEXT = '12..34..........';

/** Calls a function as a program without types does, and gives what is said about it. */
async function complaint(call: (...given: never[]) => unknown, ...given: unknown[]): Promise<string> {
  try {
    const answer = await (call as (...given: unknown[]) => unknown)(...given);
    return `answered ${JSON.stringify(answer)}`;
  } catch (problem) {
    expect(problem).toBeInstanceOf(RangeError);
    return (problem as RangeError).message;
  }
}

const ASKING = { solve, rate, hint, draw };

describe.each(Object.entries(ASKING))('%s', (name, ask) => {
  test.each([
    ['nothing', undefined, 'undefined; expected a puzzle as a text of cells, as rows or as an object'],
    ['null', null, 'null; expected a puzzle'],
    ['a number', 5, 'the number 5; expected a puzzle'],
    ['a function', () => TEXT, 'a function; expected a puzzle'],
    ['an object', { rows: 9 }, 'an object with rows; expected a puzzle'],
    ['half a puzzle', { geometry: classic, givens: [1] }, 'an object with geometry, givens; expected a puzzle'],
    ['an empty text', '', 'the text ""; expected a puzzle'],
    [
      'a short text',
      '5..',
      'the text "5.."; expected a puzzle as a text of cells, as rows or as an object of @pencilmark/core: 3 cells found',
    ],
    ['a text with a stranger', '12..34.........!', 'r4c4: "!" is no digit of a 4x4 board'],
    ['two kinds of blanks', '12..34..0.......', 'r3c1: "0" and "." both stand for empty cells'],
    ['an empty list', [], 'a list; expected a puzzle'],
    [
      'rows of several lengths',
      [
        [1, 2, 0, 0],
        [3, 4],
      ],
      'a list; expected 2 rows of 2 cells each, and row 1 has 4',
    ],
    ['texts of several lengths', ['12..', '34..', '...', '....'], '4 rows of 4 cells each, and row 3 has 3'],
    ['a list of three', [1, 2, 3], '3 cells found'],
    [
      'a digit too large',
      [5, ...Array(15).fill(0)],
      'expected a digit from 1 to 4, or 0 or null for an empty cell, and cell 1 is 5',
    ],
    ['minus one', [0, -1, ...Array(14).fill(0)], 'and cell 2 is -1'],
    ['half a digit', [0, 1.5, ...Array(14).fill(0)], 'and cell 2 is 1.5'],
    ['NaN', [Number.NaN, ...Array(15).fill(0)], 'and cell 1 is null'],
    ['a cell that is an object', [{}, ...Array(15).fill(0)], 'and cell 1 is {}'],
    ['a cell that is a word', ['five', ...Array(15).fill('.')], 'and cell 1 is "five"'],
  ])('says what is wrong with %s', async (_what, puzzle, message) => {
    const said = await complaint(ask, puzzle);
    expect(said).toContain(message);
    expect(said).toContain(`${name} was called with`);
  });

  test.each([
    ['a number as options', 5, 'was called with the number 5; expected an object with options'],
    ['an unknown option', { limt: 1 }, 'does not know the option "limt"; expected geometry'],
    [
      'a board that is none',
      { geometry: 'round' },
      'the option geometry as the text "round"; expected the id of a board',
    ],
    ['a board of another kind', { geometry: 9 }, 'the option geometry as the number 9; expected the id of a board'],
    ['a board of another size', { geometry: '9x9' }, '16 cells found; the board 9x9:3x3 has 81'],
  ])('says what is wrong with %s', async (_what, options, message) => {
    expect(await complaint(ask, TEXT, options)).toContain(`${name} `);
    expect(await complaint(ask, TEXT, options)).toContain(message);
  });
});

test.each([
  ['solve', { limit: 0 }, 'the option limit as the number 0; expected a whole number from 1'],
  ['solve', { limit: '2' }, 'the option limit as the text "2"; expected a whole number from 1'],
  ['solve', { solvers: [] }, 'the option solvers as a list; expected a list of solvers'],
  ['solve', { solvers: 'turbo' }, 'the option solvers as the text "turbo"; expected a list of solvers'],
  ['rate', { hodoku: 0 }, 'the option hodoku as the number 0; expected true or false'],
  ['hint', { language: 'de' }, 'the option language as the text "de"; expected a language, such as de of @pencilmark'],
  ['draw', { theme: 'pink' }, 'the option theme as the text "pink"; expected one of light, dark, auto'],
  ['draw', { title: 5 }, 'the option title as the number 5; expected a text'],
  ['draw', { names: 'no' }, 'the option names as the text "no"; expected true or false'],
  ['draw', { candidates: 1 }, 'the option candidates as the number 1; expected true or false'],
  ['draw', { step: {} }, 'the option step as an empty object; expected a step'],
] as const)('%s says what is wrong with %o', async (name, options, message) => {
  expect(await complaint(ASKING[name], TEXT, options)).toContain(message);
});

test.each([
  [undefined, 'expected an object with options'],
  [{}, 'the option seed as undefined; expected a whole number from 0'],
  [{ seed: 'x' }, 'the option seed as the text "x"; expected a whole number from 0'],
  [{ seed: 1, sed: 1 }, 'does not know the option "sed"'],
  [{ seed: 1, size: 3 }, 'the option size as the number 3; expected a whole number from 4 to 36'],
  [{ seed: 1, size: 5 }, 'the option size as the number 5; expected a size with usual boxes'],
  [{ seed: 1, size: 6, geometry: '9x9:x' }, 'the option size as the number 6; expected 9, as the geometry says'],
  [{ seed: 1, geometry: 'round' }, 'the option geometry as the text "round"'],
  [{ seed: 1, givens: 'many' }, 'the option givens as the text "many"; expected a number such as 30'],
  [{ seed: 1, givens: [30, 20] }, 'givens 30 to 20; expected whole numbers from 0 to 81'],
  [{ seed: 1, symmetry: 'odd' }, 'the option symmetry as the text "odd"; expected one of none, rotate180'],
  [{ seed: 1, minimal: 'yes' }, 'the option minimal as the text "yes"; expected true or false'],
  [{ seed: 1, difficulty: 'bogus' }, 'the option difficulty as the text "bogus"; expected one of gentle'],
  [{ seed: 1, maxTries: 0 }, 'the option maxTries as the number 0; expected a number from 1'],
  [{ seed: 1, solvers: [5] }, 'the option solvers as a list; expected a list of solvers'],
])('generate says what is wrong with %o', async (options, message) => {
  expect(await complaint(generate, options)).toContain(message);
});

test.each([
  [undefined, {}, 'read was called with undefined; expected a text that holds a puzzle'],
  [['12..'], {}, 'read was called with a list; expected a text that holds a puzzle'],
  ['what?', {}, 'expected a text that holds a puzzle: line 1, column 1: "what?" is not a puzzle'],
  [TEXT, { ignore: true }, 'read does not know the option "ignore"; expected geometry, ignoreRules'],
  [TEXT, { ignoreRules: 1 }, 'the option ignoreRules as the number 1; expected true or false'],
  [TEXT, { geometry: '9x9' }, 'the board 9x9:3x3 has 81'],
])('read says what is wrong with %o and %o', async (text, options, message) => {
  expect(await complaint(read, text, options)).toContain(message);
});

test('a puzzle says its own board', async () => {
  const puzzle = await read(TEXT);
  expect(await complaint(solve, puzzle, { geometry: '4x4' })).toContain('expected none beside a puzzle, which has one');
});

test('boards of more than 32 digits have no steps of a person, and say so', async () => {
  const large = '.'.repeat(36 * 36);
  expect(await complaint(hint, large)).toContain('expected a board of up to 32 digits');
  expect(await complaint(rate, large)).toContain('no rater for 36x36');
  expect(await complaint(draw, large, { candidates: true })).toContain('expected a board of up to 32 digits');
});
