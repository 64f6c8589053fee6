import { puzzleOf } from '@pencilmark/core/format';
import { generate, generateClued } from '@pencilmark/core/generate';
import { geometryOf, sized } from '@pencilmark/core/geometry';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { isSolution, solve } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { gradeAnswer, LONGEST_ANSWER } from './grade.ts';
import { DAMAGES, rowsOf, STYLES, SURROUNDINGS } from './testing.ts';

const PUZZLE = puzzleOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const SOLUTION = solve(PUZZLE)!;
const textOf = (digits: ArrayLike<number>): string =>
  rowsOf(digits, 9)
    .map((row) => row.join(' '))
    .join('\n');
const OWN = textOf(PUZZLE.givens);
const RIGHT = textOf(SOLUTION);
// The fives and sixes of two cells are exchanged, both of which are no givens.
const WRONG = RIGHT.replace('5 3 4 6', '5 3 6 4');
const ROWS = RIGHT.split('\n');
const COLUMNS = textOf(SOLUTION.map((_, cell) => SOLUTION[(cell % 9) * 9 + Math.floor(cell / 9)]!)).split('\n');
const OPEN = [...SOLUTION.keys()].filter((cell) => PUZZLE.givens[cell] === 0);
const named = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const PLACED = OPEN.map((cell) => `${named(cell)}=${SOLUTION[cell]}`);

test('of a thousand written answers in many styles, right and wrong, none is misjudged', () => {
  const random = makeRandom(33);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const puzzles = [4, 6, 9, 16].flatMap((size) => [1, 2, 3].map((seed) => generate({ geometry: sized(size), seed })));
  const seen = new Set<string>();
  const misjudged: object[] = [];
  for (let round = 0; round < 1000; round++) {
    const { puzzle, solution } = pick(puzzles);
    const { size } = puzzle.geometry;
    const style = pick(Object.keys(STYLES));
    const surroundings = pick(Object.keys(SURROUNDINGS));
    const damage = pick(Object.keys(DAMAGES));
    const [digits, kind] = DAMAGES[damage]!(puzzle, solution, random);
    const [grid, own, other] = [digits, puzzle.givens, solution.toReversed()].map((cells) =>
      STYLES[style]!(rowsOf(cells, size)),
    );
    const answer = SURROUNDINGS[surroundings]!(grid!, own!, other!);
    const verdict = gradeAnswer(puzzle, answer, { solution });
    if (verdict.kind !== kind) misjudged.push({ size, style, surroundings, damage, kind: verdict.kind, answer });
    seen.add(`${style} ${damage}`);
  }
  expect(misjudged).toEqual([]);
  expect(seen.size).toBe(Object.keys(STYLES).length * Object.keys(DAMAGES).length);
});

