import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../testing.ts';

const EXAMPLES = new URL('../../../../corpus/examples.txt', import.meta.url);
const text = `${readFileSync(EXAMPLES, 'utf8').split('\n').slice(0, 30).join('\n')}\nno puzzle\n`;

const shelf = mkdtempSync(join(tmpdir(), 'pencilmark-ends-'));
afterAll(() => rmSync(shelf, { recursive: true }));
const folderWith = (name: string, content: string): string => {
  const folder = join(shelf, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'puzzles.txt'), content);
  return folder;
};
const unix = folderWith('unix', text);
const windows = folderWith('windows', text.replaceAll('\n', '\r\n'));

/** What a command says, without how quick it was. */
const said = async (words: string, cwd: string) => {
  const { code, out, err } = await run(words.split(' '), '', { cwd });
  return { code, out, err: err.replaceAll(/, [\d ]+\/s/g, '') };
};

test.each([
  'solve puzzles.txt',
  'solve puzzles.txt --threads 1',
  'check --json puzzles.txt',
  'convert --to rows puzzles.txt',
  'convert --to sdm puzzles.txt --threads 1',
])('%s answers alike, however lines end', async (words) => {
  const there = await said(words, unix);
  expect(there.out).not.toBe('');
  expect(await said(words, windows)).toEqual(there);
});
