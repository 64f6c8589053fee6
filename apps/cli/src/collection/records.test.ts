import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRandom } from '@pencilmark/core/random';
import { afterAll, expect, test } from 'vitest';
import { SortedRecords } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { words: 3, keyWords: 2, capacity: 200, folder, fold: () => false };

test.each([
  ['none', 0],
  ['one', 1],
  ['as many as memory holds', 200],
  ['one more', 201],
  ['so many that runs of merged runs are merged', 30_000],
])('sorts records: %s', (_name, count) => {
  const random = makeRandom(count);
  const records = Array.from({ length: count }, (_, index) => [random.below(50), random.below(2 ** 32), index]);
  const before = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0;
  const sorter = new SortedRecords(options);
  for (const record of records) sorter.add(Uint32Array.from(record));
  // 150 runs take few files, where the system tells.
  if (existsSync('/proc/self/fd')) expect(readdirSync('/proc/self/fd').length).toBeLessThan(before + 64);
  // A file without a name takes no place in the folder, and goes with the process.
  expect(readdirSync(folder)).toEqual([]);
  const sorted = Array.from(sorter.sorted(), (record) => [...record]);
  sorter.close();
  expect(sorted).toEqual(records.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!));
});

test('takes equal records together, wherever they lie', () => {
  const fold = (kept: Uint32Array, next: Uint32Array): boolean => {
    if (kept[0] !== next[0]) return false;
    kept[2]! += next[2]!;
    return true;
  };
  const sorter = new SortedRecords({ ...options, fold });
  for (let index = 0; index < 20_000; index++) sorter.add(Uint32Array.of(index % 300, index, 1));
  const sums = Array.from(sorter.sorted(), ([key, first, sum]) => [key, first, sum]);
  sorter.close();
  expect(sums).toEqual(Array.from({ length: 300 }, (_, key) => [key, key, Math.floor((20_000 - key - 1) / 300) + 1]));
});

test('a folder that is not there', () => {
  const sorter = new SortedRecords({ ...options, folder: join(folder, 'nowhere') });
  const fill = (): void => {
    for (let index = 0; index < 201; index++) sorter.add(Uint32Array.of(index, 0, 0));
  };
  expect(fill).toThrow('cannot be written: there is no such folder.');
});
