import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { classic } from '../../geometry/index.ts';
import { makePuzzle } from '../../puzzle/index.ts';
import { FORMATS, formatNamed } from '../formats.ts';
import { parsePuzzle } from '../parse.ts';
import { anyPuzzle } from '../testing.ts';
import { lzCompress } from './lz.ts';

const EMPTY = '.........\n'.repeat(9);
const SCL = { cells: Array.from({ length: 4 }, () => [{}, {}, {}, {}]) };
const scl = (more: object): string => `https://sudokupad.app/scl${lzCompress(JSON.stringify({ ...SCL, ...more }))}`;

test.each<[string, string, object]>([
  [
    'f-puzzles',
    JSON.stringify({ grid: SCL.cells, title: 'T', author: 'A', ruleset: 'R' }),
    { title: 'T', author: 'A', rules: 'R' },
  ],
  [
    'cages of SudokuPad',
    scl({ cages: [{ value: 'title: T' }, { value: 'rules: R\nS' }] }),
    { title: 'T', rules: 'R\nS' },
  ],
  ['metadata of SudokuPad', scl({ metadata: { title: 'T', author: 'A' } }), { title: 'T', author: 'A' }],
  ['headers of SDK', `#AA\n#DT\n${EMPTY}`, { title: 'T', author: 'A' }],
])('title and author of a puzzle are read: %s', (_, text, about) => {
  expect(parsePuzzle(text)).toMatchObject({ ok: true, value: { about } });
  expect(parsePuzzle(text)).not.toHaveProperty('value.leftOut');
});

const words = fc.stringMatching(/^[A-Za-z][A-Za-z ,.!]{0,30}[a-z]$/);

test.each(FORMATS.filter(({ holds }) => holds?.includes('title')).map((format) => [format.name, format] as const))(
  '%s keeps the words about a puzzle that it holds',
  (name, format) => {
    fc.assert(
      fc.property(words, words, words, fc.nat(99), (title, author, rules, seed) => {
        const puzzle = makePuzzle(classic, anyPuzzle(classic, seed, 30, 0).givens);
        const about = {
          title: title.replace(/ +/g, ' '),
          author: author.replace(/ +/g, ' '),
          ...(format.holds!.includes('rules') && { rules }),
        };
        const text = format.print(puzzle, undefined, { about });
        expect(parsePuzzle(text), text).toMatchObject({ ok: true, value: { about, format: { name } } });
      }),
      { numRuns: runs(20) },
    );
    expect(parsePuzzle(format.print(makePuzzle(classic, anyPuzzle(classic, 1, 30, 0).givens)))).not.toHaveProperty(
      'value.about',
    );
  },
);

test('a csv table with a solution has a column for it', () => {
  const givens = anyPuzzle(classic, 1, 30, 0).givens;
  const text = formatNamed('csv')!.print(makePuzzle(classic, givens), undefined, {
    solution: new Uint8Array(81).fill(1),
  });
  const [names, row] = text.split('\n');
  expect([names, row!.length, row!.slice(81)]).toEqual(['puzzle,solution', 163, `,${'1'.repeat(81)}`]);
});
