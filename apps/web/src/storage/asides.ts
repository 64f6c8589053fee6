import { type Aside, asideOf } from './aside.ts';
import { database } from './database.ts';
import { ASIDE } from './local.ts';
import { isRecord } from './shape.ts';

/** Everything that was put aside on this device, the latest first. */
export async function allAside(): Promise<Aside[]> {
  const rows = await database().then(
    (db) => db.getAll('aside'),
    () => [],
  );
  return [...rows, ...textsAside()].sort((a, b) => b.at - a.at);
}

/** The texts of `localStorage` that were put aside. */
function textsAside(): Aside[] {
  try {
    return Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(ASIDE) ? asideIn(String(text)) : []));
  } catch {
    return []; // storage is switched off
  }
}

function asideIn(text: string): Aside {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && typeof value.kind === 'string' && typeof value.at === 'number')
      return value as unknown as Aside;
  } catch {
    // Somebody else wrote it.
  }
  return asideOf('aside', '', text);
}
