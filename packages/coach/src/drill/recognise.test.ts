import { classic } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { positionIn } from './position-text.ts';
import { recognised } from './recognise.ts';

// A row of corpus/practice.tsv: an X-Wing takes 8 out of r3c8, which has 9 left then.
const { grid, givens } = positionIn(
  {
    cells: '+1..8..47.9.+73+4+1....6+4+27...1.+96137...7.2..4+1..4.+15+2....+21........+7.+4..2+18.4+8+7+1293.',
    struckOut:
      'r1c2<>3,r1c9<>6,r2c7<>8,r3c8<>5,r4c8<>58,r4c9<>5,r5c8<>69,r5c9<>56,r6c6<>6,r6c7<>8,r6c8<>8,r6c9<>36,' +
      'r7c6<>569,r7c7<>5,r8c3<>3',
  },
  classic,
);
const candidate = (row: number, column: number, digit: number) => ({ cell: (row - 1) * 9 + column - 1, digit });
const placing = (...placements: readonly ReturnType<typeof candidate>[]) => ({ placements, eliminations: [] });
const striking = (...eliminations: readonly ReturnType<typeof candidate>[]) => ({ placements: [], eliminations });

test.each([
  ['what goes is struck out', striking(candidate(3, 8, 8)), true],
  ['so is something else', striking(candidate(3, 8, 9), candidate(3, 8, 8)), true],
  ['the digit that is left then is placed', placing(candidate(3, 8, 9)), true],
  ['another candidate is struck out', striking(candidate(3, 8, 9)), false],
  ['a candidate that is gone already is struck out', striking(candidate(3, 8, 5)), false],
  ['a digit of the pattern is placed', placing(candidate(3, 1, 8)), false],
  ['what goes is placed', placing(candidate(3, 8, 8)), false],
  ['nothing is entered', placing(), false],
])('an X-Wing is recognised: %s', (_name, entered, is) =>
  expect(recognised(grid, 'x-wing', entered, givens)?.technique).toBe(is ? 'x-wing' : undefined),
);

test('a digit that is a single anyway shows nothing', () => {
  const next = grid.copy();
  next.eliminate(candidate(3, 8, 8));
  expect(recognised(next, 'x-wing', placing(candidate(3, 8, 9)), givens)).toBeUndefined();
  expect(recognised(next, 'naked-single', placing(candidate(3, 8, 9)), givens)?.technique).toBe('naked-single');
});
