import { type Aside, asideId, asideOf } from '../storage/aside.ts';
import type { Row, StoreName } from '../storage/database.ts';
import { parts, type Reading, text, time, tried } from '../storage/shape.ts';
import { ROWS, type RowKind, TEXTS } from './kinds.ts';
import { type Entry, jsonOf } from './lines.ts';

/** What a browser keeps: its records, small values as texts, and what lies aside. */
export interface Kept {
  readonly rows: ReadonlyMap<StoreName, readonly Row[]>;
  readonly texts: ReadonlyMap<string, string>;
  readonly aside: readonly Aside[];
}

/** What changes when the records of a file come to a browser. */
export interface Change {
  /** The records that are written, by their stores, and the small values. */
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
export function brought(kept: Kept, entries: readonly Entry[]): Change {
  const union = new Union(kept);
  for (const entry of entries) {
    const lain = entry.kind === 'aside' && ASIDE(entry.value) === undefined ? (entry.value as Aside) : undefined;
    // What another version of the app put aside may be readable now.
    if (lain) union.take(lain, () => lain);
    else union.take(entry, (fault) => asideOf(entry.kind, fault, entry.value));
  }
  return union.change();
}

/** What a browser keeps together with what comes to it. */
class Union {
  private readonly here: ReadonlyMap<StoreName, Map<string, Row>>;
  private readonly written = new Map<StoreName, Map<string, Row>>(ROWS.map(({ name }) => [name, new Map()]));
  private readonly texts: ReadonlyMap<string, string>;
  private readonly writtenTexts = new Map<string, unknown>();
  private readonly aside: Aside[] = [];
  private readonly asideContents: Set<string>;
  private readonly asideIds: Set<string>;
  private readonly counts = { added: 0, changed: 0, known: 0 };

  constructor({ rows, texts, aside }: Kept) {
    this.here = new Map(ROWS.map(({ name }) => [name, new Map(rows.get(name)?.map((row) => [row.id, row]))]));
    this.texts = texts;
    this.asideContents = new Set(aside.map(contentOf));
    this.asideIds = new Set(aside.map(({ id }) => id));
  }

  /** Takes a record where it can be read; `otherwise` makes of it what lies aside. */
  take(entry: Entry, otherwise: (fault: string) => Aside): void {
    const row = ROWS.find(({ name }) => name === entry.kind);
    const small = TEXTS.find(({ slot }) => slot.name === entry.kind);
    const { value, fault }: Reading<unknown> = row
      ? tried(row.read, entry.value)
      : small && typeof entry.value === 'string'
        ? small.slot.readText(entry.value)
        : { fault: '' };
    if (value === undefined || fault !== undefined) this.putAside(otherwise(fault ?? '.version'));
    if (value === undefined) return;
    if (row) this.takeRow(row, value as Row);
    else this.takeText(small!, value);
  }

  change(): Change {
    return {
      rows: new Map([...this.written].map(([name, all]) => [name, [...all.values()]])),
      texts: this.writtenTexts,
      aside: this.aside,
      ...this.counts,
    };
  }

  private putAside(record: Aside): void {
    if (this.asideContents.has(contentOf(record))) {
      this.counts.known++;
      return;
    }
    this.asideContents.add(contentOf(record));
    this.aside.push(this.asideIds.has(record.id) ? { ...record, id: asideId() } : record);
    this.asideIds.add(this.aside.at(-1)!.id);
  }

  private takeRow(kind: RowKind, value: Row): void {
    const all = this.here.get(kind.name)!;
    const before = all.get(value.id);
    if (!before) {
      this.counts.added++;
    } else if (jsonOf(before) === jsonOf(value)) {
      this.counts.known++;
      return;
    }
    const mine = before && tried(kind.read, before).value;
    if (before && !mine) {
      // What only a later version of the app can read stays where it is.
      this.putAside(asideOf(kind.name, '.id', value));
      return;
    }
    const now = mine ? kind.merge(mine, value) : value;
    if (mine && !kind.areSame(mine, value)) this.putAside(asideOf(kind.name, '.id', now === mine ? value : mine));
    if (mine && jsonOf(now) === jsonOf(mine)) {
      this.counts.known++;
      return;
    }
    if (mine) this.counts.changed++;
    all.set(now.id, now);
    this.written.get(kind.name)!.set(now.id, now);
  }

  private takeText({ slot, merge }: (typeof TEXTS)[number], value: unknown): void {
    const text = this.writtenTexts.has(slot.name) ? undefined : this.texts.get(slot.name);
    const mine = this.writtenTexts.get(slot.name) ?? (text === undefined ? undefined : slot.readText(text).value);
    const now = mine === undefined ? value : merge(mine, value);
    if (mine !== undefined && jsonOf(now) === jsonOf(mine)) {
      this.counts.known++;
      return;
    }
    this.counts[mine === undefined ? 'added' : 'changed']++;
    this.writtenTexts.set(slot.name, now);
  }
}

/** What a browser keeps, as the records of a file. */
export const entriesOf = ({ rows, texts, aside }: Kept): Entry[] => [
  ...[...rows].flatMap(([kind, list]) => list.map((value) => ({ kind, value }))),
  ...Array.from(texts, ([kind, value]) => ({ kind, value })),
  ...aside.map((value) => ({ kind: 'aside', value })),
];
