import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';

test('every page has a row and a folder', () => {
  const folders = readdirSync(new URL('../pages', import.meta.url));
  expect(PAGES.map(({ path }) => path).sort()).toEqual(folders.sort());
});
