import { expect, test } from 'vitest';
import { histogramOf } from './histogram.ts';

test('a line for each half from the least score to the greatest, and one for what is above', () => {
  const counts = { gentle: 900, 'hardest 1.2': 600, 'hardest 1.5': 150, 'hardest 2.6': 1, 'hardest > 11.3': 249 };
  expect(histogramOf(counts)).toEqual([
    `1.0–1.4  600   60.0 %  ${'█'.repeat(40)}`,
    `1.5–1.9  150   15.0 %  ${'█'.repeat(10)}`,
    '2.0–2.4    0    0.0 %',
    '2.5–2.9    1    0.1 %  █',
    `> 11.3   249   24.9 %  ${'█'.repeat(17)}`,
  ]);
});

test('levels of HoDoKu where nobody gave scores; nothing where nothing was counted', () => {
  expect(histogramOf({ Hard: 1, Easy: 3, several: 2 })).toEqual([
    `Easy  3   75.0 %  ${'█'.repeat(40)}`,
    `Hard  1   25.0 %  ${'█'.repeat(14)}`,
  ]);
  expect(histogramOf({})).toEqual([]);
});
