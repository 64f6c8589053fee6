import { boxed, classic } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { candidatePlace, drawInk, type Ink } from './ink.ts';

const NOTHING: Ink = { notes: [], lines: [], links: [], marks: [] };
const BOARDS = [boxed(2, 2), classic, boxed(5, 5)];

const drawn = (ink: Partial<Ink>, geometry = classic, full: readonly number[] = []) =>
  drawInk({ ...NOTHING, ...ink }, { geometry, isFull: (cell) => full.includes(cell) });

const classesOf = (ink: Partial<Ink>): unknown[] => drawn(ink).shapes.map(({ attributes }) => attributes.class);

const link = { from: { cell: 0, digit: 5 }, to: { cell: 8, digit: 5 }, isStrong: true, hasArrow: false, color: 'red' };

describe('what is drawn', () => {
  test('a coin has a part for each colour', () => {
    expect(classesOf({ notes: [{ cell: 0, digit: 1, colors: ['red'] }] })).toEqual(['ink-note']);
    const parts = drawn({ notes: [{ cell: 0, digit: 1, colors: ['red', 'tan', 'navy'] }] }).shapes;
    expect(parts.map(({ attributes }) => attributes.fill)).toEqual(['red', 'tan', 'navy']);
  });

  test('a coin lies where its candidate stands', () => {
    const [coin] = drawn({ notes: [{ cell: 0, digit: 3, colors: ['red'] }] }).shapes;
    const { x, y } = candidatePlace(classic, 3);
    expect([coin!.attributes.cx, coin!.attributes.cy]).toEqual([24 + 60 * x, 24 + 60 * y]);
  });

  test('a line through the middles of r1c1 and r2c2', () => {
    const [line] = drawn({ lines: [{ from: { x: 0.5, y: 0.5 }, to: { x: 1.5, y: 1.5 }, color: 'red' }] }).shapes;
    expect(line!.attributes).toMatchObject({ d: 'M54 54L114 114', stroke: 'red' });
  });

  test.each([
    [true, false, ['mark-link strong', 'ink-end', 'ink-end']],
    [false, true, ['mark-link weak', 'ink-arrow', 'ink-end', 'ink-end']],
  ])('a link that is strong: %s, with an arrow: %s', (isStrong, hasArrow, classes) =>
    expect(classesOf({ links: [{ ...link, isStrong, hasArrow }] })).toEqual(classes),
  );

  test('two links that meet in a candidate share its ring; where they cross there is a halo', () => {
    const other = { ...link, from: { cell: 4, digit: 1 }, to: { cell: 76, digit: 9 } };
    const shared = drawn({ links: [link, { ...link, to: { cell: 72, digit: 5 } }] }).shapes;
    expect(shared.filter(({ attributes }) => attributes.class === 'ink-end')).toHaveLength(3);
    const across = { ...link, from: { cell: 36, digit: 5 }, to: { cell: 44, digit: 5 } };
    const crossed = drawn({ links: [other, across] }).shapes;
    expect(crossed.some(({ attributes }) => attributes.stroke === 'var(--sheet)')).toBe(true);
  });

  test('marks are large in cells and small on edges; pieces of one colour are one path', () => {
    const radius = (x: number) =>
      drawn({ marks: [{ at: { x, y: 0.5 }, isCircle: true, color: 'red' }] }).shapes[0]!.attributes.r as number;
    expect(radius(0.5)).toBeGreaterThan(2 * radius(1));
    expect(drawn({ marks: [{ at: { x: 1, y: 1 }, isCircle: false, color: 'red' }] }).shapes).toHaveLength(1);
    const piece = (x: number, color: string) => ({ from: { x, y: 1 }, to: { x: x + 1, y: 1 }, color });
    expect(drawn({ lines: [piece(0, 'red'), piece(1, 'red'), piece(2, 'tan')] }).shapes).toHaveLength(2);
  });
});

test('links of any ends are drawn within the board, by finite numbers', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...BOARDS).chain((geometry) => {
        const end = fc.record({ cell: fc.nat(geometry.cellCount - 1), digit: fc.nat(geometry.size) });
        const link = fc.record({ from: end, to: end, isStrong: fc.boolean(), hasArrow: fc.boolean() });
        return fc.record({
          geometry: fc.constant(geometry),
          links: fc.array(link, { maxLength: 6 }),
          full: fc.array(fc.nat(geometry.cellCount - 1), { maxLength: 40 }),
        });
      }),
      ({ geometry, links, full }) => {
        const { cells, shapes } = drawn({ links: links.map((link) => ({ ...link, color: 'red' })) }, geometry, full);
        const [left, top, width, height] = cells;
        for (const { attributes } of shapes) {
          const numbers =
            `${attributes.d ?? `${attributes.cx ?? attributes.x} ${attributes.cy ?? attributes.y}`}`.match(
              /-?[\d.]+|NaN|Infinity/g,
            )!;
          for (const number of numbers.map(Number)) {
            expect(number).toBeGreaterThanOrEqual(Math.min(left, top) - 10);
            expect(number).toBeLessThanOrEqual(Math.max(left + width, top + height) + 10);
          }
        }
      },
    ),
    { numRuns: runs(60) },
  ));
