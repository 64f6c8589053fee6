import type { Entry } from './entry.ts';

/** Entries that the reader has found and not yet handed out, in order. */
export interface Queue {
  add(entry: Entry): void;
  /** Adds entries that are made only when the caller takes them. */
  addAll(entries: Iterable<Entry>): void;
  /** Hands out all entries. The caller can go through them once. */
  take(): Iterable<Entry>;
}

export function makeQueue(placed: (entry: Entry) => Entry): Queue {
  let lists: Iterable<Entry>[] = [];
  /** The last list, if `add` can add to it. */
  let plain: Entry[] | undefined;
  return {
    add(entry) {
      if (!plain) {
        plain = [];
        lists.push(plain);
      }
      plain.push(placed(entry));
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
