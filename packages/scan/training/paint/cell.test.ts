import { expect, test } from 'vitest';
import { CLASSES, MARKS } from '../../src/network/layers.ts';
import { diceOf } from '../dice.ts';
import { paintCell, pickClass } from './cell.ts';
import { cropOf } from './crop.ts';
import { fieldOf } from './shapes.ts';

const BOX = fieldOf([[-0.3, -0.5, 0.3, -0.5, 0.3, 0.5, -0.3, 0.5, -0.3, -0.5]]);
const FONTS = { print: [Array.from({ length: 16 }, () => BOX)], hand: [] };

test('every class is painted, and comes out as levels of grey', () => {
  for (let kind = 0; kind < CLASSES; kind++) {
    const light = cropOf(paintCell(kind, FONTS, diceOf(kind)), diceOf(kind));
    expect(light.every((level) => level >= 0 && level <= 255)).toBe(true);
  }
});

test('a digit puts ink into the middle of its cell, a blank does not', () => {
  const inkOf = (kind: number): number => {
    let ink = 0;
    for (let seed = 0; seed < 60; seed++) {
      const light = cropOf(paintCell(kind, FONTS, diceOf(seed)), diceOf(seed));
      const middle = [...light].filter((_, at) => Math.abs((at % 32) - 15.5) < 6 && Math.abs((at >> 5) - 15.5) < 6);
      const paper = [...light].sort((a, b) => a - b)[512]!;
      ink += middle.reduce((sum, level) => sum + Math.abs(level - paper), 0) / middle.length;
    }
    return ink / 60;
  };
  expect(inkOf(5)).toBeGreaterThan(4 * inkOf(0));
});

test('each class comes as often as its share', () => {
  const dice = diceOf(8);
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 20_000; draw++) {
    const kind = pickClass(dice);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(counts.size).toBe(CLASSES);
  expect(counts.get(MARKS)! / 20_000).toBeCloseTo(0.17, 1);
});
