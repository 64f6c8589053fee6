import { makeRandom, type Random } from '@pencilmark/core/random';

/** Chances of a generator, all from one seed. */
export interface Dice extends Random {
  /** A number from `from` up to `to`, each equally likely. */
  between(from: number, to: number): number;
  /** A number between two positive numbers, each factor equally likely. */
  scaled(from: number, to: number): number;
  /** About a normal distribution around 0 with deviation 1, never beyond ±3. */
  bell(): number;
  chance(p: number): boolean;
  pick<T>(list: readonly T[]): T;
}

const WORDS = 2 ** 32;

/** Dice from a seed: the same numbers on every machine. */
export function diceOf(seed: number): Dice {
  const random = makeRandom(seed);
  const unit = (): number => random.next() / WORDS;
  return {
    ...random,
    between: (from, to) => from + (to - from) * unit(),
    scaled: (from, to) => from * exponential(logarithm(to / from) * unit()),
    // The sum of so many equal chances has deviation 1/2.
    bell: () => 2 * (unit() + unit() + unit() - 1.5),
    chance: (p) => unit() < p,
    pick: (list) => list[random.below(list.length)]!,
  };
}

// Math.exp, Math.log and Math.sin may differ in their last bit from one engine to another. These
// use sums, products and quotients only, which do not. Errors are below 1e-9.

const LOG_2 = Math.LN2;

/** e to the power of x. */
export function exponential(x: number): number {
  const doublings = Math.floor(x / LOG_2 + 0.5);
  const rest = x - doublings * LOG_2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 11; n++) sum += term *= rest / n;
  // Smaller than any number that a probability is compared with.
  if (doublings < -200) return 0;
  let scale = 1;
  for (let n = 0; n < Math.abs(doublings); n++) scale *= doublings > 0 ? 2 : 0.5;
  return sum * scale;
}

/** The natural logarithm of a positive number. */
export function logarithm(x: number): number {
  let halvings = 0;
  let rest = x;
  for (; rest > 1.5; rest /= 2) halvings++;
  for (; rest < 0.75; rest *= 2) halvings--;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let term = ratio;
  let sum = 0;
  for (let n = 1; n <= 25; n += 2, term *= square) sum += term / n;
  return 2 * sum + halvings * LOG_2;
}

const TURN = 6.283185307179586;

/** The sine of an angle in turns: sine(1/4) is 1. */
export function sine(turns: number): number {
  const x = (turns - Math.floor(turns + 0.5)) * TURN;
  let term = x;
  let sum = x;
  for (let n = 2; n <= 24; n += 2) sum += term *= (-x * x) / (n * (n + 1));
  return sum;
}

/** The cosine of an angle in turns. */
export const cosine = (turns: number): number => sine(turns + 0.25);
