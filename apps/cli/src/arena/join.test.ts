import { describe, expect, test } from 'vitest';
import { player, serviceOfFile } from '../../../service/src/testing.ts';
import { COMMAND, objectsOf, run, runProcess } from '../testing.ts';

const OWN = [process.execPath, COMMAND, 'arena', 'play', '--solver', 'singles'];

const service = await serviceOfFile();
const arenas = `${await service.address()}/v1/arenas`;
const ada = await player(service, 'Ada');
const { token } = (await ada.ask('POST', '/v1/tokens', { name: 'mine', scopes: ['arena'] })).body;

/** By which ways programs have come. */
const ways: string[] = [];
service.app.server.on('request', ({ url }) => /\/stream$/.test(url!) && ways.push('stream'));
service.app.server.on('upgrade', () => ways.push('socket'));

test.each([
  ['a WebSocket', () => arenas.replace('http', 'ws')],
  ['a WebSocket, though nobody asked for it', () => arenas],
  ['requests, where no WebSocket comes through', () => arenas],
])('a program of this machine plays on a service by %s', { tags: ['whole'] }, async (way, place) => {
  // As with a balancer that knows no upgrades. This is the last row.
  if (way.startsWith('requests')) service.app.server.removeAllListeners('upgrade');
  const plan = { name: 'short', board: '6x6:2x3', batch: 2, tasks: 2, ms: 5000 };
  const { contest, queue, store } = service.lifecycle.node();
  const { id, key } = await contest.arenas.create([plan], 3600);
  const joining = runProcess(['arena', 'join', `${place()}/${id}`, '--token', token, '--', ...OWN]);
  const entries = () => store.db.selectFrom('entry').select('name').where('arena', '=', key).execute();
  await expect.poll(async () => (await entries()).length, { timeout: 20_000 }).toBe(1);
  await queue.send('arena-round', { arena: key, round: 0 });
  const { code, out, err } = await joining;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(objectsOf(out).map((verdict) => verdict.code)).toEqual(Array(5 + 2).fill('right'));
  expect(ways.splice(0)).toEqual([way.startsWith('requests') ? 'stream' : 'socket']);
  const { body } = await service.ask('GET', `/v1/arenas/${id}`);
  expect(body.tables).toMatchObject([{ round: 'short', rows: [{ entry: 'singles', right: 2, tasks: 2 }] }]);
});

describe('a refusal to join is reported', () => {
  test.each([
    ['nowhere -- PROGRAM', /"nowhere" is no address of an arena/],
    ['ARENAS/none -- PROGRAM', /Give a token/],
    ['ARENAS/none --token TOKEN', /Give a program after --/],
    ['ARENAS/none --token TOKEN -- PROGRAM', /There is no such arena\./],
    ['ARENAS/none --token other -- PROGRAM', /This token is unknown, expired or revoked\./],
    ['ARENAS/none --token TOKEN -- ./nothing', /There is no program \.\/nothing/],
  ])('%s', async (line, says) => {
    const words = line.replace('ARENAS', arenas).replace('TOKEN', token).split(' ');
    const args = words.flatMap((word) => (word === 'PROGRAM' ? OWN : [word]));
    expect(await run(['arena', 'join', ...args])).toMatchObject({ code: 2, err: expect.stringMatching(says) });
  });
});
