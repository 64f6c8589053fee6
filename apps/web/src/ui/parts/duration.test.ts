import { expect, test } from 'vitest';
import { timeText } from './duration.ts';

test.each([
  [0.00021, '0.21 µs'],
  [0.0342, '34.2 µs'],
  [1, '1 ms'],
  [12.54, '12.5 ms'],
  [61_270, '61.3 s'],
])('%d ms', (ms, text) => expect(timeText(ms, 'en')).toBe(text));