describe('answers written by hand', () => {
  test.each([
    ['nothing', '', 'unreadable'],
    ['an excuse', 'I am sorry, but this puzzle is too hard for me.', 'unreadable'],
    ['the puzzle alone', `The puzzle:\n${OWN}\nI cannot solve it.`, 'unreadable'],
    ['all digits of single cells', PLACED.join(', '), 'solved'],
    ['the same in sentences', PLACED.map((text) => text.replace('=', ' is ')).join('. '), 'solved'],
    [
      'the same as coordinates',
      OPEN.map((cell) => `(${Math.floor(cell / 9) + 1}, ${(cell % 9) + 1}) = ${SOLUTION[cell]}`).join('\n'),
      'solved',
    ],
    [
      'the same in words',
      OPEN.map((cell) => `Row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}: ${SOLUTION[cell]}`).join('\n'),
      'solved',
    ],
    [
      'the same as an object of JSON',
      JSON.stringify(Object.fromEntries(OPEN.map((cell) => [named(cell), SOLUTION[cell]]))),
      'solved',
    ],
    ['one of them corrected', `r1c3=1. No: ${PLACED.join(', ')}`, 'solved'],
    ['one of them corrected wrongly', `${PLACED.join(', ')}. No: r1c3=1.`, 'wrong'],
    ['one digit', 'r1c3=4', 'incomplete'],
    ['a digit that is excluded', `${PLACED.slice(1).join(', ')}; r1c3≠5`, 'incomplete'],
    ['a given contradicted by a cell', `${PLACED.join(', ')}, r1c1=9`, 'changed'],
    ['a draft, then the answer', `${WRONG}\n\nThat is wrong. Again:\n\n${RIGHT}`, 'solved'],
    ['the answer, then a wrong one', `${RIGHT}\n\nWait, better:\n\n${WRONG}`, 'wrong'],
    ['two grids without a word between', `${OWN}\n\n${RIGHT}`, 'solved'],
    ['the same, wrong', `${RIGHT}\n\n${WRONG}`, 'wrong'],
    [
      'side by side',
      OWN.split('\n')
        .map((row, index) => `${row}     ${ROWS[index]}`)
        .join('\n'),
      'solved',
    ],
    [
      'side by side, wrong',
      OWN.split('\n')
        .map((row, index) => `${row}  |  ${WRONG.split('\n')[index]}`)
        .join('\n'),
      'wrong',
    ],
    ['an unfinished grid and the rest', `${RIGHT.replace('9 1 2', '9 1 .')}\nand r1c9=2`, 'solved'],
    ['an unfinished grid and a wrong rest', `${RIGHT.replace('9 1 2', '9 1 .')}\nand r1c9=1`, 'wrong'],
    ['an unfinished grid', RIGHT.replace('9 1 2', '9 1 .'), 'incomplete'],
    ['eight rows', ROWS.slice(0, 8).join('\n'), 'unreadable'],
    ['ten rows', [...ROWS, ROWS[0]].join('\n'), 'unreadable'],
    ['a row that is too short', ROWS.with(3, ROWS[3]!.slice(2)).join('\n'), 'unreadable'],
    [
      'a row too long, the next too short',
      ROWS.with(3, `${ROWS[3]} 4`).with(4, ROWS[4]!.slice(2)).join('\n'),
      'unreadable',
    ],
    [
      'the answer, then one that is cut off',
      `${RIGHT}\nOnce more:\n${WRONG.split('\n').slice(0, 5).join('\n')}`,
      'unreadable',
    ],
    ['rows checked one by one', `${RIGHT}\n\nCheck of some rows:\n${ROWS.slice(2, 5).join('\n')}`, 'solved'],
    [
      'columns checked one by one',
      `${RIGHT}\n\n${COLUMNS.map((row, index) => `Column ${index + 1}: ${row}`).join('\n')}`,
      'solved',
    ],
    ['boxes checked', `${RIGHT}\nBox 1: 5 3 4 6 7 2 1 9 8`, 'solved'],
    ['names of columns above', `1 2 3 4 5 6 7 8 9\n${RIGHT}`, 'solved'],
    [
      'names of columns and rows',
      `    1 2 3 4 5 6 7 8 9\n${ROWS.map((row, index) => `${index + 1} | ${row}`).join('\n')}`,
      'solved',
    ],
    ['rows called by letters', ROWS.map((row, index) => `${'ABCDEFGHI'[index]} | ${row}`).join('\n'), 'solved'],
    [
      'a row for each band',
      ROWS.flatMap((row, index) => (index % 3 ? [] : [[row, ROWS[index + 1], ROWS[index + 2]].join(' ')])).join('\n'),
      'solved',
    ],
    ['digits in circles', RIGHT.replace(/\d/g, (digit) => String.fromCodePoint(0x245f + Number(digit))), 'solved'],
    ['found digits bold', ROWS.map((row) => row.replace(/(\d) (\d)/g, '$1 **$2**')).join('\n'), 'solved'],
    ['a digit crossed out', RIGHT.replace('4', '~~7~~ 4'), 'solved'],
    ['columns for rows', COLUMNS.join('\n'), 'changed'],
    ['upside down', [...ROWS].reverse().join('\n'), 'changed'],
    ['another puzzle with its own solution', textOf(SOLUTION.map((digit) => 10 - digit)), 'changed'],
    ['a grid of Windows', RIGHT.replaceAll('\n', '\r\n'), 'solved'],
    ['a digit that is none', RIGHT.replace('4', 'q'), 'unreadable'],
    ['a number that is none', RIGHT.replace('4', '12'), 'unreadable'],
    ['too long', `${' '.repeat(LONGEST_ANSWER)}${RIGHT}`, 'unreadable'],
  ])('%s', (_, answer, kind) => expect(gradeAnswer(PUZZLE, answer, { solution: SOLUTION }).kind).toBe(kind));

  test('a wrong answer is told with its first difference and the line of its grid', () => {
    expect(gradeAnswer(PUZZLE, `So:\n\n${WRONG}`, { solution: SOLUTION })).toMatchObject({
      kind: 'wrong',
      line: 3,
      difference: { cell: 2, expected: 4, found: 6 },
    });
    expect(gradeAnswer(PUZZLE, WRONG)).toMatchObject({ kind: 'wrong', difference: { cell: 2, found: 6 } });
    expect(
      gradeAnswer(PUZZLE, RIGHT.replace('5', '.').replace('4', '.').replace('6', '9'), { solution: SOLUTION }),
    ).toMatchObject({
      kind: 'incomplete',
      missing: [0, 2],
      difference: { cell: 3, expected: 6, found: 9 },
    });
    expect(gradeAnswer(PUZZLE, ROWS.slice(0, 8).join('\n'))).toEqual({
      kind: 'unreadable',
      line: 1,
      reason: '8 rows are no grid of 9 rows of 9 cells.',
    });
  });

  test('boards of other shapes, digits from 0 and other alphabets are read', () => {
    const shaped = geometryOf('7x7:1-9');
    if (!shaped.ok) throw new RangeError(shaped.error.message);
    const empty = makePuzzle(shaped.value, new Uint8Array(81));
    const digits = solve(empty)!;
    const rows = rowsOf(digits, 9)
      .slice(0, 7)
      .map((row) => row.slice(0, 7).join(' '));
    expect(gradeAnswer(empty, rows.join('\n')).kind).toBe('solved');
    const zero = geometryOf('9x9:0-8');
    if (!zero.ok) throw new RangeError(zero.error.message);
    const found = solve(makePuzzle(zero.value, new Uint8Array(81)))!;
    const text = rowsOf(
      found.map((digit) => digit - 1),
      9,
    )
      .map((row) => row.join('').replaceAll('.', '0'))
      .join('\n');
    expect(gradeAnswer(makePuzzle(zero.value, found), text).kind).toBe('solved');
    const letters = ROWS.map((row) => row.replaceAll(/\d/g, (digit) => 'ABCDEFGHI'[Number(digit) - 1]!)).join('\n');
    expect(gradeAnswer(PUZZLE, letters, { alphabet: 'ABCDEFGHI' }).kind).toBe('solved');
  });

  test('clues count: a grid of a plain board does not solve a killer', () => {
    const { puzzle, solution } = generateClued({ kinds: ['killer'], geometry: sized(4), seed: 3 });
    const text = rowsOf(solution, 4)
      .map((row) => row.join(' '))
      .join('\n');
    expect(gradeAnswer(puzzle, text).kind).toBe('solved');
    // Exchanged digits are a grid of the board still.
    const other = rowsOf(
      solution.map((digit) => (digit < 3 ? 3 - digit : digit)),
      4,
    ).map((row) => row.join(' '));
    expect(gradeAnswer({ ...puzzle, givens: new Uint8Array(16) }, other.join('\n')).kind).toBe('wrong');
  });
});

test('whatever is answered, nothing throws, and solved is only what solves the puzzle', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...ROWS,
      ...OWN.split('\n'),
      '[',
      ']',
      '|',
      '\n',
      '```',
      '**',
      '<td>',
      '</tr>',
      'Row 1:',
      'r1c3=4',
      '\\n',
      '-',
      ' ',
    ),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const verdict = gradeAnswer(PUZZLE, pieces.join('\n'));
      expect(verdict.kind === 'solved').toBe('digits' in verdict && isSolution(PUZZLE, verdict.digits));
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  '[',
  '"',
  '*',
  '<td>',
  '<tr',
  '] ',
  '1 ',
  '(1,1',
  'r1c1=',
  '~',
  '`',
  '| ',
  '\\n',
  '\n',
  'row 1, ',
  '-',
  '1\n',
  '5 3 4 6 7 8 9 1 2\n',
])('the longest answer, of %j again and again, is read before the test ends', (piece) => {
  gradeAnswer(PUZZLE, piece.repeat(LONGEST_ANSWER / piece.length));
});
