import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { histogramsOf, linesOf } from './histogram.ts';

const COUNTS = {
  gentle: 900,
  'hardest 1.2 gentle': 600,
  'hardest 1.5 easy': 100,
  'hardest 1.5 moderate': 50,
  'hardest 2.6 hard': 1,
  'hardest > 11.3 extreme': 249,
};

const linesIn = (counts: Readonly<Record<string, number>>): string[] => linesOf(histogramsOf(counts));

test('a line for each half from the least score to the greatest, one for what is above, one for each difficulty', () => {
  expect(linesIn(COUNTS)).toEqual([
    'Hardest step:',
    `1.0–1.4  600   60.0 %  ${'█'.repeat(40)}`,
    `1.5–1.9  150   15.0 %  ${'█'.repeat(10)}`,
    '2.0–2.4    0    0.0 %',
    '2.5–2.9    1    0.1 %  █',
    `> 11.3   249   24.9 %  ${'█'.repeat(17)}`,
    'Difficulty:',
    `gentle    600   60.0 %  ${'█'.repeat(40)}`,
    `easy      100   10.0 %  ${'█'.repeat(7)}`,
    `moderate   50    5.0 %  ${'█'.repeat(4)}`,
    'tricky      0    0.0 %',
    'hard        1    0.1 %  █',
    'fiendish    0    0.0 %',
    `extreme   249   24.9 %  ${'█'.repeat(17)}`,
  ]);
});

test('levels of HoDoKu where they were counted; nothing where nothing was', () => {
  expect(linesIn({ Hard: 1, Easy: 3, several: 2 })).toEqual([
    'HoDoKu:',
    `Easy     3   75.0 %  ${'█'.repeat(40)}`,
    'Medium   0    0.0 %',
    `Hard     1   25.0 %  ${'█'.repeat(14)}`,
    'Unfair   0    0.0 %',
    'Extreme  0    0.0 %',
  ]);
  expect(linesIn({})).toEqual([]);
});

test('a picture has a bar for each row, as long as it is high, in the colours of its difficulties', () => {
  const svg = chartOf(histogramsOf(COUNTS));
  const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="\d+" width="([\d.]+)" height="16" class="(\w+)"/g)];
  expect(bars.map(([, left, width, colour]) => `${left} ${width} ${colour}`).slice(0, 5)).toEqual([
    '96.0 420.0 d0',
    '96.0 70.0 d1',
    '166.0 35.0 d2',
    '96.0 0.7 d4',
    '96.0 174.3 d6',
  ]);
  expect(svg).toContain('&gt; 11.3');
});
