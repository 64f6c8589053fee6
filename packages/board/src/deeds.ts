import { circle, removedShapes } from './nodes.ts';
import { SIDE } from './plane.ts';
import { type Shape, shape } from './shape.ts';
import type { Sheet } from './sheet.ts';
import { characterOf, digitText } from './texts.ts';

/** What a step places, as large as a digit or in two rings; what goes, ringed and struck out. */
export function deedsOf(sheet: Sheet): Shape[] {
  const { plane, large, small, removed, r, alphabet } = sheet;
  const ring = { fill: 'var(--sheet)', stroke: 'var(--logic)', 'stroke-width': 1.9 };
  return [
    ...large.flatMap(({ cell, digit }) => {
      const at = plane.middle(cell);
      const { tag, attributes } = circle(at, SIDE / 2 - 5);
      return [
        shape(tag, { class: 'deed-ring', ...attributes, ...ring, 'stroke-width': 2.4 }),
        shape('text', { class: 'deed-placed large', fill: 'var(--logic)', ...at }, characterOf(digit, alphabet)),
      ];
    }),
    ...small.flatMap((candidate) => {
      const at = plane.candidate(candidate.cell, candidate.digit);
      return [
        shape('circle', { class: 'deed-ring', ...circle(at, r + 3).attributes, ...ring }),
        shape('circle', { ...circle(at, r).attributes, ...ring, fill: 'var(--logic)' }),
        digitText(sheet, candidate, 'deed-placed', 'var(--sheet)'),
      ];
    }),
    ...removed.flatMap((candidate) => {
      const [around, stroke] = removedShapes(plane.candidate(candidate.cell, candidate.digit), r);
      return [around, digitText(sheet, candidate, 'deed-gone', 'var(--proof)'), stroke];
    }),
  ];
}
