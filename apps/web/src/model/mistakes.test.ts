import { geometryOf } from '@pencilmark/core/geometry';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { type Game, type Move, makeGame, play, redo, undo } from './game.ts';
import { backToRight, checkOf, lastRight, mistakeOn } from './mistakes.ts';

const geometry = (() => {
  const read = geometryOf('4x4');
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
})();
// 1234 3412 2143 4321 or another: its digits are taken from it.
const solution = solve(emptyPuzzle(geometry))!;
const none = (): Int32Array => new Int32Array(16);
const at = (cell: number, value: number): Int32Array => none().fill(value, cell, cell + 1);
const bit = (cell: number): number => 1 << (solution[cell]! - 1);
// Neither that of r1c1 nor that of r2c2.
const other = 15 & ~bit(0) & ~bit(5);
const wrongDigit = (solution[0]! % 4) + 1;
const board = (more: object = {}) => ({
  digits: new Uint8Array(16),
  corner: none(),
  centre: none(),
  ruledOut: none(),
  ...more,
});
const givens = new Uint8Array(16);

test.each([
  ['nothing on an empty board', board(), undefined],
  [
    'a wrong digit',
    board({ digits: Uint8Array.of(wrongDigit, ...new Array(15).fill(0)) }),
    { kind: 'digits', cells: [0] },
  ],
  ['a right digit', board({ digits: Uint8Array.of(solution[0]!, ...new Array(15).fill(0)) }), undefined],
  ['notes in the middle that lack the digit', board({ centre: at(5, 15 & ~bit(5)) }), { kind: 'notes', cells: [5] }],
  ['the digit struck out', board({ centre: at(5, bit(5)), ruledOut: at(5, bit(5)) }), { kind: 'notes', cells: [5] }],
  ['another digit struck out', board({ ruledOut: at(5, 15 & ~bit(5)) }), undefined],
  ['notes that have it', board({ centre: at(5, bit(5)) }), undefined],
  ['a note in a corner that speaks of another digit', board({ corner: at(5, 15 & ~bit(5)) }), undefined],
  [
    'notes in corners of the box that say where the digit can go',
    board({ corner: Int32Array.from(none(), (_, cell) => (cell === 0 ? bit(5) : cell === 5 ? other : 0)) }),
    { kind: 'notes', cells: [5] },
  ],
])('%s', (_, now, mistake) => expect(mistakeOn(geometry, now, givens, solution)).toEqual(mistake));

test('without a solution, digits that see each other', () => {
  const digits = Uint8Array.of(1, 1, ...new Array(14).fill(0));
  expect(mistakeOn(geometry, board({ digits }), givens)).toEqual({ kind: 'digits', cells: [0, 1] });
  expect(mistakeOn(geometry, board({ digits }), Uint8Array.of(1, ...new Array(15).fill(0)))?.cells).toEqual([1]);
});

const start = makeGame(geometry.id, givens, { kind: 'new' }, 'a', 0);
const digit = (cell: number, value: number): Move => ({ do: 'digit', cells: [cell], digit: value, clean: true });
const right = (cell: number): Move => digit(cell, solution[cell]!);

test('a check counts the digits that are wrong, and says whether it can know', () => {
  const entered = (digits: Uint8Array) => ({ geometry, givens, digits });
  const filled = (...digits: number[]) => Uint8Array.of(...digits, ...new Array(16 - digits.length).fill(0));
  expect(checkOf(entered(filled(solution[0]!)), solution)).toEqual({ count: 1, wrong: 0, isSure: true });
  expect(checkOf(entered(filled(wrongDigit)), solution)).toEqual({ count: 1, wrong: 1, isSure: true });
  expect(checkOf(entered(filled(wrongDigit)))).toEqual({ count: 1, wrong: 0, isSure: false });
  expect(checkOf(entered(filled(2, 2)))).toEqual({ count: 2, wrong: 2, isSure: false });
});

test.each<readonly [string, readonly Move[], number]>([
  ['nothing was wrong', [right(0), right(1)], 2],
  ['the last digit', [right(0), right(1), digit(2, (solution[2]! % 4) + 1)], 2],
  ['a digit long ago, with right ones after it', [right(0), digit(1, (solution[1]! % 4) + 1), right(2), right(3)], 1],
  ['one that was put right again', [digit(0, wrongDigit), right(0), right(1)], 3],
  ['the first digit', [digit(0, wrongDigit), right(1)], 0],
])('the last correct position, when wrong is: %s', (_, moves, node) => {
  const game = moves.reduce<Game>((before, move) => play(before, move), start);
  expect(lastRight(game, solution)).toBe(node);
  let again = backToRight(game, solution);
  expect([...boardOf(again).digits].every((own, cell) => own === 0 || own === solution[cell])).toBe(true);
  // What was left can be played forward again.
  for (let times = 0; times < moves.length; times++) again = redo(again);
  expect(boardOf(again)).toEqual(boardOf(game));
});

test('without a solution, the last position without a conflict', () => {
  const game = [digit(0, 1), digit(3, 2), digit(1, 2), digit(8, 4)].reduce<Game>(
    (before, move) => play(before, move),
    start,
  );
  expect(lastRight(game)).toBe(2);
  expect(undo(game).at).toBe(3);
});
