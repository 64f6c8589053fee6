import { expect, test } from 'vitest';
import { accuracyOf } from './accuracy.ts';
import { isLucky } from './guess.ts';
import type { Played, Slip } from './index.ts';
import type { Insight } from './insights.ts';
import { begin, goOn, type Making, make, reviewed, SOLUTION } from './testing/making.ts';
import { timesOf } from './times.ts';

/** The moves of a game, after a wait before one of them. */
const waitingAt = ({ moves }: Making, at: number, ms: number): Played[] =>
  moves.map((move, index) => (index < at ? move : { ...move, ms: move.ms + ms }));

const kindsAfter = (making: Making, at: number, ms: number): Slip['kind'][] =>
  reviewed(making, { moves: waitingAt(making, at, ms) }).slips.map(({ kind }) => kind);

test('a wait is listed with the easier step that was there, also before a note', () => {
  const making = begin();
  goOn(making, 10);
  make(making, ({ corner }) => void (corner[making.grid.digits.indexOf(0)] = 3));
  goOn(making, 5);
  expect(kindsAfter(making, 5, 60_000)).toEqual(['stall']);
  const { slips } = reviewed(making, { moves: waitingAt(making, 10, 60_000) });
  expect(slips).toMatchObject([
    { kind: 'stall', moves: [10], easier: { technique: expect.stringMatching(/single|house/) } },
  ]);
});

test('there is no usual time for a wrong digit, and what is waited beside it is listed with it', () => {
  const making = begin();
  goOn(making, 10);
  const cell = making.grid.digits.indexOf(0);
  make(making, ({ digits }) => void (digits[cell] = (SOLUTION[cell]! % 9) + 1));
  goOn(making, 5, [cell]);
  expect(reviewed(making).moves[10]).not.toHaveProperty('fairMs');
  expect(kindsAfter(making, 10, 60_000)).toEqual(['mistake']);
  expect(kindsAfter(making, 13, 60_000)).toEqual(['mistake']);
});

test('a wrong digit that was only supposed is no slip, and counts nowhere', () => {
  const making = begin();
  goOn(making, 5);
  const cell = making.grid.digits.indexOf(0);
  const start = making.standing;
  make(making, ({ digits }) => void (digits[cell] = (SOLUTION[cell]! % 9) + 1));
  making.standing = start;
  goOn(making, 5);
  const moves = making.moves.map((move, at): Played => (at === 5 ? { ...move, isSupposed: true } : move));
  expect(reviewed(making).accuracy.wrong).toBe(1);
  const { slips, accuracy } = reviewed(making, { moves });
  expect([slips, accuracy.sound, accuracy.wrong]).toEqual([[], 10, 0]);
});

/** Whether a digit behind an X-wing was lucky, half a second after moves of ten seconds each. */
function isLuckyAfter(kinds: readonly ('other' | 'note')[], isBackdated = false): boolean {
  const earlier = kinds.map((kind) => ({ change: { kind }, tookMs: 10_000, fairMs: 5000 }));
  const reason = { technique: 'x-wing', cells: [], steps: ['x-wing', 'hidden-single'] };
  return isLucky({}, earlier, { tookMs: 500, isBackdated, isMisled: false }, { reason, pace: 1000 });
}

test('whoever colours and draws is thinking; notes take the time that they take', () => {
  expect(isLuckyAfter(['other', 'other', 'other'])).toBe(true);
  expect(isLuckyAfter(['other', 'other', 'other', 'other'])).toBe(false);
  expect(isLuckyAfter(['note', 'note', 'note', 'note'])).toBe(true);
});

test('where two windows had two clocks, nobody is called lucky', () => expect(isLuckyAfter([], true)).toBe(false));

test('a wait during which a single was missed is lost once', () => {
  const slip = { moves: [3], cells: [], digits: [], ms: 0, lostMs: 9000, practise: 'hidden-single' };
  const missed: Slip = {
    ...slip,
    kind: 'missed-single',
    single: { technique: 'hidden-single', cells: [] },
    sinceMs: 0,
  };
  const stall: Slip = { ...slip, kind: 'stall', tookMs: 9000, fairMs: 0 };
  expect(timesOf([], [missed, stall])).toMatchObject([{ technique: 'hidden-single', lostMs: 9000 }]);
  expect(timesOf([], [stall])).toMatchObject([{ lostMs: 9000 }]);
});

test('a right digit without a reason is neither sound nor guessed, however long it took', () => {
  const placed = [{ cell: 0, digit: 1 }];
  const change = { kind: 'digit' as const, placed, erased: [], noted: [], struck: [] };
  const insight = { ...({} as Insight), change, isCut: false, isGuess: false };
  expect(accuracyOf(Uint8Array.of(1), [insight])).toMatchObject({ sound: 0, guessed: 0, unknown: 1 });
});
