import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRILL_GRADES } from '../drill/index.ts';
import { type DrillAnswer, isAnswer, merged, OUTCOMES } from './answer.ts';
import { readAnswers, writtenAnswers } from './lines.ts';
import { stateOf } from './state.ts';
import { answersIn, MASTERED, START, subject } from './testing.ts';

const X_WING = subject('x-wing');

/** Few ids, moments and drills, so that lists share some and disagree about others. */
const anyAnswer: fc.Arbitrary<DrillAnswer> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'ä\n"'),
  technique: fc.constantFrom('x-wing', 'of a later version'),
  drill: fc.constantFrom('x-wing-1', 'x-wing-2', 'x-wing-3', 'x-wing-4', 'x-wing-5', 'x-wing-6'),
  grade: fc.constantFrom(...DRILL_GRADES),
  at: fc.integer({ min: START, max: START + 3 }),
  ms: fc.integer({ min: 0, max: 100_000 }),
  outcome: fc.constantFrom(...OUTCOMES),
});
const anyAnswers = fc.array(anyAnswer, { maxLength: 8 });
const manyAnswers = fc.array(fc.record({ ...recordOf(), id: fc.uuid() }), { maxLength: 40 });

function recordOf() {
  return {
    technique: fc.constant('x-wing'),
    drill: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
    grade: fc.constantFrom(...DRILL_GRADES),
    at: fc.integer({ min: START, max: START + 1e10 }),
    ms: fc.integer({ min: 0, max: 100_000 }),
    outcome: fc.constantFrom(...OUTCOMES),
  };
}

test('lists are put together as sets: in any order, any number of times', () =>
  fc.assert(
    fc.property(anyAnswers, anyAnswers, anyAnswers, (first, second, third) => {
      expect(merged(first, second)).toEqual(merged(second, first));
      expect(merged(merged(first, second), third)).toEqual(merged(first, merged(second, third)));
      expect(merged(merged(first, second), second)).toEqual(merged(first, second));
      expect(new Set(merged(first, second).map(({ id }) => id))).toEqual(
        new Set([...first, ...second].map(({ id }) => id)),
      );
    }),
  ));

test('a file brings back what was written, and what is in it twice once', () =>
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(readAnswers(writtenAnswers(answers))).toEqual({ ok: true, value: merged(answers, []) });
    }),
  ));

test('the state is that of a set: neither the order nor copies of answers change it', () =>
  fc.assert(
    fc.property(manyAnswers, fc.integer({ min: 0, max: 1e11 }), (answers, later) => {
      const state = stateOf(answers, X_WING, START + later);
      expect(stateOf([...answers].reverse(), X_WING, START + later)).toEqual(state);
      expect(stateOf([...answers, ...answers], X_WING, START + later)).toEqual(state);
    }),
  ));

test('nothing that is answered takes mastery away, and what is not mastered is not due', () =>
  fc.assert(
    fc.property(manyAnswers, manyAnswers, (before, more) => {
      const [some, all] = [stateOf(before, X_WING, START), stateOf(merged(before, more), X_WING, START)];
      expect(all.done).toBeGreaterThanOrEqual(some.done);
      expect(all.isMastered).toBe(all.done === 5);
      if (!all.isMastered) expect([all.due, all.isDue, all.recall]).toEqual([undefined, false, undefined]);
      else expect(all.recall).toBeLessThanOrEqual(1);
    }),
  ));

test.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['another file', '{"format":"sdm","version":1}'],
])('a text that is %s does not say that answers follow', (_name, text) =>
  expect(readAnswers(text)).toMatchObject({ ok: false, error: { code: 'head', line: 1 } }),
);

const [first] = answersIn('0:f1s');
const lines = (...rest: readonly string[]): string => [writtenAnswers([]).trim(), ...rest].join('\r\n');
const altered = (field: string, value: unknown): string => JSON.stringify({ ...first, [field]: value });

test.each([
  ['a later version', '{"format":"pencilmark-answers","version":2}', 'version', 1, undefined],
  ['a version that never was', '{"format":"pencilmark-answers","version":0}', 'head', 1, undefined],
  ['a line that does not end', lines('['.repeat(1_000_000)), 'json', 2, undefined],
  ['a line that is cut off', lines(JSON.stringify(first), '{"id":"x","tech'), 'json', 3, undefined],
  ['no object', lines('', '5'), 'field', 3, 'id'],
  ['null', lines('null'), 'field', 2, 'id'],
  ['a list', lines('[]'), 'field', 2, 'id'],
  ['no technique', lines(altered('technique', '')), 'field', 2, 'technique'],
  ['an endless name', lines(altered('drill', 'x'.repeat(101))), 'field', 2, 'drill'],
  ['an unknown grade', lines(altered('grade', 'easy')), 'field', 2, 'grade'],
  ['a time beyond all clocks', lines(altered('at', 1e15)), 'field', 2, 'at'],
  ['a time as text', lines(altered('at', '2026')), 'field', 2, 'at'],
  ['a time below nothing', lines(altered('ms', -1)), 'field', 2, 'ms'],
  ['an outcome that a table inherits', lines(altered('outcome', 'toString')), 'field', 2, 'outcome'],
])('%s is told with its line', (_name, text, code, line, field) => {
  const read = readAnswers(text);
  expect(read).toMatchObject({ ok: false, error: { code, line, ...(field && { field }) } });
  if (!read.ok) expect(read.error.message).toMatch(/^Line \d+ .+\.$/);
});

test('a text beyond all learners is not looked at', () =>
  expect(readAnswers(' '.repeat(50_000_001))).toMatchObject({ ok: false, error: { code: 'size' } }));

test('a file made elsewhere is read: byte order mark, empty lines, fields that are not known', () => {
  const text = `\uFEFF${lines('', altered('mood', 'glad'), '')}`;
  expect(readAnswers(text)).toEqual({ ok: true, value: [first] });
});

test('what is kept is an answer or it is not', () => {
  expect(answersIn(MASTERED).every(isAnswer)).toBe(true);
  for (const none of [undefined, null, 5, 'x', {}, { ...first, grade: undefined }]) expect(isAnswer(none)).toBe(false);
});
