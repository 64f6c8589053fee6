import type { Limits } from '../settings.ts';
import { addressKey } from './address.ts';

/** Counts what there is of each name, up to a limit. */
export interface Crowd {
  /** Counts so much more, by default 1; false when it would be too much. */
  enter(name: string, amount?: number): boolean;
  leave(name: string, amount?: number): void;
}

/** Counts up to `most` for each name, or for all names that have the same key. */
export function newCrowd(most: number, keyOf = (name: string): string => name): Crowd {
  const counts = new Map<string, number>();
  const change = (key: string, count: number): void => {
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    enter: (name, amount = 1) => {
      const key = keyOf(name);
      const count = (counts.get(key) ?? 0) + amount;
      if (count > most) return false;
      change(key, count);
      return true;
    },
    leave: (name, amount = 1) => {
      const key = keyOf(name);
      change(key, (counts.get(key) ?? 0) - amount);
    },
  };
}

/** Everybody who has a socket or a stream open, of whatever kind. */
export interface Crowds {
  readonly addresses: Crowd;
  readonly accounts: Crowd;
  /** Bytes of an address that have come, on all of its connections, and are not answered yet. */
  readonly bytes: Crowd;
}

/** Nobody is there yet. */
export const newCrowds = ({ socketsOfAddress, socketsOfAccount, bytesOfAddress }: Limits): Crowds => ({
  addresses: newCrowd(socketsOfAddress, addressKey),
  accounts: newCrowd(socketsOfAccount),
  bytes: newCrowd(bytesOfAddress, addressKey),
});
