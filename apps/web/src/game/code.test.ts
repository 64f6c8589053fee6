import { readFileSync } from 'node:fs';
import { puzzleOf } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, decoded } from './code.ts';

const BOARDS = ['4x4:2x2', '9x9:3x3', '9x9:x', '16x16:4x4', '25x25:5x5', '4x4:jigsaw-0001022133123321'];

const filling = fc.constantFrom(...BOARDS.filter((id) => geometryOf(id).ok)).chain((board) => {
  const found = geometryOf(board);
  if (!found.ok) throw new RangeError(found.error.message);
  const { size, cellCount } = found.value;
  const cells = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: cellCount, maxLength: cellCount });
  const digits = cells(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: size })));
  const sets = (count: number) => cells(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 ** count - 1 })));
  return fc.record({
    board: fc.constant(found.value.id),
    givens: digits,
    progress: fc.option(fc.record({ digits, corner: sets(size), centre: sets(size), colour: sets(9) }), {
      nil: undefined,
    }),
  });
});

test('what is coded comes back, but for what lies under other things', () => {
  fc.assert(
    fc.property(filling, ({ board, givens, progress }) => {
      const visible = progress && {
        digits: progress.digits.map((digit, cell) => (givens[cell] ? 0 : digit)),
        corner: progress.corner.map((set, cell) => (givens[cell] || progress.digits[cell] ? 0 : set)),
        centre: progress.centre.map((set, cell) => (givens[cell] || progress.digits[cell] ? 0 : set)),
        colour: progress.colour.map((set, cell) => (givens[cell] ? 0 : set)),
      };
      expect(decoded(codeOf({ board, givens, progress }))).toEqual({ board, givens, progress: visible });
    }),
    { numRuns: 60 },
  );
});

const LINKS = readFileSync(new URL('../../../../corpus/links.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .slice(1)
  .map((row) => row.split('\t') as [board: string, givens: string, plain: string, played: string, ...sets: string[]]);

test.each(LINKS)('links of %s from before open the same puzzle', (board, cells, plain, played, ...sets) => {
  const givens = Array.from(cells, (cell) => (cell === '.' ? 0 : Number.parseInt(cell, 36)));
  const [digits, corner, centre, colour] = sets.map((set) => {
    const values = new Array<number>(cells.length).fill(0);
    for (const [, cell, value] of set.matchAll(/(\d+):(\d+)/g)) values[Number(cell)] = Number(value);
    return values;
  }) as [number[], number[], number[], number[]];
  expect(decoded(plain)).toEqual({ board, givens });
  expect(decoded(played)).toEqual({ board, givens, progress: { digits, corner, centre, colour } });
  expect(codeOf({ board, givens })).toBe(plain);
});

test('a usual puzzle is short', () => {
  const { givens } = puzzleOf('..5..9....1..6.2..8..3..91....41....3..9.8..6....53....96..8..7..4.2..5....7..3..');
  expect(codeOf({ board: '9x9:3x3', givens }).length).toBeLessThan(32);
});

test('a code that was cut off or mistyped is none', () => {
  const code = codeOf({ board: '9x9:3x3', givens: puzzleOf('1...5...9'.padEnd(81, '.')).givens });
  for (let length = 0; length < code.length; length++) expect(decoded(code.slice(0, length))).toBeUndefined();
  expect(decoded(`B${code.slice(1)}`)).toBeUndefined();
  // Zeros, and so many that they would take seconds.
  expect(decoded(code + 'A'.repeat(2000))).toBeUndefined();
});

test.each(['', '~', '7x8~AA', '9x9:hexagons~AA', 'not a code!', 'nonsense', '36x36~AA'])('%s is no code', (text) =>
  expect(decoded(text)).toBeUndefined(),
);
