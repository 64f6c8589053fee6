import { expect, test } from 'vitest';
import { lastDays } from '../model/daily.ts';
import { levelOfDay, offeredLevel, reachOf } from './level.ts';
import type { SolvedGame } from './solved.ts';

const solved = (difficulty: string, day: number, filled = 0): SolvedGame => ({
  id: `${difficulty} ${day}`,
  at: new Date(2026, 10, day, 12).getTime(),
  ms: 60_000,
  board: '9x9:3x3',
  difficulty,
  hints: 0,
  filled,
});

test('a week begins gently on Monday and ends hard on Sunday', () => {
  const week = lastDays(7, new Date(2026, 10, 22)).reverse();
  expect(week.map(levelOfDay)).toEqual(['gentle', 'easy', 'moderate', 'moderate', 'tricky', 'tricky', 'hard']);
});

// 22 November 2026 is a Sunday, whose level is hard.
test.each([
  ['who has said nothing, as everyone', 'unsaid', [], 'hard'],
  ['who is new, the gentlest', 'new', [], 'gentle'],
  ['who knows the basics, a moderate one', 'basics', [], 'moderate'],
  ['who knows techniques, that of the day', 'techniques', [], 'hard'],
  [
    'who is new and has solved an easy one, a moderate one',
    'new',
    [solved('easy', 20), solved('gentle', 21)],
    'moderate',
  ],
  ['a walk that the app went does not count', 'new', [solved('extreme', 20, 40)], 'gentle'],
  ['never above that of the day', 'new', [solved('fiendish', 20)], 'hard'],
  ['what was solved today changes nothing today', 'new', [solved('gentle', 22)], 'gentle'],
] as const)('the level offered to one %s', (_name, knows, games, level) => {
  expect(offeredLevel('2026-11-22', knows, games)).toBe(level);
});

test('nothing lies beyond the last level', () => {
  expect(reachOf('new', [solved('extreme', 1)])).toBe('extreme');
});
