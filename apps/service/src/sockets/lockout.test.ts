import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { enter, guest, hangUp, newMatch, serviceOfFile } from '../testing.ts';

const service = await serviceOfFile();
const { matches } = service.lifecycle.node();
const BREAKS = 9; // more than the sockets of an account

const openCount = async (): Promise<string> =>
  /pencilmark_sockets (\d+)/.exec(String((await service.ask('GET', '/metrics')).body))![1]!;

/** Holds back what enters a match until it is let go; then it goes on, or fails. */
function paused<Name extends string>(at: { [Key in Name]: (...all: never[]) => Promise<unknown> }, name: Name) {
  const goOn = at[name].bind(at) as (...all: unknown[]) => Promise<unknown>;
  let go!: (isWell: boolean) => void;
  const gate = new Promise<boolean>((resolve) => {
    go = resolve;
  });
  let waiting = 0;
  const spy = vi.spyOn(at as unknown as Record<string, (...all: unknown[]) => Promise<unknown>>, name);
  spy.mockImplementation(async (...all: unknown[]) => {
    waiting++;
    if (await gate) return goOn(...all);
    throw new Error('The database went away.');
  });
  return { waiting: () => waiting, go, restore: () => spy.mockRestore() };
}

test.each([true, false])(
  'lines that broke between hello and welcome lock nobody out (the store goes on: %s)',
  async (isWell) => {
    const anna = await guest(service, 'Anna');
    const match = await newMatch(anna);
    for (let count = 0; count < BREAKS; count++) {
      const gate = paused(matches.tickets, 'redeem');
      const player = await enter(service, anna, match);
      await expect.poll(gate.waiting).toBe(1);
      player.socket.terminate();
      await once(player.socket, 'close');
      // The service hears of it a moment later.
      await expect.poll(openCount).toBe('0');
      gate.go(isWell);
      gate.restore();
    }
    await expect.poll(openCount).toBe('0');
    const last = await enter(service, anna, match);
    expect(await last.next('welcome')).toMatchObject({ t: 'welcome' });
    hangUp([last]);
  },
);

test('streams whose reader hung up before the first line lock nobody out', async () => {
  const anna = await guest(service, 'Anna');
  const match = await newMatch(anna);
  await anna.ask('POST', `/v1/matches/${match}/join`, {});
  const path = `${await service.address()}/v1/matches/${match}/stream`;
  for (let count = 0; count < BREAKS; count++) {
    const gate = paused(matches.registry, 'pull');
    const giveUp = new AbortController();
    const reading = fetch(path, { headers: anna.headers, signal: giveUp.signal }).catch(() => {});
    await expect.poll(gate.waiting).toBeGreaterThan(0);
    giveUp.abort();
    await reading;
    await new Promise((resolve) => setTimeout(resolve, 20));
    gate.go(true);
    gate.restore();
  }
  await expect.poll(openCount).toBe('0');
  const response = await fetch(path, { headers: anna.headers });
  expect(response.status).toBe(200);
  await response.body!.cancel();
  await expect.poll(openCount).toBe('0');
});

test('a stream that cannot begin reports its problem, and is not counted', async () => {
  const anna = await guest(service, 'Anna');
  const match = await newMatch(anna);
  await anna.ask('POST', `/v1/matches/${match}/join`, {});
  const spy = vi.spyOn(matches.presence, 'enter').mockRejectedValue(new Error('away'));
  const { status } = await anna.ask('GET', `/v1/matches/${match}/stream`);
  spy.mockRestore();
  expect(status).toBeGreaterThanOrEqual(500);
  await expect.poll(openCount).toBe('0');
});
