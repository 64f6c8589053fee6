/**
 * Texts that a service knows, by the name of the field they stand in: what attackers have heard.
 */
export interface Stock {
  add(field: string, text: string): void;
  /** Adds what an answer of an address holds: each text and each number in it. */
  learn(url: string, answer: unknown): void;
  /** A text of a field, or of any field where this field has none. */
  pick(field: string, index: number): string | undefined;
}

const MOST = 200; // texts of a field

/** What is called `matches` in an address is called `match` in a message. */
const singular = (name: string): string => name.replace(/(?<=[a-z]{3})e?s$/, '');

/** What attackers know before they begin: boards, days and levels that there are, and are not. */
const KNOWN: { readonly [field: string]: readonly string[] } = {
  board: ['9x9', '4x4', '4x4:2x2', '9x9', '6x6', '16x16:4x4', '25x25:5x5', '9x9:jigsaw', '9x9+x', '1x1', '36x36'],
  date: ['2026-02-30', '0000-00-00', '9999-12-31', new Date().toISOString().slice(0, 10), '2026-11-22'],
  cid: ['a', 'b', '__proto__', '-', 'ready-0', 'm0-1'],
  nonce: ['00000000000000aa', 'f'.repeat(64)],
  name: ['Anna', 'anna', 'ANNA', 'somebody', '__proto__'],
  password: ['evil enough', 'x'.repeat(200)],
};

/** A new stock. Of many texts the latest stay. */
export function newStock(): Stock {
  const texts = new Map(Object.entries(KNOWN).map(([field, known]) => [field, [...known]]));
  const all: string[] = [];
  let added = 0;
  const put = (list: string[], text: string): void => {
    if (list.length < MOST) list.push(text);
    else list[added++ % MOST] = text;
  };
  const add: Stock['add'] = (name, text) => {
    const field = singular(name);
    const list = texts.get(field) ?? [];
    texts.set(field, list);
    if (list.includes(text)) return;
    put(list, text);
    put(all, text);
  };
  const walk = (context: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) walk(context, item);
    else if (typeof value === 'object' && value !== null)
      for (const [name, field] of Object.entries(value)) {
        if (typeof field === 'object') walk(name, field);
        else if (name === 'id') add(context, String(field));
        else if (typeof field === 'string' && field.length <= 200) add(name, field);
      }
  };
  return {
    add,
    learn: (url, answer) =>
      walk(
        url
          .split(/\/:|\?/)[0]!
          .split('/')
          .at(-1)!,
        answer,
      ),
    pick: (field, index) => {
      const list = texts.get(singular(field)) ?? all;
      return list[index % list.length];
    },
  };
}
