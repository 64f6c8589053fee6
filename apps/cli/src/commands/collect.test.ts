import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { puzzleOf } from '@pencilmark/core';
import { classic, randomSymmetry } from '@pencilmark/core/geometry';
import { canonicalForm, permuteCells, relabel } from '@pencilmark/core/puzzle';
import { makeRandom, shuffled } from '@pencilmark/core/random';
import { afterAll, expect, test } from 'vitest';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';
import { PUZZLE, SOLUTION, TWO } from './testing.ts';

const cwd = mkdtempSync(join(tmpdir(), 'pencilmark-collect-'));
afterAll(() => rmSync(cwd, { recursive: true }));
const file = (name: string, ...lines: readonly string[]): void =>
  writeFileSync(join(cwd, name), lines.map((line) => `${line}\n`).join(''));
const collect = (...args: readonly string[]) => run(['collect', ...args], '', { cwd });

const lineOf = (givens: Uint8Array): string => givens.join('').replaceAll('0', '.');
const formOf = (line: string): string => lineOf(canonicalForm(puzzleOf(line)).puzzle.givens);
/** An equivalent puzzle. */
function imageOf(line: string, seed: number): string {
  const random = makeRandom(seed);
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
  return lineOf(relabel(permuteCells(puzzleOf(line), randomSymmetry(classic, random)), digits).givens);
}
const inOrder = (...lines: readonly string[]): string[] => lines.toSorted((a, b) => (formOf(a) < formOf(b) ? -1 : 1));
const linesOf = (out: string): string[] => out.split('\n').slice(0, -1);

const OTHER = '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....';
file('a.txt', PUZZLE, TWO, imageOf(PUZZLE, 1), 'what?', SOLUTION, PUZZLE.replaceAll('.', '0'));
file('b.txt', imageOf(TWO, 2), OTHER, imageOf(SOLUTION, 3));

test('writes each puzzle once, in the order of canonical forms', async () => {
  const ran = await collect('a.txt', 'b.txt');
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('a.txt:4:1: ');
  expect(ran.err).toContain('wrote 4 puzzles\n');
  expect(linesOf(ran.out)).toEqual(inOrder(PUZZLE, TWO, SOLUTION, OTHER));
  expect(linesOf((await collect('b.txt', 'a.txt', '--canonical')).out)).toEqual(linesOf(ran.out).map(formOf));
});

test.each([
  ['--with', [TWO, SOLUTION]],
  ['--without', [PUZZLE]],
])('%s', async (option, lines) => {
  expect(linesOf((await collect('a.txt', option, 'b.txt')).out)).toEqual(inOrder(...lines));
});

test('tells which puzzles repeat which, by numbers of records', async () => {
  const columns = ['--columns', 'number,first,times,puzzle'];
  expect(linesOf((await collect('a.txt', '--duplicates', ...columns)).out)).toEqual([
    `3\t1\t-\t${imageOf(PUZZLE, 1)}`,
    `6\t1\t-\t${PUZZLE}`,
  ]);
  expect((await collect('a.txt', '--exact', '--duplicates', ...columns)).out).toBe(`6\t1\t-\t${PUZZLE}\n`);
});

test('columns, as text and as JSON', async () => {
  const names = 'number,times,automorphisms,givens,bands';
  const [first, last] = linesOf((await collect('a.txt', '--columns', names)).out).toReversed();
  expect(first).toMatch(/^5\t1\t1\t81\t(\d+,){5}\d+$/);
  expect(last).toMatch(/^[12]\t[13]\t\d+\t\d+\t-$/);
  const objects = objectsOf(
    (await collect('a.txt', '--exact', '--json', '--columns', 'puzzle,bands,pattern,canonical')).out,
  );
  const object = objects.find(({ puzzle }) => puzzle === PUZZLE)!;
  expect(object).toEqual({
    puzzle: PUZZLE,
    bands: null,
    pattern: formOf(PUZZLE.replaceAll(/\d/g, '1')),
    canonical: formOf(PUZZLE),
  });
  expect(Object.keys(objectsOf((await collect('b.txt', '--json')).out)[0]!)).toEqual([
    'puzzle',
    'canonical',
    'number',
    'times',
    'automorphisms',
  ]);
});

