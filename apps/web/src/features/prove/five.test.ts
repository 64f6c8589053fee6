import { nextStep, TECHNIQUES } from '@pencilmark/core/human';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gridFrom } from '../hint/work.ts';
import { keepOutcomes, outcomesOf, signsOf } from './five.ts';
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
  const [first, again, other] = await Promise.all(['2026-11-23', '2026-11-23', '2026-11-24'].map(five));
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(first).toHaveLength(5);
  const hardest: number[] = [];
  for (const { board, digits, givens, candidates, solution } of first!) {
    expect(digits.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
    const grid = gridFrom({ board, digits, candidates });
    const step = nextStep(grid, { givens: Uint8Array.from(givens) })!;
    expect(step.placements.every(({ cell, digit }) => solution[cell] === digit)).toBe(true);
    expect(step.eliminations.every(({ cell, digit }) => solution[cell] !== digit)).toBe(true);
    hardest.push(TECHNIQUES.findIndex(({ id }) => id === step.technique));
    expect(givens.every((digit, cell) => digit === 0 || digit === digits[cell])).toBe(true);
    expect(candidates.every((set, cell) => digits[cell] !== 0 || ((set >> (solution[cell]! - 1)) & 1) === 1)).toBe(
      true,
    );
  }
  // The easiest step of a position is harder than that of the first.
  expect(Math.min(...hardest)).toBe(hardest[0]);
});

test('how a day ended is kept, what is no outcome is not believed, and two months are enough', () => {
  expect(outcomesOf('2026-11-23')).toEqual([]);
  keepOutcomes('2026-11-23', ['proven', 'wrong']);
  expect(outcomesOf('2026-11-23')).toEqual(['proven', 'wrong']);
  expect(signsOf(['proven', 'true', 'wrong', 'skipped'])).toBe('● ◐ ○ ·');
  for (let day = 0; day < 70; day++) keepOutcomes(`20${String(20 + day)}-01-31`, ['true']);
  expect(Object.keys(JSON.parse(stored['pencilmark.five']!))).toHaveLength(60);
  stored['pencilmark.five'] = '{"2026-11-23":["proven",3,"no"],"2026-11-24":5}';
  expect([outcomesOf('2026-11-23'), outcomesOf('2026-11-24')]).toEqual([['proven'], []]);
  stored['pencilmark.five'] = '{';
  expect(outcomesOf('2026-11-23')).toEqual([]);
});
