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
/** Answers by which an attacker learns that its account has been removed. */
const LOST = /no-session|bad-token/;

const FORGED = { cookie: 'pm_session=forged', authorization: 'Bearer forged' };

/** An attacker. When its sessions or its token have ended, it gets others before it goes on. */
export const newAttacker = (parts: AttackerParts): Attacker => new EvilAttacker(parts);

class EvilAttacker implements Attacker {
  private readonly parts: AttackerParts;
  private readonly agent: Agent;
  private guises: Guises = { forged: FORGED };
  private readonly lost = new Set<Guise>(['guest', 'player', 'program']);
  private renewedAt = Number.NEGATIVE_INFINITY;
  private renewal: Promise<void> | undefined;

  constructor(parts: AttackerParts) {
    this.parts = parts;
    this.agent = new Agent({ keepAlive: true, localAddress: parts.source, maxSockets: 8, timeout: 20_000 });
  }

  async run(address: string, attack: Attack): Promise<void> {
    await this.renew(address);
    if (attack.kind === 'talk') await this.runTalk(address, attack);
    else if (attack.kind === 'match') await this.runMatch(address, attack);
    else await Promise.all(Array.from({ length: attack.times }, () => this.send(address, attack)));
  }

  close(): void {
    this.agent.destroy();
  }

  private async send(address: string, evil: EvilRequest): Promise<Answer> {
    const { agent, guises, lost } = this;
    const { stock, hear } = this.parts;
    const { answer, what } = await sendRequest({ agent, address, evil, headers: guises[evil.guise] ?? {}, hear });
    if (LOST.test(what)) lost.add(evil.guise);
    if (answer.body && !/ [45]\d\d/.test(what)) stock.learn(evil.path, answer.body);
    return answer;
  }

  private post(address: string, guise: Guise, path: string, body: string): Promise<Answer> {
    const plain = { kind: 'request', method: 'POST', headers: {}, times: 1, cut: undefined } as const;
    return this.send(address, { ...plain, path, guise, body });
  }

  private async renew(address: string): Promise<void> {
    const { lost } = this;
    if (lost.size > 0 && performance.now() > this.renewedAt + RENEWAL) {
      this.renewedAt = performance.now();
      const wanted = new Set(lost);
      lost.clear();
      this.renewal = this.parts.disguise ? this.putOn(this.parts.disguise) : this.makeAccounts(address, wanted);
    }
    await this.renewal;
  }

  private async putOn(disguise: () => Promise<Guises>): Promise<void> {
    this.guises = { forged: FORGED, ...(await disguise()) };
  }

  /** Makes the accounts that are lost, and the token; what is refused is left out. */
  private async makeAccounts(address: string, wanted: ReadonlySet<Guise>): Promise<void> {
    const enter = async (guise: Guise, path: string, body: object): Promise<void> => {
      const { body: answer, cookie } = await this.post(address, guise, path, JSON.stringify(body));
      if (answer?.csrf && cookie) this.guises[guise] = { cookie, 'x-csrf-token': String(answer.csrf) };
    };
    if (wanted.has('guest')) await enter('guest', '/v1/session', { name: 'Guest' });
    const name = `Evil ${Math.random().toString(36).slice(2, 12)}`;
    if (wanted.has('player')) await enter('player', '/v1/accounts', { name, password: PASSWORD });
    if (!wanted.has('player') && !wanted.has('program')) return;
    const scopes = ['play', 'arena', 'jobs', 'account'];
    const { body } = await this.post(address, 'player', '/v1/tokens', JSON.stringify({ name: 'bot', scopes }));
    if (body?.token) this.guises.program = { authorization: `Bearer ${String(body.token)}` };
  }

  private async runTalk(address: string, evil: EvilTalk): Promise<void> {
    const { path, guise, match, frames, pause, cut } = evil;
    const hello = match === undefined ? undefined : await this.helloFor(address, guise, match);
    const say: Talk['say'] = (send) => sendAll(hello === undefined ? frames : [hello, ...frames], pause, send);
    await this.talk(address, evil, { path, guise, cut, say });
  }

  private async runMatch(address: string, evil: EvilMatch): Promise<void> {
    const { body } = await this.post(address, 'guest', '/v1/matches', evil.made);
    if (!body?.id) return;
    const match = String(body.id);
    await Promise.all(SITTERS.map((guise, seat) => this.playSeat(address, evil, { match, guise, seat })));
  }

  private async playSeat(address: string, evil: EvilMatch, { match, guise, seat }: EvilSeat): Promise<void> {
    const { seats, pause, cut } = evil;
    const { join, frames } = seats[seat]!;
    const path = `/v1/matches/${match}/join`;
    const { body: joined } = await this.post(address, guise, path, join);
    // Whose seat is refused takes it with a name that is not.
    if (joined?.seat === undefined) await this.post(address, guise, path, '{}');
    const hello = await this.helloFor(address, guise, match);
    const say: Talk['say'] = async (send, hasBegun) => {
      send(hello ?? '');
      send(JSON.stringify({ t: 'ready', cid: 'ready', nonce: '00000000000000aa' }));
      await Promise.race([hasBegun, after(LONGEST)]);
      await sendAll(frames, pause, send);
    };
    await this.talk(address, evil, { path: '/v1/socket', guise, cut, say });
  }

  private async helloFor(address: string, guise: Guise, match: string): Promise<string | undefined> {
    const { body } = await this.post(address, guise, `/v1/matches/${match}/ticket`, '{}');
    const { ticket } = body ?? {};
    return ticket === undefined ? undefined : JSON.stringify({ t: 'hello', v: 1, match, ticket, have: 0 });
  }

  private talk(address: string, evil: Attack, said: Pick<Talk, 'path' | 'cut' | 'say'> & { guise: Guise }) {
    const { source, hear } = this.parts;
    const { guise, ...rest } = said;
    const headers = { ...(guise !== 'program' && { origin: address }), ...this.guises[guise] };
    return talkOn({ ...rest, source, address, evil, headers, hear });
  }
}

/** Who sits on the seats of a match, in their order. */
const SITTERS: readonly Guise[] = ['guest', 'player'];

/** A seat of an evil match, and who takes it. */
interface EvilSeat {
  readonly match: string;
  readonly guise: Guise;
  readonly seat: number;
}

async function sendAll<Frame>(frames: readonly Frame[], pause: number, send: (frame: Frame) => void): Promise<void> {
  for (const frame of frames) {
    send(frame);
    if (pause > 0) await after(pause);
  }
}
