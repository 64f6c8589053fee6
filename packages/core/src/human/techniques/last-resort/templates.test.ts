import { expect, test } from 'vitest';
import { boxed } from '../../../geometry/layouts.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { makePuzzle } from '../../../puzzle/puzzle.ts';
import { describeFamily } from '../../conformance.ts';
import { allSteps } from '../../path.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { templateDelete, templateSet } from './templates.ts';

const all = [templateSet, templateDelete];

describeFamily('templates', all, { along: [fullHouse, hiddenSingle, nakedSingle] });

test('on a large board without givens nothing is known, and the search ends', () => {
  const geometry = boxed(4, 4);
  const grid = gridOf(makePuzzle(geometry, new Uint8Array(geometry.cellCount)));
  expect([...allSteps(grid, { techniques: all })]).toEqual([]);
});
