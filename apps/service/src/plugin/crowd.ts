/** Counts what is open for each name, up to a limit. */
export interface Crowd {
  /** Counts one more; false when there are enough. */
  enter(name: string): boolean;
  leave(name: string): void;
}

export function newCrowd(most: number): Crowd {
  const counts = new Map<string, number>();
  return {
    enter: (name) => {
      const count = counts.get(name) ?? 0;
      if (count >= most) return false;
      counts.set(name, count + 1);
      return true;
    },
    leave: (name) => {
      const count = (counts.get(name) ?? 1) - 1;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
  };
}

/** Everybody who has a socket open, of whatever kind. */
export interface Crowds {
  readonly addresses: Crowd;
  readonly accounts: Crowd;
}
