import { expect, test } from 'vitest';
import { type Game, type Move, makeGame, play, undo } from '../../model/game.ts';
import { courseOf } from './course.ts';

// The solution is 1234 3412 2143 4321; six cells are open.
const GIVENS = [0, 2, 3, 4, 3, 4, 1, 0, 2, 1, 0, 3, 0, 0, 2, 0];
const start = makeGame('4x4:2x2', GIVENS, { kind: 'new' }, 'a', 0);
const digit = (cell: number, value: number): Move => ({ do: 'digit', cells: [cell], digit: value, clean: true });
const step = (cell: number, value: number): Move => ({
  do: 'step',
  placements: [{ cell, digit: value }],
  eliminations: [],
  clean: true,
});
const at = (game: Game, seconds: number, move: Move): Game => play(game, move, seconds * 1000);

/** Written one after the other, with a mistake that is put right, and one digit from a hint. */
const played = (): Game => {
  let game = at(start, 2, digit(0, 1));
  game = at(game, 3, digit(7, 1));
  game = at(game, 10, { do: 'corner', cells: [10], digit: 4, on: true });
  game = undo(at(game, 11, digit(10, 1)));
  game = at(game, 13, digit(7, 2));
  game = at(game, 33, digit(10, 4));
  game = at(game, 34, step(12, 4));
  game = at(game, 36, digit(13, 3));
  return { ...at(game, 38, digit(15, 1)), played: 38_400 };
};

test('what was written last counts, in the order in which it was written', () => {
  const { entries, ms, toFill, longest } = courseOf(played())!;
  expect(entries.map(({ cell, ms: when, took, isOwn }) => [cell, when / 1000, took / 1000, isOwn])).toEqual([
    [0, 2, 2, true],
    [7, 13, 11, true],
    [10, 33, 20, true],
    [12, 34, 1, false],
    [13, 36, 2, true],
    [15, 38, 2, true],
  ]);
  expect([ms, toFill, entries[longest]!.cell]).toEqual([38_400, 6, 10]);
});

test('the curve shows how many cells were filled when', () =>
  expect(courseOf(played())!.points.map(({ ms, filled }) => [ms / 1000, filled])).toEqual([
    [0, 0],
    [2, 1],
    [3, 2],
    [33, 3],
    [34, 4],
    [36, 5],
    [38, 6],
  ]));

test('the quickest box is full, the slowest nearly empty, what was printed or filled in has no pace', () => {
  const { paces } = courseOf(played())!;
  expect(paces.map((pace) => pace?.toFixed(2))).toEqual(['1.00', '0.15', '1.00', '0.15']);
  const alone = courseOf(
    at({ ...start, givens: GIVENS.map((given, cell) => (cell === 0 ? 0 : given)) }, 5, digit(0, 1)),
  );
  expect(alone!.paces).toEqual([1, undefined, undefined, undefined]);
});

test('a game without times has no course; nor has one in which the player wrote nothing', () => {
  const older = played();
  expect(courseOf({ ...older, nodes: older.nodes.map(({ played: _, ...node }) => node) })).toBeUndefined();
  expect(courseOf(start)).toBeUndefined();
  expect(courseOf(at(start, 1, step(0, 1)))).toBeUndefined();
});
