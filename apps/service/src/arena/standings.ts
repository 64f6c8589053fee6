import { type Table, tableOf } from '@pencilmark/arena';
import type { ArenaFacts, Arenas } from './arenas.ts';

/** The tables of arenas, for all who look on at this node. */
export interface Standings {
  /** A table for each round that was played or is being played. */
  tables(arena: ArenaFacts): Promise<readonly Table[]>;
}

/** Many who look on at the same time get the same tables, no older than this. */
const FRESH = 500; // ms

export function openStandings({ played }: Arenas): Standings {
  const known = new Map<string, Promise<readonly Table[]>>();
  return {
    tables: (arena) => {
      // The last tables are those of the end, not of the moment before.
      const name = `${arena.key} ${arena.state}`;
      const message = known.get(name);
      if (message) return message;
      const made = played(arena).then((rounds) => rounds.map(tableOf));
      known.set(name, made);
      setTimeout(() => known.delete(name), FRESH).unref();
      return made;
    },
  };
}
