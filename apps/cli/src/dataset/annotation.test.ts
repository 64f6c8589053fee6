import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { puzzleOf } from '@pencilmark/core/format';
import { rate, se } from '@pencilmark/core/rate';
import { solve } from '@pencilmark/core/solve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LINUX, NO_UNIX } from '../../../../scripts/systems.mjs';
import { COMMAND, type Ran, run } from '../testing.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ANSWER = solve(puzzleOf(PUZZLE))!.join('');
const { er: ER, difficulty: DIFFICULTY } = rate(puzzleOf(PUZZLE), se).rating;
const OPEN = '.'.repeat(81);
/** Its rating takes milliseconds: a run of many is met between its first journal and its end. */
const LONG = '.....57.3....9..288..2.3..5...7.1....2......7.5.3.......59...1.1.8.4....39..1..8.';

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

const OBJECTS = [
  `{"id": 12345678901234567890, "Question": "${PUZZLE}", "answer":"${ANSWER}" }`,
  `{"question":"${PUZZLE}","answer":"${ANSWER.replace('5', '6')}","more":{"a":[1,2]}}`,
  '',
  '{"question":',
  '[1]',
  '{}',
  '{"question":7}',
  `{"question":"${OPEN}"}`,
  `{"question":"${PUZZLE}","answer":null}`,
];

test('objects of JSON keep their text and get members; bad lines are told with their places', async () => {
  const { code, out, err } = await annotated(`\ufeff${OBJECTS.join('\r\n')}`, [
    '--columns',
    'givens,er',
    '--names',
    'clues,er',
  ]);
  const bad = '"clues":null,"er":null}';
  expect(out.split('\n')).toEqual([
    `{"id": 12345678901234567890, "Question": "${PUZZLE}", "answer":"${ANSWER}","clues":30,"er":${ER}}`,
    `${OBJECTS[1]!.slice(0, -1)},"clues":30,"er":${ER}}`,
    '{"question":',
    '[1]',
    `{${bad}`,
    `{"question":7,${bad}`,
    `{"question":"${OPEN}",${bad}`,
    `{"question":"${PUZZLE}","answer":null,${bad}`,
    '',
  ]);
  expect(code).toBe(2);
  expect(err.split('\n')).toEqual([
    'table.csv:2: The answer is not the solution of this puzzle.',
    'table.csv:4: This is no object of JSON.',
    'table.csv:5: This is no object of JSON.',
    'table.csv:6: There is no member "question"; --question and --answer name them.',
    'table.csv:7: "question" is no text.',
    expect.stringMatching(/^table\.csv:8: Several solutions/),
    'table.csv:9: "answer" is no text.',
    'annotated 8 rows, bad 7',
    '',
  ]);
  const dropped = await annotated(OBJECTS.join('\n'), [
    '--columns',
    'givens',
    '--bad',
    'drop',
    '--question',
    'QUESTION',
  ]);
  expect(dropped.out.split('\n')).toEqual([expect.stringMatching(/"givens":30}$/), '']);
});

test('a member is never written twice, and lines of any length end in bounded memory', async () => {
  const doubled = await annotated(`${OBJECTS[0]}\n{"question":"${PUZZLE}","er":1}`, ['--columns', 'er']);
  expect(doubled).toMatchObject({
    code: 2,
    err: expect.stringContaining('table.csv:2: There is a member "er" already'),
  });
  const long = await annotated(`${OBJECTS[0]}\n{"question":"${'x'.repeat(2 ** 21)}"}`, ['--columns', 'er']);
  expect(long).toMatchObject({ code: 2, err: expect.stringContaining('table.csv:2: The line has more than 1048576') });
});

/** Ends a run once its journal is there. */
async function interrupted(args: readonly string[], journal: string, signal: NodeJS.Signals): Promise<unknown[]> {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd, stdio: 'ignore' });
  const look = setInterval(() => {
    if (!existsSync(join(cwd, journal))) return;
    clearInterval(look);
    child.kill(signal);
  }, 5);
  const ended = await once(child, 'close');
  clearInterval(look);
  return ended;
}

test.skipIf(NO_UNIX).each([
  ['long.csv', 'kept.csv.gz', (text: string) => text],
  ['long.jsonl', 'kept.jsonl', (text: string) => `{"q":"${text}"}`],
])(
  '%s is annotated with the same bytes when it is killed, interrupted and resumed',
  { tags: ['whole'], timeout: 120_000 },
  async (table, output, rowOf) => {
    const rows = Array.from({ length: 5000 }, (_, index) => rowOf(index % 97 === 5 ? 'no' : LONG));
    writeFileSync(join(cwd, table), [...(table.endsWith('csv') ? ['q'] : []), ...rows, ''].join('\n'));
    const args = ['dataset', '--annotate', table, '--columns', 'er', '--bad', 'drop', '--threads'];
    const whole = await run([...args, '1', '--output', `whole-${output}`], '', { cwd });
    const journal = `${output}.progress`;
    expect(await interrupted([...args, '2', '--output', output], journal, 'SIGKILL')).toEqual([null, 'SIGKILL']);
    expect(existsSync(join(cwd, output))).toBe(false);
    const { rows: first } = JSON.parse(readFileSync(join(cwd, journal), 'utf8')) as { rows: number };
    expect(first).toBeGreaterThanOrEqual(256);
    const again = [...args, '1', '--output', output, '--resume'];
    const other = await run([...again, '--columns', 'ep'], '', { cwd });
    expect(other.err).toContain('belongs to a job with another table or other options');
    expect((await run([...args, '1', '--output', output], '', { cwd })).err).toContain(
      'go on with --resume, or remove it',
    );
    const ended = await run(again, '', { cwd });
    const countsIn = (err: string): unknown => /^annotated .*$/m.exec(err)?.[0];
    expect({ code: ended.code, counts: countsIn(ended.err) }).toEqual({ code: 2, counts: countsIn(whole.err) });
    expect(readFileSync(join(cwd, output)).equals(readFileSync(join(cwd, `whole-${output}`)))).toBe(true);
    expect([journal, `${output}.new`, `${journal}.new`].filter((name) => existsSync(join(cwd, name)))).toEqual([]);
    expect((await run(again, '', { cwd })).err).toContain('its job is finished');

    rmSync(join(cwd, output));
    expect(await interrupted([...args, '2', '--output', output], journal, 'SIGINT')).toEqual([130, null]);
    const begun = `${output}.new`;
    const bytes = readFileSync(join(cwd, begun));
    writeFileSync(join(cwd, begun), Buffer.concat([Buffer.from('x'), bytes.subarray(1)]));
    expect((await run(again, '', { cwd })).err).toContain('is not what was written');
    writeFileSync(join(cwd, begun), Buffer.concat([bytes, Buffer.from('half a piece')]));
    expect((await run(again, '', { cwd })).code).toBe(2);
    expect(readFileSync(join(cwd, output)).equals(readFileSync(join(cwd, `whole-${output}`)))).toBe(true);
  },
);

test('what cannot be read or written again cannot be resumed', async () => {
  expect(await annotated('q\n', ['--resume'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Only a job with an output'),
  });
  const piped = await run(['dataset', '--annotate', '-', '--resume', '--output', 'x.csv'], 'q\n', { cwd });
  expect(piped).toMatchObject({ code: 2, err: expect.stringContaining('Standard input cannot be read again') });
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
