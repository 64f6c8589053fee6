import type { DrillAnswer } from '@pencilmark/coach/mastery';
import { TECHNIQUES } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { LEVELS } from '../../puzzles/boards.ts';
import { progressOf } from './progress.ts';
import { subjects } from './work.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Five drills of a technique, solved alone on a day. */
const solved = (technique: string, day: number): DrillAnswer[] =>
  (['shown', 'shown', 'hidden', 'hidden', 'game'] as const).map((grade, index) => ({
    id: `${technique} ${index}`,
    ...{ technique, drill: String(index), grade, at: day * DAY + index, ms: 90_000, outcome: 'found' },
  }));

test('every technique can be learnt: the easiest levels come first, and what only clues need last', async () => {
  const all = await subjects();
  expect(all.map(({ id }) => id).sort()).toEqual(TECHNIQUES.map(({ id }) => id).sort());
  const families = new Set(all.slice(-20).map(({ family }) => family));
  expect([...families].every((family) => ['ties', 'sums', 'clues'].includes(family))).toBe(true);
  const usual = all.filter(({ family }) => !['ties', 'sums', 'clues'].includes(family));
  const ranks = usual.map(({ level }) => LEVELS.map(String).indexOf(level));
  expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
  for (const { id, grades } of all) expect(grades.length, id).toBeGreaterThan(0);
});

test('progress counts what is mastered and due, and begins at the level that somebody plays', async () => {
  const all = await subjects();
  const none = progressOf(all, [], DAY);
  expect([none.mastered, none.due, none.states.size]).toEqual([[], [], TECHNIQUES.length]);
  expect(none.next).toEqual([{ technique: 'full-house', reason: { kind: 'first' } }]);
  expect(progressOf(all, [], DAY, 'hard').next[0]!.reason).toEqual({ kind: 'level', level: 'hard' });
  const answers = [...solved('x-wing', 1), ...solved('naked-pair', 20)];
  const some = progressOf(all, answers, 21 * DAY);
  expect([some.mastered, some.due]).toEqual([['naked-pair', 'x-wing'], ['x-wing']]);
  expect(some.next[0]).toMatchObject({ technique: 'x-wing', reason: { kind: 'due' } });
});
