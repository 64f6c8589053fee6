import { expect, test } from 'vitest';
import { makeRandom } from '../random.ts';
import { geometryOf } from './clues.ts';
import { boxed, classic, jigsaw } from './layouts.ts';
import { keepsGeometry, randomSymmetry, TURNS, turnOf } from './symmetry.ts';

test.each([
  ['identity', '0 1 2 3 4 5 6 7 8'],
  ['rotate90', '2 5 8 1 4 7 0 3 6'],
  ['rotate180', '8 7 6 5 4 3 2 1 0'],
  ['rotate270', '6 3 0 7 4 1 8 5 2'],
  ['horizontal', '6 7 8 3 4 5 0 1 2'],
  ['vertical', '2 1 0 5 4 3 8 7 6'],
  ['diagonal', '0 3 6 1 4 7 2 5 8'],
  ['antidiagonal', '8 5 2 7 4 1 6 3 0'],
])('%s sends the cells of a 3×3 square to %s', (name, places) => expect(turnOf(name, 3).join(' ')).toBe(places));

test('an unknown turn is refused', () => expect(() => turnOf('upside-down', 9)).toThrow('upside-down'));

test('boards with square boxes keep their rules in every turn, boards with oblong boxes do not', () => {
  const kept = (geometry: typeof classic): string[] =>
    Object.keys(TURNS).filter((name) => keepsGeometry(turnOf(name, geometry.size), geometry));
  expect(kept(classic)).toEqual(Object.keys(TURNS));
  expect(kept(boxed(2, 3))).toEqual(['identity', 'rotate180', 'horizontal', 'vertical']);
  expect(kept(jigsaw('aaababbbcccdcddd'))).toEqual(['identity', 'rotate180']);
});

test.each([
  '4x4',
  '6x6',
  '6x6:3x2',
  '8x8',
  '9x9',
  '9x9:x',
  '9x9:windows',
  '9x9:antiknight',
  '9x9:disjoint',
  '12x12',
  '4x4:jigsaw-0001011122232333',
])('random symmetries keep the rules of %s', (id) => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  const random = makeRandom(11);
  const symmetries = Array.from({ length: 12 }, () => randomSymmetry(read.value, random));
  for (const permutation of symmetries) expect(keepsGeometry(permutation, read.value)).toBe(true);
  expect(new Set(symmetries.map(String)).size).toBeGreaterThan(1);
});

test('a permutation that mixes boxes breaks the rules', () => {
  const swapped = turnOf('identity', 9).slice();
  [swapped[0], swapped[1]] = [1, 0];
  expect(keepsGeometry(swapped, classic)).toBe(false);
});
