import fc from 'fast-check';
import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { RULE_NAMES } from '../rules/rule-names.ts';
import { boardOf, geometryOf } from './clues.ts';
import { idParts, plainGeometryOf } from './ids.ts';
import { boxed, classic, jigsaw, sized } from './layouts.ts';
import { withRules } from './rules.ts';

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
  ['0x9', 0],
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

test('boxes of every shape have every rule or are told not to, and nothing is thrown', () => {
  const shapes = [4, 6, 8, 9, 12].flatMap((size) =>
    [1, 2, 3, 4, 6].flatMap((height) => [1, 2, 3, 4, 6].map((width) => `${size}x${size}:${height}x${width}`)),
  );
  for (const shape of some(shapes))
    for (const rule of RULE_NAMES) expect(typeof geometryOf(`${shape}+${rule}`).ok, `${shape}+${rule}`).toBe('boolean');
  // Each of four groups would have nine cells for six digits.
  expect(geometryOf('6x6:2x2+disjoint')).toMatchObject({ ok: false, error: { offset: 8 } });
});

test.each(['9x9:\u001b[31m', `9x9:${'x'.repeat(5000)}`, '9\r\nx9', '9x9:killer_15:\u202e', '6x6:\0_r1c1'])(
  'the message about %j is a short line without control characters',
  (id) => {
    const read = geometryOf(id);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.message).toMatch(/^[ -~…]{10,900}$/);
  },
);

test('a board with a rare rule is read with all rules only', () => {
  const id = '9x9:x+nonconsecutive+neg-xv';
  const read = geometryOf('9x9:neg-xv+nonconsecutive+x');
  expect(read.ok && read.value).toBe(withRules(sized(9, ['x']), ['neg-xv', 'nonconsecutive']));
  expect(read.ok && read.value.id).toBe(id);
  expect(idParts(id).rules).toEqual(['x', 'nonconsecutive', 'neg-xv']);
  const message = 'The board has the rule "nonconsecutive", which cannot be read here.';
  expect(plainGeometryOf(id)).toEqual({ ok: false, error: { code: 'geometry', offset: 6, message } });
  expect(() => sized(9, ['neg-xv'])).toThrow('expected one of x, windows, disjoint, antiknight, antiking; `withRules`');
  const unknown = plainGeometryOf('9x9:hexagons');
  expect(unknown).toEqual(geometryOf('9x9:hexagons'));
  expect(!unknown.ok && unknown.error.message).toContain('antiking, nonconsecutive, neg-ratio');
});

const REGIONS = '1122112233..33..';

test.each([
  ['4x6', '4x6:2x3', 6, 24, '4x6'],
  ['4X6:2X3+x', undefined, 0, 0, ''],
  ['5x10', '5x10:5x2', 10, 50, '5x10'],
  ['7x7:1-9', '7x7:1-9', 9, 49, '7x7:1-9'],
  ['6x6:1-9', '6x6:1-9', 9, 36, '6x6:1-9'],
  ['6x6:1-9+3x3', '6x6:3x3+1-9', 9, 36, '6x6:3x3+1-9'],
  ['6x6:antiknight+0-9', '6x6:0-9+antiknight', 10, 36, '6x6:0-9'],
  ['9x9:0-8', '9x9:0-8', 9, 81, '9x9:0-8'],
  ['9x9:1-9+3x3', '9x9:3x3', 9, 81, '9x9'],
  ['10x10:RAW+0-9', '10x10:0-9+raw', 10, 100, '10x10:0-9+raw'],
  ['9x9:noboxes+x', '9x9:noboxes+x', 9, 81, '9x9:noboxes'],
  ['7x7:noboxes', '7x7:noboxes', 7, 49, '7x7:noboxes'],
  ['8x8:2x2', '8x8:2x2', 8, 64, '8x8:2x2'],
  ['9x9:raw+3x3', '9x9:3x3+raw', 9, 81, '9x9:3x3+raw'],
  [`4x4:jigsaw-${REGIONS}`, '4x4:jigsaw-0011001122..22..', 4, 16, '4x4:jigsaw-0011001122..22..'],
  [`4x4:jigsaw-${'.'.repeat(16)}`, '4x4:noboxes', 4, 16, '4x4:noboxes'],
  ['2x3:jigsaw-aabbcc+1-4', '2x3:jigsaw-001122+1-4', 4, 6, '2x3:jigsaw-001122+1-4'],
])('%s is the board %s', (text, id, size, cells, stem) => {
  const read = geometryOf(text);
  expect(read.ok ? read.value.id : undefined).toBe(id);
  if (!read.ok) return;
  const { value: board } = read;
  expect(board).toMatchObject({ size, stem, cellCount: size * size });
  expect(board.cells.length).toBe(cells);
  const again = geometryOf(board.id);
  expect(again.ok && again.value).toBe(board);
});

test.each([
  ['4x6', 6],
  ['7x7:1-9+x', 9],
  ['9x9:x+0-9+killer_1:r1c1-3', 10],
  ['9x9:killer_1:r1c1-3', 9],
])('%s has %d digits', (id, size) => expect(idParts(id).size).toBe(size));

test.each([
  ['9x9:1-8', 4, 'A line of this board has 9 cells; 1-8 are 8 digits.'],
  ['9x9:0-40', 4, 'a board has at most 36'],
  ['9x9:0-8+0-9', 8, 'this is the second'],
  ['9x9:3x3+noboxes', 8, 'is not without them'],
  ['4x6:2x4', 4, 'Boxes of 2x4 have 8 cells; the board has 6 digits.'],
  ['4x6:2x2+4-9', 8, 'is not a part of a board'],
  ['4x6:3x2', 4, 'Boxes of 3x2 do not fill 4 rows and 6 columns.'],
  ['4x6:0x3', 4, 'do not fill'],
  ['4x6:jigsaw-0123', 4, 'has 24 characters; this one has 4'],
  ['2x3:jigsaw-000011', 4, 'at most 3 of each; "0" comes more often'],
  ['4x6:x', 4, 'does not fit'],
])('"%s" is refused at %d: %s', (id, offset, message) => {
  const read = geometryOf(id);
  expect(read).toMatchObject({ ok: false, error: { code: 'geometry', offset } });
  expect(!read.ok && read.error.message).toContain(message);
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

test('boardOf gives the board of a good id, and throws what is wrong with a bad one', () => {
  expect(boardOf('6x6').id).toBe('6x6:2x3');
  expect(() => boardOf('9x9:hexagons')).toThrow(RangeError);
  expect(() => boardOf('9x9:hexagons')).toThrow(/^boardOf was called with the text "9x9:hexagons"; .*hexagons/);
});
