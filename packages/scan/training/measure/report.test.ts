import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { reportOf } from './report.ts';

const curves = [
  {
    name: 'blurred',
    steps: [
      { step: 1, counts: { right: 3, doubted: 0, refused: 0, silent: 0 } },
      { step: 4, counts: { right: 1, doubted: 1, refused: 1, silent: 0 } },
    ],
  },
  { name: 'bent', steps: [{ step: 0.2, counts: { right: 0, doubted: 0, refused: 2, silent: 1 } }] },
];

test('the report counts what came of all photographs', () => {
  const report = reportOf({
    checksum: '00ff',
    temperature: 1.2,
    learnt: ['two cells'],
    loss: 0.5,
    painted: { cells: 0, wrong: 0, kinds: { cells: 0, wrong: 0 }, confusion: [], bins: [] },
    sets: [],
    curves,
  });
  expect(report).toContain('prints 3 puzzles');
  expect(report).toContain('Of 9 photographs 4 are read right, 1 with mistakes and with doubts');
  expect(report).toContain('and 1 are wrong in silence');
  expect(report).toContain('| blurred | 4 | 1 | 1 | 1 | 0 |');
});

test('the chart has a panel for each curve, and a bar of full height for each step', () => {
  const chart = chartOf(curves);
  const heights = [...chart.matchAll(/<rect x="\d+" y="[\d.]+" width="\d+" height="([\d.]+)"/g)].map(([, height]) =>
    Number(height),
  );
  expect(chart.split('<g>')).toHaveLength(1 + curves.length);
  // The four keys, then the parts of three bars.
  expect(heights).toHaveLength(4 + 1 + 3 + 2);
  expect(heights[4]).toBeCloseTo(heights[5]! + heights[6]! + heights[7]!, 0);
});
