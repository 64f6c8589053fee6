import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ghostIn, ghostText } from './code.ts';

const MOMENTS = [
  { ms: 1200, cells: 1 },
  { ms: 5000, cells: 2 },
  { ms: 5000, cells: 1 },
  { ms: 65_300, cells: 3 },
];

test('a ghost is read as it was written, to a tenth of a second', () => {
  const text = ghostText(MOMENTS, 'Marta');
  expect(text).toBe('Marta~c.12.0:-1.gr:2');
  expect(ghostIn(text, 3)).toEqual({ of: 'other', name: 'Marta', moments: MOMENTS });
  expect(ghostIn(ghostText(MOMENTS, ' a~b '), 3)).toMatchObject({ of: 'other', name: 'a b' });
  expect(ghostIn(ghostText(MOMENTS, 'x'.repeat(99)), 3).name).toHaveLength(40);
});

test.each([
  ['nothing', ''],
  ['a name alone', 'Marta'],
  ['a character that is none', 'Marta~c.!'],
  ['a board that is not full', 'Marta~c.12'],
  ['more cells than are empty', 'Marta~c:9'],
  ['fewer than none', 'Marta~c:-1.c:4'],
  ['a time beyond all measure', 'Marta~zzzzzzzz:3'],
  ['more than any game has', `Marta~${'1.'.repeat(30_000)}1`],
])('%s is a lost ghost', (_, text) => expect(ghostIn(text, 3)).toEqual({ of: 'lost', moments: [] }));

test('whatever a text says, a ghost fills the board in the order of time or is lost', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z~.:0-9-]{0,60}$/), fc.integer({ min: 1, max: 60 }), (text, empty) => {
      const { of, moments } = ghostIn(text, empty);
      const isInOrder = moments.every(({ ms }, at) => at === 0 || ms >= moments[at - 1]!.ms);
      return of === 'lost' ? moments.length === 0 : isInOrder && moments.at(-1)!.cells === empty;
    }),
  ));
