import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DrillAnswer } from './answer.ts';
import { nextTechniques } from './next.ts';
import { answersIn, DAY, MASTERED, START, subject } from './testing.ts';

const TECHNIQUES = [
  subject('full-house', 'singles', 'gentle'),
  subject('hidden-single', 'singles', 'gentle'),
  subject('pointing', 'locked', 'tricky'),
  subject('x-wing', 'fish', 'hard'),
  subject('swordfish', 'fish', 'hard'),
  subject('jellyfish', 'fish', 'hard'),
  subject('skyscraper', 'single-digit', 'hard'),
];

/** What comes next on a day, each as a line. */
const nextOn = (day: number, answers: readonly DrillAnswer[], level?: string): string[] =>
  nextTechniques(answers, TECHNIQUES, START + day * DAY + 60_000, level ? { level } : {}).map(
    ({ technique, reason: { kind, ...rest } }) =>
      [technique, kind, ...Object.values(rest).map((value) => (value > START ? (value - START) / DAY : value))].join(
        ' ',
      ),
  );

test('first comes the easiest of all, or of the level that somebody plays', () => {
  expect(nextOn(0, [])).toEqual(['full-house first']);
  expect(nextOn(0, [], 'hard')).toEqual(['x-wing level hard']);
  expect(nextOn(0, [], 'of a later version')).toEqual(['full-house level gentle']);
});

test('what is begun goes on, the last first; then something new', () => {
  const answers = [...answersIn('0:f1s 0:f2h', 'swordfish'), ...answersIn('1:m1s', 'pointing')];
  expect(nextOn(2, answers)).toEqual(['pointing begun 0 5', 'swordfish begun 2 5', 'full-house first']);
});

test('after what is mastered comes the next of its family, and another of its level', () => {
  expect(nextOn(1, answersIn(MASTERED))).toEqual(['swordfish after x-wing', 'skyscraper level hard']);
  const both = [...answersIn(MASTERED), ...answersIn(MASTERED, 'jellyfish')];
  expect(nextOn(1, both)).toEqual(['swordfish after x-wing', 'skyscraper level hard']);
  expect(nextOn(1, answersIn(MASTERED), 'gentle')).toEqual(['swordfish after x-wing', 'full-house level gentle']);
  expect(nextOn(1, answersIn(MASTERED, 'jellyfish'))).toEqual(['x-wing level hard']);
});

test('what is due comes before all else, the longest first', () => {
  const missed = [...answersIn(MASTERED), ...answersIn(`${MASTERED} 1:m1s`, 'swordfish')];
  expect(
    nextOn(4, missed)
      .slice(0, 2)
      .map((line) => line.replace(/\.\d+/, '')),
  ).toEqual(['swordfish due 1 true', 'x-wing due 3 false']);
  expect(nextOn(2, missed)[0]).toMatch(/^swordfish due/);
});

test('nothing is left when all is mastered and nothing is due', () =>
  expect(
    nextOn(
      1,
      TECHNIQUES.flatMap(({ id }) => answersIn(MASTERED, id)),
    ),
  ).toEqual([]));

test('each comes once; whoever has answered anything and not all has a next technique', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ word: fc.constantFrom(MASTERED, '0:f1s', '1:m1s'), of: fc.constantFrom(...TECHNIQUES) })),
      (list) => {
        const answers = list.flatMap(({ word, of }, index) =>
          answersIn(word, of.id).map((answer) => ({ ...answer, id: `${index} ${answer.id}` })),
        );
        const next = nextTechniques(answers, TECHNIQUES, START + DAY).map(({ technique }) => technique);
        expect(new Set(next).size).toBe(next.length);
        const mastered = new Set(list.filter(({ word }) => word === MASTERED).map(({ of }) => of));
        if (mastered.size < TECHNIQUES.length) expect(next.length).toBeGreaterThan(0);
      },
    ),
  ));
