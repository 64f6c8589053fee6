import { expect, test } from 'vitest';
import { stateOf, statesOf } from './state.ts';
import { answersIn, DAY, MASTERED, START, subject } from './testing.ts';

const X_WING = subject('x-wing');

/** The day, counted from the start, on which something is due; on one decimal. */
const dayOf = (time: number | undefined): number | undefined =>
  time === undefined ? undefined : Math.round(((time - START) / DAY) * 10) / 10;

test.each([
  ['nothing yet', '', 0, false],
  ['one found', '0:f1s', 1, false],
  ['the same drill five times', '0:f1s 0:f1s 1:f1s 2:f1s 3:f1s', 1, false],
  ['with help it does not count', '0:h1s 0:h2s 0:m3h', 0, false],
  ['found with help and then alone', '0:h1s 1:f1s', 1, false],
  ['five of one grade: two grades lack', '0:f1s 0:f2s 0:f3s 0:f4s 0:f5s', 3, false],
  ['five of two grades: one lacks', '0:f1s 0:f2s 0:f3s 0:f4h 0:f5h', 4, false],
  ['four of all grades', '0:f1s 0:f2s 0:f3h 0:f5g', 4, false],
  ['five of all grades', MASTERED, 5, true],
  ['missed afterwards: mastered all the same', `${MASTERED} 9:m1s`, 5, true],
])('%s', (_name, words, done, isMastered) => {
  const state = stateOf(answersIn(words), X_WING, START + DAY);
  expect([state.done, state.isMastered]).toEqual([done, isMastered]);
});

test('a technique without drills in games needs none', () => {
  const words = '0:f1s 0:f2s 0:f3s 0:f4h 0:f5h';
  expect(stateOf(answersIn(words), subject('x-wing', 'fish', 'hard', ['shown', 'hidden']), START)).toMatchObject({
    isMastered: true,
    lacking: [],
  });
  expect(stateOf(answersIn(words), X_WING, START)).toMatchObject({ isMastered: false, lacking: ['game'] });
});

// What FSRS-6 says with its published weights, with three days at least for Good at first.
test.each([
  ['begun: never due', '0:f1s 0:m2s', undefined, 0],
  ['mastered: after three days', MASTERED, 3, 3],
  ['the last found at once: after eight', `${MASTERED.slice(0, -5)}0:q5g`, 8, 8],
  ['found again when due', `${MASTERED} 3:f6h`, 3 + 14, 17],
  ['found a third time', `${MASTERED} 3:f6h 17:f1h`, 17 + 57, 74],
  ['found with help when due', `${MASTERED} 3:h6h`, 3 + 9, 12],
  ['more on the same day moves nothing on', `${MASTERED} 0:f6h 0:f7h`, 3, 3],
  ['missed: at once', `${MASTERED} 3:m6h`, 3, 3],
  ['missed before it was due: at once', `${MASTERED} 1:m6h`, 1, 1],
  ['missed, and found the day after', `${MASTERED} 3:m6h 4:f6h`, 4 + 3, 7],
])('due: %s', (_name, words, day, firstDue) => {
  const answers = answersIn(words);
  const at = (days: number) => stateOf(answers, X_WING, START + days * DAY + 60_000);
  expect(dayOf(at(0).due)).toBe(day);
  if (day === undefined) expect(at(1000)).toMatchObject({ isDue: false });
  else expect([at(firstDue - 0.1).isDue, at(firstDue).isDue, at(1000).isDue]).toEqual([false, true, true]);
});

test('what was missed is due until a drill is solved, and says so', () => {
  const at = (words: string) => stateOf(answersIn(words), X_WING, START + 2 * DAY + 3_600_000);
  expect(at(`${MASTERED} 2:m6h`)).toMatchObject({ isMissed: true, isDue: true, isMastered: true });
  expect(at(`${MASTERED} 2:m6h 2:h6h`)).toMatchObject({ isMissed: false, isDue: false });
});

test('what is mastered is known less surely day by day: nine of ten when it is due', () => {
  const answers = answersIn(MASTERED);
  const recall = [0, 1, 2, 10, 100].map((day) => stateOf(answers, X_WING, START + day * DAY + 60_000).recall!);
  expect(recall[0]).toBe(1);
  expect(recall[2]).toBeCloseTo(0.9, 1);
  expect([...recall].sort((a, b) => b - a)).toEqual(recall);
  expect(stateOf(answersIn('0:f1s'), X_WING, START).recall).toBeUndefined();
});

test('moments long ago count as moments: no clock is read', () => {
  const answers = answersIn(MASTERED).map((answer, index) => ({ ...answer, at: index - 4 }));
  expect(answers.at(-1)!.at).toBe(0);
  expect(stateOf(answers, X_WING, 0)).toMatchObject({ recall: 1, due: 3 * DAY });
});

test('the states of many are those of each, and answers to unknown techniques are nobody’s', () => {
  const answers = [...answersIn(MASTERED), ...answersIn('0:f1s 1:m2h', 'swordfish'), ...answersIn('0:f1s', 'later')];
  const techniques = [X_WING, subject('swordfish'), subject('jellyfish')];
  const states = statesOf(answers, techniques, START + DAY);
  expect([...states.keys()]).toEqual(techniques.map(({ id }) => id));
  for (const technique of techniques)
    expect(states.get(technique.id)).toEqual(stateOf(answers, technique, START + DAY));
});
