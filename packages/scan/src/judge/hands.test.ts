import { makeRandom } from '@pencilmark/core/random';
import { expect, test } from 'vitest';
import { handScores, type Trait } from './hands.ts';

const random = makeRandom(3);
/** An even draw from -1 to 1. */
const draw = (): number => random.below(2001) / 1000 - 1;

/** Digits 1…9 in turn, around a look and a depth; an 8 looks more like print than the others. */
const group = (count: number, look: number, depth: number): Trait[] =>
  Array.from({ length: count }, (_, at) => {
    const digit = 1 + (at % 9);
    return { digit, look: look - (digit === 8 ? 5 : 0) + draw(), depth: depth + 0.1 * draw() };
  });

const print = group(26, -6, -0.5);

test.each([
  ['a hand that looks like one', group(30, 5, -0.5), -3, -0.5],
  ['pale ink, a look that says little', group(30, 1, -1), -0.5, -1],
  ['few entries', group(4, 4, -1), -0.5, -0.9],
])('%s', (_name, hand, look, depth) => {
  // One more digit by hand, which would be print if it were judged by itself.
  const scores = handScores([...print, ...hand, { digit: 8, look, depth }]);
  expect(scores.slice(0, print.length).filter((score) => score > 0)).toEqual([]);
  expect(scores.slice(print.length).filter((score) => score <= 0)).toEqual([]);
});

test('without two groups each digit is judged by itself', () => {
  const scores = handScores([...print, { digit: 3, look: 0.4, depth: -0.5 }]);
  expect(scores.filter((score) => score > 0)).toEqual([0.4]);
  expect(handScores([])).toEqual([]);
});
