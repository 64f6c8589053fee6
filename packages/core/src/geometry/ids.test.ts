import fc from 'fast-check';
import { expect, test } from 'vitest';
import { geometryOf } from './clues.ts';
import { boxed, classic, jigsaw, sized } from './layouts.ts';

test('ids are read back as the same board, with layouts in any order', () => {
  const bent = jigsaw('aaabcabbccbdcddd', ['antiking']);
  for (const geometry of [classic, sized(6, ['x', 'antiknight']), boxed(3, 2), boxed(3, 2, ['x']), bent]) {
    const read = geometryOf(geometry.id);
    expect(read.ok && read.value).toBe(geometry);
  }
  const shuffledLayouts = geometryOf('9x9:antiking+x+3x3');
  expect(shuffledLayouts.ok && shuffledLayouts.value.id).toBe('9x9:x+antiking');
});

test.each([
  ['', 0],
  ['hello', 0],
  ['9x8', 0],
  ['0x0', 0],
  ['37x37', 0],
  ['9x9:2x3', 4],
  ['9x9:x+hexagons', 6],
  ['9x9:jigsaw-123', 4],
  ['7x7:windows', 4],
  ['4x4:windows+jigsaw-0001201122132333', 4],
  ['9x9:3x3+1x9', 8],
  ['4x4:2x2+jigsaw-0001201122132333', 8],
])('"%s" is not a board, and the place is told', (id, offset) => {
  const read = geometryOf(id);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error).toMatchObject({ code: 'geometry', offset });
});

test('upper and lower case differ in a map, and are the same in words', () => {
  const read = geometryOf('4X4:JIGSAW-aaaAaAAAbbbBbBBB+X');
  expect(read.ok && read.value.id).toBe('4x4:jigsaw-0001011122232333+x');
});

test('geometryOf answers any text and never throws', () => {
  const part = fc.constantFrom('9x9', '6x6', ':', '+', 'x', 'windows', 'jigsaw-', '0123', '3x2', 'disjoint', '36x36');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (id) => typeof geometryOf(id).ok === 'boolean',
    ),
  );
});
