import type { DrillAnswer } from '@pencilmark/coach/mastery';
import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readyFor } from '../puzzles/boards.ts';
import { type Game, isGame } from './game.ts';
import { merge } from './merge.ts';
import type { SolvedGame } from './solved.ts';

interface Schema extends DBSchema {
  games: { key: string; value: Game; indexes: { touched: number } };
  /** What was solved, also when the game itself was deleted. */
  solved: { key: string; value: SolvedGame };
  /** What lies on the setter's tables, one for each tab. */
  tables: { key: string; value: KeptTable; indexes: { touched: number } };
  /** Answers to drills, and what reviews of games found. */
  answers: { key: string; value: DrillAnswer };
  reviews: { key: string; value: KeptReview };
}

/** A setter's table as it is kept: its history is read by the setter's room. */
export interface KeptTable {
  readonly id: string;
  readonly touched: number;
  readonly history: unknown;
}

/** What the review of a game found, as it is kept: its own room reads it. */
export interface KeptReview {
  readonly id: string;
  readonly at: number;
  readonly found: unknown;
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const forget = (): void => {
  opened = undefined;
};

export function database(): Promise<IDBPDatabase<Schema>> {
  if (!opened) {
    opened = openDB<Schema>('pencilmark', 4, {
      upgrade(db, before) {
        if (before < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('touched', 'touched');
        if (before < 2) db.createObjectStore('solved', { keyPath: 'id' });
        if (before < 3) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched');
        if (before < 4)
          for (const name of ['answers', 'reviews'] as const) db.createObjectStore(name, { keyPath: 'id' });
      },
      // Another tab needs a newer version of the database, and must not wait for this one.
      blocking: (_, __, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
  }
  return opened;
}

/** Why nothing can be kept on this device, as long as that is so. */
export const trouble = signal<'blocked' | 'full' | undefined>(undefined);

/** Writes something; from then on it is known whether that is possible. */
export async function written<Done>(write: (db: IDBPDatabase<Schema>) => Promise<Done>): Promise<Done> {
  try {
    const done = await write(await database());
    trouble.value = undefined;
    return done;
  } catch (problem) {
    trouble.value = problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'blocked';
    throw problem;
  }
}

/** What other tabs hear: a game changed, or is gone. */
export interface News {
  readonly id: string;
  readonly isDropped?: boolean;
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('pencilmark.games');

/** Calls back when another tab has kept or deleted a game, until the answer is called. */
export function onNews(hear: (news: News) => void): () => void {
  const listen = ({ data }: MessageEvent<News>): void => hear(data);
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}

// When each game was last touched, as far as this tab knows what is kept.
const seen = new Map<string, number>();

/**
 * Keeps a game on this device, and answers what is kept now: when another tab kept the same game
 * meanwhile, the moves of both. With `isThereOnly` a game that was deleted stays so.
 */
export async function keep(game: Game, { isThereOnly = false } = {}): Promise<Game> {
  const now = await written(async (db) => {
    const transaction = db.transaction('games', 'readwrite');
    const there = await transaction.store.get(game.id);
    if (!there && isThereOnly) return undefined;
    const isNews = there !== undefined && there.touched !== game.touched && there.touched !== seen.get(game.id);
    const both = isNews ? merge(game, there) : game;
    await Promise.all([transaction.store.put(both), transaction.done]);
    return both;
  });
  if (!now) return game;
  seen.set(now.id, now.touched);
  channel?.postMessage({ id: now.id } satisfies News);
  return now;
}

/** Those of the kept that are games, once their boards can be shown. */
async function shown(kept: readonly Game[]): Promise<Game[]> {
  const games = kept.filter(isGame);
  await readyFor(games.map(({ board }) => board));
  return games.filter(isGame);
}

/**
 * Every kept game, the one touched last first; what is none, or of a later version of the app, lies
 * still.
 */
export async function keptGames(): Promise<Game[]> {
  const games = await shown((await (await database()).getAllFromIndex('games', 'touched')).reverse());
  for (const { id, touched } of games) if (!seen.has(id)) seen.set(id, touched);
  return games;
}

/**
 * The game to go on with: the one touched last that is not solved, or else the one touched last.
 * The others are not read.
 */
export async function lastGame(): Promise<Game | undefined> {
  const index = (await database()).transaction('games').store.index('touched');
  let newest: Game | undefined;
  for (let at = await index.openCursor(null, 'prev'); at; at = await at.continue()) {
    if (!isGame(at.value)) continue;
    newest ??= at.value;
    if (at.value.solved !== undefined) continue;
    newest = at.value;
    break;
  }
  const [last] = await shown(newest ? [newest] : []);
  if (last) seen.set(last.id, last.touched);
  return last;
}

/** The begun games that are not solved, the one touched last first, at most so many. */
export async function begunGames(most: number): Promise<Game[]> {
  const index = (await database()).transaction('games').store.index('touched');
  const games: Game[] = [];
  for (let at = await index.openCursor(null, 'prev'); at && games.length < most; at = await at.continue())
    if (isGame(at.value) && at.value.solved === undefined && at.value.nodes.length > 1) games.push(at.value);
  for (const { id, touched } of games) if (!seen.has(id)) seen.set(id, touched);
  return shown(games);
}

/** A kept game; its caller shows it, so that this tab knows of it from now on. */
export async function keptGame(id: string): Promise<Game | undefined> {
  const kept = await (await database()).get('games', id);
  const [game] = await shown(kept ? [kept] : []);
  if (!game) return undefined;
  seen.set(id, game.touched);
  return game;
}

/** Deletes a game, and what its review found. */
export async function drop(id: string): Promise<void> {
  const stores = ['games', 'reviews'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  await Promise.all([...stores.map((name) => transaction.objectStore(name).delete(id)), transaction.done]);
  channel?.postMessage({ id, isDropped: true } satisfies News);
}

/** Remembers that a game was solved, once. */
export async function keepSolved(solved: SolvedGame): Promise<void> {
  await written((db) => db.put('solved', solved));
}

export async function solvedGames(): Promise<SolvedGame[]> {
  return (await database()).getAll('solved');
}

// Nobody looks for what lay on a table so many tables ago.
const MOST_TABLES = 20;

/** Keeps what lies on a table, also when the page is just being left. */
export async function keepTable(table: KeptTable): Promise<void> {
  await written(async (db) => {
    const transaction = db.transaction('tables', 'readwrite');
    const put = transaction.store.put(table);
    // Whoever leaves does not wait for an answer.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });
}

/** Every kept table, the one touched last first; the oldest go. */
export async function keptTables(): Promise<KeptTable[]> {
  const db = await database();
  const tables = (await db.getAllFromIndex('tables', 'touched')).reverse();
  for (const { id } of tables.slice(MOST_TABLES)) await db.delete('tables', id);
  return tables.slice(0, MOST_TABLES);
}
