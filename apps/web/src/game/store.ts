import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Game } from './game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: Game; indexes: { touched: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('pencilmark', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
    // Another tab wants a newer version: it may have it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** Keeps a game on this device. */
export async function keep(game: Game): Promise<void> {
  await (await database()).put('games', game);
}

/** Every kept game, the one touched last first. */
export async function keptGames(): Promise<Game[]> {
  return (await (await database()).getAllFromIndex('games', 'touched')).reverse();
}

export async function keptGame(id: string): Promise<Game | undefined> {
  return (await database()).get('games', id);
}

export async function drop(id: string): Promise<void> {
  await (await database()).delete('games', id);
}
