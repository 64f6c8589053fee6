import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE } from '../../head.ts';
import { PAGES } from '../../ways.mjs';

test('every page has a row and a feature', () => {
  const files = readdirSync(new URL('../features', import.meta.url), { recursive: true, encoding: 'utf8' });
  const pages = files.map((file) => PAGE.exec(`/src/features/${file.replaceAll('\\', '/')}`)?.[1]).filter(Boolean);
  // The first pages come along with their table, and need a browser: so it is read as a text.
  const table = readFileSync(new URL('./pages.ts', import.meta.url), 'utf8');
  const paths = [...table.matchAll(/\bpath: '([\w-]+)'/g)].map(([, path]) => path!);
  // An address without a # leads to each of them.
  expect(PAGES).toEqual(paths);
  expect(paths.sort()).toEqual(pages.sort());
});
