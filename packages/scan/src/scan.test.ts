import { classic, sized } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { loadNetwork } from './network/network.ts';
import { scan } from './scan.ts';
import { CURVES, endOf } from './testing/curves.ts';
import { photographed } from './testing/photo.ts';
import { boxes, printed } from './testing/sheet.ts';

const network = await loadNetwork();
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const sheet = printed({ size: 9, cells: PUZZLE, regionOf: boxes(3, 3) });
const { picture, corners } = photographed(sheet);
const textOf = (cells: readonly { readonly digit: number }[]): string =>
  cells.map(({ digit }) => digit || '.').join('');

test('a puzzle is read with its board, its corners and its times', () => {
  let time = 0;
  const { found, stages, why } = scan(picture, { network, now: () => time++ });
  expect(why).toBeUndefined();
  expect(found).toHaveLength(1);
  expect(textOf(found[0]!.cells)).toBe(PUZZLE);
  expect(found[0]).toMatchObject({ size: 9, board: classic.id, state: 'proper', turn: 0, guesses: [] });
  found[0]!.corners.forEach(([x, y], at) => {
    expect(Math.hypot(x - corners[at]![0], y - corners[at]![1])).toBeLessThan(5);
  });
  for (const ms of Object.values(stages)) expect(ms).toBeGreaterThan(0);
});

test.each(some([0, 1, 2, 3]))('held wrongly by %s quarter turns, it is read upright', (turn) => {
  const { found } = scan(photographed(sheet, { turn: 90 * turn, fills: 0.65 }).picture, { network });
  expect(textOf(found[0]!.cells)).toBe(PUZZLE);
});

test('corners, size and turn can be given', () => {
  const { found } = scan(picture, { network, corners, size: 9, turn: 0 });
  expect(textOf(found[0]!.cells)).toBe(PUZZLE);
  // Whoever points at something gets it read, whatever it is.
  const wrong = scan(picture, { network, corners, size: 4, turn: 0 });
  expect(wrong.found[0]).toMatchObject({ size: 4, board: sized(4).id });
});

test('where there is no puzzle, the reason is returned', () => {
  const grey = { width: 64, height: 48, data: new Uint8Array(64 * 48).fill(200) };
  const { found, why } = scan(grey, { network });
  expect(found).toEqual([]);
  expect(why).toMatch(/^(no-grid|too-small|blurred)$/);
});

test('a contract that is broken is reported', () => {
  expect(() => scan({ width: 3, height: 3, data: new Uint8Array(10) }, { network })).toThrow(
    'one byte a pixel or four',
  );
  expect(() => scan(picture, { network, board: '6x6' })).toThrow('board 6x6 for 9 cells a row');
  expect(() => scan(picture, { network, colour: 1 } as never)).toThrow('colour');
});

test.each(some(CURVES).map((curve) => [curve.name, curve] as const))('%s: never wrong in silence', (_name, curve) => {
  // Every second step, up to the last that is beyond reading; `bench/scan.mjs` goes over all.
  const steps = curve.steps.filter((_, index) => index % 2 === 0);
  const ends = steps.map((step) => endOf(curve, step, PUZZLE, network));
  expect(ends).not.toContain('silent');
  expect(ends[0]).toBe('right');
});
