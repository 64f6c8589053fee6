import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from '../../ways.mjs';

test('every page has a row and a folder', () => {
  const folders = readdirSync(new URL('../pages', import.meta.url));
  // The first pages come along with their table, and need a browser: so it is read as a text.
  const table = readFileSync(new URL('./pages.ts', import.meta.url), 'utf8');
  const paths = [...table.matchAll(/\bpath: '([\w-]+)'/g)].map(([, path]) => path!);
  // An address without a # leads to each of them.
  expect(PAGES).toEqual(paths);
  expect(paths.sort()).toEqual(folders.sort());
});
