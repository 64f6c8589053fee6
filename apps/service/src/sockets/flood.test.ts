import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { guest, newMatch, nodeProcess, placeAt, serviceForTests, talk } from '../testing.ts';

const mostMemoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024; // MB

const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test.skipIf(process.platform !== 'linux')(
  'a flood is cut off, and takes little memory',
  { tags: ['whole'] },
  async () => {
    const node = await nodeProcess({});
    try {
      const place = placeAt(await node.address());
      const anna = await guest(place);
      const match = await newMatch(anna);
      const text = JSON.stringify({ t: 'ping', c: 1, filler: 'x'.repeat(3900) });
      const before = mostMemoryOf(node.child.pid!);
      const flood = async (): Promise<void> => {
        const { body } = await anna.ask('POST', `/v1/matches/${match}/ticket`);
        const visitor = await talk(place);
        visitor.say({ t: 'hello', v: 1, match, ticket: body.ticket, have: 0 });
        // 40 MB, as quickly as the line takes them.
        for (let count = 0; count < 10_000 && visitor.socket.readyState === WebSocket.OPEN; count++) {
          visitor.socket.send(text, () => {});
          if (count % 50 === 0) await pause();
        }
        expect([1006, 4029]).toContain(await visitor.closed);
      };
      await Promise.all([flood(), flood()]);
      expect(mostMemoryOf(node.child.pid!) - before).toBeLessThan(80);
      expect((await place.ask('GET', '/healthz')).status).toBe(200);
    } finally {
      node.child.kill();
    }
  },
);

test('an address has so many bytes of requests in work; what is answered counts no more', async () => {
  const service = await serviceForTests({ limits: { bytesOfAddress: 3000 } });
  const ask = (length: number) => service.ask('POST', '/v1/session', { body: { name: 'x'.repeat(length) } });
  expect(await ask(4000)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  for (let count = 0; count < 5; count++) expect((await ask(2000)).status).toBe(400);
  // Who says nothing of a length sends nothing, as curl does; who sends in pieces may send much.
  const port = Number(new URL(await service.address()).port);
  const answerTo = async (rest: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /v1/matches/m/ticket HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${rest}\r\n`);
    return Number((await text(socket)).split(' ')[1]);
  };
  expect(await answerTo('')).toBe(404);
  expect(await answerTo('Transfer-Encoding: chunked\r\n\r\n0\r\n')).toBe(429);
  await service.close();
});

test('an address has so many connections, though nothing is said on them', async () => {
  const service = await serviceForTests({ limits: { connectionsOfAddress: 5 } });
  const port = Number(new URL(await service.address()).port);
  const open = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  const more = connect(port, '127.0.0.1').on('error', () => {});
  await once(more, 'close');
  open[0]!.destroy();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => ({ status: 0 }))).status)
    .toBe(200);
  for (const socket of open) socket.destroy();
  await service.close();
});
