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
