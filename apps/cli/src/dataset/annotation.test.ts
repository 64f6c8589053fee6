import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { puzzleOf } from '@pencilmark/core/format';
import { rate, se } from '@pencilmark/core/rate';
import { solve } from '@pencilmark/core/solve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LINUX } from '../../../../scripts/systems.mjs';
import { type Ran, run } from '../testing.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ANSWER = solve(puzzleOf(PUZZLE))!.join('');
const { er: ER, difficulty: DIFFICULTY } = rate(puzzleOf(PUZZLE), se).rating;
const OPEN = '.'.repeat(81);

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-annotation-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const annotated = (text: string, args: readonly string[]): Promise<Ran> => {
  writeFileSync(join(cwd, 'table.csv'), text);
  return run(['dataset', '--annotate', 'table.csv', '--threads', '1', ...args], '', { cwd });
};

// A complete grid is a map of regions, too, where a text has such maps.
const TABLE = [
  'source,question,answer,rating',
  `a,${PUZZLE},${ANSWER},7`,
  `"b, c",${PUZZLE},${ANSWER.replace('5', '6')},8`,
  `d,${ANSWER},${ANSWER},0`,
  'e,what?,,1',
  '"f',
  `g",${OPEN},,2`,
  'h',
  `i,${PUZZLE.replaceAll('.', '0')},,3`,
  '',
].join('\r\n');

test('each row keeps its text and gets its values; bad ones are told with their lines', async () => {
  const { code, out, err } = await annotated(TABLE, ['--columns', 'er,difficulty']);
  const rows = [
    'source,question,answer,rating,er,difficulty',
    `a,${PUZZLE},${ANSWER},7,${ER},${DIFFICULTY}`,
    `"b, c",${PUZZLE},${ANSWER.replace('5', '6')},8,${ER},${DIFFICULTY}`,
    `d,${ANSWER},${ANSWER},0,,`,
    'e,what?,,1,,',
    `"f\r\ng",${OPEN},,2,,`,
    'h,,',
    `i,${PUZZLE.replaceAll('.', '0')},,3,${ER},${DIFFICULTY}`,
  ];
  expect(out).toBe(`${rows.join('\n')}\n`);
  expect(code).toBe(2);
  expect(err.split('\n')).toEqual([
    'table.csv:3: The answer is not the solution of this puzzle.',
    expect.stringMatching(/^table\.csv:4: Every cell is filled/),
    expect.stringMatching(/^table\.csv:5: /),
    expect.stringMatching(/^table\.csv:6: Several solutions/),
    expect.stringMatching(/^table\.csv:8: /),
    'annotated 7 rows, bad 5',
    '',
  ]);
});

test('a table of a heading alone has no rows', async () => {
  expect(await annotated('q,a\n', [])).toEqual({
    code: 0,
    out: 'q,a,er,difficulty,techniques\n',
    err: 'annotated 0 rows, bad 0\n',
  });
});

test('bad rows are left out on wish, and the columns have other names', async () => {
  const { out } = await annotated(TABLE, ['--columns', 'givens', '--names', 'clues', '--bad', 'drop']);
  expect(out.split('\n').map((line) => line.split(',').at(-1))).toEqual(['clues', '30', '30', '']);
});

test('a column is found under the name that is given', async () => {
  const text = `n,grid,mine\n1,${PUZZLE},${ANSWER}\n`;
  expect((await annotated(text, ['--columns', 'givens'])).err).toContain('table.csv:1: There is no column "question"');
  const named = ['--question', 'grid', '--answer', 'mine', '--columns', 'givens', '--output', 'out.csv.gz'];
  expect(await annotated(text, named)).toMatchObject({ code: 0, out: '' });
  const written = gunzipSync(readFileSync(join(cwd, 'out.csv.gz'))).toString();
  expect(written).toBe(`n,grid,mine,givens\n1,${PUZZLE},${ANSWER},30\n`);
});

test('thousands of rows in threads come in their order', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `${index},${index % 7 === 3 ? 'no' : PUZZLE}`);
  const { out } = await annotated(`id,q\n${rows.join('\n')}`, ['--columns', 'guesses', '--threads', '2']);
  expect(out.trimEnd().split('\n').slice(1)).toEqual(rows.map((row) => (row.endsWith('no') ? `${row},` : `${row},0`)));
});

test.each([
  ['an empty file', '', [], 'table.csv:1: No table found.'],
  ['a quote that never ends', `q\n"${PUZZLE}\n`, [], 'table.csv:2: Quote Not Closed'],
  ['a record that never ends', `q\n"${'x'.repeat(2 ** 21)}`, [], 'table.csv:2: Max Record Size'],
  ['another file beside it', 'q\n', ['other.txt'], 'One table is annotated at a time'],
  ['bytes that are no text', '\0\0\0', [], 'There is no column "question"'],
  ['a folder without a place', `q\n${PUZZLE}\n`, ['--output', 'nowhere/x.csv'], 'nowhere/x.csv cannot be written'],
])('%s is refused', async (_name, text, args, sentence) => {
  const ran = await annotated(text, args);
  expect(ran).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});

test.skipIf(NO_LINUX)('a full disk is told, and no file that is not complete appears', async () => {
  const text = `q\n${`${PUZZLE}\n`.repeat(100)}`;
  const full = await annotated(text, ['--output', '/dev/full', '--columns', 'givens']);
  expect(full).toMatchObject({ code: 2, err: expect.stringContaining('the disk is full') });
  await annotated('q\n"', ['--output', 'broken.csv']);
  expect(['broken.csv', 'broken.csv.new'].filter((name) => existsSync(join(cwd, name)))).toEqual([]);
});
