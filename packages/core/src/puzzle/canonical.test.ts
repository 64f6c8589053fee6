import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { boxed, classic } from '../geometry/layouts.ts';
import { randomSymmetry } from '../geometry/symmetry.ts';
import { makeRandom, shuffled } from '../random.ts';
import { canonicalForm } from './canonical.ts';
import { makePuzzle } from './puzzle.ts';
import { permuteCells, relabel } from './transform.ts';

const CELL_TRANSFORMATIONS = 2 * 6 ** 8;

const digitsWhere = (digit: (row: number, column: number) => number): number[] =>
  Array.from({ length: 81 }, (_, cell) => digit(Math.floor(cell / 9), cell % 9));
const digitsIn = (text: string): number[] => Array.from(text, (digit) => Number(digit));
const form = (digits: ArrayLike<number>): { text: string; automorphisms: number } => {
  const { puzzle, automorphisms } = canonicalForm(makePuzzle(classic, digits));
  return { text: puzzle.givens.join(''), automorphisms };
};

/**
 * A solved grid: each row is the one above shifted by three columns, by one more from band to band.
 */
const shifted = (row: number, column: number): number => ((row * 3 + Math.floor(row / 3) + column) % 9) + 1;
/**
 * A solved grid: the first box turned within its rows from band to band, shifted by a stack from
 * row to row.
 */
const turned = (row: number, column: number): number =>
  ((row * 3 + Math.floor(column / 3) * 3) % 9) + ((Math.floor(row / 3) + column) % 3) + 1;

// The last column says, counted by hand, how many pictures a puzzle gives under the cell
// transformations when the names of the digits do not matter: each picture comes from equally many
// of them.
test.each([
  ['no givens', digitsWhere(() => 0), 1],
  ['one given', digitsWhere((row, column) => (row === 4 && column === 7 ? 3 : 0)), 81],
  ['two equal givens, in different lines of a box', digitsWhere((r, c) => (r === c && r < 2 ? 1 : 0)), 9 * 18],
  ['eight givens in a column', digitsWhere((row, column) => (column === 2 ? row : 0)), 18 * 9],
  ['an empty band, the rest one digit', digitsWhere((row) => (row < 3 ? 0 : 9)), 6],
  ['an empty band and stack, the rest one digit', digitsWhere((r, c) => (r < 3 || c > 5 ? 0 : 9)), 9],
  ['one digit everywhere', digitsWhere(() => 5), 1],
  ['a digit for each row', digitsWhere((row) => row + 1), 2],
  ['a digit for each box', digitsWhere((row, column) => row - (row % 3) + Math.floor(column / 3) + 1), 1],
  ['nine boxes alike', digitsWhere((row, column) => (row % 3) * 3 + (column % 3) + 1), 6 ** 4],
])('automorphisms: %s', (_name, digits, pictures) =>
  expect(form(digits).automorphisms).toBe(CELL_TRANSFORMATIONS / pictures),
);

// Forms and counts from trying all 3 359 232 cell transformations one by one, in another program.
test.each([
  ['a solved grid', digitsWhere(shifted), digitsWhere(shifted).join(''), 54],
  ['a solved grid with more symmetry', digitsWhere(turned), digitsWhere(turned).join(''), 648],
])('%s', (_name, digits, text, automorphisms) => expect(form(digits)).toEqual({ text, automorphisms }));

test.each([
  ['another board', makePuzzle(boxed(2, 2), new Uint8Array(16)), /expected 9x9:3x3/],
  ['candidates struck out', makePuzzle(classic, new Uint8Array(81), [{ cell: 0, digit: 1 }]), /expected none/],
])('fails on %s', (_name, puzzle, message) => expect(() => canonicalForm(puzzle)).toThrow(message));

const sixOrders = (of: readonly number[]): number[][] =>
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ].map((order) => order.map((index) => of[index]!));

const columnOrders = sixOrders([0, 3, 6]).flatMap((stacks) =>
  stacks.reduce<number[][]>(
    (orders, stack) =>
      orders.flatMap((order) => sixOrders([stack, stack + 1, stack + 2]).map((columns) => [...order, ...columns])),
    [[]],
  ),
);

/**
 * The form by trying both sides and each of the 1296 column orders, then all row orders but those
 * begun with a greater row.
 */
function tryAll(digits: readonly number[]): { text: string; automorphisms: number } {
  const best = new Array<number>(9).fill(Number.POSITIVE_INFINITY);
  let automorphisms = 0;
  const tryRows = (
    rows: readonly number[][],
    columns: readonly number[],
    used: readonly number[],
    labels: number[],
  ) => {
    const level = used.length;
    if (level === 9) automorphisms++;
    else
      rows.forEach((row, index) => {
        const sameBand = level % 3 === 0 || Math.floor(used[level - 1]! / 3) === Math.floor(index / 3);
        if (used.includes(index) || !sameBand) return;
        const next = labels.slice();
        let number = 0;
        for (const column of columns) {
          const digit = row[column]!;
          if (digit !== 0 && !next.includes(digit)) next.push(digit);
          number = number * 10 + next.indexOf(digit);
        }
        if (number > best[level]!) return;
        if (number < best[level]!) {
          best.fill(Number.POSITIVE_INFINITY, level);
          best[level] = number;
          automorphisms = 0;
        }
        tryRows(rows, columns, [...used, index], next);
      });
  };
  const rows = Array.from({ length: 9 }, (_, row) => digits.slice(row * 9, row * 9 + 9));
  const sides = [rows, rows.map((_, column) => rows.map((row) => row[column]!))];
  for (const side of sides) for (const columns of columnOrders) tryRows(side, columns, [], [0]);
  return { text: best.map((row) => String(row).padStart(9, '0')).join(''), automorphisms };
}

