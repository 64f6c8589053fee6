import { expect, test } from 'vitest';
import { filledCells } from './filled.ts';
import { type Move, makeGame, play, undo } from './game.ts';

const step: Move = { do: 'step', placements: [{ cell: 0, digit: 1 }], eliminations: [], clean: false };
const own: Move = { do: 'digit', cells: [0], digit: 2, clean: false };
const erased: Move = { do: 'erase', cells: [0], what: 'digit' };
const played = (...moves: Move[]) =>
  moves.reduce(play, makeGame('4x4:2x2', new Array(16).fill(0), { kind: 'own' }, 'one', 0));

test.each([
  ['a step', played(step), [0]],
  ['taken back', undo(played(step)), []],
  ['written over by the player', played(step, own), []],
  ['erased', played(step, erased), []],
  ['and filled again', played(own, step), [0]],
])('filled cells: %s', (_name, game, cells) => expect([...filledCells(game)]).toEqual(cells));
