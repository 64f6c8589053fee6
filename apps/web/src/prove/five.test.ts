import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMarks, marksOf, signsOf } from './five.ts';
import { five } from './work.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a day has the same five positions for everybody, each with the digits of its solution', async () => {
  const [one, again, other] = await Promise.all(['2026-11-23', '2026-11-23', '2026-11-24'].map(five));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(one).toHaveLength(5);
  for (const { digits, givens, candidates, solution } of one!) {
    expect(digits.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
    expect(givens.every((digit, cell) => digit === 0 || digit === digits[cell])).toBe(true);
    expect(candidates.every((set, cell) => digits[cell] !== 0 || ((set >> (solution[cell]! - 1)) & 1) === 1)).toBe(
      true,
    );
  }
});

test('how a day ended is kept, what is no mark is not believed, and two months are enough', () => {
  expect(marksOf('2026-11-23')).toEqual([]);
  keepMarks('2026-11-23', ['proven', 'wrong']);
  expect(marksOf('2026-11-23')).toEqual(['proven', 'wrong']);
  expect(signsOf(['proven', 'true', 'wrong', 'skipped'])).toBe('● ◐ ○ ·');
  for (let day = 0; day < 70; day++) keepMarks(`2027-${String(day).padStart(3, '0')}`, ['true']);
  expect(Object.keys(JSON.parse(stored['pencilmark.five']!))).toHaveLength(60);
  stored['pencilmark.five'] = '{"2026-11-23":["proven",3,"no"],"2026-11-24":5}';
  expect([marksOf('2026-11-23'), marksOf('2026-11-24')]).toEqual([['proven'], []]);
  stored['pencilmark.five'] = '{';
  expect(marksOf('2026-11-23')).toEqual([]);
});
