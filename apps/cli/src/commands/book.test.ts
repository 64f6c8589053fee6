import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { run } from '../testing.ts';

const shelf = mkdtempSync(join(tmpdir(), 'pencilmark-book-'));
afterAll(() => rmSync(shelf, { recursive: true }));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(shelf, 'book-'));
});

const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const write = (words: readonly string[], input = '') => run(['book', ...words], input, { cwd: folder });
const pdf = (name: string): Buffer => readFileSync(join(folder, name));
const pagesIn = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)!.length;

/** What the streams of a file say, unpacked. */
const streamsIn = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream]) => {
    try {
      return [inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

test('a book of puzzles of files, with faces of its own', async () => {
  writeFileSync(join(folder, 'mine.txt'), `${EASY}\n`);
  expect(await write(['mine.txt', '--output', 'book.pdf', '--json'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^{"puzzles":1,"files":\[{"file":"book.pdf","pages":4,"bytes":\d+}]}\n$/),
    err: '',
  });
  const file = pdf('book.pdf');
  expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pagesIn(file)).toBe(4);
  const text = file.toString('latin1');
  expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(3);
  expect(text.match(/\/FontFile2 /g)).toHaveLength(3);
  // 30 givens on the page of the puzzle, 81 digits on the page of its answer.
  const letters = streamsIn(file).map((stream) => stream.match(/\bTJ\b/g)?.length ?? 0);
  expect(letters.filter((count) => count > 30 && count < 40)).toHaveLength(1);
  expect(letters.filter((count) => count > 81 && count < 90)).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(['book.pdf', 'mine.txt']);
});

test('the same seed makes the same bytes; answers can stand apart', async () => {
  const words = ['--chapters', '2 easy, 1 hard', '--seed', '7', '--per-page', '2', '--nudges', '--answers', 'apart'];
  const first = await write([...words, '--output', 'one.pdf']);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toBe('one.pdf  5 pages  3 puzzles\none-answers.pdf  1 page  3 puzzles\n');
  await write([...words, '--output', 'two.pdf']);
  expect(pdf('one.pdf').equals(pdf('two.pdf'))).toBe(true);
  expect(pdf('one-answers.pdf').equals(pdf('two-answers.pdf'))).toBe(true);
  const other = words.map((word) => (word === '7' ? '8' : word));
  await write([...other, '--output', 'three.pdf']);
  expect(pdf('one.pdf').equals(pdf('three.pdf'))).toBe(false);
});

test('for a printer of books: even pages, bleed, the size of the cover', async () => {
  const words = ['--chapters', '3 easy', '--seed', '7', '--paper', '6x9', '--bleed', '--output', 'book.pdf', '--json'];
  const { pages, cover } = await write(words).then(({ out }) => {
    const { files, cover: sheet } = JSON.parse(out);
    return { pages: files[0].pages, cover: sheet };
  });
  expect(pages).toBe(6);
  expect(pagesIn(pdf('book.pdf'))).toBe(6);
  expect(pdf('book.pdf').toString('latin1')).toContain('/MediaBox [0 0 441 666]');
  expect(cover).toEqual({ width: 12.264, height: 9.25, spine: 0.014 });
});

test('beside each puzzle is the code of its address', async () => {
  const words = ['--codes', 'https://a.example/#/play?puzzle={puzzle}', '--answers', 'none', '--sheets'];
  await write([...words, '--output', 'book.pdf'], `${EASY}\n`);
  const { data, size } = encode(`https://a.example/#/play?puzzle=${EASY.replaceAll('0', '.')}`, { border: 0 });
  const squares = streamsIn(pdf('book.pdf')).flatMap((stream) => [
    ...stream.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm),
  ]);
  const places = squares.map(([, x, y]) => [Number(x), Number(y)] as const);
  const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  const side = 48 / size;
  const dark = places.map(([x, y]) => `${Math.round((y - top) / side)} ${Math.round((x - left) / side)}`);
  expect(dark).toEqual(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${y} ${x}`] : []))));
});

test('without --seed it is drawn and said, and makes the book again', async () => {
  const { err } = await write(['--chapters', '1 easy', '--output', 'one.pdf']);
  const [, seed] = /seed (\d+)/.exec(err)!;
  await write(['--chapters', '1 easy', '--seed', seed!, '--output', 'two.pdf']);
  expect(pdf('one.pdf').equals(pdf('two.pdf'))).toBe(true);
});

test('what has not one solution is left out, and named', async () => {
  const several = EASY.replace('5', '0').replace('3', '0').replace('7', '0').replace('6', '0');
  const { code, out, err } = await write(['--output', 'book.pdf'], `${EASY}\n${several}\nno puzzle\n`);
  expect([code, out]).toEqual([2, 'book.pdf  4 pages  1 puzzle\n']);
  expect(err).toContain('standard input:2: Left out: a puzzle of a book has one solution');
  expect(err).toContain('standard input:3');
});

test.each([
  [[], 2, 'Give the file that the book is written to'],
  [['--output', 'book.pdf', '--chapters', 'easy'], 2, '"easy" is no chapter'],
  [['--output', 'book.pdf', '--chapters', '1 y-wang'], 2, 'There is no technique "y-wang"'],
  [['--output', 'book.pdf', '--seed', '7'], 2, '--seed is for --chapters'],
  [['--output', 'nowhere/book.pdf', '--chapters', '1 easy', '--seed', '7'], 2, 'nowhere/book.pdf'],
  [['--output', '.', '--chapters', '1 easy', '--seed', '7'], 2, '. cannot be written'],
  [['--output', 'book.pdf', '--chapters', '1 easy', '--seed', '7', '--title', '数独'], 2, 'no letter for “数”'],
  [['--output', 'book.pdf', '--codes', 'https://a.example/'], 2, 'Expected an address with {puzzle} in it'],
  [['--output', 'book.pdf', '--per-page', '3'], 2, '--per-page'],
  [['--output', 'book.pdf', '--language', 'ja'], 2, '--language'],
  [['--output', 'book.pdf', '--geometry', '4x4'], 1, 'There is no puzzle for the book'],
] as const)('%j ends with %i', async (words, code, sentence) => {
  const ran = await write(words, '................');
  expect([ran.code, ran.out]).toEqual([code, '']);
  expect(ran.err).toContain(sentence);
  expect(existsSync(join(folder, 'book.pdf'))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
