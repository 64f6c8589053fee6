import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { folderForTests } from '../testing.ts';
import { startBeats } from './beats.ts';

const START = 1_700_000_000_000;
const data = await folderForTests();
const store = await openStore({ data });
afterAll(async () => {
  await store.close();
  rmSync(data, { recursive: true });
});

test('a node hears when another was there last, once that node has ended or fallen silent', async () => {
  const clock = { now: () => START, stop: () => {} };
  const [here, other] = [await startBeats(store, clock), await startBeats(store, clock)];
  expect(await here.lastOf('nobody')).toBeUndefined();
  expect(await here.lastOf(other.node)).toBeUndefined();
  // Nodes of which only the table knows.
  await store.execute(
    `insert into node_beat (node, at_ms) values ('silent', ${START - 3000}), ('awake', ${START - 2000})`,
  );
  expect(await here.lastOf('silent')).toBe(START - 3000);
  expect(await here.lastOf('awake')).toBeUndefined();
  await other.stop();
  expect(await here.lastOf(other.node)).toBe(START);
  expect(here.wasAway(START)).toBe(false);
  await here.stop();
});