test('the grid with most automorphisms has 648', async () => {
  file('most.txt', '123456789456789123789123456231564897564897231897231564312645978645978312978312645');
  expect((await collect('most.txt', '--columns', 'automorphisms,bands')).out).toBe('648\t1,1,1,1,1,1\n');
});

test('an output file appears when it is complete, and may be one of the inputs', async () => {
  file('own.txt', PUZZLE, imageOf(PUZZLE, 4));
  expect(await collect('own.txt', '--output', 'own.txt')).toMatchObject({ code: 0, out: '' });
  expect(readFileSync(join(cwd, 'own.txt'), 'utf8')).toBe(`${PUZZLE}\n`);
  expect(await collect('own.txt', '--output', 'own.gz')).toMatchObject({ code: 0 });
  expect(gunzipSync(readFileSync(join(cwd, 'own.gz'))).toString()).toBe(`${PUZZLE}\n`);
  expect(readdirSync(cwd).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test.each([
  [['a.txt', '--without', 'nowhere.txt'], 'nowhere.txt: There is no such file.\n'],
  [['--without', '-'], 'Standard input can be read once only.\n'],
  [['a.txt', '--on-error', 'stop'], 'Nothing was written.\n'],
  [['a.txt', '--temporary', 'nowhere'], 'nowhere cannot be written: there is no such folder.\n'],
  [['a.txt', '--output', '.'], '. cannot be written: it is a folder.\n'],
  [['a.txt', '--output', 'nowhere/x'], 'nowhere/x cannot be written: there is no such folder.\n'],
  [['a.txt', '--memory', '0'], 'Expected a whole number from 1 to 8192.\n'],
  [['a.txt', '--canonical', '--json'], '--canonical and --json cannot go together: canonical is one of the columns.\n'],
])('refuses %j', async (args, message) => {
  const ran = await collect(...args);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(message);
});

test('reads standard input', async () => {
  const ran = await runProcess(['collect'], `${PUZZLE}\n${imageOf(PUZZLE, 5)}\n`);
  expect(ran).toMatchObject({ code: 0, out: `${PUZZLE}\n` });
});

test.skipIf(process.platform === 'win32')(
  'neither a full disk nor a killed process leaves anything',
  { tags: ['whole'], timeout: 60_000 },
  async () => {
    const random = makeRandom(7);
    const cells = (): string => Array.from({ length: 81 }, () => random.below(10) || '.').join('');
    const text = Array.from({ length: 30_000 }, () => `${cells()}\n`).join('');
    mkdirSync(join(cwd, 'sorting'));
    const args = ['collect', '--exact', '--memory', '1', '--temporary', 'sorting', '--output', 'many.out'];
    const start = (limit: string) =>
      spawn('sh', ['-c', `${limit} exec "$0" "$@"`, process.execPath, COMMAND, ...args], { cwd });
    const left = (): string[] => [
      ...readdirSync(join(cwd, 'sorting')),
      ...readdirSync(cwd).filter((name) => name.startsWith('many.out')),
    ];

    // No file may become longer than half a megabyte.
    const full = start('ulimit -f 1024;');
    let err = '';
    full.stderr.on('data', (text) => {
      err += text;
    });
    full.stdin.on('error', () => {}).end(text);
    expect(await once(full, 'close')).toEqual([2, null]);
    expect(err).toMatch(
      /pencilmark: sorting.pencilmark-\S+ cannot be written: it would be too long for this disk\.\n$/,
    );
    expect(left()).toEqual([]);

    for (const [signal, end] of [
      ['SIGINT', [130, null]],
      ['SIGKILL', [null, 'SIGKILL']],
    ] as const) {
      const killed = start('');
      // What it has taken of an input without an end it has begun to sort.
      await promisify((done: () => void) => killed.stdin.on('error', () => {}).write(text, done))();
      killed.kill(signal);
      expect(await once(killed, 'close')).toEqual(end);
      expect(left()).toEqual([]);
    }

    expect(await runProcess(args, text, { cwd })).toMatchObject({ code: 0 });
    const written = readFileSync(join(cwd, 'many.out'), 'utf8');
    expect(linesOf(written.replaceAll('.', '0'))).toEqual(linesOf(text.replaceAll('.', '0')).sort());
  },
);
