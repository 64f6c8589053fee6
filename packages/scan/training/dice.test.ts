import { expect, test } from 'vitest';
import { cosine, diceOf, exponential, logarithm, sine } from './dice.ts';

test.each([-40, -3.2, -0.5, 0, 0.1, 1, 7.7, 30])('e to the power of %d', (x) =>
  expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 8),
);

test.each([1e-12, 0.01, 0.5, 1, 1.5, 20, 1e9])('the logarithm of %d', (x) =>
  expect(logarithm(x)).toBeCloseTo(Math.log(x), 8),
);

test.each([-3.3, -0.25, 0, 0.1, 0.25, 0.5, 5.9])('the sine and cosine of %d turns', (turns) => {
  expect(sine(turns)).toBeCloseTo(Math.sin(2 * Math.PI * turns), 8);
  expect(cosine(turns)).toBeCloseTo(Math.cos(2 * Math.PI * turns), 8);
});

test('bells are around 0 with deviation 1', () => {
  const dice = diceOf(3);
  const bells = Array.from({ length: 20_000 }, () => dice.bell());
  const mean = bells.reduce((sum, bell) => sum + bell, 0) / bells.length;
  const squares = bells.reduce((sum, bell) => sum + (bell - mean) ** 2, 0) / bells.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(Math.sqrt(squares)).toBeCloseTo(1, 1);
});
