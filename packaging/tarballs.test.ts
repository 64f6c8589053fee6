import { existsSync } from 'node:fs';
import { expect, inject, test } from 'vitest';

test('every package has a tarball', () => {
  const tarballs = inject('tarballs');
  expect(tarballs.map(({ name }) => name)).toEqual(expect.arrayContaining(['@pencilmark/core', 'pencilmark']));
  expect(tarballs.filter(({ file }) => !existsSync(file))).toEqual([]);
});
