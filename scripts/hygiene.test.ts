import { expect, test } from 'vitest';
import { anchorOf, impossibleNames, onlySome, privateWords, unlisted } from './hygiene.mjs';

// Put together here, so that this file does not hold what it looks for.
const path = (...parts: string[]): string => `/${parts.join('/')}`;

test.each([
  [`see ${path('home', 'anna', 'puzzles')}`, 1],
  [`"${path('tmp', 'x')}"`, 1],
  [`${'C:'}\\Users\\anna`, 1],
  [`https:/${path('registry.example.org', 'a')}`, 1],
  ['see examples/home/garden and ../tmp/x', 0],
  ['https://nodejs.org/home/work', 0],
])('%s names %i private things', (text, count) => expect(privateWords('a.md', text)).toHaveLength(count));

test.each([
  ['a file that Windows cannot hold', ['docs/9x9:x.svg', 'docs/Aux.md', 'a/con/b.txt', 'a. /b', 'what?.md'], 5],
  ['two that are one on many disks', ['Makefile', 'makefile'], 1],
  ['good names', ['docs/console.md', 'a.b/c.txt', 'aux-list.ts', 'a/b-2.svg'], 0],
])('%s', (_name, paths, count) => expect(impossibleNames(paths)).toHaveLength(count));

// Put together here, too.
const url = ['new URL(".", import.meta', 'url)', 'pathname'].join('.');
test.each([
  ['a.mjs', url, 1],
  ['a.ts', `open('${path('dev', 'null')}')`, 1],
  ['package.json', `{ "test": "NODE_ENV=test node a.mjs" }`, 1],
  ['package.json', `{ "clean": "tsc && rm -r dist" }`, 1],
  ['package.json', `{ "build": "tsc -b && node scripts/bundle.mjs" }`, 0],
  ['a.sh', `cat ${path('dev', 'null')}`, 0],
])('%s with %s works on some systems only: %i', (file, text, count) =>
  expect(onlySome(file, text)).toHaveLength(count),
);

test('headings get the anchors that links use', () => {
  expect(anchorOf('9. Glossary')).toBe('9-glossary');
  expect(anchorOf('Add a `solver`: one file')).toBe('add-a-solver-one-file');
});

test.each([
  ['a package of its own', 'node_modules/a/node_modules/b', 0],
  ['one beside it', 'node_modules/b', 0],
  ['none', 'node_modules/c', 1],
  ['one that belongs to another', 'node_modules/c/node_modules/b', 1],
])('a lock file where a package finds %s lacks %3$i', (_name, path, count) => {
  const packages = { '': { dependencies: { a: '1' } }, 'node_modules/a': { optionalDependencies: { b: '1' } } };
  expect(unlisted('lock', { packages: { ...packages, [path]: {} } })).toHaveLength(count);
});
