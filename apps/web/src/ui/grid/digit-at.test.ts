import { expect, test } from 'vitest';
import { digitAt } from './digit-at.ts';

test.each([
  ['the first place', [0.2, 0.2, 9, false], 1],
  ['the middle', [0.5, 0.5, 9, false], 5],
  ['the last place', [0.9, 0.9, 9, false], 9],
  ['the border', [0.01, 0.5, 9, false], 0],
  ['below a sum, places lie lower', [0.2, 0.4, 9, true], 1],
  ['where a sum stands', [0.2, 0.1, 9, true], 0],
  ['a place beyond the digits of a small board', [0.9, 0.9, 6, false], 0],
  ['a place of a large board', [0.9, 0.9, 16, false], 16],
] as const)('%s', (_name, [x, y, size, hasSums], digit) => expect(digitAt(x, y, size, hasSums)).toBe(digit));
