import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INK_KINDS, type Ink } from '../../../model/ink.ts';
import { begun, cornerOf, extended, middleOf, type Paper, type Place, thingsOf } from './stroke.ts';

/** A board of nine, on which r1c1 shows 1 5 9, and r1c2 5. */
const PAPER: Paper = {
  size: 9,
  notes: Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 0b100010001 : cell === 1 ? 0b10000 : 0)),
  placeOf: (digit) => ({ x: 0.2 + 0.3 * ((digit - 1) % 3), y: 0.2 + 0.3 * Math.floor((digit - 1) / 3) }),
};

const at = (x: number, y: number): Place => ({ x, y });

const drawn = (kind: (typeof INK_KINDS)[number], [first, ...more]: readonly Place[], hasArrow = false): Ink[] =>
  thingsOf(more.reduce((now, place) => extended(now, place, PAPER), begun(kind, first!, PAPER, hasArrow)));

const middle = (cell: number): number => middleOf(cell, 9);
const corner = (cell: number): number => cornerOf(cell, 9);

describe('a stroke', () => {
  test.each<[string, Place[], Ink[]]>([
    ['in one cell', [at(0.5, 0.5), at(0.6, 0.4)], []],
    ['to the next cell', [at(0.5, 0.5), at(1.4, 0.5)], [['line', middle(0), middle(1)]]],
    ['askew', [at(0.5, 0.5), at(1.5, 1.5)], [['line', middle(0), middle(10)]]],
    ['that passes a corner of a cell', [at(0.5, 0.5), at(1.05, 0.9), at(1.5, 1.5)], [['line', middle(0), middle(10)]]],
    ['and a piece back', [at(0.5, 0.5), at(1.5, 0.5), at(2.5, 0.5), at(1.5, 0.5)], [['line', middle(0), middle(1)]]],
    [
      'too quick',
      [at(0.5, 0.5), at(2.5, 0.5)],
      [
        ['line', middle(0), middle(1)],
        ['line', middle(1), middle(2)],
      ],
    ],
    ['along an edge', [at(1, 1), at(1.1, 2.1)], [['line', corner(10), corner(19)]]],
    [
      'from corner to corner of a cell',
      [at(1, 1), at(2, 2)],
      [
        ['line', corner(10), corner(11)],
        ['line', corner(11), corner(20)],
      ],
    ],
    ['along the border of the board', [at(8.9, 9), at(9, 8.1)], [['line', 18 * 19 - 1 - 19, 19 * 19 - 1]]],
    ['beyond the board', [at(8.5, 8.5), at(9.5, 8.5)], []],
  ])('of a line %s', (_name, places, things) => expect(drawn('line', places)).toEqual(things));

  test.each<[string, Place[], boolean, Ink[]]>([
    ['from note to note', [at(0.2, 0.2), at(1.5, 0.5)], false, [['strong', 0, 1, 1, 5, 0]]],
    ['the other way, which is the same', [at(1.5, 0.5), at(0.2, 0.2)], false, [['strong', 0, 1, 1, 5, 0]]],
    ['the other way, with an arrow', [at(1.5, 0.5), at(0.2, 0.2)], true, [['strong', 1, 5, 0, 1, 1]]],
    ['to a cell without notes', [at(0.8, 0.8), at(4.5, 4.5)], false, [['strong', 0, 9, 40, 0, 0]]],
    ['within a cell', [at(0.2, 0.2), at(0.8, 0.8)], false, [['strong', 0, 1, 0, 9, 0]]],
    ['back to where it began', [at(0.2, 0.2), at(1.5, 0.5), at(0.2, 0.2)], false, []],
  ])('of a link %s', (_name, places, hasArrow, things) => expect(drawn('strong', places, hasArrow)).toEqual(things));

  test('of colour takes the note nearest to its press, and those that it comes over, each once', () => {
    const places = [at(0.1, 0.4), at(0.5, 0.5), at(0.4, 0.5), at(1.9, 0.9), at(1.6, 0.4), at(4.5, 4.5)];
    expect(drawn('note', places)).toEqual([
      ['note', 0, 1],
      ['note', 0, 5],
      ['note', 1, 5],
    ]);
  });

  test.each([
    [at(0.5, 0.5), middle(0)],
    [at(1.1, 0.5), middle(0) + 1],
    [at(0.9, 1.1), middle(0) + 20],
    [at(0, 0), 0],
  ])('of a mark at %j', (place, point) => expect(drawn('circle', [place, at(5, 5)])).toEqual([['circle', point]]));
});

test('whatever a pointer does, lines go from neighbour to neighbour, and all lies on the board', () => {
  const place = fc.record({
    x: fc.double({ min: -1, max: 10, noNaN: true }),
    y: fc.double({ min: -1, max: 10, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...INK_KINDS), fc.array(place, { minLength: 1, maxLength: 8 }), (kind, places) => {
      for (const [, ...numbers] of drawn(kind, places)) {
        if (kind === 'line') {
          const [from, to] = numbers as [number, number];
          expect(Math.abs((to % 19) - (from % 19))).toBeLessThanOrEqual(2);
          expect(Math.floor(to / 19) - Math.floor(from / 19)).toBeLessThanOrEqual(2);
        }
        expect(numbers.every((number) => number >= 0 && number < 361)).toBe(true);
      }
    }),
  );
});
