import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCrowd } from './crowd.ts';

test('a name never has more than is allowed, and what has left leaves room for as much', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(10)), { maxLength: 50 }), (steps) => {
      const crowd = newCrowd(20);
      const inside: [string, number][] = [];
      for (const step of steps) {
        const before = inside.filter(([name]) => name === step[0]).reduce((sum, [, amount]) => sum + amount, 0);
        expect(crowd.enter(...step)).toBe(before + step[1] <= 20);
        if (before + step[1] <= 20) inside.push(step);
      }
      for (const step of inside) crowd.leave(...step);
      expect([crowd.enter('a', 20), crowd.enter('b', 20), crowd.enter('a'), crowd.enter('b')]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }),
  ));
