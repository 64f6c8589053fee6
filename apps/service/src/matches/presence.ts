import type { Store } from '../store/store.ts';
import type { Beats } from './beats.ts';
import type { LiveMatch } from './live.ts';
import type { Referee } from './referee.ts';

/** A connection that says when it ends. */
interface Ending {
  onEnd(undo: () => void): void;
}

/** Who is connected to a seat. */
export interface Presence {
  /**
   * A connection of a seat has come, and is there until its life ends, whatever fails meanwhile.
   */
  enter(match: LiveMatch, seat: number, connection: Ending): Promise<void>;
}

/** Somebody who reloads a page is back within this time, and was not away. */
const GRACE = 2000; // ms
const AGAIN = 5000; // ms

/** Notes on which node a seat is, and returns the node before. */
async function move({ db }: Store, { key }: LiveMatch, seat: number, node: string): Promise<string | null> {
  const before = await db
    .updateTable('seat')
    .from('seat as before')
    .set({ node })
    .whereRef('before.match', '=', 'seat.match')
    .whereRef('before.seat', '=', 'seat.seat')
    .where('seat.match', '=', key)
    .where('seat.seat', '=', seat)
    .returning('before.node')
    .executeTakeFirst();
  return before?.node ?? null;
}

export function newPresence(store: Store, referee: Referee, beats: Beats): Presence {
  const connections = new Map<string, number>();

  /**
   * Whose node has died or was ended gets back the time from its last sign until now, once; of a
   * duel whose clock ran.
   */
  const credit = async (match: LiveMatch, seat: number, node: string | null): Promise<void> => {
    const from = node === null || node === beats.node ? undefined : await beats.lastOf(node);
    if (from === undefined) return;
    const cid = `away-${node}-${seat}`;
    await referee.act(match, { t: 'credit', seat, from: from + match.ahead(), cid });
  };

  const leave = async (match: LiveMatch, seat: number): Promise<void> => {
    const here = store.db
      .updateTable('seat')
      .where('match', '=', match.key)
      .where('seat', '=', seat)
      // A player who is now on another node is not away.
      .where('node', '=', beats.node);
    const left = await here.set({ node: beats.node }).returning('seat').execute();
    if (left.length === 0) return;
    // The absence is announced before the seat is forgotten, so that a failure is tried again.
    await referee.act(match, { t: 'leave', seat });
    await here.set({ node: null }).execute();
  };

  const arrive = async (match: LiveMatch, seat: number): Promise<void> => {
    await credit(match, seat, await move(store, match, seat, beats.node));
    await referee.act(match, { t: 'back', seat });
  };

  const lose = (match: LiveMatch, seat: number, name: string): void => {
    const rest = connections.get(name)! - 1;
    connections.set(name, rest);
    if (rest > 0) return;
    const depart = (): void => {
      if (connections.get(name) !== 0) return;
      // When the database is away, this comes to it later.
      leave(match, seat).then(
        () => connections.get(name) === 0 && connections.delete(name),
        () => setTimeout(depart, AGAIN).unref(),
      );
    };
    setTimeout(depart, GRACE).unref();
  };

  return {
    enter: (match, seat, connection) => {
      const name = `${match.key}:${seat}`;
      connections.set(name, (connections.get(name) ?? 0) + 1);
      const arrived = arrive(match, seat);
      const loseIt = () => lose(match, seat, name);
      // What is still on its way to the database must not come there after the departure.
      connection.onEnd(() => void arrived.then(loseIt, loseIt));
      return arrived;
    },
  };
}
