import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../puzzles/boards.ts';
import { techniques } from '../work.ts';
import { nextStop, planOf } from './plan.ts';

const all = techniques();
const plan = planOf(all);

describe('the map', () => {
  test('has a place of its own for every technique, in the row of its family and the column of its level', () => {
    expect(new Set([...plan.spots.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
    for (const { id, family, level } of all) {
      const { x, y } = plan.spots.get(id)!;
      const row = plan.rows.find((candidate) => candidate.family === family)!;
      const column = plan.columns.find((candidate) => candidate.level === level)!;
      expect([y > row.y, y < row.y + row.height, x > column.x, x < column.x + column.width], id).not.toContain(false);
    }
  });

  test('has a stop on every level, fits beside the slip of a stop on a laptop, and is no longer than three screens', () => {
    for (const level of LEVELS) expect(all.map((technique) => technique.level)).toContain(level);
    expect(plan.width).toBeLessThan(25);
    expect(plan.height).toBeLessThan(48);
  });

  test('has paths that never go back, so that none crosses itself', () => {
    for (const { family, techniques: along } of plan.rows) {
      const spots = along.map(({ id }) => plan.spots.get(id)!);
      const goesBack = spots.some(
        ({ x, y }, at) =>
          at > 0 &&
          (x < spots[at - 1]!.x || (x === spots[at - 1]!.x && Math.round(Math.abs(y - spots[at - 1]!.y)) > 1)),
      );
      expect(goesBack, family).toBe(false);
    }
  });

  test('is walked with arrow keys: along a family, and from line to line', () => {
    expect(nextStop(plan, 'full-house', 'ArrowRight')).toBe('hidden-single');
    expect(nextStop(plan, 'full-house', 'ArrowLeft')).toBe('full-house');
    expect(nextStop(plan, 'full-house', 'End')).toBe('naked-single');
    const [row, below] = plan.rows;
    const down = nextStop(plan, 'naked-single', 'ArrowDown');
    expect([row!.family, below!.family]).toEqual(['singles', 'locked-candidates']);
    expect(below!.techniques.map(({ id }) => id)).toContain(down);
    expect(row!.techniques.map(({ id }) => id)).toContain(nextStop(plan, down, 'ArrowUp'));
  });

  test('every technique is reached by arrow keys alone', () => {
    const reached = new Set(['full-house']);
    for (const id of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(nextStop(plan, id, key));
    expect(reached.size).toBe(all.length);
  });
});
