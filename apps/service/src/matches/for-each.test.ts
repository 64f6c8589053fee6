import type { MatchEvent } from '@pencilmark/race';
import { expect, test } from 'vitest';
import { forEach } from './for-each.ts';
import { newLiveMatch } from './live.ts';

test('one bad item does not keep the rest from their work, and is reported', () => {
  const done: number[] = [];
  const work = (item: number): void => {
    if (item === 2) throw new Error('two');
    done.push(item);
  };
  expect(() => forEach([1, 2, 3], work)).toThrow('two');
  expect(done).toEqual([1, 3]);
});

const RULES = {
  mode: 'race',
  board: '4x4',
  level: 'easy',
  seats: 2,
  seconds: 600,
  isChecked: true,
  isRated: false,
} as const;
const PUZZLE = { board: '4x4', puzzle: '1.3434.2214343..', solution: '1234341221434321' };
const match = () =>
  newLiveMatch(1, { id: 'm', rules: RULES, commit: 'c'.repeat(64), seed: 's', puzzles: [PUZZLE] }, () => 0);

const joined = (seq: number, seat: number) =>
  ({
    seq,
    at: 1,
    seat,
    k: 'joined',
    body: { name: 'A', account: null, isProgram: false },
    deadline: null,
  }) as MatchEvent;

test('a follower that fails does not keep others from hearing of an event', () => {
  const live = match();
  const heard: number[] = [];
  live.follow(() => {
    throw new Error('deaf');
  });
  live.follow(({ seq }) => heard.push(seq));
  expect(() => live.learn([joined(1, 0)])).toThrow('deaf');
  expect(heard).toEqual([1]);
});

test('an event that this program does not know leaves the match at the event before', () => {
  const live = match();
  const strange = { ...joined(2, 1), k: 'of a later version' } as unknown as MatchEvent;
  expect(() => live.learn([joined(1, 0), strange])).toThrow();
  expect([live.events.length, live.state.progress.seq]).toEqual([1, 1]);
});