const someDigits = fc
  .integer({ min: 1, max: 9 })
  .chain((most) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 81, maxLength: 81 }));
const thinned = fc
  .tuple(fc.constantFrom(shifted, turned), fc.integer({ min: 1, max: 81 }), fc.nat())
  .map(([solved, givens, seed]) => {
    const kept = new Set(shuffled(Array(81).keys(), makeRandom(seed)).slice(0, givens));
    return digitsWhere((row, column) => (kept.has(row * 9 + column) ? solved(row, column) : 0));
  });
const fewRows = fc
  .tuple(
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 3 }),
    fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
  )
  .map(([rows, picks]) => picks.flatMap((pick) => rows[pick % rows.length]!));
const digitsKept = fc
  .tuple(fc.constantFrom(shifted, turned), fc.integer({ min: 1, max: 511 }))
  .map(([solved, set]) => digitsWhere((r, c) => (((set >> (solved(r, c) - 1)) & 1) === 1 ? solved(r, c) : 0)));
const anyDigits = fc.oneof(someDigits, thinned, fewRows, digitsKept);

test('law: the form is the least that any transformation gives', () => {
  fc.assert(
    fc.property(anyDigits, (digits) => {
      const answer = form(digits);
      fc.pre(answer.automorphisms <= 1000); // with more, tryAll takes seconds
      expect(answer).toEqual(tryAll(digits));
    }),
    { numRuns: runs(60) },
  );
});

test('law: equivalent puzzles have the same form, and the form of a form is itself', () => {
  fc.assert(
    fc.property(anyDigits, fc.nat(), (digits, seed) => {
      const random = makeRandom(seed);
      const names = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
      const moved = permuteCells(makePuzzle(classic, digits), randomSymmetry(classic, random));
      const answer = form(digits);
      expect(form(relabel(moved, names).givens)).toEqual(answer);
      expect(form(digitsIn(answer.text))).toEqual(answer);
      expect(CELL_TRANSFORMATIONS % answer.automorphisms).toBe(0);
    }),
  );
});

/** All orders of four lines that keep the two bands of 4×4 together. */
const FOUR_ORDERS = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [1, 0, 2, 3],
  [1, 0, 3, 2],
].flatMap((order) => [order, order.map((line) => line ^ 2)]);

/** How many of the 128 transformations of 4×4 keep the digits, up to their names. */
function automorphismsOf4x4(digits: readonly number[]): number {
  const keeps = (image: readonly number[]): boolean => {
    const pairs = new Set(image.map((digit, cell) => `${digit} ${digits[cell]}`));
    const ends = [...pairs].map((pair) => pair.split(' '));
    return (
      [0, 1].every((end) => new Set(ends.map((pair) => pair[end])).size === pairs.size) &&
      (!image.includes(0) || pairs.has('0 0'))
    );
  };
  let count = 0;
  for (const rows of FOUR_ORDERS)
    for (const columns of FOUR_ORDERS)
      for (const isTurned of [false, true]) {
        const from = (row: number, column: number): number => rows[row]! * 4 + columns[column]!;
        const image = digits.map((_, cell) => {
          const [row, column] = [cell >> 2, cell & 3];
          return digits[isTurned ? from(column, row) : from(row, column)]!;
        });
        if (keeps(image)) count++;
      }
  return count;
}

test('law: automorphisms are those of all 128 transformations of 4x4', () => {
  // The boxes of 4×4 lie in four boxes of 9×9. Of the empty lines, three may be in any order.
  const within = (line: number): number => (line % 3 === 2 || line > 5 ? -1 : line - Math.floor(line / 3));
  const some = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 16, maxLength: 16 });
  const few = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 16, maxLength: 16 });
  const grids = fc.constantFrom(...['1234341221434321', '1234341223414123', '1234341241232341'].map(digitsIn));
  const thin = fc
    .tuple(grids, fc.array(fc.nat({ max: 15 }), { maxLength: 6 }))
    .map(([grid, empty]) => grid.map((digit, cell) => (empty.includes(cell) ? 0 : digit)));
  fc.assert(
    fc.property(fc.oneof(some, few, thin), (digits) => {
      const lines = [0, 1, 2, 3];
      fc.pre(lines.every((line) => lines.some((other) => digits[line * 4 + other])));
      fc.pre(lines.every((line) => lines.some((other) => digits[other * 4 + line])));
      const large = digitsWhere((row, column) =>
        within(row) < 0 || within(column) < 0 ? 0 : digits[within(row) * 4 + within(column)]!,
      );
      expect(form(large).automorphisms).toBe(36 * automorphismsOf4x4(digits));
    }),
    { numRuns: runs(300) },
  );
});
