import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { puzzleOf } from '@pencilmark/core/format';
import { generate } from '@pencilmark/core/generate';
import { classic, randomSymmetry } from '@pencilmark/core/geometry';
import { canonicalForm, permuteCells } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_UNIX } from '../../../../scripts/systems.mjs';
import { COMMAND, objectsOf, run } from '../testing.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-set-'));
  // Each puzzle comes with two images of itself.
  const lines = Array.from({ length: 60 }, (_, seed) => {
    const { puzzle } = generate({ geometry: classic, seed });
    const random = makeRandom(seed);
    const images = [puzzle, ...[1, 2].map(() => permuteCells(puzzle, randomSymmetry(classic, random)))];
    return images.map(({ givens }) => `${givens.join('')}\n`);
  });
  writeFileSync(join(cwd, 'images.txt'), [0, 1, 2].flatMap((image) => lines.map((row) => row[image])).join(''));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const filesOf = (folder: string): string[] => readdirSync(join(cwd, folder)).sort();
const bytesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(filesOf(folder).map((name) => [name, readFileSync(join(cwd, folder, name), 'base64')]));

test('no puzzle and no image of one is in two parts, and every row is in one', async () => {
  const args = ['--folder', 'apart', '--parts', '50,25,25', '--columns', 'puzzle,line'];
  expect(await run(['dataset', 'images.txt', ...args], '', { cwd })).toMatchObject({ code: 0 });
  const partOf = new Map<string, Set<string>>();
  const lines: unknown[] = [];
  const parts = filesOf('apart').filter((name) => name.endsWith('.jsonl'));
  expect(parts.map((name) => name.split('-')[0])).toEqual(['test', 'train', 'validation']);
  for (const name of parts)
    for (const { puzzle, line } of objectsOf(readFileSync(join(cwd, 'apart', name), 'utf8'))) {
      const form = canonicalForm(puzzleOf(puzzle as string)).puzzle.givens.join('');
      partOf.set(form, (partOf.get(form) ?? new Set()).add(name));
      lines.push(line);
    }
  expect([...partOf.values()].filter((names) => names.size > 1)).toEqual([]);
  expect(partOf.size).toBe(60);
  expect(lines.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 180 }, (_, index) => index + 1));
});

