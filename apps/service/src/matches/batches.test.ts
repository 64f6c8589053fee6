import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** Batches of at most three, each on its way for 5 ms. */
function newBatches(finish: (item: string) => void = () => {}) {
  const batches: string[] = [];
  const add = inBatches<string>(3, async (items) => {
    batches.push([...items].join(''));
    await after(5);
    if (items.has('!')) throw new Error('away');
    return finish;
  });
  return { batches, add };
}

test('what comes while a batch is on its way goes with the next, once, and at most so many', async () => {
  const { batches, add } = newBatches();
  const first = [add('a'), add('b')];
  await after(1);
  // A caller that comes meanwhile does not get what was read before.
  const second = ['a', 'c', 'd', 'e', 'e'].map(add);
  await Promise.all(first);
  expect(batches).toEqual(['ab', 'acd']);
  await Promise.all(second);
  expect(batches).toEqual(['ab', 'acd', 'e']);
  await add('f');
  expect(batches.at(-1)).toBe('f');
});

test('an item that cannot be settled fails alone, a query that fails fails for all of its batch', async () => {
  const { add } = newBatches((item) => {
    if (item === 'b') throw new Error('b is bad');
  });
  const came = await Promise.allSettled(['a', 'b', 'c', 'd', '!'].map(add));
  expect(came.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : ''))).toEqual([
    '',
    'b is bad',
    '',
    'away',
    'away',
  ]);
  await add('e');
});
