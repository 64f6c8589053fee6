import { ok, type Result } from '@pencilmark/core/result';
import { dayOf } from '../model/daily.ts';
import { loadKinds } from '../puzzles/boards.ts';
import { allAside } from '../storage/asides.ts';
import { database, type Row, readable, type StoreName, written } from '../storage/database.ts';
import { download } from '../ui/parts/file.ts';
import { brought, type Change, entriesOf, type Kept } from './bring.ts';
import { ROWS, TEXTS } from './kinds.ts';
import { type Entry, type FileFault, readLines, writtenLines } from './lines.ts';

/** Everything that this browser keeps, once what cannot be read was put aside. */
async function allKept(): Promise<Kept> {
  // Boards with clues are known from then on.
  await loadKinds();
  const db = await database();
  for (const kind of ROWS) await readable(kind, await db.getAll(kind.name));
  for (const { slot } of TEXTS) slot.read();
  const rows = new Map<StoreName, readonly Row[]>();
  for (const { name } of ROWS) rows.set(name, await db.getAll(name));
  return { rows, texts: textsHere(), aside: await allAside() };
}

const textsHere = (): Map<string, string> =>
  new Map(
    TEXTS.flatMap(({ slot }) => {
      const text = slot.text();
      return text === null ? [] : [[slot.name, text] as const];
    }),
  );

const offer = (entries: readonly Entry[], name: string): void =>
  download(
    new Blob([writtenLines(entries)], { type: 'application/jsonl' }),
    `pencilmark-${name}-${dayOf(new Date())}.jsonl`,
  );

/** Offers everything that this browser keeps as a file; answers how many records that are. */
export async function exportAll(): Promise<number> {
  const entries = entriesOf(await allKept());
  offer(entries, 'backup');
  return entries.length;
}

/** Offers what lies aside as a file. */
export async function exportAside(): Promise<void> {
  const aside = await allAside();
  offer(
    aside.map((value) => ({ kind: 'aside', value })),
    'aside',
  );
}

/**
 * Adds the records of a file to those that are here. A file with a fault changes nothing, and
 * neither does one for which there is no room: then this rejects.
 */
export async function importAll(text: string): Promise<Result<Change, FileFault>> {
  const read = readLines(text);
  if (!read.ok) return read;
  const { aside } = await allKept();
  const change = await written(async (db) => {
    const names = ROWS.map(({ name }) => name);
    const transaction = db.transaction([...names, 'aside' as const], 'readwrite');
    try {
      const rows = new Map<StoreName, readonly Row[]>();
      for (const name of names) rows.set(name, await transaction.objectStore(name).getAll());
      const news = brought({ rows, texts: textsHere(), aside }, read.value);
      const puts = [...news.rows].flatMap(([name, list]) => list.map((row) => transaction.objectStore(name).put(row)));
      const others = news.aside.map((aside) => transaction.objectStore('aside').put(aside));
      await Promise.all([...puts, ...others, transaction.done]);
      return news;
    } catch (problem) {
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      await transaction.done.catch(() => {});
      throw problem;
    }
  });
  for (const { slot } of TEXTS)
    if (change.texts.has(slot.name)) {
      slot.keep(change.texts.get(slot.name));
      dispatchEvent(new StorageEvent('storage', { key: `pencilmark.${slot.name}` }));
    }
  tell(change);
  return ok(change);
}

/** Sends what came to all windows, this window too: it hears channels of its own. */
function tell({ rows }: Change): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const post = (channel: string, messages: readonly unknown[]): void => {
    const own = new BroadcastChannel(`pencilmark.${channel}`);
    for (const message of messages) own.postMessage(message);
    own.close();
  };
  post('games', rows.get('games')?.map(({ id }) => ({ id })) ?? []);
  post('answers', [rows.get('answers') ?? []]);
}
