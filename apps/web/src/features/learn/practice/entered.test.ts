import { describe, expect, test } from 'vitest';
import { boardOf, candidatesOf } from '../../../model/board.ts';
import { type Game, geometryOfGame, type Move, makeGame, play, undo } from '../../../model/game.ts';
import { hasMistake, nodesBetween, saidBetween } from './entered.ts';

const SOLUTION = Uint8Array.from('1234341221434321', Number);
const start = makeGame('4x4:2x2', new Array(16).fill(0), { kind: 'practice', practised: 'x-wing' }, 'id', 0);

const struck = (cells: number[], digit: number, on = true): Move => ({ do: 'ruledOut', cells, digit, on });
const note = (cell: number, digit: number, on = true): Move => ({ do: 'corner', cells: [cell], digit, on });
const placed = (cell: number, digit: number): Move => ({ do: 'digit', cells: [cell], digit, clean: true });

/** What the last of some moves says. */
function saidBy(...moves: readonly Move[]) {
  const game = moves.reduce<Game>((now, move) => play(now, move), start);
  const geometry = geometryOfGame(game);
  const [before, now] = [undo(game), game].map(boardOf);
  return saidBetween(geometry, before!, now!, candidatesOf(geometry, before!));
}

const nothing = { entered: { placements: [], eliminations: [] }, leftOut: [] };
const gone = (...eliminations: readonly { cell: number; digit: number }[]) => ({
  entered: { placements: [], eliminations },
  leftOut: [],
});

describe('a move says', () => {
  test.each([
    ['that a candidate goes, struck out', saidBy(struck([0], 2)), gone({ cell: 0, digit: 2 })],
    ['the same of several cells', saidBy(struck([0, 1], 2)), gone({ cell: 0, digit: 2 }, { cell: 1, digit: 2 })],
    [
      'the same by a note that is taken away',
      saidBy(note(0, 1), note(0, 2), note(0, 2, false)),
      gone({ cell: 0, digit: 2 }),
    ],
    ['nothing when it is brought back', saidBy(struck([0], 2), struck([0], 2, false)), nothing],
    ['nothing when all notes go', saidBy(note(0, 1), note(0, 1, false)), nothing],
    ['nothing by a first note', saidBy(note(0, 1)), nothing],
    ['nothing by notes that leave nothing out', saidBy({ do: 'notes', cells: [0], sets: [0b1111] }), nothing],
    ['nothing by a colour', saidBy({ do: 'colour', cells: [0], digit: 1, on: true }), nothing],
    [
      'a digit, and not what it takes out of the notes of its peers',
      saidBy(note(1, 1), note(1, 2), placed(0, 1)),
      { entered: { placements: [{ cell: 0, digit: 1 }], eliminations: [] }, leftOut: [] },
    ],
  ])('%s', (_name, said, expected) => expect(said).toEqual(expected));

  test('which candidates notes leave out, once there are two of them', () => {
    expect(saidBy(note(0, 1), note(0, 2)).leftOut).toEqual([
      [
        { cell: 0, digit: 3 },
        { cell: 0, digit: 4 },
      ],
    ]);
  });
});

test.each([
  ['a wrong digit', placed(0, 2), true],
  ['the digit of the cell struck out', struck([0], 1), true],
  ['a right digit', placed(0, 1), false],
  ['a candidate struck out', struck([0], 2), false],
  ['a wrong note', note(0, 2), false],
])('a mistake, also one taken back: %s', (_name, move, is) =>
  expect(hasMistake(undo(play(start, move)), SOLUTION)).toBe(is),
);

test('the nodes between two, where one leads down to the other', () => {
  const game = play(play(play(start, note(0, 1)), note(0, 2)), note(1, 1));
  expect(nodesBetween(game, 1, 3)).toEqual([2, 3]);
  expect(nodesBetween(game, 3, 1)).toEqual([]);
  expect(nodesBetween(game, 2, 2)).toEqual([]);
  expect(nodesBetween(play(undo(game), note(1, 2)), 3, 4)).toEqual([]);
});
