import { expect, test } from 'vitest';
import { type Game, makeGame, play } from '../../model/game.ts';
import { canBeGhost, ghostOfGame, leadOver, pacedTo, timeOf } from './ghost.ts';

const start = makeGame('4x4:2x2', [0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0], { kind: 'new' }, 'a', 0);
const at = (game: Game, ms: number, cell: number, digit: number): Game =>
  play(game, { do: 'digit', cells: [cell], digit, clean: true }, ms);
const solved: Game = { ...at(at(start, 2000, 0, 1), 7000, 15, 1), solved: 1 };

test('a game has a ghost when it is solved and its times are known', () => {
  expect(canBeGhost(solved)).toBe(true);
  expect(canBeGhost({ ...solved, nodes: solved.nodes.map(({ played: _, ...node }) => node) })).toBe(false);
  expect([start, at(start, 2000, 0, 1)].map(canBeGhost)).toEqual([false, false]);
});

test('the ghost fills cells when the player did', () => {
  const ghost = ghostOfGame(solved);
  expect(ghost.moments).toEqual([
    { ms: 2000, cells: 1, cell: 0 },
    { ms: 7000, cells: 2, cell: 15 },
  ]);
  expect(leadOver(ghost, 1, 1999)).toEqual({ there: 0, lead: 1, isThereDone: false });
  expect(leadOver(ghost, 0, 6999)).toEqual({ there: 1, lead: -1, isThereDone: false });
  expect(leadOver(ghost, 2, 7000)).toEqual({ there: 2, lead: 0, isThereDone: true });
});

test('at another pace all moments move alike', () => {
  const moments = pacedTo(ghostOfGame(solved).moments, 70_000);
  expect(moments.map(({ ms }) => ms)).toEqual([20_000, 70_000]);
  expect(timeOf({ of: 'solver', moments })).toBe(70_000);
  expect(pacedTo([], 1000)).toEqual([]);
});
