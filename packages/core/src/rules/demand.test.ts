import { expect, test } from 'vitest';
import { sized } from '../geometry/layouts.ts';
import { makeGeometry } from '../geometry/spec.ts';
import { anyOf, type Demand, isMet, treatsDigitsAlike, withExtras } from './demand.ts';

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const LESS = [0b1110, 0b1100, 0b1000, 0];
/** What touches what in a square of four cells. */
const SQUARE = [
  [1, 2],
  [0, 3],
  [0, 3],
  [1, 2],
];
const SAME = [0b0001, 0b0010, 0b0100, 0b1000];
const OTHER = [0b1110, 0b1101, 0b1011, 0b0111];
/** Counts odd digits, up to two of them. */
const ODD = [
  [1, 0, 1, 0],
  [2, 1, 2, 1],
  [-1, 2, -1, 2],
];

const MET: readonly Demand[] = [
  { kind: 'house', cells: [0, 1, 2, 3] },
  { kind: 'apart', cells: [0, 5] },
  { kind: 'digits', cells: [0, 3], digits: 0b1001 },
  { kind: 'pair', cells: [0, 1], allowed: LESS },
  { kind: 'pair', cells: [0, 6], allowed: SAME },
  { kind: 'sum', cells: [0, 1, 1, 2], factors: [10, 1, 1, -1], total: 11 },
  { kind: 'set', cells: [4, 5, 7], sets: [0b0111, 0b1110] },
  { kind: 'count', cells: [0, 1, 2, 4], digits: 0b0100, least: 2, most: 2 },
  { kind: 'automaton', cells: [0, 1, 2, 3, 1], start: 0, next: ODD, accepts: [2] },
  anyOf([[{ kind: 'digits', cells: [0], digits: 0b10 }], [{ kind: 'pair', cells: [4, 5], allowed: LESS }]]),
  { kind: 'connected', cells: [0, 1, 4, 5], near: SQUARE, digits: 0b1100, least: 2, most: 2 },
  { kind: 'connected', cells: [0, 1, 4, 5], near: SQUARE, digits: 0b0001, least: 0, most: 2 },
  { kind: 'labelled', cells: [0, 1, 2, 4, 8, 7] },
  // 1 < extra < 3
  withExtras(16, 1, 4, [
    { kind: 'pair', cells: [0, 16], allowed: LESS },
    { kind: 'pair', cells: [16, 2], allowed: LESS },
  ]),
];

const UNMET: readonly Demand[] = [
  { kind: 'house', cells: [0, 1, 2, 6] },
  { kind: 'apart', cells: [0, 6] },
  { kind: 'digits', cells: [0, 1], digits: 0b1001 },
  { kind: 'pair', cells: [1, 0], allowed: LESS },
  { kind: 'sum', cells: [0, 1, 1, 2], factors: [10, 1, 1, -1], total: 12 },
  { kind: 'set', cells: [0, 6, 7], sets: [0b0111, 0b0011] },
  { kind: 'count', cells: [0, 1, 2, 4], digits: 0b0100, least: 3, most: 4 },
  { kind: 'count', cells: [0, 1, 2, 4], digits: 0b0100, least: 0, most: 1 },
  { kind: 'automaton', cells: [0, 1, 2, 3, 6], start: 0, next: ODD, accepts: [0, 1, 2] },
  { kind: 'automaton', cells: [0, 1, 2, 3], start: 0, next: ODD, accepts: [1] },
  anyOf([[{ kind: 'digits', cells: [0], digits: 0b10 }], [{ kind: 'apart', cells: [1, 7] }]]),
  withExtras(16, 1, 4, [
    { kind: 'pair', cells: [0, 16], allowed: LESS },
    { kind: 'pair', cells: [16, 1], allowed: LESS },
  ]),
  { kind: 'connected', cells: [0, 1, 4, 5], near: SQUARE, digits: 0b1001, least: 0, most: 4 },
  { kind: 'connected', cells: [0, 1, 4, 5], near: SQUARE, digits: 0b1100, least: 3, most: 4 },
  { kind: 'connected', cells: [0, 1, 4, 5], near: SQUARE, digits: 0b1110, least: 0, most: 2 },
  { kind: 'labelled', cells: [0, 6, 4, 12, 5, 8] },
  withExtras(16, 2, 4, [{ kind: 'apart', cells: [0, 1, 2, 16, 17] }]),
];

