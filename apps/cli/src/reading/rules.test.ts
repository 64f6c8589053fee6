import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { objectsOf, run } from '../testing.ts';

// An f-puzzles link of a puzzle that is proper even without its cage.
const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const CAGED = JSON.stringify({
  size: 9,
  grid: PUZZLE.match(/.{9}/g)!.map((row) =>
    [...row].map((cell) => (cell === '.' ? {} : { value: Number(cell), given: true })),
  ),
  cage: [{ cells: ['R1C1', 'R1C2'], value: '5' }],
});
const cwd = mkdtempSync(join(tmpdir(), 'pencilmark-rules-'));
afterAll(() => rmSync(cwd, { recursive: true }));
writeFileSync(join(cwd, 'caged.json'), CAGED);

const pencilmark = (...args: string[]) => run([...args, 'caged.json'], '', { cwd });
const REFUSAL = /The puzzle has rules that its board cannot hold: drawn cages\. .*--ignore-rules/;
const NOTE = 'caged.json:1: Left out: drawn cages.\n';

test.each(
  some([
    'solve --json',
    'solve --json --threads 1',
    'solve --json --all',
    'check --json --threads 1',
    'rate --json --threads 1',
    'hint --json --threads 1',
    'explain --json --threads 1',
    'steps --json --technique pointing --threads 1',
    'convert --json --to line --threads 1',
    'canonical --json',
    'compare --json --solvers singles',
  ]),
)('%s refuses rules that the board cannot hold, or says what it leaves out', async (line) => {
  const refused = await pencilmark(...line.split(' '));
  expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(REFUSAL) });
  expect(objectsOf(refused.out)).toEqual([
    { error: { code: 'rules', line: 1, column: 1, message: expect.stringMatching(REFUSAL) }, line: 1 },
  ]);
  const { code, out, err } = await pencilmark(...line.split(' '), '--ignore-rules');
  expect(code).toBe(1);
  expect(err.startsWith(NOTE)).toBe(true);
  expect(objectsOf(out)).not.toHaveLength(0);
  for (const object of objectsOf(out)) expect(object).toMatchObject({ leftOut: ['drawn cages'] });
  expect(out).not.toContain('error');
});

test('rules in a text, with --from, and in watch', async () => {
  expect(await pencilmark('solve')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(REFUSAL) });
  const said = ['--from', 'fpuzzles'];
  expect(await pencilmark('convert', ...said)).toMatchObject({ code: 2, err: expect.stringMatching(REFUSAL) });
  const converted = await pencilmark('convert', ...said, '--to', 'line', '--ignore-rules');
  expect(converted).toEqual({ code: 1, out: `${PUZZLE}\n`, err: NOTE });
  expect(await pencilmark('watch')).toMatchObject({ code: 2, err: expect.stringMatching(REFUSAL) });
  const film = await pencilmark('watch', '--solver', 'singles', '--frames', '-', '--ignore-rules');
  expect(film).toMatchObject({ code: 1, err: NOTE });
  expect(objectsOf(film.out)[0]).toMatchObject({ solver: 'singles', leftOut: ['drawn cages'] });
});

test('what drawings of SudokuPad seem to mean is reported, and is in the JSON', async () => {
  const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const wayPoints = [
    [0.5, 0.5],
    [0.5, 1.5],
  ];
  const lines = [{ color: '#F067F0', thickness: 9, wayPoints }];
  const drawn = JSON.stringify({ cells, lines });
  const { code, out, err } = await run(['check', '--json'], drawn);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Guessed from drawings: renban.') });
  expect(objectsOf(out)).toMatchObject([{ guessed: ['renban'] }]);
});

test('what rules speak of and clues do not say is named, and is in the JSON', async () => {
  const grid = Array(4).fill(Array(4).fill({}));
  const ruleset = 'Digits increase along thermometers. Nine cells are doublers.';
  const told = 'The rules speak of what was not read: thermometer, doublers.';
  const text = JSON.stringify({ size: 4, grid, ruleset });
  for (const command of ['check', 'solve', 'convert']) {
    const { out, err } = await run([command, '--json'], text);
    expect(err).toContain(told);
    expect(objectsOf(out)).toMatchObject([{ unread: ['thermo', 'doublers'] }]);
  }
});
