import type { DrillGrade } from '@pencilmark/coach/drill';
import type { Outcome } from '@pencilmark/coach/mastery';
import { describe, expect, test } from 'vitest';
import { attemptsAt, dueDrill, nextDrill, sharesOf } from './course.ts';

/** Drills by the first letters of their grades: s1, s2, h1 … */
const drills = (names: string) =>
  names.split(' ').map((id) => ({ id, grade: ({ s: 'shown', h: 'hidden', g: 'game' } as const)[id[0] as 's']! }));
const answers = (names: string, outcome: Outcome = 'found') =>
  names
    .split(' ')
    .filter(Boolean)
    .map((drill, at) => ({ drill, outcome, at: at + 1 }));
const NINE = drills('s1 s2 s3 h1 h2 h3 g1 g2 g3');

test.each([
  ['s1 s2 s3 h1 h2 h3 g1 g2 g3', { shown: 2, hidden: 2, game: 1 }],
  ['s1 h1 g1 g2 g3', { shown: 1, hidden: 1, game: 3 }],
  ['h1 h2 h3 h4 h5 h6', { hidden: 5 }],
  ['s1 s2', { shown: 2 }],
] as const)('of %s so many lead to mastery', (names, shares) =>
  expect(Object.fromEntries(sharesOf(drills(names)))).toEqual(shares as Readonly<Partial<Record<DrillGrade, number>>>),
);

describe('the next drill', () => {
  test.each([
    ['', 's1'],
    ['s1', 's2'],
    ['s1 s2', 'h1'],
    ['s1 s2 h1 h2', 'g1'],
    ['s3 s1 g2', 'h1'],
    ['s1 s2 h1 h2 g1', 's3'],
    ['s1 s2 s3 h1 h2 h3 g1 g2 g3', undefined],
  ])('after %s is %s', (solved, next) => expect(nextDrill(NINE, answers(solved))?.id).toBe(next));

  test('is another one of its grade after a miss, and comes back when all were tried', () => {
    expect(nextDrill(NINE, answers('s1', 'missed'))?.id).toBe('s2');
    expect(nextDrill(NINE, answers('s1 s2 s3', 'helped'))?.id).toBe('s1');
  });
});

test('what is due is shown by the drill that was answered longest ago, without saying where', () => {
  expect(dueDrill(NINE, answers('s1 s2 h1 h2 g1'))?.id).toBe('h3');
  expect(dueDrill(NINE, answers('g3 h1 h2 h3 g1 g2'))?.id).toBe('g3');
  expect(dueDrill(drills('s1 s2'), answers('s1'))?.id).toBe('s2');
  expect(attemptsAt('h1', answers('h1 s1 h1', 'missed'))).toBe(2);
});
