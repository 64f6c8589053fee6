import { allOf, database, written } from '../../storage/database.ts';
import { slot } from '../../storage/local.ts';
import type { History } from './history.ts';
import { readHistory, TABLES, type Table } from './reading.ts';

export type { Table } from './reading.ts';

const TAB = 'pencilmark.table.id';
/** Where the only table was kept before each tab had its own. */
const FORMER = slot('table', readHistory);

/** Runs something with the storage of the browser; nothing where that is switched off. */
function tried<Found>(ask: () => Found): Found | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

// Milliseconds in which a tab that is loaded anew has let go of its id: WebKit takes over a second.
const PATIENCE = 5000;
// Milliseconds that every other tab waits; it may be a copy, whose id another tab holds.
const PATIENCE_OF_COPIES = 500;

const patience = (): number => {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload' ? PATIENCE : PATIENCE_OF_COPIES;
};

/**
 * Holds an id for as long as this tab lives; a copy of a tab has the same id, and does not get it.
 */
function isHeld(id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve(true);
      return new Promise(() => {});
    };
    const signal = AbortSignal.timeout(patience());
    navigator.locks.request(`${TAB} ${id}`, { signal }, hold).catch(() => resolve(false));
  });
}

/**
 * The id of the table of this tab: the same after it is loaded anew, another in every other tab.
 */
async function idOfTab(): Promise<string> {
  const kept = tried(() => sessionStorage.getItem(TAB));
  const id = kept && (await isHeld(kept)) ? kept : newId();
  if (id !== kept) {
    tried(() => sessionStorage.setItem(TAB, id));
    await isHeld(id);
  }
  return id;
}

export const tabId: Promise<string> = idOfTab();

// Nobody looks for what lay on a table so many tables ago.
const MOST_TABLES = 20;

/** Every table that is kept, the last touched first; the oldest go. */
export async function allTables(): Promise<Table[]> {
  await moveFormer().catch(() => {});
  const tables = await allOf(TABLES).catch(() => []);
  tables.sort((a, b) => b.touched - a.touched || (a.id < b.id ? 1 : -1));
  for (const { id } of tables.splice(MOST_TABLES)) await (await database()).delete('tables', id);
  return tables;
}

/** Moves what lay on the only table to where tables are kept now. */
async function moveFormer(): Promise<void> {
  const history = FORMER.read();
  if (!history) return;
  await keep({ id: 'former', touched: 0, history });
  FORMER.drop();
}

/** Keeps what lies on the table of this tab. */
export async function keepMine(history: History): Promise<void> {
  await keep({ id: await tabId, touched: Date.now(), history });
}

/** Keeps what lies on a table, also when the page is just being left. */
async function keep(table: Table): Promise<void> {
  await written(async (db) => {
    const transaction = db.transaction('tables', 'readwrite');
    const put = transaction.store.put(table);
    // Whoever leaves does not wait for an answer.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  });
}
