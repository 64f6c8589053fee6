import { geometryOf } from '@pencilmark/core/geometry';
import { emptyPuzzle, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Act, after, changedCells, type Entry, entryOf, isComplete } from './entry.ts';
import { puzzleRead } from './read-puzzle.ts';
import { lineOf, readValue } from './value.ts';

const BOARDS = ['4x4', '6x6', '9x9', '16x16', '25x25', '9x9:0-8', '7x7:1-9', '4x6'];

/** A puzzle with some givens, on boards of several sizes and shapes. */
const anyPuzzle: fc.Arbitrary<Puzzle> = fc.constantFrom(...BOARDS).chain((id) => {
  const board = geometryOf(id);
  if (!board.ok) throw new RangeError(`${id}: ${board.error.message}`);
  const { cells, size } = board.value;
  return fc
    .array(fc.record({ cell: fc.constantFrom(...cells), digit: fc.integer({ min: 1, max: size }) }), { maxLength: 20 })
    .map((givens) => {
      const digits = emptyPuzzle(board.value).givens.slice();
      for (const { cell, digit } of givens) digits[cell] = digit;
      return makePuzzle(board.value, digits);
    });
});

const anyAct = ({ geometry }: Puzzle): fc.Arbitrary<Act> => {
  // Cells and digits beyond the board are among them: nothing may come of those.
  const cell = fc.integer({ min: 0, max: geometry.cellCount });
  const digit = fc.integer({ min: 0, max: geometry.size + 1 });
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('digit' as const, 'note' as const), cell, digit }),
    fc.record({ kind: fc.constant('erase' as const), cell }),
    fc.constantFrom<Act>({ kind: 'undo' }, { kind: 'redo' }),
    fc.constant<Act>({ kind: 'fill', digits: new Uint8Array(geometry.cellCount) }),
  );
};

/** A puzzle with what was done to it. */
const anyGame = anyPuzzle.chain((puzzle) => fc.tuple(fc.constant(puzzle), fc.array(anyAct(puzzle), { maxLength: 40 })));

const played = (puzzle: Puzzle, acts: readonly Act[]): Entry => acts.reduce(after, entryOf(puzzle));
const shown = ({ digits, notes }: Entry): readonly number[][] => [[...digits], [...notes]];

test('givens stay, and cells beside the board stay empty', () =>
  fc.assert(
    fc.property(anyGame, ([puzzle, acts]) => {
      const { digits } = played(puzzle, acts);
      const { cells } = puzzle.geometry;
      return digits.every((digit, cell) =>
        puzzle.givens[cell] ? digit === puzzle.givens[cell] : digit === 0 || cells.includes(cell),
      );
    }),
  ));

test('undo goes back to the beginning, and redo to the end', () =>
  fc.assert(
    fc.property(anyGame, ([puzzle, acts]) => {
      const end = played(puzzle, acts);
      const back = end.past.reduce((entry) => after(entry, { kind: 'undo' }), end);
      expect(shown(back)).toEqual(shown(entryOf(puzzle)));
      const again = end.past.reduce((entry) => after(entry, { kind: 'redo' }), back);
      expect(shown(again)).toEqual(shown(end));
    }),
  ));

test('an act that changes nothing leaves the board itself, and any other can be undone at once', () =>
  fc.assert(
    fc.property(anyGame, ([puzzle, acts]) => {
      const before = played(puzzle, acts.slice(0, -1));
      const act = acts.at(-1);
      if (!act || act.kind === 'undo' || act.kind === 'redo') return;
      const now = after(before, act);
      expect(now === before).toBe(changedCells(before, now).length === 0);
      if (now !== before) expect(shown(after(now, { kind: 'undo' }))).toEqual(shown(before));
    }),
  ));

test('a value reads back as the digits that it was written from', () =>
  fc.assert(
    fc.property(anyGame, ([puzzle, acts]) => {
      const { digits } = played(puzzle, acts);
      const lettered = puzzleRead(puzzle);
      const text = lineOf(lettered, digits);
      expect([...text]).toHaveLength(puzzle.geometry.cells.length);
      expect(readValue(lettered, text)).toEqual({ ok: true, value: digits });
      expect(readValue(lettered, text.toLowerCase())).toEqual({ ok: true, value: digits });
    }),
  ));

const small = makePuzzle(geometryFor('4x4'), [1, ...new Array<number>(15).fill(0)]);

function geometryFor(id: string) {
  const board = geometryOf(id);
  if (!board.ok) throw new RangeError(board.error.message);
  return board.value;
}

test('a digit that stands is taken away by itself, and its notes come back', () => {
  const noted = played(small, [
    { kind: 'note', cell: 1, digit: 2 },
    { kind: 'note', cell: 1, digit: 3 },
    { kind: 'digit', cell: 1, digit: 4 },
  ]);
  expect([noted.digits[1], noted.notes[1]]).toEqual([4, 0b110]);
  const placed = after(noted, { kind: 'digit', cell: 1, digit: 4 });
  expect([placed.digits[1], placed.notes[1]]).toEqual([0, 0b110]);
  expect(after(placed, { kind: 'erase', cell: 1 }).notes[1]).toBe(0);
});

test('a board is complete when every cell has a digit', () => {
  expect(isComplete(entryOf(small))).toBe(false);
  expect(isComplete(entryOf(small, new Uint8Array(16).fill(1)))).toBe(true);
});

test.each([
  ['123', 'The value has 3 characters; the board has 16 cells.'],
  ['2...............', 'r1c1 of the value: "2" stands where the puzzle has 1.'],
  ['.5..............', 'r1c2 of the value: "5" is no digit of this board; write . for an empty cell.'],
])('%s is no value', (text, error) => {
  expect(readValue(puzzleRead(small), text)).toEqual({ ok: false, error });
});
