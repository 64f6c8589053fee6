import { expect, test } from 'vitest';
import { endsOf, type Ink, inkOf, placeOfPoint, pointsAcross } from './ink.ts';

test.each(['', 'note 1', 'line 1 x', 'spiral 1 2', 'circle 1.5'])('"%s" is nothing that this version draws', (key) =>
  expect(inkOf(key)).toBeUndefined(),
);

// On a board of 9×9 a row has 19 points.
test.each([
  ['the corner of the board', 0, { cell: 0, side: 'topLeft' }],
  ['its other corner', 360, { cell: 80, side: 'bottomRight' }],
  ['the middle of r1c1', 20, { cell: 0, side: 'middle' }],
  ['between r1c1 and r1c2', 21, { cell: 0, side: 'right' }],
  ['between r1c1 and r2c1', 39, { cell: 0, side: 'below' }],
  ['the left edge of r2c1', 57, { cell: 9, side: 'left' }],
  ['the middle of r2c2', 60, { cell: 10, side: 'middle' }],
])('%s', (_name, point, place) => expect(placeOfPoint(point, 9)).toEqual(place));

test.each([1, 4, 9, 25])('no two points of a board of size %i have the same place', (size) => {
  const places = Array.from({ length: pointsAcross(size) ** 2 }, (_, point) => placeOfPoint(point, size));
  expect(new Set(places.map(({ cell, side }) => `${cell} ${side}`)).size).toBe(places.length);
  expect(places.every(({ cell }) => cell < size * size)).toBe(true);
});

test.each<[string, number[], [number, number]]>([
  ['one piece', [20, 22], [20, 22]],
  ['some pieces', [20, 22, 24, 62], [20, 62]],
  ['a closed line', [20, 22, 60, 58, 20], [20, 20]],
])('the ends of %s', (_name, points, ends) => {
  const pieces = points.slice(1).map((to, at): Ink => ['line', Math.min(points[at]!, to), Math.max(points[at]!, to)]);
  expect(endsOf(pieces)).toEqual(ends);
});
