import { drillFault, positionOfDrill, stepsOf } from '@pencilmark/coach/drill';
import { describe, expect, test } from 'vitest';
import { chosen } from './drills/choice.mjs';
import { imageOf } from './drills/images.mjs';
import { boardCalled, drillsOf, puzzleIn } from './drills/rows.mjs';

const drillsFor = (family: string, technique: string) => drillsOf(family).filter((one) => one.technique === technique);

describe('an image of a drill', () => {
  test.each([
    ['fish', 'x-wing'],
    ['uniqueness', 'avoidable-rectangle-1'],
    ['wings', 'xy-wing'],
  ])('%s, %s: as much is found in it, somewhere else', (family, technique) => {
    const [drill] = drillsFor(family, technique);
    const image = { ...drill!, ...imageOf(drill, 1), grade: 'hidden' as const };
    const shownIn = (one: typeof image): number => {
      const { grid, givens } = positionOfDrill(one, boardCalled(one.board));
      return stepsOf(grid, technique, givens).flatMap((step) => [...step.placements, ...step.eliminations]).length;
    };
    expect(image.cells).not.toBe(drill!.cells);
    expect(shownIn(image)).toBe(shownIn(drill!));
    expect(drillFault(image, boardCalled(image.board), 'accepted')).toBe(undefined);
  });

  test('of a board with clues there is none', () => {
    const [drill] = drillsFor('sums', 'cage-single');
    expect(imageOf(drill, 1)).toBe(undefined);
  });
});

test('of many positions six become drills: of different puzzles, those from games as such', () => {
  const positions = drillsFor('fish', 'x-wing').map(({ technique, board, cells, struckOut, grade }) => ({
    ...{ technique, board, cells, struckOut },
    isGame: grade === 'game',
  }));
  const choice = chosen([...positions, ...positions]);
  expect(choice.length).toBe(6);
  expect(new Set(choice.map(puzzleIn)).size).toBe(6);
  expect(choice.filter(({ grade }) => grade === 'game').every(({ isGame }) => isGame)).toBe(true);
  expect(choice.map(({ grade, seen }) => (grade === 'shown') === (seen !== undefined))).toEqual(choice.map(() => true));
  const [shown, , hidden] = choice;
  expect(shown!.effort).toBeLessThanOrEqual(hidden!.effort);
});
