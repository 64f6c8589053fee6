import { expect, test } from 'vitest';
import { histogramLines, histogramRows, histogramSvg } from './histogram.ts';

const COUNTS = { gentle: 900, 'hardest 1.2': 600, 'hardest 1.5': 150, 'hardest 2.6': 1, 'hardest > 11.3': 249 };

test('a line for each half from the least score to the greatest, and one for what is above', () => {
  expect(histogramLines(histogramRows(COUNTS))).toEqual([
    `1.0–1.4  600   60.0 %  ${'█'.repeat(40)}`,
    `1.5–1.9  150   15.0 %  ${'█'.repeat(10)}`,
    '2.0–2.4    0    0.0 %',
    '2.5–2.9    1    0.1 %  █',
    `> 11.3   249   24.9 %  ${'█'.repeat(17)}`,
  ]);
});

test('levels of HoDoKu where nobody gave scores; nothing where nothing was counted', () => {
  expect(histogramLines(histogramRows({ Hard: 1, Easy: 3, several: 2 }))).toEqual([
    `Easy  3   75.0 %  ${'█'.repeat(40)}`,
    `Hard  1   25.0 %  ${'█'.repeat(14)}`,
  ]);
  expect(histogramLines(histogramRows({}))).toEqual([]);
});

test('a picture has a bar for each row, as long as it is high', () => {
  const svg = histogramSvg(histogramRows(COUNTS));
  const widths = [...svg.matchAll(/<rect x="\d+" y="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([420, 105, 0, 0.7, 174.3]);
  expect(svg).toContain('&gt; 11.3');
});
