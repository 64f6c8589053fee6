import { expect, test } from 'vitest';
import { verbOf } from './verb.ts';

const deed = (cell: number, digit: number) => ({ cell, digit });

test.each([
  ['verb.write.one', { digit: '7', cells: 'r1c2' }, [deed(1, 7)], []],
  ['verb.write.many', { n: 2 }, [deed(1, 7), deed(2, 8)], []],
  ['verb.take.one', { digit: '5', cells: 'r5c9' }, [], [deed(44, 5)]],
  ['verb.take.one', { digit: '2 + 5', cells: 'r1c1' }, [], [deed(0, 5), deed(0, 2)]],
  ['verb.take.one', { digit: '5', cells: 'r1c1 + r1c2' }, [], [deed(0, 5), deed(1, 5)]],
  ['verb.take.cells', { digit: '5', n: 3 }, [], [deed(0, 5), deed(1, 5), deed(2, 5)]],
  ['verb.take.many', { n: 3 }, [], [deed(0, 5), deed(1, 5), deed(1, 6)]],
])('%s %o', (says, holes, placements, eliminations) =>
  expect(verbOf({ placements, eliminations }, 9, ' + ')).toEqual({ says, holes }),
);
