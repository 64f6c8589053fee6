import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { puzzleOf } from '@pencilmark/core/format';
import { canonicalForm } from '@pencilmark/core/puzzle';
import { rate, se } from '@pencilmark/core/rate';
import { solve } from '@pencilmark/core/solve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-dataset-'));
  writeFileSync(join(cwd, 'two.txt'), `${EASY}\n# a note\n${EASY.replaceAll('.', '0')}\n`);
  writeFileSync(join(cwd, 'odd.txt'), `${EASY}\nwhat?\n${'.'.repeat(81)}\n${EASY}\n`);
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const digitsIn = (digits: ArrayLike<number>): string => Array.from(digits, (digit) => digit || '.').join('');

test('a row tells what the library says of its puzzle', async () => {
  const columns =
    'puzzle,solution,size,geometry,givens,er,ep,ed,difficulty,techniques,end,canonical,automorphisms,source,line,seed';
  const { code, out } = await run(['dataset', 'two.txt', '--columns', columns], '', { cwd });
  expect(code).toBe(0);
  const puzzle = puzzleOf(EASY);
  const form = canonicalForm(puzzle);
  const { rating, techniques, end } = rate(puzzle, se);
  const { er, ep, ed, difficulty } = rating;
  const row = {
    puzzle: EASY,
    solution: digitsIn(solve(puzzle)!),
    size: 9,
    geometry: '9x9:3x3',
    givens: 30,
    er,
    ep,
    ed,
    difficulty,
    techniques,
    end,
    canonical: digitsIn(form.puzzle.givens),
    automorphisms: form.automorphisms,
    source: 'two.txt',
    seed: null,
  };
  expect(objectsOf(out)).toEqual([
    { ...row, line: 1 },
    { ...row, line: 3 },
  ]);
  expect(Object.keys(objectsOf(out)[0]!).join()).toBe(columns);
});

test('names of other sets, CSV and blanks', async () => {
  const args = ['--form', 'csv', '--columns', 'source,puzzle,techniques', '--names', 'source,q,a b', '--blank', '0'];
  expect((await run(['dataset', 'two.txt', ...args], '', { cwd })).code).toBe(2);
  args[5] = 'source,q,counts';
  const { out } = await run(['dataset', 'two.txt', ...args], '', { cwd });
  const [head, first, second, ...more] = out.split('\n');
  expect([head, second, more]).toEqual(['source,q,counts', first, ['']]);
  const zeros = EASY.replaceAll('.', '0');
  expect(first).toMatch(new RegExp(`^two.txt,${zeros},"\\{""[a-z-]+"":\\d+,.*\\}"$`));
});

test('what is no puzzle with one solution is left out, with its place', async () => {
  const { code, out, err } = await run(['dataset', 'odd.txt', '--columns', 'line'], '', { cwd });
  expect(objectsOf(out)).toEqual([{ line: 1 }, { line: 4 }]);
  expect(code).toBe(2);
  expect(err).toMatch(/odd\.txt:2:1: .*\nodd\.txt:3: Several solutions/);
  const stopped = await run(['dataset', 'odd.txt', '--columns', 'line', '--on-error', 'stop'], '', { cwd });
  expect(objectsOf(stopped.out)).toEqual([{ line: 1 }]);
});

test('the same bytes with any number of threads; what is made has a seed', async () => {
  const made = ['dataset', '--count', '150', '--seed', '7', '--columns', 'seed,puzzle,solution,guesses,class'];
  const here = await run([...made, '--threads', '1'], '', { cwd });
  expect(await run([...made, '--threads', '2', '--output', 'made.jsonl'], '', { cwd })).toMatchObject({ code: 0 });
  expect(readFileSync(join(cwd, 'made.jsonl'), 'utf8')).toBe(here.out);
  const rows = objectsOf(here.out);
  expect(rows.map(({ seed }) => seed)).toEqual(Array.from({ length: 150 }, (_, index) => 7 + index));
  const { out } = await run(['generate', '--count', '150', '--seed', '7']);
  expect(rows.map(({ puzzle }) => puzzle)).toEqual(out.trimEnd().split('\n'));
});

test('boards with clues have the same rows, and null where a column has no meaning', async () => {
  const columns = 'geometry,puzzle,givens,canonical,er,difficulty';
  const { out } = await run([
    'dataset',
    '--count',
    '1',
    '--seed',
    '7',
    '--kinds',
    'killer',
    '--size',
    '6',
    '--columns',
    columns,
  ]);
  const [row] = objectsOf(out);
  expect(row).toMatchObject({ geometry: expect.stringContaining('6x6:killer_'), canonical: null, er: null });
  expect(row!.difficulty).toMatch(/^[a-z]+$/);
});

test('steps, positions and images are rows, too, and parts keep those of a puzzle together', async () => {
  const rowsOf = async (...args: string[]) => objectsOf((await run(['dataset', ...args], '', { cwd })).out);
  const steps = await rowsOf('two.txt', '--rows', 'steps', '--profile', 'se', '--language', 'de');
  expect(steps.length).toBe(2 * 51);
  expect(steps[0]).toMatchObject({ step: 1, position: EASY, text: expect.stringContaining('Zelle') });
  expect((await rowsOf('two.txt', '--rows', 'positions')).length).toBe(2 * 51);
  const images = ['--count', '20', '--seed', '1', '--rows', 'images', '--copies', '3'];
  expect((await rowsOf(...images)).length).toBe(60);
  const { code } = await run(['dataset', ...images, '--columns', 'seed', '--folder', 'images'], '', { cwd });
  expect(code).toBe(0);
  const seeds = ['train', 'validation', 'test'].map((part) => {
    const rows = objectsOf(readFileSync(join(cwd, 'images', `${part}-00000-of-00001.jsonl`), 'utf8'));
    return new Set(rows.map(({ seed }) => seed));
  });
  expect(seeds.reduce((sum, part) => sum + part.size, 0)).toBe(20);
});

test.each([
  ['a column of other rows', ['two.txt', '--columns', 'step'], 'have no column "step"'],
  ['too few names', ['two.txt', '--columns', 'puzzle,er', '--names', 'q'], 'give one for each'],
  ['a wish without puzzles that are made', ['two.txt', '--minimal'], 'give their --count'],
  ['files and puzzles that are made', ['two.txt', '--count', '3'], 'or made when there is a --count'],
  [
    'a board that a profile does not know',
    ['--count', '1', '--size', '6', '--profile', 'se'],
    'knows the board 9x9:3x3 only',
  ],
  ['the same with clues', ['--count', '1', '--kinds', 'killer', '--profile', 'se'], 'knows the board 9x9:3x3 only'],
  ['a board that is too large', ['--count', '1', '--size', '36'], 'up to 32 digits'],
])('%s is refused', async (_name, args, sentence) => {
  expect(await run(['dataset', ...args], '', { cwd })).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining(sentence),
  });
});
