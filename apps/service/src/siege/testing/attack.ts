import { JoinMatch, NewMatch, PlayerMessage } from '@pencilmark/race/messages';
import fc from 'fast-check';
import { evilOf, type Schema, textsOf } from './evil.ts';
import type { Stock } from './stock.ts';
import type { Target } from './targets.ts';

/** Who an attacker says that it is. */
export const GUISES = ['nobody', 'guest', 'player', 'program', 'forged'] as const;
export type Guise = (typeof GUISES)[number];

/** A request that an attacker sends, some times at once. */
export interface EvilRequest {
  readonly kind: 'request';
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly guise: Guise;
  readonly headers: Readonly<Record<string, string>>;
  readonly times: number;
  /** After so many ms the attacker hangs up. */
  readonly cut: number | undefined;
}

/** What an attacker says on a socket. */
export interface EvilTalk {
  readonly kind: 'talk';
  readonly path: string;
  readonly guise: Guise;
  /** The match that it lets itself into first, if any. */
  readonly match: string | undefined;
  readonly frames: readonly (string | Uint8Array)[];
  /** Milliseconds between two frames. */
  readonly pause: number;
  readonly cut: number | undefined;
}

/** A match that begins as it should, between two of the attackers, until they say what they say. */
export interface EvilMatch {
  readonly kind: 'match';
  /** The body with which the match is made. */
  readonly made: string;
  /** For each seat the body with which it is taken, and what is said in the match. */
  readonly seats: readonly { readonly join: string; readonly frames: readonly string[] }[];
  readonly pause: number;
  readonly cut: number | undefined;
}

export type Attack = EvilRequest | EvilTalk | EvilMatch;

/** How many messages an attack has. */
export function messagesOf(attack: Attack): number {
  if (attack.kind === 'request') return attack.times;
  if (attack.kind === 'talk') return attack.frames.length + 1;
  // The match is made; each seat is taken, gets a ticket, says hello and that it is ready.
  return attack.seats.reduce((sum, { frames }) => sum + 4 + frames.length, 1);
}

const LONGEST = 2000; // ms that an attack lasts, where nothing else ends it

/** A moment at which somebody hangs up: often at once, between two steps of the service. */
const CUTS = fc.option(fc.oneof(fc.nat(3), fc.nat(30), fc.nat(LONGEST)), { nil: undefined, freq: 2 });

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...Array.from({ length: 12 }, () => ({})),
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'x-csrf-token': 'x' },
  { 'x-forwarded-for': '127.0.0.1, evil' },
  { 'content-length': '7' },
  { cookie: `pm_session=${'x'.repeat(2000)}` },
  { 'accept-encoding': 'identity;q=0' },
  { expect: '100-continue' },
];

const encoded = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

/** The address of a route with evil parameters; one of twenty has them as they stand. */
function paths({ url, params, querystring }: Target, stock: Stock): fc.Arbitrary<string> {
  const parts = url.split('/');
  const filled = parts.map((part, index) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const name = part.slice(1);
    // The id after /matches/ is that of a match.
    const field = name === 'id' ? parts[index - 1]! : name;
    const schema: Schema = params?.properties?.[name] ?? { type: 'string' };
    return evilOf(schema, stock, field).map((value) => encoded(String(value)));
  });
  const query = querystring
    ? evilOf(querystring, stock).map((value) =>
        Object.entries(value as object)
          .map(([name, value]) => `${name}=${encoded(String(value))}`)
          .join('&'),
      )
    : fc.constantFrom('', '', '', 'x=1', 'open=1&open=2', '%');
  return fc.tuple(fc.tuple(...filled), query).map(([all, search]) => all.join('/') + (search && `?${search}`));
}

const requests = (target: Target, stock: Stock): fc.Arbitrary<Attack> =>
  fc.record({
    kind: fc.constant('request' as const),
    method: fc.constant(target.method),
    path: paths(target, stock),
    body: target.body
      ? textsOf(target.body, stock)
      : target.method === 'GET'
        ? fc.constant(undefined)
        : fc.constantFrom(undefined, undefined, '{}', 'x'),
    guise: fc.constantFrom(...GUISES, 'player', 'player', 'program', 'guest'),
    headers: fc.constantFrom(...HEADERS),
    times: fc.constantFrom(1, 1, 1, 2, 4),
    cut: CUTS,
  });

const BYTES = [new Uint8Array([0xff, 0xfe, 0]), new Uint8Array(0), new Uint8Array(5000)];

const talks = (target: Target, says: Schema, stock: Stock): fc.Arbitrary<Attack> =>
  fc.record({
    kind: fc.constant('talk' as const),
    path: paths(target, stock),
    guise: fc.constantFrom(...GUISES, 'player', 'player', 'program'),
    match: fc.option(
      fc.nat().map((index) => stock.pick('match', index)),
      { nil: undefined, freq: 5 },
    ),
    frames: fc.array(
      fc.oneof(
        { weight: 30, arbitrary: textsOf(says, stock) },
        { weight: 1, arbitrary: fc.constantFrom(...BYTES) },
        { weight: 1, arbitrary: fc.constant('x'.repeat(2 ** 20 + 1)) },
      ),
      { minLength: 0, maxLength: 12 },
    ),
    pause: fc.constantFrom(0, 0, 5, 50),
    cut: CUTS,
  });

/** THE list of rules that fit a mode: other fields of the rules are evil. */
const FITTING = [
  { mode: 'duel', board: '4x4', level: 'gentle', seats: 2, isChecked: true },
  { mode: 'race', board: '4x4', level: 'gentle', seats: 2 },
  { mode: 'team', board: '4x4', level: 'gentle', seats: 2, isChecked: true, isRated: false },
  { mode: 'duel', board: '9x9', level: 'easy', seats: 2, isChecked: true },
];

const matches = (stock: Stock): fc.Arbitrary<Attack> => {
  const seat = fc.record({
    join: textsOf(JoinMatch as object as Schema, stock),
    frames: fc.array(textsOf(PlayerMessage as object as Schema, stock), { maxLength: 12 }),
  });
  return fc.record({
    kind: fc.constant('match' as const),
    made: fc
      .tuple(evilOf(NewMatch.properties.rules as object as Schema, stock), fc.constantFrom(...FITTING), fc.boolean())
      .map(([rules, fitting, isOpen]) => {
        const { teams: _, ...evil } = rules as { teams?: number };
        return JSON.stringify({ rules: { ...evil, ...fitting }, isOpen });
      }),
    seats: fc.tuple(seat, seat),
    pause: fc.constantFrom(0, 0, 5, 50),
    cut: fc.option(fc.nat(2 * LONGEST), { nil: undefined, freq: 2 }),
  });
};

/** Attacks on all targets: a socket as often as five routes, seldom what ends the own account. */
export const attacksOn = (targets: readonly Target[], stock: Stock): fc.Arbitrary<Attack> =>
  fc.oneof(
    ...targets.map((target) => ({ weight: target.method === 'DELETE' ? 1 : 4, arbitrary: requests(target, stock) })),
    ...targets.flatMap((target) => (target.says ? [{ weight: 20, arbitrary: talks(target, target.says, stock) }] : [])),
    { weight: 20, arbitrary: matches(stock) },
  );
