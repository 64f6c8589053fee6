import { expect, test } from 'vitest';
import { waitBefore } from './retry.ts';

test.each([
  [0, 0, 100],
  [0, 1, 500],
  [1, 0.5, 600],
  [3, 1, 4000],
  [4, 1, 5000],
  [50, 0, 4000],
  [50, 1, 5000],
])('try %i with %d: after %i ms', (tries, random, ms) => expect(waitBefore(tries, random)).toBe(ms));
