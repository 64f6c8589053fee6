import { expect, test } from 'vitest';
import { anchorOf, privateWords } from './hygiene.mjs';

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

test('headings get the anchors that links use', () => {
  expect(anchorOf('9. Glossary')).toBe('9-glossary');
  expect(anchorOf('Add a `solver`: one file')).toBe('add-a-solver-one-file');
});