test('the checksums and the card tell what is there', async () => {
  const args = [
    '--folder',
    'card',
    '--form',
    'csv',
    '--packing',
    'gz',
    '--file-rows',
    '40',
    '--columns',
    'puzzle,givens',
  ];
  expect(await run(['dataset', 'images.txt', ...args], '', { cwd })).toMatchObject({ code: 0 });
  const sums = readFileSync(join(cwd, 'card', 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n');
  const card = readFileSync(join(cwd, 'card', 'README.md'), 'utf8');
  let rows = 0;
  for (const line of sums) {
    const [sum, name] = line.split('  ') as [string, string];
    const bytes = readFileSync(join(cwd, 'card', name));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
    const [head, ...texts] = gunzipSync(bytes).toString().trimEnd().split('\n');
    expect(head).toBe('puzzle,givens');
    expect(texts.length).toBeLessThanOrEqual(40);
    expect(card).toContain(`| ${name} | ${texts.length} | ${bytes.length} |`);
    rows += texts.length;
  }
  expect(rows).toBe(180);
  expect(filesOf('card').length).toBe(sums.length + 2);
});

test('Parquet is read by another reader, with types and what is missing', async () => {
  const args = ['--count', '12', '--seed', '3', '--columns', 'seed,puzzle,er,techniques,line,geometry'];
  await run(['dataset', ...args, '--folder', 'parquet', '--form', 'parquet', '--parts', '1'], '', { cwd });
  const { out } = await run(['dataset', ...args]);
  const file = await asyncBufferFromFile(join(cwd, 'parquet', 'train-00000-of-00001.parquet'));
  const rows = await parquetReadObjects({ file });
  expect(rows).toEqual(objectsOf(out).map((row) => ({ ...row, seed: BigInt(row.seed as number) })));
  expect(rows.length).toBe(12);
});

test.skipIf(NO_UNIX)(
  'a set that is killed while it is read or divided goes on, with the same bytes for any number of threads',
  { tags: ['whole'] },
  async () => {
    const args = [
      'dataset',
      '--count',
      '6000',
      '--seed',
      '7',
      '--columns',
      'puzzle,class',
      '--form',
      'csv',
      '--shuffle',
    ];
    await run([...args, '--folder', 'whole', '--threads', '1'], '', { cwd });
    const killed = [...args, '--folder', 'killed', '--threads', '2'];
    for (const [sign, ...more] of [['rows.partial.gz.progress'], ['rows.complete.gz', '--resume']] as const) {
      const child = spawn(process.execPath, [COMMAND, ...killed, ...more], { cwd, stdio: 'ignore' });
      const look = setInterval(() => {
        if (existsSync(join(cwd, 'killed', sign))) child.kill('SIGKILL');
      }, 5);
      await once(child, 'close');
      clearInterval(look);
      expect(filesOf('killed')).toContain(sign);
    }
    expect((await run([...killed, '--seed', '8', '--resume'], '', { cwd })).err).toContain(
      'of other inputs or options',
    );
    expect(await run([...killed, '--resume'], '', { cwd })).toMatchObject({ code: 0 });
    expect(bytesIn('killed')).toEqual(bytesIn('whole'));
  },
);

test('shuffled parts have the same rows in an order that the seed draws, for any number of threads', async () => {
  const args = ['dataset', 'images.txt', '--columns', 'puzzle,line', '--parts', '60,40'];
  const written = async (folder: string, ...more: string[]): Promise<Record<string, unknown[]>> => {
    expect(await run([...args, '--folder', folder, ...more], '', { cwd })).toMatchObject({ code: 0 });
    const names = filesOf(folder).filter((name) => name.endsWith('.jsonl'));
    return Object.fromEntries(
      names.map((name) => [name, objectsOf(readFileSync(join(cwd, folder, name), 'utf8')).map(({ line }) => line)]),
    );
  };
  const plain = await written('plain', '--seed', '4');
  const mixed = await written('mixed', '--seed', '4', '--shuffle', '--threads', '1');
  const sorted = (lines: unknown[]): unknown[] => lines.toSorted((a, b) => Number(a) - Number(b));
  for (const [name, lines] of Object.entries(plain)) {
    expect(sorted(mixed[name]!)).toEqual(lines);
    // A drawn order has a descent at about every second place.
    const descents = mixed[name]!.filter(
      (line, index, all) => index > 0 && Number(all[index - 1]) > Number(line),
    ).length;
    expect(Math.abs(descents / lines.length - 0.5)).toBeLessThan(0.2);
  }
  await written('again', '--seed', '4', '--shuffle', '--threads', '2');
  expect(bytesIn('again')).toEqual(bytesIn('mixed'));
  expect(await written('other', '--seed', '5', '--shuffle')).not.toEqual(mixed);
  expect(readFileSync(join(cwd, 'mixed', 'README.md'), 'utf8')).toContain('"shuffle": true');
});

test('where there is no row there is no set', async () => {
  const ran = await run(['dataset', 'nowhere.txt', '--folder', 'nothing'], '', { cwd });
  expect(ran).toMatchObject({ code: 2, err: expect.stringMatching(/no such file.*Nothing was written/s) });
  expect(filesOf('nothing')).toEqual([]);
});

test.each([
  ['a folder with something in it', ['--folder', '.'], 'is not empty'],
  ['nothing to resume', ['--folder', '.', '--resume'], 'there is nothing to resume'],
  ['a folder where none can be', ['--folder', 'images.txt/x'], 'cannot be written'],
  ['parts without a folder', ['--parts', '1'], '--parts is for sets in a folder'],
  ['Parquet without a folder', ['--form', 'parquet'], 'are written into a --folder'],
  ['Parquet that is packed again', ['--form', 'parquet', '--folder', 'new', '--packing', 'gz'], 'are packed already'],
])('%s is refused, and nothing is written', async (_name, args, sentence) => {
  const before = filesOf('.');
  const ran = await run(['dataset', 'images.txt', ...args], '', { cwd });
  expect(ran).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
  expect(filesOf('.')).toEqual(before);
});
