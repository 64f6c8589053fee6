import { describe, expect, test } from 'vitest';
import { cutCells, normalise } from './cells.ts';
import { findLattices } from './find.ts';
import { printed, type Sheet, usualBoxes } from './testing/sheet.ts';
import { CELL_SIDE, type Cells } from './types.ts';

const CELLS = '1...2.b3.4......';
const sheet: Sheet = { size: 4, cells: CELLS, regionOf: usualBoxes(4) };
const { canvas } = printed(sheet);
const [lattice] = findLattices(canvas);
const cells = cutCells(canvas, lattice!);

const cellOf = ({ pixels }: Cells, cell: number): Float32Array =>
  pixels.subarray(cell * CELL_SIDE ** 2, (cell + 1) * CELL_SIDE ** 2);

const colourOf = (colours: Uint8Array, cell: number): number[] => [...colours.subarray(3 * cell, 3 * cell + 3)];

describe('cells of a printed puzzle', () => {
  test('have ink where there are digits', () => {
    expect(Array.from(cells.ink, (ink) => ink > 0.05)).toEqual(Array.from(CELLS, (character) => character !== '.'));
    expect(cells.ink[1]).toBe(0);
  });

  test('have paper at 0 and ink above', () => {
    const cell = cellOf(cells, 0);
    const middle = cell.filter((_, at) => Math.abs((at % 32) - 16) < 8 && Math.abs(at / 32 - 16) < 6);
    expect(Math.max(...middle)).toBeGreaterThan(1.5);
    expect(middle.filter((value) => Math.abs(value) < 0.1).length).toBeGreaterThan(middle.length / 2);
  });

  test('distinguish the colours of paper, print and hand', () => {
    expect(colourOf(cells.paperColours, 0)).toEqual([246, 244, 238]);
    expect(colourOf(cells.inkColours, 1)).toEqual(colourOf(cells.paperColours, 1));
    const [red, , blue] = colourOf(cells.inkColours, 6);
    expect(blue! - red!).toBeGreaterThan(30);
  });

  test('of white on black are the same as of black on white', () => {
    const night = printed({
      ...sheet,
      style: { paper: [9, 11, 17], ink: [227, 227, 225], lineColour: [215, 215, 213], handColour: [205, 193, 135] },
    });
    const [dark] = findLattices(night.canvas);
    expect(dark!.isDark).toBe(true);
    const others = cutCells(night.canvas, dark!);
    const differences = cells.pixels.map((value, at) => Math.abs(value - others.pixels[at]!)).sort();
    expect(differences[Math.floor(0.98 * differences.length)]).toBeLessThan(0.2);
  });

  test('turn with the puzzle', () => {
    const turned = cutCells(canvas, lattice!, 1);
    expect(turned.ink[3]).toBeCloseTo(cells.ink[0]!, 1);
    const there = cellOf(turned, 3);
    const here = cellOf(cells, 0);
    const differences = here.map((value, at) => Math.abs(value - there[(at % 32) * 32 + 31 - Math.floor(at / 32)]!));
    expect(Math.max(...differences)).toBeLessThan(0.05);
  });

  test('of a picture in grey are the same', () => {
    const grey = { ...canvas, data: canvas.data.filter((_, at) => at % 4 === 1) };
    const [lattice] = findLattices(grey);
    expect(Array.from(cutCells(grey, lattice!).ink, (ink) => ink > 0.05)).toEqual(
      Array.from(CELLS, (letter) => letter !== '.'),
    );
  });
});

test('a blank piece of paper stays blank, though it is grainy', () => {
  const light = Float32Array.from({ length: CELL_SIDE ** 2 }, (_, at) => 200 + ((at * 7919) % 3));
  normalise(light, false);
  expect(Math.max(...light.map(Math.abs))).toBeLessThan(0.5);
});
