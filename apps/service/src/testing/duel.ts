import type { MatchRules, ViewedEvent } from '@pencilmark/race';
import type { Service } from '../service.ts';
import type { Browser } from './people.ts';
import type { Place } from './place.ts';
import { enter, type Talk } from './talk.ts';

export const SMALL_DUEL: MatchRules = {
  mode: 'duel',
  board: '4x4:2x2',
  level: 'gentle',
  seats: 2,
  seconds: 60,
  isChecked: true,
  isRated: false,
};

/** Makes a match with these rules and gives its id. */
export async function newMatch(maker: Browser, rules: Partial<MatchRules> = {}, isOpen = false): Promise<string> {
  const { status, body } = await maker.ask('POST', '/v1/matches', { rules: { ...SMALL_DUEL, ...rules }, isOpen });
  if (status !== 201) throw new Error(`There is no match: ${status} ${body.code} ${body.text}`);
  return body.id;
}

const NONCES = ['00000000000000aa', '00000000000000bb'] as const;

/** A duel whose players are ready, and its two sockets in the order of the seats. */
export interface Duel {
  readonly match: string;
  readonly talks: readonly [Talk, Talk];
}

/** Lets two sit down at a new match, each at a place, and say that they are ready. */
export async function duelBetween(
  places: readonly [Place, Place],
  browsers: readonly [Browser, Browser],
  rules: Partial<MatchRules> = {},
): Promise<Duel> {
  const match = await newMatch(browsers[0], rules);
  for (const browser of browsers) await browser.ask('POST', `/v1/matches/${match}/join`, {});
  const talks = [await enter(places[0], browsers[0], match), await enter(places[1], browsers[1], match)] as const;
  for (const [seat, talk] of talks.entries()) {
    await talk.next('welcome');
    talk.say({ t: 'ready', cid: `ready-${seat}`, nonce: NONCES[seat] });
    await talk.next('ack');
  }
  return { match, talks };
}

/** Waits until a duel has begun: the number of that event, who begins, and the empty cells. */
export async function begun({ talks }: Pick<Duel, 'talks'>) {
  const [events] = await Promise.all([talks[0].until('started'), talks[1].until('started')]);
  const started = events.at(-1) as Extract<ViewedEvent, { k: 'started' }>;
  const empty = [...started.body.puzzle].flatMap((character, cell) => (character === '.' ? [cell] : []));
  return { base: started.seq, turn: started.body.begins!, empty };
}

/** Plays a digit for whose turn it is, and waits until both have seen it. Gives its number. */
export async function playOne(talks: Duel['talks'], turn: number, base: number, cell: number, digit: number) {
  talks[turn]!.say({ t: 'move', cid: `c${cell}`, base, cell, digit });
  const { seq } = await talks[turn]!.next('ack');
  await Promise.all(talks.map((talk) => talk.until('placed')));
  return seq;
}

/** The digits of the solution of a match, which the service shows nobody before the end. */
export async function solutionOf(service: Service, match: string): Promise<number[]> {
  const { rows } = await service.lifecycle
    .node()
    .store.execute('select setup from match where public_id = $1', [match]);
  return Array.from(rows[0].setup.puzzles[0].solution as string, Number);
}
