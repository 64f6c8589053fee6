import { classic, sized } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { draftOf, withGivens } from './draft.ts';
import { canRedo, canUndo, changed, type History, historyFrom, now, redone, undone } from './history.ts';

const start: History = { drafts: [draftOf(sized(4))], at: 0 };
const after = (...digits: number[]): History =>
  digits.reduce((history, digit) => changed(history, withGivens(now(history), [0], digit)), start);

test('what was undone can be redone until something else is done', () => {
  const history = after(1, 2, 3);
  const back = undone(undone(history));
  expect(now(back).givens[0]).toBe(1);
  expect(now(redone(back)).givens[0]).toBe(2);
  const other = changed(back, withGivens(now(back), [0], 4));
  expect(canRedo(other)).toBe(false);
  expect(now(undone(other)).givens[0]).toBe(1);
  expect(canUndo(undone(undone(other)))).toBe(false);
  expect(undone(start)).toBe(start);
  expect(redone(history)).toBe(history);
});

test('a stroke is one change', () => {
  const first = after(1, 2);
  const longer = changed(first, withGivens(now(first), [1], 3), true);
  expect(now(longer).givens.slice(0, 2)).toEqual([2, 3]);
  expect(now(undone(longer)).givens.slice(0, 2)).toEqual([1, 0]);
});

test('the oldest changes are forgotten at last', () => {
  const long = after(...Array.from({ length: 500 }, (_, index) => (index % 4) + 1));
  expect(long.drafts.length).toBeLessThan(400);
  expect(now(long).givens[0]).toBe(4);
});

test('a kept history comes back; a broken one does not', () => {
  const history = undone(after(1, 2, 3));
  expect(historyFrom(structuredClone(history))).toEqual(history);
  for (const kept of [null, undefined, '', 3, { drafts: [] }, { drafts: [{ size: 9 }], at: 0 }])
    expect(historyFrom(kept)).toBeUndefined();
  expect(historyFrom({ drafts: [draftOf(classic), 3], at: 7 })?.at).toBe(0);
});
