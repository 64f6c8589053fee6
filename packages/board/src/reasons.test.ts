import { puzzleOf } from '@pencilmark/core/format';
import { parseCell } from '@pencilmark/core/geometry';
import { allSteps, type Step, techniqueCalled } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawEvidence } from './marks.ts';
import { reasonsFor } from './reasons.ts';
import { spokenOf } from './spoken.ts';

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const grid = gridOf(puzzleOf(PUZZLE));
const { geometry, digits, candidates } = grid;
const stepsOf = (id: string): Step[] => [...allSteps(grid, { techniques: [techniqueCalled(id)!] })];

describe('cross-hatching', () => {
  test('every other open cell of the house of a hidden single is blocked by a digit of its kind', () => {
    const steps = stepsOf('hidden-single');
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) {
      const [{ cell: place, digit }, mark] = [step.placements[0]!, step.marks[0]!];
      const { cells } = geometry.houses[mark.kind === 'house' ? mark.house : -1]!;
      const { blockers, blocked, rays } = reasonsFor(geometry, digits, step)!;
      expect([...blocked].sort()).toEqual(cells.filter((cell) => digits[cell] === 0 && cell !== place).sort());
      expect(blockers.every((cell) => digits[cell] === digit)).toBe(true);
      for (const cell of blocked) expect(blockers.some((from) => geometry.peerSets[from]!.has(cell))).toBe(true);
      for (const ray of rays) expect(ray.some((cell) => cells.includes(cell))).toBe(false);
    }
  });

  test('a naked single sees each other digit once', () => {
    const three = gridOf(puzzleOf(`123.${'....'.repeat(3)}`));
    const step = [...allSteps(three, { techniques: [techniqueCalled('naked-single')!] })][0]!;
    const { blockers } = reasonsFor(three.geometry, three.digits, step)!;
    expect(blockers.map((cell) => three.digits[cell])).toEqual([1, 2, 3]);
  });

  test('a step with more evidence has none', () => {
    const cell = parseCell('r1c1', 9);
    const place = [{ cell: cell.ok ? cell.value : 0, digit: 1 }];
    const marks = [0, 9].map((house) => ({ kind: 'house' as const, house, role: 'pattern' as const }));
    expect(reasonsFor(geometry, digits, { marks, placements: place, eliminations: [] })).toBe(undefined);
  });
});

test('a drawing has the candidates that the step speaks of, and no others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...stepsOf('pointing'), ...stepsOf('hidden-single')), (step) => {
      const spoken = spokenOf(step, candidates);
      const { front } = drawEvidence({ geometry, digits, step, faint: spoken });
      const count = [...spoken].reduce((sum, set) => sum + [...set.toString(2)].filter((bit) => bit === '1').length, 0);
      expect(front.filter(({ tag }) => tag === 'text').length).toBe(count);
    }),
  );
});
