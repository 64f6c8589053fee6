import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Aside, asideOf, putAsideHere } from './aside.ts';
import { type Reading, tried } from './shape.ts';

/** A record as it is kept; its kind describes all but its id once it is read. */
export interface Row {
  readonly id: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: Row; indexes: { touched: number } };
  /** What was solved, also when the game itself was deleted. */
  solved: { key: string; value: Row };
  /** What lies on the setter's tables, one for each tab. */
  tables: { key: string; value: Row; indexes: { touched: number } };
  /** Answers to drills, and reviews of games. */
  answers: { key: string; value: Row };
  reviews: { key: string; value: Row };
  /** What could not be read. */
  aside: { key: string; value: Aside };
}

/** The stores whose records have a kind. */
export type StoreName = 'games' | 'solved' | 'tables' | 'answers' | 'reviews';

/** A kind of records of the database. */
export interface Kind<Of extends Row> {
  readonly name: StoreName;
  read(value: unknown): Reading<Of>;
}

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;
const forget = (): void => {
  opened = undefined;
};

export function database(): Promise<Database> {
  if (!opened) {
    opened = opening();
    opened.catch(forget);
  }
  return opened;
}

/** A browser that lets the page store no data throws at once; here that is a promise, too. */
const opening = async (): Promise<Database> =>
  openDB<Schema>('pencilmark', 5, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
      if (before < 2) db.createObjectStore('solved', { keyPath: 'id' });
      if (before < 3) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched');
      if (before < 4) for (const name of ['answers', 'reviews'] as const) db.createObjectStore(name, { keyPath: 'id' });
      if (before < 5) db.createObjectStore('aside', { keyPath: 'id' });
    },
    // Another tab needs a newer version of the database, and must not wait for this tab.
    blocking: (_, __, event) => {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });

/** Why nothing can be kept on this device, as long as that is so. */
export const trouble = signal<'blocked' | 'full' | undefined>(undefined);

/** Writes something; from then on it is known whether that is possible. */
export async function written<Done>(write: (db: Database) => Promise<Done>): Promise<Done> {
  try {
    const done = await write(await database());
    trouble.value = undefined;
    return done;
  } catch (problem) {
    trouble.value = problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'blocked';
    throw problem;
  }
}

/**
 * Puts records aside that cannot be read. Another tab may have written better ones, or put them
 * aside already. What could be saved of a record takes its place. With `isLaterToo`, records of a
 * later version of the app go as well.
 */
export async function putAside<Of extends Row>(
  { name, read }: Kind<Of>,
  ids: readonly string[],
  { isLaterToo = false } = {},
): Promise<void> {
  const count = await written(async (db) => {
    const transaction = db.transaction([name, 'aside'], 'readwrite');
    const [rows, aside] = [transaction.objectStore(name), transaction.objectStore('aside')];
    let moved = 0;
    for (const id of ids) {
      const row = await rows.get(id);
      const { value, fault } = tried(read, row);
      if (!row || (fault === undefined && (value || !isLaterToo))) continue;
      moved++;
      await aside.put(asideOf(name, fault ?? '.version', row));
      await (value ? rows.put(value) : rows.delete(id));
    }
    await transaction.done;
    return moved;
  });
  putAsideHere.value += count;
}

/** Those of some rows of the database that can be read. The others are put aside. */
export async function readable<Of extends Row>(kind: Kind<Of>, rows: readonly unknown[]): Promise<Of[]> {
  const readings = rows.map((row) => tried(kind.read, row));
  const ids = rows.flatMap((row, at) => (readings[at]!.fault === undefined ? [] : (row as Row).id));
  // Where that is not possible they lie where they are, and everything else goes on.
  if (ids.length > 0) await putAside(kind, ids).catch(() => {});
  return readings.flatMap(({ value }) => value ?? []);
}

/** Every record of a kind that can be read, in the order of their ids. */
export async function allOf<Of extends Row>(kind: Kind<Of>): Promise<Of[]> {
  return readable(kind, await (await database()).getAll(kind.name));
}

/** The record with an id, if it can be read. */
export async function oneOf<Of extends Row>(kind: Kind<Of>, id: string): Promise<Of | undefined> {
  const row = await (await database()).get(kind.name, id);
  return row && (await readable(kind, [row]))[0];
}
