import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';

const PICTURES = fileURLToPath(new URL('../../../../corpus/pictures', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pencilmark-scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(PICTURES, name);
const TRUTH = readFileSync(at('truth.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [file: string, cells: string, kinds: string]);
const PUZZLE = TRUTH[0]![1].replaceAll('0', '.');
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

test('pictures are read in order, with kinds', async () => {
  const { out } = await run(['scan', '--json', ...TRUTH.map(([file]) => at(file))]);
  const said = objectsOf(out).filter(({ part }) => part !== 2);
  const read = said.map(({ file, found, puzzle = 'none', kinds = '' }) => ({ file, found, puzzle, kinds }));
  expect(read).toEqual(
    TRUTH.map(([file, cells, kinds = '']) => ({
      file: at(file),
      found: cells !== 'none',
      puzzle: cells.replaceAll('0', '.'),
      kinds,
    })),
  );
});

test('a JSON line has just what is promised', async () => {
  const { code, out } = await run(['scan', '--json', at('print.png'), at('no-puzzle.png')]);
  const [read, nothing] = objectsOf(out);
  expect(read).toEqual({
    file: at('print.png'),
    found: true,
    size: 9,
    puzzle: PUZZLE,
    kinds: PUZZLE.replaceAll(/\d/g, 'g'),
    doubts: [],
    ms: expect.any(Number),
  });
  expect(nothing).toEqual({ file: at('no-puzzle.png'), found: false, why: expect.any(String), ms: expect.any(Number) });
  expect(code).toBe(1);
});

test('puzzles and solutions come in any format', { tags: ['whole'] }, async () => {
  expect(await run(['scan', at('print.png')])).toEqual({ code: 0, out: `${PUZZLE}\n`, err: '' });
  expect(await run(['scan', '--solve', at('print.png')])).toEqual({ code: 0, out: `${SOLUTION}\n`, err: '' });
  const { out } = await run(['scan', '--to', 'rows', at('print.png')]);
  expect(out).toBe(`${PUZZLE.match(/.{9}/g)!.join('\n')}\n`);
});

test('two puzzles of a page are two lines', async () => {
  const { out } = await run(['scan', '--json', at('two.png')]);
  expect(objectsOf(out).map(({ part, found, size }) => ({ part, found, size }))).toEqual([
    { part: 1, found: true, size: 9 },
    { part: 2, found: true, size: 9 },
  ]);
});

test('what was read is drawn over the straightened picture', { tags: ['whole'] }, async () => {
  copyFileSync(at('print.png'), join(folder, 'print.png'));
  const { code } = await run(['scan', '--svg', 'drawn', 'print.png', at('print.png')], '', { cwd: folder });
  expect(code).toBe(0);
  expect(readdirSync(join(folder, 'drawn'))).toEqual(['print-2.svg', 'print.svg']);
  const drawing = readFileSync(join(folder, 'drawn', 'print.svg'), 'utf8');
  expect(drawing).toContain('<image width="576"');
  expect(drawing.match(/<text x/g)).toHaveLength(30);
});
