import type { Limits } from '../settings.ts';
import { addressKey } from './address.ts';

/** Counts what is open for each name, up to a limit. */
export interface Crowd {
  /** Counts one more; false when there are enough. */
  enter(name: string): boolean;
  leave(name: string): void;
}

/** Counts up to `most` for each name, or for all names that have the same key. */
export function newCrowd(most: number, keyOf = (name: string): string => name): Crowd {
  const counts = new Map<string, number>();
  return {
    enter: (name) => {
      const key = keyOf(name);
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    leave: (name) => {
      const key = keyOf(name);
      const count = (counts.get(key) ?? 1) - 1;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

/** Everybody who has a socket or a stream open, of whatever kind. */
export interface Crowds {
  readonly addresses: Crowd;
  readonly accounts: Crowd;
}

/** Nobody is there yet. */
export const newCrowds = ({ socketsOfAddress, socketsOfAccount }: Limits): Crowds => ({
  addresses: newCrowd(socketsOfAddress, addressKey),
  accounts: newCrowd(socketsOfAccount),
});
