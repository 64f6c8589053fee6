import { expect, test } from 'vitest';
import { type Browser, duelBetween, hangUp, newMatch, serviceOfFile, twoGuests } from '../testing.ts';

const service = await serviceOfFile();
const [anna, bert] = await twoGuests(service);

/** The lines of a stream until a line has this sign. `begun` is called after the first line. */
async function linesUntil(path: string, { headers }: Browser, sign: string, begun: () => void): Promise<string[]> {
  const giveUp = new AbortController();
  const response = await fetch(`${await service.address()}${path}`, { headers, signal: giveUp.signal });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    if (text === '') begun();
    text += part;
    if (text.includes(sign)) break;
  }
  giveUp.abort();
  return text.split('\n').filter((line) => line !== '');
}

test('a program reads lines and sends requests: the same match as on sockets', async () => {
  const { match, talks } = await duelBetween([service, service], [anna, bert]);
  let reading: Promise<string[]> | undefined;
  await new Promise<void>((begun) => {
    reading = linesUntil(`/v1/matches/${match}/stream?have=0`, anna, '"over"', begun);
  });
  const { body } = await bert.ask('POST', `/v1/matches/${match}/moves`, { t: 'resign', cid: 'enough' });
  expect(body).toMatchObject({ t: 'ack', cid: 'enough' });
  const lines = (await reading!).map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ t: 'welcome', seat: 0, snapshot: { phase: 'countdown' } });
  expect(lines.at(-1)).toMatchObject({ t: 'over', result: { ending: 'void' } });
  hangUp(talks);
});

test('a move of somebody without a seat is refused, and so is a broken one', async () => {
  const match = await newMatch(anna);
  const move = { t: 'move', cid: 'a', base: 0, cell: 0, digit: 1 };
  const path = `/v1/matches/${match}/moves`;
  expect((await bert.ask('POST', path, move)).body.code).toBe('not-your-match');
  expect((await bert.ask('POST', path, { ...move, extra: 1 })).status).toBe(400);
  expect((await bert.ask('POST', '/v1/matches/nothing/moves', move)).body.code).toBe('not-found');
});
