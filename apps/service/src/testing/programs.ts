import { once } from 'node:events';
import { type ArenaMessage, type Player, readArenaLine, replyOf } from '@pencilmark/arena';
import { SOLVERS } from '@pencilmark/core/solve';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { type ArenaFacts, sendRound } from '../arena/arenas.ts';
import { player } from './people.ts';
import type { Place } from './place.ts';
import type { TestService } from './service.ts';

/** A token of a new account. */
export async function tokenOf(place: Place, name: string, scopes: readonly string[] = ['arena']): Promise<string> {
  const browser = await player(place, name);
  return (await browser.ask('POST', '/v1/tokens', { name: 'mine', scopes })).body.token;
}

/** What a program says to a message: an object of JSON, or a line as it stands. */
type Said = object | string | undefined;
export type Reply = (message: ArenaMessage) => Said | Promise<Said>;

/** A program that answers everything well. */
export const honest = (name: string, boards: readonly string[]): ((message: ArenaMessage) => Said) => {
  const player: Player = { name, version: '1', boards, solvers: SOLVERS };
  return (message) => replyOf(player, message);
};

/** The ways into an arena. */
export const WAYS = ['requests', 'socket'] as const;
export type WayName = (typeof WAYS)[number];

/** Carries lines both ways until the arena ends the connection. */
type Carry = (path: string, token: string, hear: (line: string) => Promise<string | undefined>) => Promise<void>;

const carryBy: { readonly [Name in WayName]: Carry } = {
  async requests(path, token, hear) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${path}/stream`, { headers });
    let rest = '';
    for await (const bytes of response.body!) {
      const lines = (rest + Buffer.from(bytes).toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines.filter(Boolean)) {
        const body = await hear(line);
        const answer = body && (await fetch(`${path}/messages`, { method: 'POST', headers, body }));
        if (answer && answer.status === 200) await hear(await answer.text());
      }
    }
  },
  async socket(path, token, hear) {
    const socket = new WebSocket(`${path}/socket`, { headers: { authorization: `Bearer ${token}` } });
    socket.on('message', async (data) => {
      const said = await hear(String(data));
      if (said !== undefined) socket.send(said);
    });
    await once(socket, 'close');
  },
};

/** What a spectator of an arena hears, until bye. */
export async function spectate(
  place: Place,
  arena: string,
): Promise<{ readonly t: string; readonly round?: string }[]> {
  const response = await fetch(`${await place.address()}/v1/arenas/${arena}/tables/stream`);
  const lines = (await response.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** A program that hears an arena until bye and says what `reply` gives. */
export async function join(place: Place, arena: string, token: string, reply: Reply, way: WayName = 'requests') {
  const heard: string[] = [];
  const verdicts: string[] = [];
  const times: number[] = [];
  await carryBy[way](`${await place.address()}/v1/arenas/${arena}`, token, async (line) => {
    const reading = readArenaLine(line);
    if (!reading.ok) throw new Error(reading.error.text);
    const message = reading.value;
    if (message.t === 'verdict') {
      verdicts.push(message.code);
      times.push(message.ms ?? Number.NaN);
    } else heard.push(message.t);
    const said = await reply(message);
    return said === undefined || typeof said === 'string' ? said : JSON.stringify(said);
  });
  return { heard, verdicts, times };
}

/** Begins an arena before its time, once so many programs take part. */
export async function begin(service: TestService, { key, rounds }: ArenaFacts, programs: number): Promise<void> {
  const { store, queue } = service.lifecycle.node();
  const entries = () => store.db.selectFrom('entry').select('name').where('arena', '=', key).execute();
  await expect.poll(async () => (await entries()).length, { timeout: 20_000 }).toBe(programs);
  await sendRound(queue, { arena: key, round: 0 }, rounds[0]!);
}
