/** What somebody waits for. */
export interface Turn {
  /** Those who want the same kind of thing share the turns of that kind. */
  readonly kind: string;
  /** The account that waits, or its address; none where the service itself does. */
  readonly account?: number | string | undefined;
}

/** Those who wait. Kinds take turns, and within a kind accounts do. */
export interface Line<Item> {
  add(turn: Turn, item: Item): void;
  /** Takes whoever's turn it is out of the line. */
  next(): Item | undefined;
  /** How many wait, of one account or in all. */
  count(account?: Turn['account']): number;
}

/** Takes the entry out of a map that is in it for the longest time. */
function takeFirst<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  const first = map.entries().next().value;
  if (first) map.delete(first[0]);
  return first;
}

export function newLine<Item>(): Line<Item> {
  // What comes first in a map has its turn. What is left of it then goes behind the others.
  const kinds = new Map<string, Map<Turn['account'], Item[]>>();
  const counts = new Map<Turn['account'], number>();
  let all = 0;
  const note = (account: Turn['account'], change: number): void => {
    all += change;
    const count = (counts.get(account) ?? 0) + change;
    if (count === 0) counts.delete(account);
    else counts.set(account, count);
  };
  return {
    count: (account) => (account === undefined ? all : (counts.get(account) ?? 0)),
    add: ({ kind, account }, item) => {
      const accounts = kinds.get(kind) ?? new Map<Turn['account'], Item[]>();
      kinds.set(kind, accounts);
      accounts.set(account, [...(accounts.get(account) ?? []), item]);
      note(account, 1);
    },
    next: () => {
      const [kind, accounts] = takeFirst(kinds) ?? [];
      const [account, items] = (accounts && takeFirst(accounts)) ?? [];
      const item = items?.shift();
      if (kind === undefined || !accounts || !items || item === undefined) return undefined;
      note(account, -1);
      if (items.length > 0) accounts.set(account, items);
      if (accounts.size > 0) kinds.set(kind, accounts);
      return item;
    },
  };
}
