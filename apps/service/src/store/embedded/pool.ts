import type { Rows } from './messages.ts';
import type { DatabaseThread } from './thread.ts';

/** What Kysely needs of a connection. */
export interface Connection {
  query(text: string, values?: readonly unknown[]): Promise<Rows>;
  release(): void;
}

/** What Kysely needs of node-postgres. */
export interface ConnectionPool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

/**
 * A pool with the only connection of an embedded database. Who needs it while it is lent waits
 * in a queue, so a transaction is never mixed with another. Who started the thread closes it.
 */
export function poolOfOne(thread: DatabaseThread): ConnectionPool {
  let lent: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const before = lent;
      let release = (): void => {};
      lent = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return {
        query: (text, values = []) => thread.ask({ kind: 'query', text, values }),
        release,
      };
    },
    end: () => lent,
  };
}
