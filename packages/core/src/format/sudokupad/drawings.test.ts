import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { proposeClues } from '../../generate/clues/propose.ts';
import { fillGrid } from '../../generate/fill.ts';
import { withClues } from '../../geometry/clues.ts';
import { classic } from '../../geometry/layouts.ts';
import { withRules } from '../../geometry/rules.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import { KINDS } from '../../rules/kinds.ts';
import { parsePuzzle } from '../parse.ts';
import { sudokupad } from './sudokupad.ts';
import { documentJson } from './writing.ts';

/** A drawing as another program would have made it: nothing tells our board. */
const asForeign = (text: string): string => text.replace(/"pencilmark":"[^"]*"/, '"source":"elsewhere"');

// A drawing does not tell which of several clones belong together, or rings that lie on each other.
const ONE_BY_ONE = ['arrow', 'clone'];
const DRAWN = KINDS.map(({ name }) => name).filter((name) => name !== 'diagonal');

// Kinds that setters draw in one way. All others are refused, or told as a guess.
const USUAL = [
  ...['killer', 'sum', 'extraregion', 'arrow', 'doublearrow', 'thermo', 'slowthermo', 'whisper', 'renban', 'nabner'],
  ...['palindrome', 'between', 'lockout', 'regionsum', 'zipper', 'entropic', 'modular', 'parityline', 'difference'],
  ...['ratio', 'xv', 'inequality', 'quadruple', 'odd', 'even', 'minimum', 'maximum', 'clone', 'colindex', 'rowindex'],
  ...['boxindex', 'littlekiller', 'sandwich', 'xsum', 'skyscraper', 'numberedroom'],
];

test.each(DRAWN)('%s: a drawing of clues is read again by its look', (name) => {
  let count = 0;
  for (let seed = 1; seed <= runs(12); seed++) {
    const random = makeRandom(seed);
    const solution = fillGrid(classic, random);
    const clues = [];
    for (const list of proposeClues(name, solution, classic, random, { maxTries: 300 })) {
      clues.push(...list);
      if (clues.length >= 3 || ONE_BY_ONE.includes(name)) break;
    }
    const board = withClues(classic, clues);
    const puzzle = emptyPuzzle(board);
    const link = sudokupad.print(puzzle, undefined, { solution });
    const back = parsePuzzle(link);
    expect(back.ok && back.value).toMatchObject({ puzzle: { geometry: { id: board.id } } });
    const read = parsePuzzle(asForeign(documentJson(puzzle, { solution })));
    // Areas that touch look like one.
    if (name === 'clone' && !read.ok) continue;
    if (!USUAL.includes(name)) {
      expect(!read.ok || clues.length === 0 || read.value.guessed !== undefined).toBe(true);
      continue;
    }
    expect(read.ok ? read.value.puzzle.geometry.id : read.error.message).toBe(board.id);
    count += clues.length;
  }
  expect(count > 0 || !USUAL.includes(name)).toBe(true);
});

const SOLUTION = fillGrid(classic, makeRandom(3));
const DOT = { rule: 'difference', cells: [[0, 1]], values: [1] };

test.each([
  ['x+windows', [], ['x', 'windows']],
  ['antiknight+antiking+disjoint', [], undefined],
  ['nonconsecutive', [], undefined],
  ['neg-diff', [DOT], ['difference']],
  ['neg-ratio+neg-xv', [{ rule: 'ratio', cells: [[4, 5]], values: [2] }], ['ratio']],
  ['', [{ rule: 'diagonal', cells: [Array.from({ length: 9 }, (_, row) => 10 * row)], values: [] }], ['diagonal']],
])('rules of the whole board: %s', (names, clues, guessed) => {
  const rules = names === '' ? [] : names.split('+');
  const board = withClues(withRules(classic, rules), clues);
  const read = parsePuzzle(asForeign(documentJson(emptyPuzzle(board))));
  expect(read.ok ? read.value.puzzle.geometry.id : read.error.message).toBe(board.id);
  expect(read.ok && read.value.guessed).toEqual(guessed);
});

const drawing = (parts: object, rules = ''): string => {
  const metadata = { rules, solution: [...SOLUTION].join('') };
  return JSON.stringify({
    cells: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
    metadata,
    ...parts,
  });
};
const line = (color: string, ...wayPoints: number[][]): object => ({ lines: [{ color, thickness: 9, wayPoints }] });

test('what is guessed is named; rules in words count when the solution keeps them', () => {
  const [first, second] = [SOLUTION[0]!, SOLUTION[1]!];
  const sum = {
    cages: [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        value: `${first + second}`,
      },
    ],
  };
  expect(parsePuzzle(drawing(sum))).toMatchObject({ ok: true, value: { guessed: ['killer'] } });
  const said = parsePuzzle(drawing({}, 'Anti-knight: no equal digits a knight’s move apart.'));
  expect(said.ok && said.value.guessed).toBe(undefined);
});

test.each([
  ['a line that the solution contradicts', line('#67F067', [0.5, 0.5], [0.5, 8.5]), 'lines'],
  ['a line of an unknown colour', line('#000080', [0.5, 0.5], [0.5, 2.5]), 'lines'],
  ['a cage without a number', { cages: [{ cells: [[0, 0]] }] }, 'cages'],
  ['a star', { overlays: [{ center: [0.5, 0.5], width: 0.5, height: 0.5, text: '*' }] }, 'overlays'],
  ['parts without sense', { underlays: [{ center: 'x', text: {} }], arrows: [{ wayPoints: [[], null] }] }, 'underlays'],
])('%s is refused by its name, and left out on demand', (_, parts, name) => {
  const refused = parsePuzzle(drawing(parts));
  expect(refused).toMatchObject({ ok: false, error: { code: 'rules', message: expect.stringContaining(name) } });
  const read = parsePuzzle(drawing(parts), { ignoreRules: true });
  expect(read.ok && read.value.leftOut).toContain(name);
});
