import { expect, test } from 'vitest';
import { numberOfDay } from './day.ts';

test.each([
  ['2026-01-01', 1],
  ['2026-11-22', 326],
  ['2024-12-31', 366],
])('%s is number %i of its year', (day, number) => expect(numberOfDay(day)).toBe(number));
