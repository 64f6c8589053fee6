import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../testing.ts';

const GRID = '1234341221434321';
const OTHER = '1234341223414123';
const folder = mkdtempSync(join(tmpdir(), 'pencilmark-fewest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fewest = (input: string, ...options: string[]) => run(['fewest', ...options], input, { cwd: folder });

test('the least number that has puzzles, and all of them', async () => {
  const { code, out, err } = await fewest(GRID);
  expect({ code, err }).toEqual({ code: 0, err: 'standard input:1: 12 puzzles of 4 givens.\n' });
  const lines = out.trim().split('\n');
  expect(new Set(lines).size).toBe(12);
  for (const line of lines) {
    expect([...line].every((digit, cell) => digit === '.' || digit === GRID[cell])).toBe(true);
    expect((await run(['solve', '--limit', '2'], line)).out).toBe(`${GRID}\n`);
  }
});

test('a number that has none, bounds, and a limit', async () => {
  expect(await fewest(GRID, '--givens', '3')).toEqual({
    code: 1,
    out: '',
    err: 'standard input:1: No puzzle of this grid has 3 givens.\n',
  });
  const json = await fewest(`${GRID}\n${OTHER}\n`, '--givens', '2-5', '--limit', '1', '--json');
  expect(
    json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { grid: GRID, geometry: '4x4:2x2', none: [2, 3], givens: 4, complete: false, puzzles: [expect.any(String)] },
    { grid: OTHER, geometry: '4x4:2x2', none: [2, 3], givens: 4, complete: false, puzzles: [expect.any(String)] },
  ]);
  const none = await fewest(GRID, '--givens', '17', '--json');
  expect([none.code, JSON.parse(none.out)]).toEqual([
    1,
    { grid: GRID, geometry: '4x4:2x2', none: [17], complete: true, puzzles: [] },
  ]);
});

test('each puzzle of all digits but one', async () => {
  const { out } = await fewest(GRID, '--givens', '15');
  expect(out.trim().split('\n').sort()).toEqual(
    Array.from(GRID, (_, cell) => `${GRID.slice(0, cell)}.${GRID.slice(cell + 1)}`).sort(),
  );
});

test('many grids in threads, each with the same answer as alone', async () => {
  const grids = Array.from({ length: 20 }, (_, index) => (index % 2 ? GRID : OTHER)).join('\n');
  const alone = await fewest(grids);
  writeFileSync(join(folder, 'grids.txt'), grids);
  const { code } = await fewest('', 'grids.txt', '--threads', '2', '--output', 'found.txt');
  expect([code, readFileSync(join(folder, 'found.txt'), 'utf8')]).toEqual([0, alone.out]);
});
