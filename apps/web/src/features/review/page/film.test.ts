import { expect, test } from 'vitest';
import { makeGame, play, undo } from '../../../model/game.ts';
import { makeFilm } from './film.ts';
import { indexAt, momentsOf } from './moments.ts';

const START = makeGame('4x4:2x2', [0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0], { kind: 'new' }, 'a', 0);
const played = play(START, { do: 'digit', cells: [0], digit: 3, clean: true }, 2000);
const other = play(undo(played), { do: 'digit', cells: [0], digit: 1, clean: true }, 7000);

test('a game has a moment for each move, those that were undone too, in the order of time', () => {
  expect(momentsOf(other)).toMatchObject([
    { node: 0, ms: 0, filled: 0 },
    { node: 1, ms: 2000, filled: 1 },
    { node: 2, ms: 7000, filled: 1 },
  ]);
  expect(momentsOf(undo(other)).at(-1)).toMatchObject({ node: 0, ms: 7000, filled: 0 });
});

test('a film stands at its end first, steps by moments and is moved by times', () => {
  const film = makeFilm(momentsOf(other), 9000);
  const where = () => [film.at.value, film.position.value];
  expect(where()).toEqual([2, 9000]);
  film.go(1);
  expect(where()).toEqual([1, 2000]);
  film.go(-5);
  expect(where()).toEqual([0, 0]);
  film.seek(6999);
  expect(where()).toEqual([1, 6999]);
  film.go(Infinity);
  expect(where()).toEqual([2, 7000]);
  film.end();
  expect(indexAt(momentsOf(other), -1)).toBe(0);
});
