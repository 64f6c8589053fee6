import { type Aside, asideId, asideOf } from '../storage/aside.ts';
import type { Row, StoreName } from '../storage/database.ts';
import { parts, type Reading, text, time, tried } from '../storage/shape.ts';
import { ROWS, type RowKind, TEXTS } from './kinds.ts';
import { type Entry, jsonOf } from './lines.ts';

/** What a browser keeps: its records, its small ones as texts, and what lies aside. */
export interface Kept {
  readonly rows: ReadonlyMap<StoreName, readonly Row[]>;
  readonly texts: ReadonlyMap<string, string>;
  readonly aside: readonly Aside[];
}

/** What changes when the records of a file come to a browser. */
export interface Change {
  /** The records that are written, by their stores, and the small ones. */
  readonly rows: ReadonlyMap<StoreName, readonly Row[]>;
  readonly texts: ReadonlyMap<string, unknown>;
  readonly aside: readonly Aside[];
  /** How many records are new, were put together with what was here, and were here already. */
  readonly added: number;
  readonly changed: number;
  readonly known: number;
}

const ASIDE = parts({ id: text, kind: text, at: time, reason: text, value: () => undefined });
const contentOf = ({ kind, value }: Entry): string => jsonOf([kind, value]);

/**
 * What changes when records come to those that a browser keeps: a union of sets, so a file that is
 * brought again changes nothing. What cannot be read comes to what lies aside.
 */
export function brought({ rows, texts, aside }: Kept, entries: readonly Entry[]): Change {
  const here = new Map(ROWS.map(({ name }) => [name, new Map(rows.get(name)?.map((row) => [row.id, row]))]));
  const written = new Map<StoreName, Map<string, Row>>(ROWS.map(({ name }) => [name, new Map()]));
  const writtenTexts = new Map<string, unknown>();
  const asideContents = new Set(aside.map(contentOf));
  const asideIds = new Set(aside.map(({ id }) => id));
  const more: Aside[] = [];
  const counts = { added: 0, changed: 0, known: 0 };

  const putAside = (one: Aside): void => {
    if (asideContents.has(contentOf(one))) {
      counts.known++;
      return;
    }
    asideContents.add(contentOf(one));
    more.push(asideIds.has(one.id) ? { ...one, id: asideId() } : one);
    asideIds.add(more.at(-1)!.id);
  };

  const takeRow = (kind: RowKind, value: Row): void => {
    const all = here.get(kind.name)!;
    const found = all.get(value.id);
    if (!found) {
      counts.added++;
    } else if (jsonOf(found) === jsonOf(value)) {
      counts.known++;
      return;
    }
    const mine = found && tried(kind.read, found).value;
    if (found && !mine) {
      // What only a later version of the app can read stays where it is.
      putAside(asideOf(kind.name, '.id', value));
      return;
    }
    const now = mine ? kind.merge(mine, value) : value;
    if (mine && !kind.areSame(mine, value)) putAside(asideOf(kind.name, '.id', now === mine ? value : mine));
    if (mine && jsonOf(now) === jsonOf(mine)) {
      counts.known++;
      return;
    }
    if (mine) counts.changed++;
    all.set(now.id, now);
    written.get(kind.name)!.set(now.id, now);
  };

  const takeText = ({ slot, merge }: (typeof TEXTS)[number], value: unknown): void => {
    const text = writtenTexts.has(slot.name) ? undefined : texts.get(slot.name);
    const mine = writtenTexts.get(slot.name) ?? (text === undefined ? undefined : slot.readText(text).value);
    const now = mine === undefined ? value : merge(mine, value);
    if (mine !== undefined && jsonOf(now) === jsonOf(mine)) {
      counts.known++;
      return;
    }
    counts[mine === undefined ? 'added' : 'changed']++;
    writtenTexts.set(slot.name, now);
  };

  const take = (entry: Entry, otherwise: (fault: string) => Aside): void => {
    const row = ROWS.find(({ name }) => name === entry.kind);
    const small = TEXTS.find(({ slot }) => slot.name === entry.kind);
    const { value, fault }: Reading<unknown> = row
      ? tried(row.read, entry.value)
      : small && typeof entry.value === 'string'
        ? small.slot.readText(entry.value)
        : { fault: '' };
    if (value === undefined || fault !== undefined) putAside(otherwise(fault ?? '.version'));
    if (value === undefined) return;
    if (row) takeRow(row, value as Row);
    else takeText(small!, value);
  };

  for (const entry of entries) {
    const lain = entry.kind === 'aside' && ASIDE(entry.value) === undefined ? (entry.value as Aside) : undefined;
    // What another version of the app put aside may be read by this one.
    if (lain) take(lain, () => lain);
    else take(entry, (fault) => asideOf(entry.kind, fault, entry.value));
  }
  return {
    rows: new Map([...written].map(([name, all]) => [name, [...all.values()]])),
    texts: writtenTexts,
    aside: more,
    ...counts,
  };
}
