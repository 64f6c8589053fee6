import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { newCrowd } from '../plugin/crowd.ts';
import { LIMITS } from '../settings.ts';
import { newFlood } from './flood.ts';
import { openWire } from './wire.ts';

const BOUNDS = { limits: LIMITS, bytes: newCrowd(LIMITS.bytesOfAddress), ip: '127.0.0.1' };

/** A socket that notes what is done with it. */
function fakeSocket() {
  const done: string[] = [];
  const note = (name: string) => (code?: number) => void done.push(code === undefined ? name : `${name} ${code}`);
  const socket = Object.assign(new EventEmitter(), {
    ...{ ping: () => {}, send: () => {}, readyState: 1, OPEN: 1, bufferedAmount: 0 },
    ...{ close: note('close'), pause: note('pause'), resume: note('resume'), terminate: note('terminate') },
  });
  return {
    done,
    socket: socket as unknown as WebSocket,
    say: (text: string) => socket.emit('message', Buffer.from(text), false),
  };
}

test('a visitor who floods is cut: one warning, not read or heard any more, and terminated', () => {
  vi.useFakeTimers();
  const { done, socket, say } = fakeSocket();
  let heard = 0;
  openWire(socket, BOUNDS, () => void heard++ as undefined);
  for (let count = 0; count < 10_000; count++) say('x');
  expect(heard).toBe(LIMITS.messages);
  vi.advanceTimersByTime(1000);
  expect(done.filter((name) => name !== 'pause' && name !== 'resume')).toEqual(['close 4029', 'terminate']);
  socket.emit('close');
  vi.useRealTimers();
});

test.each([
  ['many messages', 16, 'x'],
  ['a long one', 1, 'x'.repeat(LIMITS.body)],
])('a socket with %s in work is not read until they are done', async (_name, count, text) => {
  const { done, socket, say } = fakeSocket();
  let finish = (): void => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  openWire(socket, BOUNDS, () => work);
  for (let said = 1; said < count; said++) say(text);
  expect(done).toEqual([]);
  say(text);
  expect(done).toEqual(['pause']);
  finish();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toContain('resume');
  socket.emit('close');
});

test('a flood is counted without a list: so many in 20 s', () => {
  const isFlood = newFlood(2);
  expect([0, 1, 2, 19_999, 20_000, 20_001, 20_002].map(isFlood)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('an address has so many bytes in work, over all of its sockets, and what is done counts no more', async () => {
  const bytes = newCrowd(100, (ip) => ip);
  const bounds = { ...BOUNDS, bytes };
  const [first, other, elsewhere] = [fakeSocket(), fakeSocket(), fakeSocket()];
  let finish = (): void => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  openWire(first.socket, bounds, () => work);
  openWire(other.socket, bounds, () => work);
  openWire(elsewhere.socket, { ...bounds, ip: '127.0.0.2' }, () => work);
  first.say('x'.repeat(60));
  elsewhere.say('x'.repeat(60));
  other.say('x'.repeat(60));
  expect([first, other, elsewhere].map(({ done }) => done.includes('close 4029'))).toEqual([false, true, false]);
  finish();
  await new Promise(setImmediate);
  expect(bytes.enter('127.0.0.1', 100)).toBe(true);
  for (const { socket } of [first, other, elsewhere]) socket.emit('close');
});
