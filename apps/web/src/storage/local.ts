import { type Signal, signal } from '@preact/signals';
import { asideOf, putAsideHere } from './aside.ts';
import { type Reading, tried } from './shape.ts';

/** A small record that is kept in the browser's `localStorage`. */
export interface Slot<Value> {
  readonly name: string;
  /** The kept text; null where there is none, or where storage is switched off. */
  text(): string | null;
  /** What a text says. */
  readText(text: string): Reading<Value>;
  /**
   * What is kept, as far as it can be read; nothing where nothing is kept. A text that cannot be
   * read as a whole is put aside.
   */
  read(): Value | undefined;
  /** Keeps a value. Without storage it holds until the page is closed. */
  keep(value: Value): void;
  drop(): void;
}

const PREFIX = 'pencilmark.';
/** Where texts lie that could not be read, each under a name of its own. */
export const ASIDE = `${PREFIX}aside.`;

/** How a value is written as a text. */
interface Code {
  parse(text: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: what is written is what the slot reads
  write(value: any): string;
}

/** A text as it is. */
export const PLAIN: Code = { parse: (text) => text, write: String };

/** A record under a name, as JSON unless it is said how it is written. */
export function slot<Value>(
  name: string,
  read: (value: unknown) => Reading<Value>,
  { parse, write }: Code = { parse: JSON.parse, write: JSON.stringify },
): Slot<Value> {
  // A text that cannot be read, and that there is no room to put aside.
  let isStuck = false;
  const here: Slot<Value> = {
    name,
    text() {
      try {
        return localStorage.getItem(PREFIX + name);
      } catch {
        return null; // storage is switched off
      }
    },
    readText: (text) => tried((whole) => read(parse(whole as string)), text),
    read() {
      const text = here.text();
      if (text === null) return undefined;
      const { value, fault } = here.readText(text);
      if (fault === undefined) return value;
      isStuck = !putTextAside(name, fault, text);
      if (value !== undefined) here.keep(value);
      return value;
    },
    keep(value) {
      if (isStuck) return;
      try {
        localStorage.setItem(PREFIX + name, write(value));
      } catch {
        // It holds until the page is closed.
      }
    },
    drop: () => localStorage.removeItem(PREFIX + name),
  };
  return here;
}

/** Puts a text aside; false where there is no room for that: then it lies where it was. */
function putTextAside(name: string, reason: string, text: string): boolean {
  const aside = asideOf(name, reason, text);
  try {
    localStorage.removeItem(PREFIX + name);
    localStorage.setItem(ASIDE + aside.id, JSON.stringify(aside));
  } catch {
    localStorage.setItem(PREFIX + name, text);
    return false;
  }
  putAsideHere.value++;
  return true;
}

/** What is kept in a slot, as all tabs have it: what a tab keeps holds in the others. */
export function kept<Value, Usual>(from: Slot<Value>, usual: Usual): Signal<Value | Usual> {
  const read = (): Value | Usual => from.read() ?? usual;
  const here = signal(read());
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === PREFIX + from.name) here.value = read();
  });
  return here;
}
