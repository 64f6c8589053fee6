import { readFileSync } from 'node:fs';
import { puzzleOf } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { loadKinds } from '../puzzles/boards.ts';
import { codeOf, decoded } from './code.ts';

const BOARDS = ['4x4:2x2', '9x9:3x3', '9x9:x', '16x16:4x4', '25x25:5x5', '4x4:jigsaw-0001022133123321'];

const filling = fc.constantFrom(...BOARDS.filter((id) => geometryOf(id).ok)).chain((board) => {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  const { size, cellCount } = geometry.value;
  const cells = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: cellCount, maxLength: cellCount });
  const digits = cells(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: size })));
  const sets = (count: number) => cells(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 ** count - 1 })));
  return fc.record({
    board: fc.constant(geometry.value.id),
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
    { numRuns: runs(60) },
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

test('the code of a board with a rare rule is read once all rules are loaded', async () => {
  // Other tests have loaded them already.
  vi.resetModules();
  const { isUnread } = await import('../puzzles/boards.ts');
  const { readCode } = await import('./code.ts');
  const board = '9x9:x+neg-xv';
  expect(['9x9:x', board, '9x9:killer_3:r1c1-2'].map(isUnread)).toEqual([false, true, true]);
  const givens = [...puzzleOf('1...5...9'.padEnd(81, '.')).givens];
  expect(await readCode(`${board}~${codeOf({ board: '9x9:3x3', givens })}`)).toEqual({ board, givens });
  expect(isUnread(board)).toBe(false);
});

describe('boards with clues', () => {
  beforeAll(loadKinds);

  const CLUES = [
    '9x9:killer_15:r1c1-3_7:r4c4-5',
    '9x9:x+antiknight+arrow_r1c1.r2-4c2.r1c2-9+thermo_r9c1r8c2r5c5',
    '6x6:2x3+killer_r1c1-2+sandwich_0:r1c1-6+quadruple_1.2.3.4:r1-2c1r1-2c2',
    '4x4:jigsaw-0001022133123321+clone_r1c1-2.r3c1-2+modular_3:r1-4c1-4',
    '16x16:4x4+littlekiller_99999:r1-16c1-16',
    '9x9:automaton_1.2.1.2.1.2.1.2.1.2.0.1.2.1.2.1.2.1.2.1:r2c1-4+anyof_even:r2c3..odd:r2c2--thermo:r4c2-5',
  ].map((id) => {
    const board = geometryOf(id);
    if (!board.ok) throw new RangeError(board.error.message);
    return board.value;
  });

  test.each(CLUES.map((board) => [board.id, board] as const))('come back: %s', (id, { cellCount }) => {
    const givens = Array.from({ length: cellCount }, (_, cell) => (cell % 7 === 0 ? 1 + (cell % 4) : 0));
    const code = codeOf({ board: id, givens });
    expect(decoded(code)).toEqual({ board: id, givens, progress: undefined });
    for (let length = 0; length < code.length; length++) expect(decoded(code.slice(0, length))).toBeUndefined();
  });

  test('are short: five characters a cage of three cells', () => {
    const cages = Array.from({ length: 27 }, (_, index) => {
      const [row, column] = [Math.floor(index / 3) + 1, (index % 3) * 3 + 1];
      return `${10 + (index % 9)}:r${row}c${column}-${column + 2}`;
    });
    const board = `9x9:killer_${cages.join('_')}`;
    const givens = new Array<number>(81).fill(0);
    expect([board.length, codeOf({ board, givens }).length]).toEqual([280, 148]);
  });

  test.each(['9x9:killer_~AA', '9x9:hexagon_~BBBB', '9x9:killer_~________', `9x9:killer_~${'z'.repeat(1000)}`])(
    '%s is no code',
    (text) => expect(decoded(text)).toBeUndefined(),
  );
});
