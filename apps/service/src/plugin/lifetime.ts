import { forEach } from '../matches/for-each.ts';
import type { Crowd } from './crowd.ts';

/** The life of one connection. What it has counted up, its end counts down: each once. */
export interface Lifetime {
  isOver(): boolean;
  /** Does this when the connection ends; at once when it has ended already. */
  onEnd(undo: () => void): void;
  /** Counts the connection in a crowd; false where there are enough, or where it has ended. */
  enter(crowd: Crowd, name: string): boolean;
  end(): void;
}

/** Begins the life of a connection. */
export function newLifetime(): Lifetime {
  let owed: (() => void)[] | undefined = [];
  return {
    isOver: () => owed === undefined,
    onEnd: (undo) => {
      if (owed) owed.push(undo);
      else undo();
    },
    enter: (crowd, name) => {
      if (!owed || !crowd.enter(name)) return false;
      owed.push(() => crowd.leave(name));
      return true;
    },
    end: () => {
      const all = owed ?? [];
      owed = undefined;
      forEach(all.reverse(), (undo) => undo());
    },
  };
}
