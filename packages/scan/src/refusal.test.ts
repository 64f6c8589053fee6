import { expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { findLattices } from './find.ts';
import { cropped, greyOf } from './picture.ts';
import { refusalOf } from './refusal.ts';
import { photographed, type Shot } from './testing/photo.ts';
import { printed, someCells, usualBoxes } from './testing/sheet.ts';
import type { Picture } from './types.ts';

const sheet = printed({ size: 9, cells: someCells(9, 0.4), regionOf: usualBoxes(9) });

const shotOf = (shot: Partial<Shot>): Picture => photographed(sheet, { width: 400, height: 320, ...shot }).picture;

const large = printed({ size: 16, cells: someCells(16, 0.5), regionOf: usualBoxes(16) });

const whole = greyOf(shotOf({ width: 640, height: 480, fills: 1 }));

test.each<[string, string, Picture]>(
  some([
    ['too-small', 'a puzzle far away', shotOf({ fills: 0.2 })],
    // Of its lines only the thick lines are seen, as if it were a puzzle of 4×4.
    ['too-small', 'sixteen cells a row from afar', photographed(large, { fills: 0.3 }).picture],
    ['blurred', 'a picture out of focus', shotOf({ fills: 0.9, blur: 8 })],
    ['glare', 'a lamp in the picture', shotOf({ glare: 0.5 })],
    ['cut-off', 'a puzzle of which a part is beside the picture', cropped(whole, 0, 0, 430, 480).grey],
    [
      'no-grid',
      'a blank sheet',
      { width: 300, height: 300, data: new Uint8Array(90_000).map((_, at) => 200 + (at % 3)) },
    ],
  ]),
)('%s: %s', (why, _name, picture) => {
  expect(refusalOf(picture, findLattices(picture))).toBe(why);
});
