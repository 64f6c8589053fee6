import { expect, test } from 'vitest';
import { bestOf, isPerfect } from './best.ts';
import type { Opened, ReadPuzzle } from './tasks.ts';
import { puzzleOf } from './testing.ts';

const opened = (...puzzles: readonly ReadPuzzle[]): Opened => ({
  picture: { width: 1, height: 1, data: new Uint8ClampedArray(4) },
  scanned: { puzzles },
});

const doubt = (cell: number) => ({ cell, read: 1, other: 2 });
const TEXT = '1...............';
const nothing = opened();
const improper = opened(puzzleOf(TEXT, [], false));
const doubtful = opened(puzzleOf(TEXT, [doubt(0), doubt(1)]));
const better = opened(puzzleOf(TEXT, [doubt(0)]));
const perfect = opened(puzzleOf(TEXT));

test.each([
  ['a puzzle before none', [nothing, improper], improper],
  ['a proper one before others', [improper, doubtful], doubtful],
  ['fewer doubts', [doubtful, better, nothing], better],
  ['no doubt at all', [better, perfect, doubtful], perfect],
  ['the first of equals', [better, opened(puzzleOf(TEXT, [doubt(0)]))], better],
  ['none is better than nothing', [nothing], nothing],
])('%s', (_what, frames, best) => expect(bestOf(frames)).toBe(best));

test('without frames there is none', () => expect(bestOf([])).toBeUndefined());

test('only a proper puzzle without doubts cannot get better', () =>
  expect([nothing, improper, better, perfect].map(isPerfect)).toEqual([false, false, false, true]));
