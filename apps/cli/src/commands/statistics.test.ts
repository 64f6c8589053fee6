import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../testing.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-statistics-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const PATHS = ['--paths', '2000', '--seed', '5'];

test('about how many minimal puzzles there are, for people and as JSON', async () => {
  const { code, out, err } = await run(['statistics', '4x4', ...PATHS]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^about \S+e4 ± \S+e3 minimal puzzles of 4x4:2x2 .*2 000 paths.*seed 5\)\n4\.\d{3} ± 0\.0\d\d givens on average; 4\.\d{3} top-down\n/,
  );
  const data = JSON.parse((await run(['statistics', '4x4', ...PATHS, '--json'])).out);
  expect(data).toMatchObject({ geometry: '4x4:2x2', paths: 2000, seed: 5 });
  // 85 632, of which 25 728 have four givens, 58 368 five, 1 536 six.
  expect(Math.abs(Number(data.minimal) - 85_632)).toBeLessThan(4 * Number(data.standardError));
  const [four] = data.shares;
  expect(four.givens).toBe(4);
  expect(Math.abs(four.value - 25_728 / 85_632)).toBeLessThan(4 * four.error);
  // A generator that takes givens away favours few.
  expect(four.unweighted).toBeGreaterThan(0.6);
});

test('puzzles drawn by their weights are minimal; as JSON each comes once', async () => {
  const drawn = ['statistics', '6x6', '--puzzles', '30', '--paths', '40'];
  const puzzles = (await run(drawn)).out.trim().split('\n');
  expect(puzzles.length).toBe(30);
  for (const puzzle of puzzles.slice(0, 5)) {
    const less = [...puzzle.matchAll(/\d/g)].map(({ index }) => `${puzzle.slice(0, index)}.${puzzle.slice(index + 1)}`);
    const verdicts = (await run(['check', '--json'], [puzzle, ...less].join('\n'))).out.trim().split('\n');
    expect(verdicts.map((line) => JSON.parse(line).verdict)).toEqual(['proper', ...less.map(() => 'several')]);
  }
  const rows = (await run([...drawn, '--json'])).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows.flatMap(({ times, puzzle }) => Array<string>(times).fill(puzzle))).toEqual(puzzles);
  const populations = rows.map(({ population }) => population);
  expect(populations).toEqual(populations.toSorted((a, b) => a - b));
});

const ROWS = [
  { er: 2, times: 3, population: 1, techniques: { 'x-wing': 2, swordfish: 1 } },
  { er: 3, times: 1, population: 1, techniques: {} },
  { er: 2, times: 4, population: 2, techniques: { 'x-wing': 1 } },
];
const linesOf = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

test('shares of values in rows, with errors from what depends on each other', async () => {
  writeFileSync(join(cwd, 'drawn.jsonl'), linesOf(ROWS));
  const made = linesOf([2, 3, 3, 4].map((er) => ({ er, techniques: null })));
  const { code, out } = await run(['statistics', 'drawn.jsonl', '-', '--columns', 'er,techniques', '--json'], made, {
    cwd,
  });
  expect(code).toBe(0);
  const [er, techniques] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(er).toMatchObject({
    column: 'er',
    tables: [
      // 17/8; population 1 is off by 0.5 of the eight, and so is the other.
      { name: 'drawn.jsonl', rows: 3, mean: { value: 2.125, error: Math.SQRT2 / 16 } },
      { name: 'standard input', rows: 4, mean: { value: 3 } },
    ],
  });
  expect(er.shares.map(({ value }: { value: string }) => value)).toEqual(['2', '3', '4']);
  expect(er.shares[1].of).toEqual([
    { value: 1 / 8, error: expect.closeTo(Math.SQRT2 / 16, 12) },
    { value: 1 / 2, error: expect.closeTo(1 / 4, 12) },
  ]);
  expect(
    techniques.shares.map(({ value, of }: { value: string; of: { value: number }[] }) => [value, of[0]!.value]),
  ).toEqual([
    ['x-wing', 7 / 8],
    ['swordfish', 3 / 8],
    ['null', 0],
  ]);
});

test('shares as a table, without rows that cannot be used', async () => {
  const rows = `${linesOf(ROWS)}{"er":2,"times":-1}\nnothing\n`;
  const { code, out, err } = await run(['statistics', '-', '--columns', 'er'], rows);
  expect([code, out.split('\n').map((line) => line.replace(/ +/g, ' '))]).toEqual([
    2,
    ['er standard input error', 'mean 2.125 ± 0.088', '2 87.50 % ± 8.84 %', '3 12.50 % ± 8.84 %', ''],
  ]);
  expect(err).toBe('standard input:4: "times" is no number above 0.\nstandard input:5: This is no object of JSON.\n');
});

test('all minimal puzzles, exactly', async () => {
  const { code, out } = await run(['statistics', '4x4', '--exact']);
  expect([code, out.split('\n').map((line) => line.replace(/ +/g, ' ').trim())]).toEqual([
    0,
    [
      '85632 minimal puzzles of 4x4:2x2 (exactly: in 288 grids, of 2 classes)',
      '4.717 givens on average',
      'puzzles share',
      '4 givens 25 728 30.04 %',
      '5 givens 58 368 68.16 %',
      '6 givens 1 536 1.79 %',
      '',
    ],
  ]);
  const json = await run(['statistics', '4x4:x', '4x4:killer_5:r1c1-2', '--exact', '--json']);
  expect([
    json.code,
    json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ]).toEqual([
    1,
    [
      expect.objectContaining({ geometry: '4x4:x', grids: '48', classes: 1, minimal: '14592' }),
      { geometry: '4x4:killer_5:r1c1-2', error: expect.anything() },
    ],
  ]);
});

test('a board without grids, and one that nobody knows', async () => {
  const none = await run(['statistics', '4x4:nonconsecutive', '--paths', '20']);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('None of 20 paths came to a grid')]);
  const unknown = await run(['statistics', '9x9:hexagons', '--json']);
  expect([unknown.code, JSON.parse(unknown.out)]).toEqual([2, { geometry: '9x9:hexagons', error: expect.anything() }]);
});