test.each(MET)('meets %j', (demand) => expect(isMet(demand, SOLUTION)).toBe(true));
test.each(UNMET)('does not meet %j', (demand) => expect(isMet(demand, SOLUTION)).toBe(false));

test('digits may change places where a demand tells only equal from different', () => {
  const alike: readonly Demand[] = [
    { kind: 'pair', cells: [0, 6], allowed: SAME },
    { kind: 'pair', cells: [0, 6], allowed: OTHER },
    { kind: 'pair', cells: [0, 6], allowed: [15, 15, 15, 15] },
    anyOf([[{ kind: 'apart', cells: [0, 6] }], [{ kind: 'pair', cells: [0, 7], allowed: SAME }]]),
  ];
  expect(alike.map(treatsDigitsAlike)).toEqual(alike.map(() => true));
  expect(MET.filter(treatsDigitsAlike)).toEqual([MET[0], MET[1], MET[4], MET.find(({ kind }) => kind === 'labelled')]);
});

const FAULTY: readonly [string, Demand][] = [
  ['expected different cells from 0 to 15', { kind: 'apart', cells: [0, 16] }],
  ['expected different cells from 0 to 15', { kind: 'set', cells: [0, 0], sets: [0b11] }],
  ['3 cells; expected 4', { kind: 'house', cells: [0, 1, 2] }],
  ['2 cells with 3 sets', { kind: 'pair', cells: [0, 1], allowed: [1, 2, 4] }],
  ['expected a factor for each', { kind: 'sum', cells: [0, 1], factors: [1], total: 3 }],
  ['all whole numbers', { kind: 'sum', cells: [0], factors: [0.5], total: 3 }],
  ['as many digits in each', { kind: 'set', cells: [0, 1], sets: [0b111] }],
  ['expected whole numbers', { kind: 'count', cells: [0, 1], digits: 1, least: 0, most: Number.NaN }],
  ['all among these or -1', { kind: 'automaton', cells: [0], start: 0, next: [[0, 1, 0, 0]], accepts: [0] }],
  ['all among these or -1', { kind: 'automaton', cells: [0], start: 1, next: [[0, 0, 0, 0]], accepts: [0] }],
  [
    '1 lists of neighbours for 2 cells',
    { kind: 'connected', cells: [0, 1], near: [[1]], digits: 1, least: 0, most: 2 },
  ],
  ['a partner for each cell', { kind: 'labelled', cells: [0, 1, 2] }],
  ['further cells from 20', withExtras(20, 1, 4, [])],
  ['expected different cells from 0 to 16', withExtras(16, 1, 4, [{ kind: 'apart', cells: [0, 17] }])],
  ['expected all of theirs', { kind: 'any', cells: [0], of: [[{ kind: 'apart', cells: [0, 1] }]] }],
  ['expected different cells', anyOf([[{ kind: 'apart', cells: [0, 0] }]])],
];

test.each(FAULTY)('refuses a board with a faulty demand: %s', (message, demand) => {
  const { boxes } = sized(4);
  expect(() => makeGeometry({ id: 'own', size: 4, boxes, demands: [demand] })).toThrow(message);
});

test('many further cells that are tied together do not keep anybody waiting', () => {
  const cells = Array.from({ length: 40 }, (_, index) => 16 + index);
  const impossible = { kind: 'sum', cells, factors: cells.map(() => 2), total: 81 } as const;
  expect(isMet(withExtras(16, cells.length, 4, [impossible]), new Uint8Array(16).fill(1))).toBe(true);
});
