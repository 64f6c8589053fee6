// @module-tag whole

import { expect, test } from 'vitest';
import { begun, duelBetween, hangUp, newMatch, serviceOfFile, twoGuests } from '../testing.ts';

const service = await serviceOfFile();
const { store } = service.lifecycle.node();

/** Matches of which no node can make anything, past their deadline and abandoned. */
const BROKEN = `
  insert into node_beat values ('dead', 0);
  insert into match (public_id, state, is_open, rules, setup, created_ms)
    select 'broken-' || number, 'live', false, '{}', '{}', 1 from generate_series(1, 120) number;
  insert into seat select id, 0, null, 'Nobody', 'dead' from match where state = 'live';
  insert into match_event select id, 1, 1, null, 'started', null, 1, '{}' from match where state = 'live';`;

test('what cannot be mended keeps the sweeper from nothing else', async () => {
  await store.execute(BROKEN);
  const browsers = await twoGuests(service);
  const waiting = await newMatch(browsers[0]);
  await store.execute('update match set created_ms = 1 where public_id = $1', [waiting]);
  const { match, talks } = await duelBetween([service, service], browsers, { seconds: 600 });
  await begun({ talks });
  await store.execute(
    `update seat set node = 'dead' where seat = 1 and match = (select id from match where public_id = $1)`,
    [match],
  );

  const stateOfWaiting = async () =>
    (await store.execute('select state from match where public_id = $1', [waiting])).rows[0].state;
  await expect.poll(stateOfWaiting, { timeout: 10_000 }).toBe('void');
  const left = (await talks[0].until('left')).at(-1)!;
  expect(left).toMatchObject({ seat: 1 });
  hangUp(talks);
}, 30_000);
