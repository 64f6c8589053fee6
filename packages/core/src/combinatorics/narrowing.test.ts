import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import { boardOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { gridOf } from '../puzzle/grid.ts';
import { withGiven } from '../puzzle/puzzle.ts';
import { digitBit, digitsOf } from '../sets/digits.ts';
import { trueCandidates } from '../solve/true-candidates.ts';
import { makeNarrowing } from './narrowing.ts';

/** Singles and locked candidates word by word, digit by digit. */
function narrowPlainly({ houses, size, peerSets }: Geometry, candidates: Int32Array): void {
  const has = (cell: number, digit: number): boolean => (candidates[cell]! & digitBit(digit)) !== 0;
  let isNarrower = true;
  const take = (cell: number, digit: number): void => {
    if (!has(cell, digit)) return;
    candidates[cell]! &= ~digitBit(digit);
    isNarrower = true;
  };
  while (isNarrower) {
    isNarrower = false;
    for (const [cell, peers] of peerSets.entries()) {
      const [digit, ...others] = digitsOf(candidates[cell]!);
      if (digit && others.length === 0) for (const peer of peers) take(peer, digit);
    }
    for (const house of houses)
      for (let digit = 1; digit <= size; digit++) {
        const places = house.cells.filter((cell) => has(cell, digit));
        if (places.length === 1)
          for (const other of digitsOf(candidates[places[0]!]!)) if (other !== digit) take(places[0]!, other);
        for (const crossing of houses)
          if (places.length > 1 && places.every((cell) => crossing.set.has(cell)))
            for (const cell of crossing.cells) if (!places.includes(cell)) take(cell, digit);
      }
  }
}

test.each(some(['9x9', '9x9:x', '6x6', '4x4:killer_5:r1c1-2', '3x4:1-4']))(
  '%s: as word by word, and true digits stay',
  (id) => {
    const geometry = boardOf(id);
    const narrow = makeNarrowing(geometry);
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(), (seed, choice) => {
        const { puzzle } = generate({ geometry, seed, minimal: true });
        const given = geometry.cells.filter((cell) => puzzle.givens[cell] !== 0);
        const less = withGiven(puzzle, given[choice % given.length]!, 0);
        const [found, expected] = [gridOf(less).candidates, gridOf(less).candidates];
        narrow(found);
        narrowPlainly(geometry, expected);
        expect([...found]).toEqual([...expected]);
        for (const [cell, digits] of trueCandidates(less).entries())
          if (less.givens[cell] === 0) expect(digitsOf(found[cell]!)).toEqual(expect.arrayContaining([...digits]));
      }),
      { numRuns: runs(12) },
    );
  },
);
