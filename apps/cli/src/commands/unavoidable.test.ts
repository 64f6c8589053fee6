import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { PUZZLE, SOLUTION } from './testing.ts';

const SMALL = '1234341221434321';

test('lists the sets, how many there are of each size, and disjoint ones', async () => {
  const ran = await run(['unavoidable', '--size', '6'], SMALL);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.split('\n').slice(0, 2)).toEqual(['r1c1 r1c2 r3c1 r3c2', 'r1c1 r1c3 r2c1 r2c3']);
  expect(ran.out).toContain('8 minimal unavoidable sets of up to 6 cells: 8 of 4\n');
  expect(ran.out).toContain('at least 4 givens, for so many sets are disjoint (no more of these are):\n  r1c1');
});

test('as JSON, an object for each grid', async () => {
  const ran = await run(['unavoidable', '--json'], `${SOLUTION}\n${SMALL}\n`);
  const [large, small] = objectsOf(ran.out) as Record<string, string[][]>[];
  expect(Object.keys(large!)).toEqual(['puzzle', 'size', 'sets', 'disjoint', 'largest']);
  expect(large).toMatchObject({ puzzle: SOLUTION, size: 12, largest: true });
  expect(large!.sets!.length).toBeGreaterThan(100);
  expect(new Set(large!.disjoint!.flat()).size).toBe(large!.disjoint!.flat().length);
  expect(small!.sets).toContainEqual(['r1c1', 'r1c2', 'r3c1', 'r3c2']);
});

test('no sets, and grids that are not complete or not right', async () => {
  expect((await run(['unavoidable', '--size', '3'], SMALL)).out).toBe('0 minimal unavoidable sets of up to 3 cells\n');
  const ran = await run(['unavoidable', '--json'], `${PUZZLE}\n${SMALL.replace('12', '21')}\n1234\n`);
  expect(ran.code).toBe(2);
  expect(objectsOf(ran.out).map(({ error }) => (error as { code: string }).code)).toEqual(['grid', 'grid', 'length']);
  expect((await run(['unavoidable'], PUZZLE)).err).toBe(
    'standard input:1: The grid is not complete; "pencilmark solve" completes a puzzle.\n',
  );
  expect((await run(['unavoidable', '--size', '0'], SMALL)).code).toBe(2);
});

test('with --svg each set is a picture: its cells are marked and italic, all others printed', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sets-')), 'new');
  await run(['unavoidable', '--size', '4', '--svg', folder], `${SMALL}\n\n${SMALL}\n`);
  const names = readdirSync(folder).sort();
  expect([names.length, names[0], names[8]]).toEqual([16, 'line-3-set-001.svg', 'set-001.svg']);
  const picture = readFileSync(join(folder, 'set-002.svg'), 'utf8');
  expect(picture).toContain('<title id="b-title">2. r1c1 r1c3 r2c1 r2c3</title>');
  expect(picture.match(/mark-cell/g)!.length).toBeGreaterThanOrEqual(4);
  expect(picture).not.toBe(readFileSync(join(folder, 'set-001.svg'), 'utf8'));
});
