import { expect, test } from 'vitest';
import { verbOf } from './verb.ts';

const one = (cell: number, digit: number) => ({ cell, digit });

test.each([
  ['verb.write.one', { digit: '7', cells: 'r1c2' }, [one(1, 7)], []],
  ['verb.write.many', { n: 2 }, [one(1, 7), one(2, 8)], []],
  ['verb.take.one', { digit: '5', cells: 'r5c9' }, [], [one(44, 5)]],
  ['verb.take.one', { digit: '2 + 5', cells: 'r1c1' }, [], [one(0, 5), one(0, 2)]],
  ['verb.take.one', { digit: '5', cells: 'r1c1 + r1c2' }, [], [one(0, 5), one(1, 5)]],
  ['verb.take.cells', { digit: '5', n: 3 }, [], [one(0, 5), one(1, 5), one(2, 5)]],
  ['verb.take.many', { n: 3 }, [], [one(0, 5), one(1, 5), one(1, 6)]],
])('%s %o', (says, holes, placements, eliminations) =>
  expect(verbOf({ placements, eliminations }, 9, ' + ')).toEqual({ says, holes }),
);
