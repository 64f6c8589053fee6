import { expect, test } from 'vitest';
import { unknownName } from './names.ts';

test.each([
  ['bnads', 'Did you mean "bands"?'],
  ['back', 'Did you mean "backtracking"?'],
  ['SAT', 'Did you mean "sat"?'],
  ['zebra', 'There is no solver "zebra". Known: bands, backtracking, sat.'],
  ['', 'There is no solver "". Known: bands, backtracking, sat.'],
])('an unknown name: %s', (name, expected) => {
  expect(unknownName('solver', name, ['bands', 'backtracking', 'sat'])).toContain(expected);
});

test('of many names the nearest are listed, and how many there are', () => {
  const many = Array.from({ length: 150 }, (_, number) => `name-${number}`);
  const text = unknownName('technique', 'nome-149', many);
  expect(text).toContain('Did you mean "name-149"? Known: name-149, ');
  expect(text).toMatch(/ and 110 more\.$/);
});
