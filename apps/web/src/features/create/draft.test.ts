import { boxed, classic, geometryOf, jigsaw, RULES, sized } from '@pencilmark/core/geometry';
import { describe, expect, test } from 'vitest';
import {
  allows,
  draftFrom,
  draftOf,
  geometryOfDraft,
  painted,
  regionSizes,
  SIZES,
  shapeOf,
  shapesOf,
  sketchOf,
  symmetriesOf,
  tornRegions,
  withGivens,
  withRegions,
  withRule,
} from './draft.ts';

const bent = 'aaabcabbccbdcddd';

describe('a draft', () => {
  test.each(SIZES)('of size %i is a board at once, with every box shape it offers', (size) => {
    const draft = draftOf(sized(size));
    expect(geometryOfDraft(draft)?.id).toBe(sized(size).id);
    for (const { height, width } of shapesOf(size)) {
      const shaped = withRegions(draft, boxed(height, width).boxes);
      expect(geometryOfDraft(shaped)?.id).toBe(boxed(height, width).id);
      expect(shapeOf(shaped)).toEqual({ height, width });
    }
  });

  test.each(['9x9:x+antiknight', '9x9:windows+disjoint+antiking', '6x6:3x2+x', `4x4:jigsaw-${bent}+x`, '16x16'])(
    'comes from a board and goes back: %s',
    (id) => {
      const geometry = geometryOf(id);
      if (!geometry.ok) throw new Error(geometry.error.message);
      expect(geometryOfDraft(draftOf(geometry.value))?.id).toBe(geometry.value.id);
    },
  );

  test('that is painted is a board again when every region has its cells', () => {
    const start = draftOf(classic);
    const drawn = painted(start, [3], 0);
    expect(geometryOfDraft(drawn)).toBeUndefined();
    expect(regionSizes(drawn)).toEqual([10, 8, 9, 9, 9, 9, 9, 9, 9]);
    expect(sketchOf(drawn).boxes[3]).toBe(0);
    const both = painted(drawn, [2], 1);
    expect(geometryOfDraft(both)?.id).toMatch(/^9x9:jigsaw-/);
    expect(tornRegions(both)).toEqual([0, 1]);
    expect(tornRegions(draftOf(jigsaw(bent)))).toEqual([]);
    expect(geometryOfDraft(painted(painted(both, [3], 1), [2], 0))).toBe(classic);
  });

  test('keeps only the rules that its boxes allow', () => {
    const names = RULES.map(({ name }) => name).filter((name) => allows(draftOf(classic), name));
    const all = names.reduce((draft, name) => withRule(draft, name, true), draftOf(classic));
    expect(geometryOfDraft(all)?.houses.length).toBe(27 + 2 + 4 + 9);
    expect(painted(all, [3], 0).rules).toEqual(names.filter((name) => name !== 'windows' && name !== 'disjoint'));
    expect(allows(draftOf(sized(5)), 'windows')).toBe(false);
    expect(withRule(all, 'x', false).rules).not.toContain('x');
  });

  test.each([
    [[0], ['diagonal']],
    [
      [0, 15],
      ['rotate180', 'diagonal', 'antidiagonal'],
    ],
    [
      [0, 3, 12, 15],
      ['rotate90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal'],
    ],
    [[1, 2], ['vertical']],
    [[1, 7, 8, 14], ['rotate90']],
    [[0, 1], []],
    [[], []],
  ])('with givens at %j has the symmetries %j', (cells, symmetries) => {
    expect(symmetriesOf(withGivens(draftOf(sized(4)), cells, 1))).toEqual(symmetries);
  });

  test('that was kept comes back, unless it makes no sense', () => {
    const draft = withRule(withGivens(draftOf(classic), [4, 7], 9), 'x', true);
    expect(draftFrom(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const bad = [undefined, null, 3, {}, { ...draft, size: 8 }, { ...draft, givens: [] }, { ...draft, rules: 'x' }];
    for (const kept of [...bad, { ...draft, givens: draft.givens.with(0, 10) }])
      expect(draftFrom(kept)).toBeUndefined();
    expect(draftFrom({ ...draft, rules: ['x', 'hexagons'] })).toEqual(draft);
    const about = { title: 'Foxes' };
    expect(draftFrom({ ...draft, about })).toEqual({ ...draft, about });
    expect(draftFrom({ ...draft, about: { title: 3 } })).toEqual(draft);
  });
});
