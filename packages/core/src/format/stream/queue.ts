import type { Entry } from './entry.ts';

/** Entries that were found and not yet handed out, in order. */
export interface Queue {
  add(entry: Entry): void;
  /** Adds entries that are made while they are taken. */
  addAll(entries: Iterable<Entry>): void;
  /** Hands out all that is there, to be gone through once. */
  take(): Iterable<Entry>;
}

export function makeQueue(): Queue {
  let lists: Iterable<Entry>[] = [];
  /** The last of the lists while it is a plain one. */
  let plain: Entry[] | undefined;
  return {
    add(entry) {
      if (!plain) {
        plain = [];
        lists.push(plain);
      }
      plain.push(entry);
    },
    addAll(entries) {
      lists.push(entries);
      plain = undefined;
    },
    take() {
      const taken = lists;
      lists = [];
      plain = undefined;
      return flat(taken);
    },
  };
}

function* flat(lists: readonly Iterable<Entry>[]): Generator<Entry> {
  for (const entries of lists) yield* entries;
}
