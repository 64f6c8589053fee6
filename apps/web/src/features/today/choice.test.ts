import { TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { rate, raterFor } from '@pencilmark/core/rate';
import { expect, test } from 'vitest';
import { dailyOrder, lastDays } from '../../model/daily.ts';
import { LEVELS } from '../../puzzles/boards.ts';
import { puzzleFrom } from '../../puzzles/message.ts';
import { makeWished } from '../../puzzles/wish.ts';
import { levelOfDay } from '../../statistics/level.ts';
import { levelOf } from '../techniques/levels.ts';
import { techniqueOf } from './choice.ts';
import { technique } from './work.ts';

const DAYS = lastDays(60, new Date(2026, 10, 22));

test('is the same all day, another on most days, and none that today’s puzzle uses', () => {
  const ids = DAYS.map((day) => techniqueOf(day, 'hard', []));
  expect(DAYS.map((day) => techniqueOf(day, 'hard', []))).toEqual(ids);
  expect(ids.filter((id, index) => id === ids[index + 1])).toEqual([]);
  expect(new Set(ids).size).toBeGreaterThan(20);
  for (const day of DAYS)
    for (const used of [ids, TECHNIQUES.slice(3).map(({ id }) => id)])
      expect(used).not.toContain(techniqueOf(day, 'hard', used));
});

test.each([
  // Few techniques are as easy as that; then the easiest are shown.
  ['gentle', 'moderate'],
  ['moderate', 'moderate'],
  ['tricky', 'tricky'],
  ['hard', 'hard'],
] as const)('for one who is ready for %s puzzles nothing is harder than %s', (reach, most) => {
  const ranks = DAYS.map((day) => LEVELS.indexOf(levelOf(techniqueOf(day, reach, []))));
  expect(LEVELS[Math.max(...ranks)]).toBe(most);
});

test('is what cost most time the day before, but for what today’s puzzle uses; else as without', () => {
  const [day] = DAYS;
  const costly = ['naked-pair', 'x-wing', 'no-such-technique'];
  expect(techniqueOf(day!, 'gentle', [], costly)).toBe('naked-pair');
  expect(techniqueOf(day!, 'gentle', ['naked-pair'], costly)).toBe('x-wing');
  expect(techniqueOf(day!, 'gentle', ['naked-pair', 'x-wing'], costly)).toBe(
    techniqueOf(day!, 'gentle', ['naked-pair', 'x-wing']),
  );
});

test('needs no clues, which the puzzle of a day has not', () => {
  const families = DAYS.map((day) => techniqueCalled(techniqueOf(day, 'moderate', []))!.family);
  expect(families).not.toEqual(expect.arrayContaining(['clues']));
  expect(families).not.toEqual(expect.arrayContaining(['sums']));
});

test('gives away nothing of a real week, and has a drawing and a name', async () => {
  for (const day of DAYS.slice(0, 7)) {
    const { wish, seed } = dailyOrder(day, levelOfDay(day));
    const { givens, board } = makeWished(wish, seed)!;
    const shown = await technique(
      { day, costly: [], reach: 'hard', givens },
      { progress: () => {}, transfer: () => {} },
    );
    const puzzle = puzzleFrom({ board, givens });
    expect(Object.keys(rate(puzzle, raterFor(puzzle.geometry)).techniques)).not.toContain(shown.id);
    expect([shown.names.de, shown.scheme.nodes.length > 0]).toEqual([expect.stringMatching(/./), true]);
  }
});
