import fc from 'fast-check';
import rate from 'glicko2-lite';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { type Game, rated } from './glicko2.ts';

const anyRating = fc.record({
  rating: fc.double({ min: 100, max: 3500, noNaN: true }),
  deviation: fc.double({ min: 20, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
});
const anyGame: fc.Arbitrary<Game> = fc.record({ rival: anyRating, score: fc.constantFrom(0, 0.5, 1) });

test('an update is that of another program, whoever played', () => {
  fc.assert(
    fc.property(anyRating, fc.array(anyGame, { minLength: 1, maxLength: 8 }), (own, games) => {
      const rivals = games.map(({ rival, score }): [number, number, number] => [rival.rating, rival.deviation, score]);
      const due = rate(own.rating, own.deviation, own.volatility, rivals);
      const rating = rated(own, games);
      expect(rating.rating).toBeCloseTo(due.rating, 3);
      expect(rating.deviation).toBeCloseTo(due.rd, 3);
      expect(rating.volatility).toBeCloseTo(due.vol, 6);
    }),
    { numRuns: runs(1000) },
  );
});
