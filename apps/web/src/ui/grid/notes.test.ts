import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreText, fixedText, freeCorners, INSET, orderedText, placeOf, roomBeside } from './notes.ts';

const setOf = (...digits: readonly number[]): number => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
const LETTERS = '123456789ABCDEFGHIJKLMNOP';

describe('notes of the middle beside notes in their places', () => {
  test.each([
    ['nothing in the way', setOf(1, 2, 3, 7, 8, 9), undefined],
    ['the line below is free', setOf(1, 5), { line: 2, column: 0, length: 3 }],
    ['only the line above is', setOf(4, 9), { line: 0, column: 0, length: 3 }],
    ['no line is: the longest free stretch', setOf(1, 5, 9), { line: 2, column: 0, length: 2 }],
    ['of two as long the one in the middle', setOf(1, 3, 4, 7, 9), { line: 1, column: 1, length: 2 }],
    ['every place is taken', setOf(1, 2, 3, 4, 5, 6, 7, 8, 9), undefined],
  ])('%s', (_name, fixed, where) => {
    const room = roomBeside(fixed, 3);
    expect(room && [room.left, room.top, room.width].map((part) => part.toFixed(3))).toEqual(
      where &&
        [INSET + where.column * 0.3, INSET + where.line * 0.3, where.length * 0.3].map((part) => part.toFixed(3)),
    );
  });

  test('never cover one of them, on a board of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat({ max: 2 ** 25 - 1 }), (across, set) => {
        const room = roomBeside(set, across);
        if (!room) return;
        const place = placeOf(across);
        for (let at = 0; at < across ** 2; at++) {
          if (((set >>> at) & 1) === 0) continue;
          const [x, y] = [INSET + ((at % across) + 0.5) * place, INSET + (Math.floor(at / across) + 0.5) * place];
          const isInside = x > room.left && x < room.left + room.width && y > room.top && y < room.top + room.height;
          expect(isInside).toBe(false);
        }
      }),
    );
  });
});

test('a digit stands where it always stands, whatever else is noted', () => {
  const placeIn = (text: string, digit: string): readonly [number, number] => {
    const line = text.split('\n').findIndex((row) => row.includes(digit));
    return [line, text.split('\n')[line]!.indexOf(digit)];
  };
  fc.assert(
    fc.property(fc.nat({ max: 511 }), fc.integer({ min: 1, max: 9 }), (set, digit) => {
      const place = placeIn(fixedText(set | setOf(digit), LETTERS, 3), String(digit));
      expect(place).toEqual([Math.floor((digit - 1) / 3), (digit - 1) % 3]);
    }),
  );
});

test.each([
  [setOf(1, 2), '12', '12'],
  [setOf(1, 2, 3, 4, 5), '12345', '12345'],
  [setOf(1, 2, 3, 4, 5, 6), '123\n\n456', '123\n456'],
  [setOf(1, 2, 3, 4, 5, 6, 7, 8, 9), '12345\n\n6789', '12345\n6789'],
])('one after the other (%#)', (set, ordered, centre) => {
  expect(orderedText(set, LETTERS, 3)).toBe(ordered);
  expect(centreText(set, LETTERS)).toBe(centre);
});

test.each([
  [setOf(), ['top-right', 'bottom-right', 'bottom-left', 'top-left']],
  [setOf(1, 5), ['top-right', 'bottom-right', 'bottom-left']],
  [setOf(3, 9), ['bottom-left', 'top-left']],
  ['12', ['top-right', 'bottom-right', 'bottom-left']],
  ['123\n\n456', ['bottom-right']],
])('colours take corners without a note (%#)', (fixed, corners) => expect(freeCorners(fixed, 3)).toEqual(corners));
