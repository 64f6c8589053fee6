import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { CLASSES, HAND, MARKS } from '../../src/network/layers.ts';
import { diceOf } from '../dice.ts';
import { softmax } from '../learn/loss.ts';
import { EITHER } from '../pool.ts';
import { type Exam, likeliest, symbolChances, temperatureFor } from './exam.ts';
import { figuresOf } from './figures.ts';

const WIDTH = 28;

/** An exam in which each label was drawn by the chances that the outputs give at a temperature. */
function drawnAt(temperature: number): Exam {
  const dice = diceOf(12);
  const count = 3000;
  const outputs = Float32Array.from({ length: count * WIDTH }, () => 3 * dice.bell());
  const labels = Uint8Array.from({ length: count }, (_, cell) => {
    const chances = softmax(outputs.subarray(cell * WIDTH, (cell + 1) * WIDTH), temperature);
    let left = dice.between(0, 1);
    const label = chances.findIndex((chance) => (left -= chance) < 0);
    return Math.max(0, label);
  });
  return { labels, outputs, width: WIDTH };
}

test.each(some([0.8, 1, 1.6, 2.5]))('the temperature %d is found again', (temperature) => {
  expect(Math.abs(temperatureFor(drawnAt(temperature)) - temperature)).toBeLessThan(0.11);
});

test('print and hand are one digit, a blank and pencil marks are none, a larger board has more', () => {
  const chances = new Float64Array(CLASSES);
  chances[0] = 0.1;
  chances[MARKS] = 0.2;
  chances[7] = 0.15;
  chances[HAND + 6] = 0.25;
  chances[12] = 0.3;
  const [none, , , , , , , seven] = symbolChances(chances, 9);
  expect(none).toBeCloseTo(0.3 / 0.7, 10);
  expect(seven).toBeCloseTo(0.4 / 0.7, 10);
  expect(likeliest(symbolChances(chances, 16))).toBe(7);
  expect(symbolChances(chances, 16)[12]).toBeCloseTo(0.3, 10);
});

test('figures count what was read', () => {
  const cells = [
    [4, 4], // a printed 4, read as one
    [4, HAND + 3], // read as a 4 by hand
    [HAND + 8, 9], // a 9 by hand, read as print
    [EITHER + 2, HAND + 1], // nobody knows whether it is printed
    [MARKS, 0],
    [0, 3],
  ] as const;
  const outputs = new Float32Array(cells.length * WIDTH);
  cells.forEach(([, read], cell) => {
    outputs[cell * WIDTH + read] = 12;
  });
  const { wrong, kinds, confusion, bins } = figuresOf(
    { labels: Uint8Array.from(cells, ([label]) => label), outputs, width: WIDTH },
    1,
  );
  expect(wrong).toBe(1);
  expect(confusion[0]![3]).toBe(1);
  expect(kinds).toEqual({ cells: 3, wrong: 2 });
  expect(bins.reduce((sum, bin) => sum + bin.cells, 0)).toBe(cells.length);
  expect(bins.at(-1)).toMatchObject({ cells: 6, right: 5 });
});
