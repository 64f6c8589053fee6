import { expect, test } from 'vitest';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { classic } from '../geometry/layouts.ts';
import { Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import { gridOf } from '../puzzle/grid.ts';
import { digitCount, hasDigit } from '../sets/digits.ts';
import { singleQueues } from './single-queues.ts';

const placed = (step: Step | undefined) => step?.placements.map(({ cell, digit }) => [cell, digit]);

test('singles are taken in the order in which they arise', () => {
  // The second row leaves one digit to its last cell, before the 9 leaves one to the cell above.
  const puzzle = puzzleOf(`1234567..45678912.${'.'.repeat(26)}9`.padEnd(81, '.'));
  const queues = singleQueues(puzzle);
  const position = new Position(gridOf(puzzle));
  const first = queues.fullHouse(position);
  expect(placed(first)).toEqual([[17, 3]]);
  queues.follow(first!);
  expect(queues.fullHouse(position)).toBe(undefined);
  expect(placed(queues.nakedSingle(position))).toEqual([[8, 8]]);
});

test('what the queues offer is a single, and they solve what singles solve', () => {
  let solved = 0;
  for (let seed = 0; seed < 30; seed++) {
    const { puzzle, solution } = generate({ geometry: classic, seed });
    const queues = singleQueues(puzzle);
    const grid = gridOf(puzzle);
    const position = new Position(grid);
    for (;;) {
      const step = queues.fullHouse(position) ?? queues.nakedSingle(position) ?? queues.hiddenSingle(position);
      if (!step) break;
      const { cell, digit } = step.placements[0]!;
      expect(solution[cell]).toBe(digit);
      if (step.technique === 'naked-single') expect(digitCount(grid.candidates[cell]!)).toBe(1);
      else {
        const { house } = step.args;
        const { cells } = classic.houses[(house as { houses: number[] }).houses[0]!]!;
        expect(cells.filter((place) => hasDigit(grid.candidates[place]!, digit))).toEqual([cell]);
      }
      position.apply(step);
      queues.follow(step);
    }
    // No single is left behind.
    const isSingle = (set: number): boolean => digitCount(set) === 1;
    expect(grid.candidates.some(isSingle)).toBe(false);
    if (!grid.digits.includes(0)) solved++;
  }
  expect(solved).toBeGreaterThan(3);
});
