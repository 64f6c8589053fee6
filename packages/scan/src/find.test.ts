import { describe, expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { findLattices, latticeAt } from './find.ts';
import { SIZES } from './lattice.ts';
import { outline } from './outline.ts';
import { type Photo, photographed, type Shot } from './testing/photo.ts';
import { type Printed, pageOf, printed, type Sheet, someCells, spread, usualBoxes } from './testing/sheet.ts';
import type { Corners, Lattice } from './types.ts';

const sheetOf = (size: number, more: Partial<Sheet> = {}): Printed =>
  printed({ size, cells: someCells(size, 0.35), regionOf: usualBoxes(size), ...more });

const NIGHT = { paper: [24, 30, 44], ink: [235, 235, 235], lineColour: [120, 130, 150] } as const;

/** A small picture: it takes a tenth of a second to make. */
const SHOT: Partial<Shot> = { width: 400, height: 320, fills: 0.85 };

/** How far the worst crossing lies from its place, in cells, in any turn of the picture. */
function errorOf({ size, crossings }: Lattice, { placeOf }: Photo): number {
  const [ax, ay] = placeOf(0, 0);
  const [bx, by] = placeOf(1, 1);
  const cell = Math.hypot(bx - ax, by - ay) / Math.SQRT2 / size;
  const errors = [0, 1, 2, 3].map((turn) => {
    let worst = 0;
    for (let at = 0; at < (size + 1) ** 2; at++) {
      let [u, v] = [(at % (size + 1)) / size, Math.floor(at / (size + 1)) / size];
      for (let quarter = 0; quarter < turn; quarter++) [u, v] = [v, 1 - u];
      const [x, y] = placeOf(u, v);
      worst = Math.max(worst, Math.hypot(x - crossings[2 * at]!, y - crossings[2 * at + 1]!) / cell);
    }
    return worst;
  });
  return Math.min(...errors);
}

describe('lattices of printed puzzles', () => {
  test.each(some(SIZES.flatMap((size) => [[size, 'light'] as const, [size, 'dark'] as const])))(
    '%i cells a row, %s',
    (size, paper) => {
      const { canvas, origin, side } = sheetOf(size, { style: { cell: 26, ...(paper === 'dark' && NIGHT) } });
      const [lattice, ...others] = findLattices(canvas);
      expect(others).toEqual([]);
      expect(lattice).toMatchObject({ size, isDark: paper === 'dark' });
      expect(lattice!.complete).toBeGreaterThan(0.9);
      const wanted = [origin[0], origin[1], origin[0] + side, origin[1] + side];
      const [[left, top], , [right, bottom]] = lattice!.corners;
      [left, top, right, bottom].forEach((place, at) => {
        expect(Math.abs(place - wanted[at]!)).toBeLessThan(0.06 * 26);
      });
    },
  );

  test.each([
    ['no frame', { frame: 0 }],
    ['pale lines', { lineColour: [196, 196, 200], thin: 0.03 }],
    ['lines of one width', { thin: 0.03, thick: 0.03, frame: 0.03 }],
  ] as const)('%s', (_name, style) => {
    const [lattice] = findLattices(sheetOf(9, { style }).canvas);
    expect(lattice?.size).toBe(9);
  });

  test.each([
    [9, [3, 3]],
    [6, [3, 2]],
    [4, [2, 2]],
  ] as const)('%i cells a row in boxes that stand apart', (size, box) => {
    const [lattice, ...others] = findLattices(spread(sheetOf(size, { style: { cell: 26 } }), size, box, 4).canvas);
    expect(others).toEqual([]);
    expect(lattice?.size).toBe(size);
  });

  test('all puzzles of a page', () => {
    const page = pageOf([
      sheetOf(9, { style: { cell: 22 } }),
      sheetOf(6, { style: { cell: 32 } }),
      sheetOf(9, { style: { cell: 20 } }),
    ]);
    const lattices = findLattices(page);
    expect(lattices.map(({ size }) => size).sort()).toEqual([6, 9, 9]);
  });
});

describe('lattices of photographs', () => {
  test.each<[string, number, Partial<Shot>, number]>([
    ['turned by 30°', 9, { turn: 30 }, 0.08],
    ['leant by 50°', 9, { tilt: 50, from: 35 }, 0.08],
    ['leant by 45°, 16 cells a row', 16, { tilt: 45, from: 80, width: 640, height: 480 }, 0.1],
    ['turned and leant, 4 cells a row', 4, { turn: -25, tilt: 35, from: 120 }, 0.08],
    ['on bent paper', 9, { bend: 0.1, tilt: 20, from: 10 }, 0.1],
    ['out of focus', 9, { blur: 2 }, 0.1],
    ['grainy', 9, { noise: 25 }, 0.08],
    ['packed small', 9, { quality: 8 }, 0.08],
    ['half in a shadow', 9, { shadow: 0.7 }, 0.08],
    ['from afar', 9, { fills: 0.4 }, 0.12],
  ])('%s', (_name, size, shot, most) => {
    const photo = photographed(sheetOf(size), { ...SHOT, ...shot });
    const [lattice] = findLattices(photo.picture);
    expect(lattice?.size).toBe(size);
    expect(errorOf(lattice!, photo)).toBeLessThan(most);
  });

  test('the same picture gives the same lattice', () => {
    const { picture } = photographed(sheetOf(9), { ...SHOT, turn: 10 });
    expect(findLattices(picture)).toEqual(findLattices(picture));
  });

  test('a frame of a camera shows the corners', () => {
    const photo = photographed(sheetOf(9), { ...SHOT, turn: 7, tilt: 25, from: 20 });
    const corners = outline(photo.picture)!;
    corners.forEach(([x, y], at) => {
      const [wantedX, wantedY] = photo.corners[at]!;
      expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(5);
    });
  });
});

describe('corners by hand', () => {
  const photo = photographed(sheetOf(9), { ...SHOT, turn: 7, tilt: 25, from: 20 });

  test('need not be exact', () => {
    const rough = photo.corners.map(([x, y], at) => [x + 5 - 3 * at, y + 6 - 4 * at]) as unknown as Corners;
    const lattice = latticeAt(photo.picture, rough);
    expect(lattice.size).toBe(9);
    expect(errorOf(lattice, photo)).toBeLessThan(0.08);
  });

  test('hold where there are no lines', () => {
    const blank = { width: 300, height: 300, data: new Uint8Array(90_000).fill(230) };
    const corners: Corners = [
      [50, 40],
      [250, 60],
      [240, 260],
      [40, 250],
    ];
    const lattice = latticeAt(blank, corners, { size: 6 });
    expect(lattice.size).toBe(6);
    lattice.corners.flat().forEach((place, at) => {
      expect(place).toBeCloseTo(corners.flat()[at]!, 3);
    });
  });

  test('a size by hand is kept', () => {
    expect(latticeAt(photo.picture, photo.corners, { size: 6 }).size).toBe(6);
  });
});

describe('no lattice', () => {
  test.each([
    ['a blank picture', { width: 200, height: 100, data: new Uint8Array(20_000).fill(200) }],
    ['one pixel', { width: 1, height: 1, data: Uint8Array.of(7) }],
    ['a thin strip', { width: 500, height: 2, data: new Uint8Array(1000).fill(9) }],
    [
      'stripes',
      { width: 200, height: 200, data: Uint8Array.from({ length: 40_000 }, (_, at) => (at % 20 < 2 ? 0 : 255)) },
    ],
  ])('%s', (_name, picture) => {
    expect(findLattices(picture)).toEqual([]);
    expect(outline(picture)).toBeUndefined();
  });
});
