import { expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { PUZZLE, TWO } from './testing.ts';

test('compare puts solvers side by side', async () => {
  const args = ['compare', '--solvers', 'backtracking,singles', '--limit', '2'];
  const { code, out } = await run(args, `${PUZZLE}\n${TWO}\n`);
  expect(code).toBe(0);
  const rows = out.trimEnd().split('\n');
  expect(rows[0]!.trim().split(/ +/)).toEqual(['backtracking', 'singles']);
  expect(rows[1]!.trim().split(/ +/)).toEqual([
    'puzzle',
    'givens',
    'calls',
    'guesses',
    'time',
    'calls',
    'guesses',
    'time',
    'speed',
  ]);
  expect(rows.slice(2).map((row) => row.trim().split(/ +/)[0])).toEqual(['1', '2', 'all']);
  const [first] = objectsOf((await run([...args, '--json'], PUZZLE)).out) as { runs: object[] }[];
  expect(first!.runs).toEqual([
    {
      solver: 'backtracking',
      calls: expect.any(Number),
      guesses: expect.any(Number),
      ms: expect.any(Number),
      stopped: 'exhausted',
      speed: 1,
    },
    {
      solver: 'singles',
      calls: expect.any(Number),
      guesses: expect.any(Number),
      ms: expect.any(Number),
      stopped: 'exhausted',
      speed: expect.any(Number),
    },
  ]);
});

test('compare stops a solver that takes too long, and leaves out one for other boards', async () => {
  const { code, out } = await run(['compare', '--solvers', 'backtracking,bands', '--max-calls', '50'], '.'.repeat(256));
  expect(out).toContain('> stopped by --max-calls');
  expect(out).toContain('– not for this board');
  expect(code).toBe(1);
});
