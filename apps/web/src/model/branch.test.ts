import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { branchFrom } from './branch.ts';
import { makeGame, play, undo } from './game.ts';

test('a branch has the moves that led to its board, and no others', () => {
  const start = makeGame('4x4:2x2', [0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0], { kind: 'daily' }, 'a', 0);
  const wrong = play(start, { do: 'digit', cells: [0], digit: 3, clean: true }, 2000);
  const right = play(undo(wrong), { do: 'digit', cells: [0], digit: 1, clean: true }, 7000);
  const end = { ...play(right, { do: 'digit', cells: [15], digit: 1, clean: true }, 9000), solved: 5, played: 9500 };
  const branch = branchFrom(end, 2, 'b', 77);
  expect(branch.nodes.map(({ parent, played }) => [parent, played])).toEqual([
    [-1, undefined],
    [0, 7000],
  ]);
  expect([...boardOf(branch).digits]).toEqual([...boardOf(right).digits]);
  expect(branch).toMatchObject({ id: 'b', played: 7000, touched: 77, isKnown: true });
  expect(branch.solved).toBeUndefined();
  expect(branchFrom(end, 0, 'c', 0)).toMatchObject({ at: 0, played: 0 });
});
