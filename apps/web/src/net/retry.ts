// Milliseconds: the first wait lies between these two, and no wait is longer than the third.
const LEAST = 100;
const MOST = 500;
const LONGEST = 5000;

/**
 * How long to wait before another try, in milliseconds: each wait doubles the wait before, up to
 * five seconds. `random`, 0…1, spreads those who lost the same service over the time.
 */
export const waitBefore = (tries: number, random: number): number =>
  Math.round(Math.min((LEAST + (MOST - LEAST) * random) * 2 ** tries, LONGEST * (0.8 + 0.2 * random)));
