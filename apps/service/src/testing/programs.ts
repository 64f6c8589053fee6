import { type ArenaMessage, type Player, readArenaLine, replyOf } from '@pencilmark/arena';
import { SOLVERS } from '@pencilmark/core/solve';
import { expect } from 'vitest';
import { type ArenaFacts, sendRound } from '../arena/arenas.ts';
import { player } from './people.ts';
import type { Place } from './place.ts';
import type { TestService } from './service.ts';

/** A token of a new account. */
export async function tokenOf(place: Place, name: string, scopes: readonly string[] = ['arena']): Promise<string> {
  const browser = await player(place, name);
  return (await browser.ask('POST', '/v1/tokens', { name: 'mine', scopes })).body.token;
}

/** What a program says to a message. */
export type Reply = (message: ArenaMessage) => object | undefined;

/** A program that answers everything well. */
export const honest = (name: string, boards: readonly string[]): Reply => {
  const one: Player = { name, version: '1', boards, solvers: SOLVERS };
  return (message) => replyOf(one, message);
};

/** A program that hears the stream of an arena until bye and says what `reply` gives. */
export async function join(place: Place, arena: string, token: string, reply: Reply) {
  const path = `${await place.address()}/v1/arenas/${arena}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const heard: string[] = [];
  const verdicts: string[] = [];
  const hear = async (line: string): Promise<void> => {
    const reading = readArenaLine(line);
    if (!reading.ok) throw new Error(reading.error.text);
    heard.push(reading.value.t);
    const said = reply(reading.value);
    const body = said && JSON.stringify(said);
    const answer = body && (await fetch(`${path}/messages`, { method: 'POST', headers, body }));
    if (answer && answer.status === 200) verdicts.push(((await answer.json()) as { code: string }).code);
  };
  const response = await fetch(`${path}/stream`, { headers });
  let rest = '';
  for await (const bytes of response.body!) {
    const lines = (rest + Buffer.from(bytes).toString()).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter(Boolean)) await hear(line);
  }
  return { heard, verdicts };
}

/** Begins an arena before its time, once so many programs take part. */
export async function begin(service: TestService, { key, rounds }: ArenaFacts, programs: number): Promise<void> {
  const { store, queue } = service.lifecycle.node();
  const entries = () => store.db.selectFrom('entry').select('name').where('arena', '=', key).execute();
  await expect.poll(async () => (await entries()).length, { timeout: 20_000 }).toBe(programs);
  await sendRound(queue, { arena: key, round: 0 }, rounds[0]!);
}
