import { createHmac, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '../store/secret.ts';
import type { Store } from '../store/store.ts';

/** The ids of pings. Any node measures the pong, and nobody else can make them. */
export interface Pings {
  /** The id of a ping that is sent now to a program of an arena. */
  idAt(now: number, arena: number, account: number): string;
  /** When a ping of ours was sent to this program; undefined for other ids. */
  timeOf(id: string, arena: number, account: number): number | undefined;
}

const LETTERS = 22; // of the signature, 132 bits

/** Opens the pings of a service. */
export async function openPings(store: Store): Promise<Pings> {
  const secret = await sharedSecret(store, 'pings');
  const idAt: Pings['idAt'] = (now, arena, account) => {
    const signature = createHmac('sha256', secret).update(`${arena} ${account} ${now}`).digest('base64url');
    return `ping-${now}-${signature.slice(0, LETTERS)}`;
  };
  return {
    idAt,
    timeOf: (id, arena, account) => {
      const [, time] = /^ping-(\d{1,15})-[\w-]{22}$/.exec(id) ?? [];
      if (time === undefined) return undefined;
      const [given, own] = [id, idAt(Number(time), arena, account)].map((text) => Buffer.from(text));
      return given!.length === own!.length && timingSafeEqual(given!, own!) ? Number(time) : undefined;
    },
  };
}
