import { encode } from 'jpeg-js';
import { expect, test } from 'vitest';
import { decodePicture } from './decode.ts';
import { oriented } from './oriented.ts';
import { exif, type PngSpec, pngOf, segment, withSegments } from './testing.ts';

const SIDES = { width: 13, height: 7 };
/** A shade of 0…255 for each pixel, so that no two neighbours are alike. */
const shade = (x: number, y: number): number => (x * 37 + y * 71) % 256;
const step = (x: number, y: number): number => (x * 5 + y * 3) % 4;

/** The reds, greens and blues of a decoded picture, as a function of the place. */
function expected(colour: (x: number, y: number) => readonly number[]): number[] {
  const places = Array.from({ length: SIDES.width * SIDES.height }, (_, at) => [
    at % SIDES.width,
    Math.floor(at / SIDES.width),
  ]);
  return places.flatMap(([x, y]) => [...colour(x!, y!), 255]);
}
const grey = (value: number): number[] => [value, value, value];
const overWhite = (value: number, alpha: number): number => Math.trunc(255 + (value - 255) * (alpha / 255));

const KINDS: readonly (readonly [string, Partial<PngSpec>, (x: number, y: number) => readonly number[]])[] = [
  ['grey', { samples: (x, y) => [shade(x, y)] }, (x, y) => grey(shade(x, y))],
  ['two bits', { depth: 2, samples: (x, y) => [step(x, y)] }, (x, y) => grey(85 * step(x, y))],
  ['one bit', { depth: 1, samples: (x, y) => [(x + y) % 2] }, (x, y) => grey(255 * ((x + y) % 2))],
  ['16 bits', { depth: 16, samples: (x, y) => [shade(x, y) * 257] }, (x, y) => grey(shade(x, y))],
  ['colours', { colour: 2, samples: (x, y) => [shade(x, y), shade(y, x), 9] }, (x, y) => [shade(x, y), shade(y, x), 9]],
  [
    'a palette with a clear colour',
    {
      colour: 3,
      depth: 4,
      palette: [1, 2, 3, 40, 50, 60, 7, 8, 9, 200, 100, 0],
      transparency: [255, 0],
      samples: (x, y) => [step(x, y)],
    },
    (x, y) => [[1, 2, 3], grey(255), [7, 8, 9], [200, 100, 0]][step(x, y)]!,
  ],
  [
    'grey with alpha',
    { colour: 4, samples: (x, y) => [shade(x, y), shade(y, x)] },
    (x, y) => grey(overWhite(shade(x, y), shade(y, x))),
  ],
  [
    'colours of 16 bits with alpha',
    { colour: 6, depth: 16, samples: (x, y) => [shade(x, y) * 257, 0, 65_535, 65_535] },
    (x, y) => [shade(x, y), 0, 255],
  ],
  ['a clear grey', { transparency: [0, 0], samples: (x) => [x % 2] }, (x) => grey(x % 2 === 0 ? 255 : 1)],
];

test.each(
  KINDS.flatMap(([name, spec, colour]) => [0, 1, 2, 3, 4].map((filter) => [name, filter, spec, colour] as const)),
)('PNG: %s, filter %s, interlaced or not', (_name, filter, spec, colour) => {
  for (const isInterlaced of [false, true]) {
    const { data, ...sides } = decodePicture(pngOf({ ...SIDES, ...spec, filter, isInterlaced }));
    expect(sides).toEqual(SIDES);
    expect([...data]).toEqual(expected(colour));
  }
});

// A white picture with a black quarter at the upper left.
const jpeg = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(4 * width * height, 255);
  for (let y = 0; y < height / 2; y++) data.fill(0, 4 * y * width, 4 * y * width + 2 * width);
  return encode({ width, height, data }, 95).data as Buffer;
};

test.each([
  [1, [0, 0], [64, 32]],
  [2, [1, 0], [64, 32]],
  [3, [1, 1], [64, 32]],
  [4, [0, 1], [64, 32]],
  [5, [0, 0], [32, 64]],
  [6, [1, 0], [32, 64]],
  [7, [1, 1], [32, 64]],
  [8, [0, 1], [32, 64]],
])('JPEG: orientation %s, in both orders of bytes', (orientation, [right, down], [width, height]) => {
  for (const isLittle of [false, true]) {
    const picture = decodePicture(withSegments(jpeg(64, 32), segment(0xe1, exif(orientation, isLittle))));
    expect([picture.width, picture.height]).toEqual([width, height]);
    const lightAt = (x: number, y: number): number =>
      picture.data[4 * (Math.floor((y + 0.25) * (height! / 2)) * width! + Math.floor((x + 0.25) * (width! / 2)))]!;
    const corners = [0, 1].flatMap((y) => [0, 1].map((x) => lightAt(x, y) < 128));
    expect(corners.indexOf(true)).toBe(2 * down! + right!);
    expect(corners.filter(Boolean)).toHaveLength(1);
  }
});

test('a JPEG without an orientation, or with nonsense for one, stays as it is', () => {
  const wrong = [
    Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff', 'latin1'),
    exif(9),
    exif(0),
    Buffer.from('Exif'),
    Buffer.alloc(0),
  ];
  for (const block of wrong)
    expect(decodePicture(withSegments(jpeg(64, 32), segment(0xe1, block)))).toMatchObject({ width: 64, height: 32 });
});

test('four quarter turns lead back', () => {
  const picture = { width: 3, height: 2, data: Uint8Array.from({ length: 24 }, (_, at) => at) };
  expect(oriented(oriented(picture, 6), 8)).toEqual(picture);
});
