import { Agent } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { Attack, EvilMatch, EvilRequest, EvilTalk, Guise } from './attack.ts';
import type { Stock } from './stock.ts';
import { type Answer, type Heard, sendRequest, type Talk, talkOn } from './wire.ts';

/** Somebody evil, at an address of its own. */
export interface Attacker {
  /** Does as the attack says. Ends within seconds, and never throws. */
  run(address: string, attack: Attack): Promise<void>;
  close(): void;
}

/** The headers by which an attacker is who it says. */
export type Guises = { [Name in Guise]?: Readonly<Record<string, string>> };

/** What an attacker is made of. */
export interface AttackerParts {
  /** Its address on this machine, 127.x.y.z. */
  readonly source: string;
  readonly stock: Stock;
  /** Is given all that comes back. */
  readonly hear: (heard: Heard) => void;
  /** Gives the attacker accounts, instead of those that it makes at the service. */
  readonly disguise?: () => Promise<Guises>;
}

const PASSWORD = 'evil enough';
const LONGEST = 5000; // ms of an attack
const RENEWAL = 10_000; // ms between two renewals of its accounts
/** Answers by which an attacker learns that an account of its own is gone. */
const LOST = /no-session|bad-token/;

const FORGED = { cookie: 'pm_session=forged', authorization: 'Bearer forged' };

/** An attacker. Where its sessions or its token are gone, it gets others before it goes on. */
export function newAttacker({ source, stock, hear, disguise }: AttackerParts): Attacker {
  const agent = new Agent({ keepAlive: true, localAddress: source, maxSockets: 8, timeout: 20_000 });
  let guises: Guises = { forged: FORGED };
  const lost = new Set<Guise>(['guest', 'player', 'program']);

  const send = async (address: string, evil: EvilRequest): Promise<Answer> => {
    const { answer, what } = await sendRequest({ agent, address, evil, headers: guises[evil.guise] ?? {}, hear });
    if (LOST.test(what)) lost.add(evil.guise);
    if (answer.body && !/ [45]\d\d/.test(what)) stock.learn(evil.path, answer.body);
    return answer;
  };

  const ask = (address: string, guise: Guise, path: string, body: object): Promise<Answer> => {
    const plain = { kind: 'request', method: 'POST', headers: {}, times: 1, cut: undefined } as const;
    return send(address, { ...plain, path, guise, body: JSON.stringify(body) });
  };

  const enter = async (address: string, guise: Guise, path: string, body: object): Promise<void> => {
    const { body: answer, cookie } = await ask(address, guise, path, body);
    if (answer?.csrf && cookie) guises[guise] = { cookie, 'x-csrf-token': String(answer.csrf) };
  };

  /** Makes the accounts that are lost, and the token; what is refused is left out. */
  const makeAccounts = async (address: string, wanted: ReadonlySet<Guise>): Promise<void> => {
    if (wanted.has('guest')) await enter(address, 'guest', '/v1/session', { name: 'Guest' });
    const name = `Evil ${Math.random().toString(36).slice(2, 12)}`;
    if (wanted.has('player')) await enter(address, 'player', '/v1/accounts', { name, password: PASSWORD });
    if (!wanted.has('player') && !wanted.has('program')) return;
    const scopes = ['play', 'arena', 'jobs', 'account'];
    const { body } = await ask(address, 'player', '/v1/tokens', { name: 'bot', scopes });
    if (body?.token) guises.program = { authorization: `Bearer ${String(body.token)}` };
  };

  let renewedAt = Number.NEGATIVE_INFINITY;
  let renewal: Promise<void> | undefined;
  const renew = async (address: string): Promise<void> => {
    if (lost.size > 0 && performance.now() > renewedAt + RENEWAL) {
      renewedAt = performance.now();
      const wanted = new Set(lost);
      lost.clear();
      renewal = disguise
        ? disguise().then((given) => {
            guises = { forged: FORGED, ...given };
          })
        : makeAccounts(address, wanted);
    }
    await renewal;
  };

  const talk = (address: string, evil: Attack, said: Pick<Talk, 'path' | 'cut' | 'say'> & { guise: Guise }) => {
    const { guise, ...rest } = said;
    const headers = { ...(guise !== 'program' && { origin: address }), ...guises[guise] };
    return talkOn({ ...rest, source, address, evil, headers, hear });
  };

  const helloFor = async (address: string, guise: Guise, match: string): Promise<string | undefined> => {
    const { body } = await ask(address, guise, `/v1/matches/${match}/ticket`, {});
    const { ticket } = body ?? {};
    return ticket === undefined ? undefined : JSON.stringify({ t: 'hello', v: 1, match, ticket, have: 0 });
  };

  const runTalk = async (address: string, evil: EvilTalk): Promise<void> => {
    const { path, guise, match, frames, pause, cut } = evil;
    const hello = match === undefined ? undefined : await helloFor(address, guise, match);
    const say: Talk['say'] = async (send) => {
      for (const frame of [...(hello === undefined ? [] : [hello]), ...frames]) {
        send(frame);
        if (pause > 0) await after(pause);
      }
    };
    await talk(address, evil, { path, guise, cut, say });
  };

  const runMatch = async (address: string, evil: EvilMatch): Promise<void> => {
    const { made, seats, pause, cut } = evil;
    const post = (guise: Guise, path: string, body: string) =>
      send(address, { kind: 'request', method: 'POST', headers: {}, times: 1, cut: undefined, path, guise, body });
    const { body } = await post('guest', '/v1/matches', made);
    if (!body?.id) return;
    const match = String(body.id);
    const sit = async (guise: Guise, seat: number): Promise<void> => {
      const { join, frames } = seats[seat]!;
      const { body: joined } = await post(guise, `/v1/matches/${match}/join`, join);
      // Whose seat is refused takes it with a name that is not.
      if (joined?.seat === undefined) await post(guise, `/v1/matches/${match}/join`, '{}');
      const hello = await helloFor(address, guise, match);
      const say: Talk['say'] = async (sendFrame, hasBegun) => {
        sendFrame(hello ?? '');
        sendFrame(JSON.stringify({ t: 'ready', cid: 'ready', nonce: '00000000000000aa' }));
        await Promise.race([hasBegun, after(LONGEST)]);
        for (const frame of frames) {
          sendFrame(frame);
          if (pause > 0) await after(pause);
        }
      };
      await talk(address, evil, { path: '/v1/socket', guise, cut, say });
    };
    await Promise.all([sit('guest', 0), sit('player', 1)]);
  };

  return {
    run: async (address, attack) => {
      await renew(address);
      if (attack.kind === 'talk') await runTalk(address, attack);
      else if (attack.kind === 'match') await runMatch(address, attack);
      else await Promise.all(Array.from({ length: attack.times }, () => send(address, attack)));
    },
    close: () => agent.destroy(),
  };
}
