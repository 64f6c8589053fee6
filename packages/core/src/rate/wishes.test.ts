import { expect, test } from 'vitest';
import { generate } from '../generate/generate.ts';
import { classic, sized } from '../geometry/layouts.ts';
import { rate } from './rater.ts';
import { se } from './se.ts';
import { type PathWishes, wishConflict } from './wishes.ts';

test.each<[PathWishes, object | undefined]>([
  [
    { technique: ['x-wing'], without: ['swordfish', 'x-wing'] },
    { wishes: ['technique', 'without'], technique: 'x-wing' },
  ],
  [{ technique: ['franken-x-wing'] }, { wishes: ['technique'], technique: 'franken-x-wing' }],
  [{ rating: [20, 30] }, { wishes: ['rating'], possible: [1, 12.4] }],
  [{ rating: [0, 0.5] }, { wishes: ['rating'], possible: [1, 12.4] }],
  [
    { rating: [6, 7], difficulty: 'tricky' },
    { wishes: ['difficulty', 'rating'], possible: [1, 3.6] },
  ],
  [
    { technique: ['naked-pair', 'x-wing'], difficulty: 'moderate' },
    { wishes: ['technique', 'difficulty'], technique: 'naked-pair', possible: [1, 2.5] },
  ],
  [
    { technique: ['xy-wing'], rating: [1, 4] },
    { wishes: ['technique', 'rating'], technique: 'xy-wing', possible: [1, 4] },
  ],
  [
    { hodokuLevel: 'hard', score: [1700, 1800] },
    { wishes: ['hodokuLevel', 'score'], possible: [4, 1600] },
  ],
  [{ hodokuLevel: 'Unfair', score: [1200, 1500] }, undefined],
  [{ score: [5000, 6000] }, undefined],
  [{}, undefined],
  [{ rating: [0, 1] }, undefined],
  [{ rating: [7.5, 30] }, undefined],
  [{ rating: [1, 2], difficulty: 'tricky' }, undefined],
  [{ technique: ['x-wing'], without: ['swordfish'], difficulty: 'tricky', rating: [3.2, 3.4] }, undefined],
  [{ technique: ['forcing-chain'], difficulty: 'extreme' }, undefined],
])('%j', (wishes, conflict) => expect(wishConflict(wishes, classic)).toEqual(conflict));

test('unknown wishes and names are refused', () => {
  expect(() => wishConflict({ techniques: [] } as PathWishes, classic)).toThrow('option "techniques"');
  expect(() => wishConflict({ technique: ['magic'] }, classic)).toThrow(
    'the option technique as a list; expected a list of ids',
  );
  expect(() => wishConflict({ hodokuLevel: 'mild' }, classic)).toThrow(
    'the option hodokuLevel as the text "mild"; expected one of Easy',
  );
  expect(wishConflict({ score: [0, 100] }, sized(16))).toEqual({ wishes: ['score'] });
  expect(() => wishConflict({ difficulty: 'mild' }, classic)).toThrow(
    'the option difficulty as the text "mild"; expected one of gentle',
  );
  expect(() => wishConflict({}, sized(36))).toThrow('no rater');
});

test('what a puzzle is like is never a contradiction, and no step is worth less than its rung says', () => {
  for (let seed = 0; seed < 150; seed++) {
    const { puzzle } = generate({ seed, minimal: seed % 2 === 0 });
    const { rating, techniques, path, end } = rate(puzzle, se, { path: true });
    if (end !== 'solved' || typeof rating.hardest !== 'number') continue;
    const wishes = { technique: Object.keys(techniques), rating: [rating.hardest, rating.hardest] };
    expect(wishConflict({ ...wishes, difficulty: rating.difficulty }, classic)).toBeUndefined();
    for (const step of path!) {
      const rung = se.ladder.find((candidateRung) => candidateRung.techniques.some(({ id }) => id === step.technique))!;
      expect(rung.score(step), step.technique).toBeGreaterThanOrEqual(rung.least);
    }
  }
});
