import { expect, test } from 'vitest';
import { run } from '../testing.ts';

test('about how many minimal puzzles there are, for people and as JSON', async () => {
  const { code, out, err } = await run(['statistics', '4x4', '--paths', '400', '--seed', '5']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^about \S+e4 ± \S+e3 minimal puzzles of 4x4:2x2 .*400 paths.*seed 5\)\n4\.\d{3} ± 0\.0\d\d givens/,
  );
  const data = JSON.parse((await run(['statistics', '4x4', '--paths', '400', '--seed', '5', '--json'])).out);
  expect(data).toMatchObject({ geometry: '4x4:2x2', paths: 400, seed: 5 });
  // 85 632, of which 25 728 have four givens, 58 368 five, 1 536 six.
  expect(Math.abs(Number(data.minimal) - 85_632)).toBeLessThan(4 * Number(data.standardError));
  const [four] = data.shares;
  expect(four.givens).toBe(4);
  expect(Math.abs(four.value - 25_728 / 85_632)).toBeLessThan(4 * four.error);
  // A generator that takes givens away favours few.
  expect(four.unweighted).toBeGreaterThan(0.6);
});

test('puzzles drawn by their weights are minimal', async () => {
  const { out } = await run(['statistics', '6x6', '--puzzles', '5', '--paths', '40']);
  const puzzles = out.trim().split('\n');
  expect(puzzles.length).toBe(5);
  for (const puzzle of puzzles) {
    const less = [...puzzle.matchAll(/\d/g)].map(({ index }) => `${puzzle.slice(0, index)}.${puzzle.slice(index + 1)}`);
    const verdicts = (await run(['check', '--json'], [puzzle, ...less].join('\n'))).out.trim().split('\n');
    expect(verdicts.map((line) => JSON.parse(line).verdict)).toEqual(['proper', ...less.map(() => 'several')]);
  }
});

test('a board without grids, and one that nobody knows', async () => {
  const none = await run(['statistics', '4x4:nonconsecutive', '--paths', '20']);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('None of 20 paths came to a grid')]);
  const unknown = await run(['statistics', '9x9:hexagons', '--json']);
  expect([unknown.code, JSON.parse(unknown.out)]).toEqual([2, { geometry: '9x9:hexagons', error: expect.anything() }]);
});
