import { expect, test } from 'vitest';
import { diceOf } from '../dice.ts';
import { type Canvas, canvasOf, drawField, drawLine, drawPaths } from './canvas.ts';
import { writeDigit } from './hand.ts';
import { compress } from './jpeg.ts';
import { addNoise, blur } from './optics.ts';
import { fieldOf } from './shapes.ts';

const INK = { light: 0, cover: 1 };
const POSE = { x: 0.5, y: 0.5, height: 0.5, stretch: 1, slant: 0, turn: 0, bold: 0 };

/** The area under ink, in cells. */
const inked = ({ light, cell }: Canvas): number => light.reduce((sum, level) => sum + (1 - level / 200), 0) / cell ** 2;

const paper = (): Canvas => canvasOf(40, 200);

test('a box of 0.3 by 0.5 cells has that area, at any angle and bolder by its outline', () => {
  const box = fieldOf([[-0.3, -0.5, 0.3, -0.5, 0.3, 0.5, -0.3, 0.5, -0.3, -0.5]]);
  for (const [change, area] of [
    [{}, 0.15],
    [{ turn: 0.1 }, 0.15],
    [{ stretch: 0.5 }, 0.075],
    [{ bold: 0.04 }, 0.34 * 0.54],
  ] as const) {
    const canvas = paper();
    drawField(canvas, box, { ...POSE, ...change }, INK);
    expect(inked(canvas)).toBeCloseTo(area, 1.8);
  }
});

test('a line covers its thickness', () => {
  const canvas = paper();
  drawLine(canvas, { x: 0.5, y: 0.5, right: 1, down: 0, thickness: 0.1, dash: 0 }, INK);
  expect(inked(canvas)).toBeCloseTo((0.1 * canvas.side) / canvas.cell, 2);
});

test('a hole in an outline is paper', () => {
  const ring = fieldOf([
    [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5, -0.5, -0.5],
    [-0.3, -0.3, -0.3, 0.3, 0.3, 0.3, 0.3, -0.3, -0.3, -0.3],
  ]);
  const canvas = paper();
  drawField(canvas, ring, POSE, INK);
  expect(inked(canvas)).toBeCloseTo(0.25 * (1 - 0.36), 1.8);
});

test('every way to write a digit stays within its cell', () => {
  for (let seed = 0; seed < 300; seed++) {
    const paths = writeDigit(1 + (seed % 9), diceOf(seed));
    const places = paths.flat();
    expect(Math.max(...places.map(Math.abs))).toBeLessThan(0.95);
    const canvas = paper();
    drawPaths(canvas, paths, 0.05, 1, POSE, INK);
    expect(inked(canvas)).toBeGreaterThan(0.01);
  }
});

test('a blur moves ink and keeps it, noise leaves the mean', () => {
  const canvas = paper();
  drawField(canvas, fieldOf([[-0.2, -0.2, 0.2, -0.2, 0.2, 0.2, -0.2, 0.2, -0.2, -0.2]]), POSE, INK);
  const before = inked(canvas);
  blur(canvas, 1.4);
  expect(inked(canvas)).toBeCloseTo(before, 4);
  addNoise(canvas, 8, 3, diceOf(2));
  expect(inked(canvas)).toBeCloseTo(before, 1.5);
});

test('the coarser JPEG stores, the more it changes; whole levels survive the finest', () => {
  const changed = [100, 60, 15].map((quality) => {
    const canvas = paper();
    addNoise(canvas, 20, 0, diceOf(6));
    const before = canvas.light.slice();
    compress(canvas, quality, 3);
    return before.reduce((sum, level, at) => sum + Math.abs(level - canvas.light[at]!), 0) / before.length;
  });
  expect(changed[0]).toBeLessThan(0.5);
  expect(changed[1]).toBeGreaterThan(2);
  expect(changed[2]).toBeGreaterThan(changed[1]!);
});
