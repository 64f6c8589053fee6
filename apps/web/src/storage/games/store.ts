import type { Game } from '../../model/game.ts';
import { merge } from '../../model/merge.ts';
import { isUnread, readyFor } from '../../puzzles/boards.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { allOf, database, putAside, readable, written } from '../database.ts';
import { tried } from '../shape.ts';
import { GAMES, readGame, SOLVED } from './reading.ts';

/** What other tabs hear: a game was changed or deleted. */
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
    const stored = (await transaction.store.get(game.id)) as Game | undefined;
    if (!stored && isThereOnly) return undefined;
    const isNews = stored !== undefined && stored.touched !== game.touched && stored.touched !== seen.get(game.id);
    const there = isNews ? tried(readGame, stored).value : undefined;
    if (isNews && !there) return 'lost';
    const both = there ? merge(game, there) : game;
    await Promise.all([transaction.store.put(both), transaction.done]);
    return both;
  });
  if (now === 'lost') {
    // What nobody can read, or only a later version of the app, makes room first.
    await putAside(GAMES, [game.id], { isLaterToo: true });
    return keep(game);
  }
  if (!now) return game;
  see(now);
  channel?.postMessage({ id: now.id } satisfies News);
  return now;
}

const see = ({ id, touched }: Game): void => void seen.set(id, touched);

/** Those of the rows that are games, once their boards can be shown. */
async function shown(rows: readonly unknown[]): Promise<Game[]> {
  const games = await readable(GAMES, rows);
  if (!games.some(({ board }) => isUnread(board))) return games;
  await readyFor(games.map(({ board }) => board));
  return readable(GAMES, games);
}

/**
 * Shows games to `isLast`, the last touched first, until it answers that it has seen enough.
 */
async function walk(isLast: (game: Game) => boolean): Promise<void> {
  const index = (await database()).transaction('games').store.index('touched');
  const faulty: unknown[] = [];
  for (let at = await index.openCursor(null, 'prev'); at; at = await at.continue()) {
    const { value, fault } = tried(readGame, at.value);
    if (fault !== undefined) faulty.push(at.value);
    if (value && isLast(value)) break;
  }
  await readable(GAMES, faulty);
}

/**
 * Every kept game, the last touched first. A game that cannot be read is put aside; one of a later
 * version of the app lies still.
 */
export async function keptGames(): Promise<Game[]> {
  const games = await shown(await (await database()).getAll('games'));
  for (const game of games) if (!seen.has(game.id)) see(game);
  return games.sort((a, b) => b.touched - a.touched || (a.id < b.id ? 1 : -1));
}

/**
 * The game to go on with: the last touched that is not solved, or else the last touched.
 * The others are not read.
 */
export async function lastGame(without: readonly string[] = []): Promise<Game | undefined> {
  const newest: Game[] = [];
  await walk((game) => {
    const isOpen = game.solved === undefined;
    if (!without.includes(game.id) && (isOpen || newest.length === 0)) newest.push(game);
    return isOpen && newest.at(-1) === game;
  });
  const latest = newest.at(-1);
  if (!latest) return undefined;
  const [last] = await shown([latest]);
  if (!last) return lastGame([...without, latest.id]);
  see(last);
  return last;
}

/** The begun games that are not solved, the last touched first, at most so many. */
export async function begunGames(most: number): Promise<Game[]> {
  const games: Game[] = [];
  await walk((game) => {
    if (game.solved === undefined && game.nodes.length > 1) games.push(game);
    return games.length >= most;
  });
  for (const game of games) if (!seen.has(game.id)) see(game);
  return shown(games);
}

/** A kept game; its caller shows it, so that this tab knows of it from now on. */
export async function keptGame(id: string): Promise<Game | undefined> {
  const kept = await (await database()).get('games', id);
  const [game] = await shown(kept ? [kept] : []);
  if (game) see(game);
  return game;
}

/** Deletes a game and its review. */
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

export const solvedGames = (): Promise<SolvedGame[]> => allOf(SOLVED);
