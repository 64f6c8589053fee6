import { TECHNIQUES } from '@pencilmark/core/human';
import { beforeAll, describe, expect, test } from 'vitest';
import { some } from '../../../../../../scripts/strength.mjs';
import { loadKinds } from '../../../puzzles/boards.ts';
import { drillsOf } from '../../techniques/drills.ts';
import { pose, touch } from './pose.ts';
import { practice } from './practise.ts';

beforeAll(loadKinds);

test.each(some(TECHNIQUES).map(({ id }) => id))(
  'a drill of %s: what follows is there, and the touch of it ends it',
  async (id) => {
    const [drill] = await drillsOf(id);
    const posed = await pose({ technique: id, drill: drill!.id, seed: 2, language: 'en' });
    const [deed] = [...posed.explained.step.placements, ...posed.explained.step.eliminations];
    expect([posed.technique, posed.drill, posed.grade]).toEqual([id, drill!.id, drill!.grade]);
    expect((posed.shown[deed!.cell]! >>> (deed!.digit - 1)) & 1).toBe(1);
    expect(touch({ posed, touched: deed!, language: 'en' }).kind).toBe('follows');
    const filled = posed.digits.findIndex((digit) => digit !== 0);
    if (filled >= 0) expect(touch({ posed, touched: { cell: filled }, language: 'en' }).kind).not.toBe('follows');
  },
);

describe('a position to try in, or to practise in', () => {
  test('differs for another seed, and is the same for the same seed', async () => {
    const at = (seed: number) => pose({ technique: 'x-wing', seed, language: 'en' });
    expect((await at(1)).digits).not.toEqual((await at(0)).digits);
    expect((await at(1)).digits).toEqual((await at(1)).digits);
    expect((await at(1)).drill).toBeUndefined();
  });

  test('goes through the drills of whole games, then turns them', async () => {
    const games = (await drillsOf('x-wing')).filter(({ grade }) => grade === 'game').map(({ id }) => id);
    const turns = await Promise.all([...games, ...games].map((_, turn) => practice({ id: 'x-wing', turn })));
    expect(turns.map(({ drill }) => drill)).toEqual([...games, ...games]);
    expect(new Set(turns.map(({ givens }) => givens.join())).size).toBe(turns.length);
  });

  test('an unknown drill is refused with its name', async () =>
    expect(pose({ technique: 'x-wing', drill: 'none', seed: 0, language: 'en' })).rejects.toThrow(
      'drill none of x-wing',
    ));
});
