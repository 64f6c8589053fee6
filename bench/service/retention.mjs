/** THE row about old rows: the night's work on a million of them, while matches are played. */
import pg from 'pg';
import { startDuels } from './duel.mjs';
import { startService } from './process.mjs';
import { steady } from './windows.mjs';
import { sentence } from './words.mjs';

/** A million rows of years ago: sessions, guests, matches with their moves, answers of programs. */
const FILL = `
  insert into account (public_id, name, created_ms) select 'old-' || n, 'guest', n from generate_series(1, 100000) n;
  insert into session select 'old-' || n, (select max(id) from account), n from generate_series(1, 150000) n;
  insert into match (public_id, state, is_open, rules, setup, created_ms, ended_ms)
    select 'old-' || n, 'done', false, ('{"isRated":' || (n % 3 = 0) || '}')::jsonb, '{}', n, n
    from generate_series(1, 15000) n;
  insert into seat select id, 0, null, 'P', null from match where public_id like 'old-%';
  insert into match_event select id, seq, 1, 0, 'placed', 'c' || seq, null, '{"cell":3,"digit":4}'
    from match, generate_series(1, 40) seq where public_id like 'old-%';
  insert into arena (public_id, state, rounds, seed, starts_ms)
    select 'old-' || n, 'done', '[]', 1, n from generate_series(1, 10) n;
  insert into entry select arena.id, account.id, account.public_id, '1', '[]' from arena, account
    where account.public_id in ('old-1', 'old-2', 'old-3');
  insert into task select id, 0, n, '{}', '[]', false, 1, 2 from arena, generate_series(1, 1000) n;
  insert into answer select arena, 0, seq, account, 1, 'right', null, 1 from task join entry using (arena);
  insert into upkeep values ('retention', 0) on conflict (name) do update set at_ms = 0;
  analyze`;

const COUNT = `select (select count(*) from account where public_id like 'old-%') +
  (select count(*) from session where token_hash like 'old-%') + (select count(*) from seat where name = 'P') +
  (select count(*) from match where public_id like 'old-%') + (select count(*) from match_event where at_ms = 1) +
  (select count(*) from task) + (select count(*) from answer) + (select count(*) from arena) as rows`;

async function night(stage, target) {
  const where = await stage.postgres();
  const service = await startService(where);
  const client = new pg.Client(where[1]);
  await client.connect();
  const played = await startDuels(200, () => [service.address]);
  const before = await steady({ service, played, rate: 100, seconds: 10 });
  await client.query(FILL);
  const rows = async () => Number((await client.query(COUNT)).rows[0].rows);
  const old = await rows();
  // The service looks once a minute whether it is time.
  const begun = async () => Number((await client.query('select at_ms from upkeep')).rows[0].at_ms) > 0;
  while (!(await begun())) await new Promise((resolve) => setTimeout(resolve, 200));
  const start = performance.now();
  const measured = steady({ service, played, rate: 100, seconds: 20 });
  let seconds;
  while (seconds === undefined && performance.now() - start < 180_000) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Arenas are among the last that go, and there are few.
    const { rowCount } = await client.query(`select from arena where public_id like 'old-%'`);
    if (rowCount === 0) seconds = (performance.now() - start) / 1000;
  }
  const { ack, share, memory, around } = await measured;
  played.leave();
  const kept = await rows();
  await client.end();
  await service.kill('SIGTERM');
  const told = sentence([
    `${old - kept} of ${old} old rows gone after ${seconds?.toFixed(1)} s`,
    `p99 before ${before.ack.p99} ms`,
    ...around,
  ]);
  return { ack, share, memory, told, isMet: kept === 0 && target({ ack, seconds }) };
}

export const NIGHTS = [
  {
    id: 'retention',
    name: 'a million old rows are removed; 200 matches, 100 moves/s, PostgreSQL',
    must: 'at most 60 s, ack p99 ≤ 100 ms',
    target: ({ ack, seconds }) => seconds <= 60 && ack.p99 <= 100,
    run: night,
  },
];
