import { makePuzzle } from '@pencilmark/core/puzzle';
import { hardestOf, rankOf } from '@pencilmark/core/rate';
import { isProper } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { geometryCalled, loadKinds } from './boards.ts';
import { contradictionWith, makeClued } from './clued-wish.ts';
import { MIXTURES, mixtureCalled } from './mixtures.ts';
import { newest } from './supply.ts';
import { ratedBy } from './wish.ts';

const board = '6x6:2x3';

test.each(some(MIXTURES).map((mixture) => [mixture.name, mixture] as const))(
  '%s: a puzzle is made',
  async (_, mixture) => {
    await loadKinds();
    const kindsOf = (id: string): string[] => [...new Set(geometryCalled(id).clues.map(({ rule }) => rule))].sort();
    expect(kindsOf(mixture.sample)).toEqual([...mixture.kinds].sort());
    const made = makeClued({ board, clues: mixture.name }, mixture, 3)!;
    expect(kindsOf(made.board)).toEqual([...mixture.kinds].sort());
    const puzzle = makePuzzle(geometryCalled(made.board), [...made.givens]);
    expect(isProper(puzzle)).toBe(true);
    const { end, rating } = ratedBy(puzzle);
    expect(end).toBe('solved');
    expect(rankOf(rating.hardest)).toBeLessThanOrEqual(hardestOf('tricky', 'clued'));
  },
);

test('the level is met, and the same seed gives the same puzzle', async () => {
  const order = { wish: { board, clues: 'thermo', difficulty: 'moderate' }, seed: 5 } as const;
  let rated = 0;
  const make = () =>
    newest(
      order,
      (count) => (rated = count),
      () => 0,
    );
  const made = await make();
  expect(made).toMatchObject({ difficulty: 'moderate', from: 'new' });
  expect(rated).toBeGreaterThan(1);
  expect(await make()).toEqual(made);
});

test('wishes that contradict each other are reported, on a map that is still to be drawn, too', () => {
  const killer = mixtureCalled('killer')!;
  expect(contradictionWith({ board: '9x9:jigsaw-', least: 5, most: 4 }, killer)).toEqual({ why: 'range' });
  expect(contradictionWith({ board, difficulty: 'gentle', technique: 'x-wing' }, killer)).toMatchObject({
    why: 'level',
  });
  expect(contradictionWith({ board, difficulty: 'tricky' }, killer)).toBeUndefined();
});
