import type { Result } from '@pencilmark/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, type Heard, makeConnection, type Opening, type Wire } from './connection.ts';
import type { Problem } from './request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that hears and says what a test wants. */
function theatre(answers: (Problem | undefined)[] = []) {
  const wires: FakeWire[] = [];
  const heard: Heard[] = [];
  const connect = async (): Promise<Result<Opening, Problem>> => {
    const problem = answers.shift();
    if (problem) return { ok: false, error: problem };
    const wire = fakeWire();
    wires.push(wire);
    return { ok: true, value: { wire, ticket: String(wires.length) } };
  };
  const connection: Connection<object> = makeConnection({
    name: 'a',
    connect,
    hello: (ticket) => ({ t: 'hello', ticket, have: heard.length }),
    hear: (message: Heard) => void heard.push(message),
    random: () => 0,
    time: () => Date.now(),
  });
  const last = (): FakeWire => wires.at(-1)!;
  const says = (message: object): void => hearing(last(), JSON.stringify(message));
  const welcome = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(0);
    opening(last());
    says({ t: 'welcome', now: 0 });
  };
  return { connection, wires, heard, last, says, welcome };
}

interface FakeWire extends Wire {
  readonly sent: { readonly t: string; readonly cid?: string; readonly c?: number }[];
  isClosed: boolean;
}

// A wire as its socket would call it.
const opening = (wire: FakeWire): void => wire.onopen!.call(wire as never, {} as Event);
const hearing = (wire: FakeWire, data: string): void => wire.onmessage!.call(wire as never, { data } as MessageEvent);
const closing = (wire: FakeWire, code: number): void => wire.onclose!.call(wire as never, { code } as CloseEvent);

const fakeWire = (): FakeWire => ({
  onopen: null,
  onmessage: null,
  onclose: null,
  sent: [],
  isClosed: false,
  send(text) {
    this.sent.push(JSON.parse(String(text)));
  },
  close() {
    this.isClosed = true;
  },
});

const away: Problem = { code: 'no-answer', status: 0 };
const cids = ({ sent }: FakeWire): (string | undefined)[] => sent.filter(({ t }) => t === 'move').map(({ cid }) => cid);

describe('commands', () => {
  test('wait for the welcome, and are repeated under the same id until they are answered', async () => {
    const { connection, last, wires, says, welcome } = theatre();
    const [first, two] = [connection.send({ t: 'move', cell: 1 }), connection.send({ t: 'move', cell: 2 })];
    await vi.advanceTimersByTimeAsync(0);
    opening(last());
    expect(last().sent).toEqual([{ t: 'hello', ticket: '1', have: 0 }]);
    await welcome();
    expect(cids(last())).toEqual([first, two]);
    says({ t: 'ack', cid: first, seq: 7 });
    closing(last(), 1006);
    expect(connection.state.value).toBe('lost');
    const three = connection.send({ t: 'move', cell: 3 });
    await vi.advanceTimersByTimeAsync(100);
    await welcome();
    expect(wires.length).toBe(2);
    expect(connection.state.value).toBe('open');
    // It has the welcome and the ack of before, and this second welcome comes after the hello.
    expect(last().sent[0]).toEqual({ t: 'hello', ticket: '2', have: 2 });
    expect(cids(last())).toEqual([two, three]);
    says({ t: 'refuse', cid: two, code: 'base', text: '' });
    says({ t: 'event', cid: three, seq: 8 });
    closing(last(), 1006);
    await vi.advanceTimersByTimeAsync(100);
    await welcome();
    expect(cids(last())).toEqual([]);
  });

  test('what is of no use later is not kept', async () => {
    const { connection, last, welcome } = theatre();
    connection.mention({ t: 'at', cell: 1 });
    await welcome();
    connection.mention({ t: 'at', cell: 2 });
    expect(last().sent.filter(({ t }) => t === 'at')).toEqual([{ t: 'at', cell: 2 }]);
  });

  test('what makes no sense is overheard', async () => {
    const { heard, last, welcome } = theatre();
    await welcome();
    for (const data of ['', '{', '7', 'null', '{"t":1}', '[]']) hearing(last(), data);
    expect(heard.length).toBe(1);
  });
});

describe('a connection that was lost', () => {
  test('is sought after 100 ms, 200, 400 … and at most 5 s', async () => {
    const { connection, wires, welcome } = theatre(Array.from({ length: 8 }, () => away));
    const waits: number[] = [];
    let last = Date.now();
    const end = connection.state.subscribe(() => {});
    const { length } = wires;
    for (let ms = 0; wires.length === length && ms < 60_000; ms += 50) await vi.advanceTimersByTimeAsync(50);
    waits.push(Date.now() - last);
    // 100 + 200 + 400 + 800 + 1600 + 3200 + 4000 + 4000
    expect(waits[0]).toBe(14_300);
    await welcome();
    last = Date.now();
    closing(wires.at(-1)!, 1012);
    await vi.advanceTimersByTimeAsync(100);
    expect(wires.length).toBe(length + 2);
    end();
  });

  test('is sought at once when the network is back', async () => {
    const { connection, wires, welcome } = theatre();
    await welcome();
    connection.lose();
    expect(connection.state.value).toBe('lost');
    expect(wires[0]!.isClosed).toBe(true);
    connection.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(wires.length).toBe(2);
  });

  test('is noticed though nobody says so: silence for nine seconds, or one and a half after a ping', async () => {
    const { connection, last, says, welcome } = theatre();
    await welcome();
    await vi.advanceTimersByTimeAsync(5000);
    expect(last().sent.at(-1)).toEqual({ t: 'ping', c: 1 });
    says({ t: 'pong', c: 1, now: 5000 });
    await vi.advanceTimersByTimeAsync(8999);
    expect(connection.state.value).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.state.value).toBe('lost');
    await vi.advanceTimersByTimeAsync(100);
    await welcome();
    connection.check();
    await vi.advanceTimersByTimeAsync(1500);
    expect(connection.state.value).toBe('lost');
  });

  test('a wire that never opens is given up', async () => {
    const { connection, wires } = theatre();
    await vi.advanceTimersByTimeAsync(4100);
    expect(connection.state.value).toBe('lost');
    await vi.advanceTimersByTimeAsync(0);
    expect(wires.length).toBe(2);
  });

  test('an old wire says nothing any more, and a late wire is closed', async () => {
    const { connection, heard, wires, welcome } = theatre();
    await welcome();
    const { onmessage } = wires[0]!;
    connection.lose();
    expect(wires[0]!.onmessage).toBeNull();
    expect(onmessage).not.toBeNull();
    expect(heard.length).toBe(1);
    connection.check();
    connection.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(wires.every(({ isClosed }) => isClosed)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBe(2);
  });
});

test.each([
  [404, 'refused'],
  [403, 'refused'],
  [0, 'lost'],
  [429, 'lost'],
  [503, 'lost'],
])('status %i of the way to a wire: %s', async (status, state) => {
  const { connection } = theatre([{ code: 'some', status }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.state.value).toBe(state);
  expect(connection.problem.value?.code).toBe(state === 'refused' ? 'some' : undefined);
});

test('a foreign origin ends the connection', async () => {
  const { connection, last, wires, welcome } = theatre();
  await welcome();
  closing(last(), 4003);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connection.state.value, wires.length]).toEqual(['refused', 1]);
});
