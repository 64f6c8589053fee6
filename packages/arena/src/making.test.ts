import { countSolutions } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { faultOf } from './judge.ts';
import { makeRound } from './making.ts';
import { answerTo } from './player.ts';
import { MAKERS } from './testing.ts';

const plan = { name: 'six', board: '6x6:2x3', batch: 10, tasks: 4, ms: 1000 };
const round = makeRound(plan, 11, MAKERS);
const puzzles = round.list.flatMap((task) => task.puzzles);
const counts = round.list.flatMap((task) => task.counts);

test('a tenth of the puzzles has no solution or several, and the counts are true', () => {
  expect([0, 1, 2].map((count) => counts.filter((other) => other === count).length)).toEqual([2, 36, 2]);
  expect(puzzles.map((puzzle) => countSolutions(puzzle, { limit: 2 }))).toEqual(counts);
});

test('the same seed gives the same round, another seed another', () => {
  const messages = (seed: number) => makeRound(plan, seed, MAKERS).list.map(({ message }) => message);
  expect(messages(11)).toEqual(round.list.map(({ message }) => message));
  expect(messages(12)).not.toEqual(messages(11));
});

test('no puzzle and no id comes twice; warm-up tasks are not those that count', () => {
  const texts = [...round.warmUp, ...round.list].flatMap(({ message }) => message.puzzles);
  expect(new Set(texts).size).toBe(texts.length);
  const ids = [...round.warmUp, ...round.list].map(({ message }) => message.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('nothing in a task shows how many solutions a puzzle has', () =>
  expect(Object.keys(round.list[0]!.message)).toEqual(['t', 'id', 'kind', 'board', 'puzzles', 'limit', 'ms']));

test('our own player answers every task', () =>
  expect(round.list.map((task) => faultOf(task, answerTo(task.message, MAKERS.solvers)))).toEqual(
    round.list.map(() => undefined),
  ));

test('a board that nobody knows is refused', () =>
  expect(() => makeRound({ ...plan, board: 'round' }, 1, MAKERS)).toThrow(RangeError));
