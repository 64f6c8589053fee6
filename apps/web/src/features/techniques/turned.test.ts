import { stepsOf } from '@pencilmark/coach/drill';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { isProper } from '@pencilmark/core/solve';
import { beforeAll, expect, test } from 'vitest';
import { loadKinds } from '../../puzzles/boards.ts';
import { casesToPractise, positionOf } from './cases.ts';
import { turned } from './turned.ts';

beforeAll(loadKinds);

test.each(['naked-single', 'x-wing', 'hidden-pair', 'xy-wing', 'avoidable-rectangle-1', 'aic'])(
  'a position turned another way asks for the same: %s',
  async (id) => {
    const position = positionOf((await casesToPractise(id))[0]!);
    const count = (of: typeof position): number => stepsOf(of.grid, id, of.givens).length;
    for (const seed of [1, 2, 3]) {
      const other = turned(position, seed);
      expect([...other.grid.digits]).not.toEqual([...position.grid.digits]);
      expect(isProper(makePuzzle(other.grid.geometry, other.givens))).toBe(true);
      expect(count(other)).toBe(count(position));
    }
    expect(turned(position, 1)).toEqual(turned(position, 1));
  },
);

test('a board with clues stays as it is', async () => {
  const position = positionOf((await casesToPractise('digit-check'))[0]!);
  expect(turned(position, 1)).toEqual(position);
});
