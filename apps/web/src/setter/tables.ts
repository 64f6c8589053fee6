import { type KeptTable, keepTable, keptTables } from '../game/store.ts';
import { type History, historyFrom } from './history.ts';

/** What lies, or lay, on the table of some tab. */
export interface Table {
  readonly id: string;
  readonly touched: number;
  readonly history: History;
}

const TAB = 'pencilmark.table.id';
/** Where the one table was kept before each tab had its own. */
const FORMER = 'pencilmark.table';

/** Runs something with the storage of the browser; nothing where that is switched off. */
function tried<Found>(ask: () => Found): Found | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

// Milliseconds in which a tab that is loaded anew has let go of its id.
const PATIENCE = 500;

/**
 * Holds an id for as long as this tab lives; a copy of a tab has the same one, and does not get it.
 */
function isHeld(id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve(true);
      return new Promise(() => {});
    };
    const signal = AbortSignal.timeout(PATIENCE);
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

const tableFrom = ({ id, touched, history }: KeptTable): Table[] => {
  const found = historyFrom(history);
  return found ? [{ id, touched, history: found }] : [];
};

/** Every table that is kept, the one touched last first. */
export async function allTables(): Promise<Table[]> {
  await moveFormer().catch(() => {});
  return (await keptTables().catch(() => [])).flatMap(tableFrom);
}

/** Takes what lay on the one table to where tables are kept now. */
async function moveFormer(): Promise<void> {
  const text = tried(() => localStorage.getItem(FORMER));
  const history = text && tried(() => historyFrom(JSON.parse(text)));
  if (history) await keepTable({ id: 'former', touched: 0, history });
  tried(() => localStorage.removeItem(FORMER));
}

/** Keeps what lies on the table of this tab. */
export async function keepMine(history: History): Promise<void> {
  await keepTable({ id: await tabId, touched: Date.now(), history });
}
