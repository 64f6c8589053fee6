import { setTimeout as sleep } from 'node:timers/promises';
import { puzzleOf } from '@pencilmark/core/format';
import { solve } from '@pencilmark/core/solve';
import { expect, test } from 'vitest';
import { type Games, type Played, playGames } from './games.ts';
import type { Partner } from './partner.ts';
import type { Taker } from './posed.ts';

const puzzle = puzzleOf('123.341221434321');
const posed = { puzzle, solution: solve(puzzle)!, level: null, origin: {} };

const gamesWith = (ask: Partner['ask'], played: Played[], more: Partial<Games> = {}): Games => ({
  play: { turns: undefined, wrong: 'end', language: 'en' },
  parallel: 2,
  timeoutMs: 1000,
  signal: new AbortController().signal,
  isKept: false,
  open: () => ({ ask, end: async () => {} }),
  onPlayed: (game) => played.push(game),
  ...more,
});

const feed =
  (count: number) =>
  async (take: Taker): Promise<void> => {
    for (let index = 0; index < count; index++) if ((await take(posed)) === 'enough') return;
  };

test('a game that takes long holds the others back only when many wait behind it, and all are told in order', async () => {
  const played: Played[] = [];
  const asked: number[] = [];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ask: Partner['ask'] = async ({ game }) => {
    asked.push(game);
    if (game === 1) await held;
    return { answer: 'r1c4=4' };
  };
  const done = playGames(gamesWith(ask, played), feed(50));
  await expect.poll(() => asked.length).toBe(8);
  await sleep(50);
  expect({ asked: asked.length, played: played.length }).toEqual({ asked: 8, played: 0 });
  release();
  await done;
  expect(played.map(({ game, end }) => [game, end])).toEqual(
    Array.from({ length: 50 }, (_, game) => [game + 1, 'solved']),
  );
});

test('when nobody reads any more, no further game begins, and partners are ended', async () => {
  let [asked, ended] = [0, 0];
  const open = (): Partner => ({
    ask: async () => {
      asked++;
      await sleep(5);
      return { answer: '' };
    },
    end: async () => void ended++,
  });
  const onPlayed = (): never => {
    throw new Error('closed');
  };
  await expect(playGames(gamesWith(open().ask, [], { open, onPlayed }), feed(50))).rejects.toThrow('closed');
  expect(asked).toBeLessThanOrEqual(4);
  expect(ended).toBe(2);
});
