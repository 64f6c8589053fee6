import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRandom, shuffled } from './random.ts';

// The first numbers are recorded: a change here changes every generated puzzle of every seed.
test.each([
  [0, [1789933344, 44971166, 2521387044]],
  [1, [393288148, 2174103013, 3814759091]],
  [2 ** 53 - 1, [3860444053, 3995244029, 3554510358]],
])('seed %i gives the recorded numbers', (seed, recorded) => {
  const random = makeRandom(seed);
  expect([random.next(), random.next(), random.next()]).toEqual(recorded);
});

test.each([-1, 0.5, 2 ** 53, Number.NaN])('seed %d is refused', (seed) => {
  expect(() => makeRandom(seed)).toThrow(RangeError);
});

test('below(limit) gives every number below the limit and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (limit, seed) => {
      const random = makeRandom(seed);
      const drawn = new Set(Array.from({ length: limit * 40 }, () => random.below(limit)));
      expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: limit }, (_, index) => index));
    }),
  );
});

test('each of six numbers is drawn about as often', () => {
  const random = makeRandom(3);
  const counts = new Array<number>(6).fill(0);
  for (let draw = 0; draw < 60_000; draw++) counts[random.below(6)]!++;
  // Four standard deviations.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('shuffled keeps the items and leaves the list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
      const before = [...list];
      expect(shuffled(list, makeRandom(seed)).sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      expect(list).toEqual(before);
    }),
  );
});
