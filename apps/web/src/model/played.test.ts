import { expect, test } from 'vitest';
import { type Game, type Move, makeGame, play, undo } from './game.ts';
import { playedOf } from './played.ts';
import { begin, keep, throwAway } from './what-if.ts';

const digit = (cell: number, value: number): Move => ({ do: 'digit', cells: [cell], digit: value, clean: true });
const note = (cell: number, value: number): Move => ({ do: 'centre', cells: [cell], digit: value, on: true });
const start = makeGame('4x4:2x2', new Array(16).fill(0), { kind: 'own' }, 'one', 0);

test('moves come in the order of time, each with the board of its parent', () => {
  let game: Game = play(start, digit(0, 1), 1000);
  game = play(game, digit(1, 2), 2000);
  game = play(undo(game), note(5, 1), 3500);
  const { moves, end, hasTimes } = playedOf({ ...game, played: 5000 });
  expect(moves.map(({ ms }) => ms)).toEqual([1000, 2000, 3500]);
  expect(moves.map(({ before, after }) => [before.digits[1], after.digits[1]])).toEqual([
    [0, 0],
    [0, 2],
    [0, 0],
  ]);
  expect(moves[2]!.before).toBe(moves[0]!.after);
  expect(moves[2]!.after.centre[5]).toBe(1);
  expect([end.ms, end.digits[0], end.digits[1], hasTimes]).toEqual([5000, 1, 0, true]);
});

test.each<[string, Move, boolean]>([
  ['a hint', { do: 'step', placements: [{ cell: 3, digit: 2 }], eliminations: [], clean: true }, true],
  ['a move of the player', digit(3, 2), false],
])('%s', (_name, move, isHelp) => {
  const [played] = playedOf(play(start, move, 900)).moves;
  expect([played!.isHelp, played!.before.digits[3], played!.after.digits[3]]).toEqual([isHelp, 0, 2]);
});

test('times are those of the window that played, and old games have none', () => {
  const game = play(play(start, digit(0, 1), 4000), digit(1, 2), 1000);
  expect(playedOf(game).moves.map(({ ms }) => ms)).toEqual([4000, 1000]);
  const old = { ...game, nodes: game.nodes.map(({ parent, move }) => ({ parent, ...(move && { move }) })) };
  expect(playedOf(old).hasTimes).toBe(false);
});

test('what was tried in a "what if" is supposed, unless it stayed', () => {
  const tried = play(begin(play(start, digit(0, 1))), digit(1, 2));
  const supposed = (game: Game) => playedOf(game).moves.map(({ isSupposed = false }) => isSupposed);
  expect(supposed(play(throwAway(tried), digit(1, 3)))).toEqual([false, true, false]);
  expect(supposed(play(keep(tried), digit(2, 3)))).toEqual([false, false, false]);
  expect(supposed(tried)).toEqual([false, false]);
});
