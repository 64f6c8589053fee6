import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ghost } from '../../model/game.ts';
import { ghostIn, ghostText } from './code.ts';

// Cells 0, 2 and 3 are empty.
const GIVENS = [0, 2, 0, 0];
const MOMENTS = [
  { ms: 1200, cells: 1, cell: 2 },
  { ms: 5000, cells: 2, cell: 0 },
  { ms: 5000, cells: 1, cell: 2 },
  { ms: 9000, cells: 2, cell: 2 },
  { ms: 65_300, cells: 3, cell: 3 },
];
const ghostOf = (more: Partial<Ghost> = {}): Ghost => ({ of: 'self', moments: MOMENTS, ...more });

test('a ghost is read as it was written, to a tenth of a second', () => {
  const text = ghostText(ghostOf(), 'Marta', GIVENS);
  expect(text).toMatch(/^Marta~~[\w-]{12}$/);
  expect(ghostIn(text, GIVENS)).toEqual({ of: 'other', name: 'Marta', moments: MOMENTS });
  expect(ghostIn(ghostText(ghostOf({ isHelped: true }), ' a~b ', GIVENS), GIVENS)).toMatchObject({
    name: 'a b',
    isHelped: true,
  });
  expect(ghostIn(ghostText(ghostOf(), 'x'.repeat(99), GIVENS), GIVENS).name).toHaveLength(40);
});

test('a ghost that was cut off or mistyped is lost', () => {
  const text = ghostText(ghostOf(), '', GIVENS);
  for (let length = 0; length < text.length; length++) expect(ghostIn(text.slice(0, length), GIVENS).of).toBe('lost');
  for (let at = 2; at < text.length; at++)
    expect(ghostIn(`${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`, GIVENS).of).toBe('lost');
  // It is another puzzle's.
  expect(ghostIn(text, [0, 2, 0, 4]).of).toBe('lost');
});

test('the ghost of an older link has counts and no cells', () =>
  expect(ghostIn('Marta~c.12.0:-1.gr:2', GIVENS)).toEqual({
    of: 'other',
    name: 'Marta',
    moments: [
      { ms: 1200, cells: 1 },
      { ms: 5000, cells: 2 },
      { ms: 5000, cells: 1 },
      { ms: 65_300, cells: 3 },
    ],
  }));

test.each([
  ['nothing', ''],
  ['a name alone', 'Marta'],
  ['a character that is none', 'Marta~c.!'],
  ['a board that is not full', 'Marta~c.12'],
  ['more cells than are empty', 'Marta~c:9'],
  ['fewer than none', 'Marta~c:-1.c:4'],
  ['a time beyond all measure', 'Marta~zzzzzzzz:3'],
  ['more than any game has', `Marta~${'1.'.repeat(30_000)}1`],
  ['no bits', 'Marta~~'],
  ['other characters', 'Marta~~AB!'],
])('%s is a lost ghost', (_, text) => expect(ghostIn(text, GIVENS)).toEqual({ of: 'lost', moments: [] }));

test('whatever a text says, a ghost fills the board in the order of time or is lost', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z~.:0-9-]{0,60}$/), fc.integer({ min: 1, max: 60 }), (text, empty) => {
      const { of, moments } = ghostIn(text, new Array<number>(empty).fill(0));
      const isInOrder = moments.every(({ ms }, at) => at === 0 || ms >= moments[at - 1]!.ms);
      return of === 'lost' ? moments.length === 0 : isInOrder && moments.at(-1)!.cells === empty;
    }),
  ));
