import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { PUZZLE } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every format that can hold a puzzle gives it back', async () => {
  const formats = objectsOf((await run(['list', 'formats', '--json'])).out) as { name: string }[];
  const back = await Promise.all(
    formats.map(async ({ name }) => {
      const there = await run(['convert', '--to', name], PUZZLE);
      return there.code === 0
        ? (await run(['convert', '--from', name, '--to', 'line', '--blank', '.'], there.out)).out.trim()
        : there.err;
    }),
  );
  back.forEach((text, index) => {
    expect([formats[index]!.name, text]).toEqual([formats[index]!.name, text.includes('cannot hold') ? text : PUZZLE]);
  });
});

test('convert keeps title, author and rules where the format has a place for them, in threads too', async () => {
  const about = { title: 'Two words', author: 'Ada', rules: 'Normal rules apply.' };
  const json = JSON.stringify({ geometry: '9x9', givens: PUZZLE, ...about });
  writeFileSync(join(folder, 'told.json'), json);
  for (const threads of [[], ['--threads', '1']]) {
    const link = await run(['convert', 'told.json', '--to', 'fpuzzles', ...threads], '', { cwd: folder });
    expect(link).toMatchObject({ code: 0, err: expect.not.stringContaining('Left out') });
    writeFileSync(join(folder, 'link.txt'), link.out);
    const back = await run(['convert', 'link.txt', '--to', 'json', ...threads], '', { cwd: folder });
    expect(objectsOf(back.out)).toMatchObject([{ givens: PUZZLE, ...about }]);
  }
  const line = await run(['convert', '--to', 'line'], json);
  expect(line.err.match(/(?<=Left out: ).*(?=\.)/g)).toEqual(['title', 'author', 'rules']);
  const sdk = await run(['convert', '--to', 'sdk'], json);
  expect(sdk).toMatchObject({ code: 0, out: expect.stringContaining('#AAda\n#DTwo words\n') });
  expect(sdk.err.match(/(?<=Left out: ).*(?=\.)/g)).toEqual(['rules']);
});

test('convert writes other blanks and digits, and refuses what does not fit', async () => {
  expect((await run(['convert', '--blank', '0', '--digits', 'A-I'], PUZZLE)).out).toBe(
    `${PUZZLE.replaceAll('.', '0').replaceAll(/[1-9]/g, (digit) => 'ABCDEFGHI'[Number(digit) - 1]!)}\n`,
  );
  expect(await run(['convert', '--blank', 'X', '--digits', 'R-Z'], PUZZLE)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('"X" cannot be both'),
  });
  expect((await run(['convert', '--to', 'csv'], `${PUZZLE}\n${PUZZLE}\n`)).out).toBe(`puzzle\n${PUZZLE}\n${PUZZLE}\n`);
  expect(await run(['convert', '--to', 'sdk'], '.'.repeat(256))).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('"sdk" cannot hold'),
  });
});

test('clues without a word in a format are named and left out, with exit code 1; --strict writes nothing', async () => {
  const json = JSON.stringify({ geometry: '9x9:killer_15:r1c1-2+rellik_5:r3c3-4', givens: '.'.repeat(81) });
  const some = await run(['convert', '--to', 'fpuzzles'], json);
  expect(some).toMatchObject({ code: 1, err: expect.stringContaining('Left out: rellik.') });
  expect(objectsOf((await run(['convert', '--to', 'json'], some.out)).out)).toMatchObject([
    { geometry: '9x9:killer_15:r1c1-2' },
  ]);
  expect(objectsOf((await run(['convert', '--to', 'fpuzzles', '--json'], json)).out)).toMatchObject([
    { format: 'fpuzzles', leftOut: ['rellik'] },
  ]);
  expect(await run(['convert', '--to', 'fpuzzles', '--strict'], json)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('it has no words for rellik.'),
  });
  // A board without any of its clues is another puzzle, whatever format they came in.
  const board = ['--geometry', '9x9:killer_15:r1c1-2'];
  expect(await run(['convert', ...board, '--to', 'line'], '.'.repeat(81))).toMatchObject({ code: 1, out: '' });
  expect(await run(['convert', '--to', 'line'], json)).toMatchObject({ code: 1, out: '' });
});

test('rules without a word are written by pairs of cells, or named with exit code 1', async () => {
  const rules = ['convert', '--geometry', '6x6:x+neg-diff'];
  const cells = '.'.repeat(36);
  const { code, out } = await run([...rules, '--to', 'iss'], cells);
  expect([code, out]).toEqual([0, expect.stringMatching(/^\.Shape~6x6(?:\.Diagonal~-?1){2}(?:\.Pair~\S+)+\n$/)]);
  expect(await run([...rules, '--to', 'fpuzzles'], cells)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Left out: neg-diff.'),
  });
  expect(await run(['convert', '--geometry', '6x6:neg-diff', '--to', 'fpuzzles'], cells)).toMatchObject({
    code: 1,
    out: '',
  });
});

test.each(['Modular~2~R1C1~R1C2~R1C3', 'Regex~MTIq~_~R1C1~R1C2'])(
  'what ISS says in .%s goes into other formats, or none',
  async (item) => {
    const killer = '.Cage~12~R5C5~R5C6';
    for (const to of ['iss', 'fpuzzles', 'sudokupad', 'json']) {
      const { code, out } = await run(['convert', '--to', to], `${killer}.${item}`);
      const [board] = objectsOf((await run(['convert', '--to', 'json'], out)).out) as { geometry: string }[];
      expect(board!.geometry, to).toContain('killer_12:r5c5-6');
      expect(code, to).toBe(board!.geometry.includes('r1c1') ? 0 : 1);
    }
  },
);
